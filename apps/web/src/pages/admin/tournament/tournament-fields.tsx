// The fields of a tournament to type, choose and tick.
import type { TeamView } from "#projections/views.ts";
import { Checkbox } from "#web/components/checkbox/checkbox.tsx";
import { Field } from "#web/components/field/field.tsx";
import { Select } from "#web/components/select/select.tsx";
import styles from "#web/forms/form.module.css";
import { TOURNAMENT } from "#web/sentences/tournament.ts";
import type { TournamentForm } from "./use-tournament-form.ts";

type TournamentFieldsProps = { form: TournamentForm; link: string; teams: readonly TeamView[] };

export function TournamentFields({ form, link, teams }: TournamentFieldsProps) {
  const tick = (name: "isPublished" | "isCustomStanding" | "unusualScoreWarnings") => ({
    name,
    checked: form.values[name],
    onChange: (checked: boolean) => form.set({ [name]: checked }),
  });
  return (
    <>
      <Field label="Link" name="linkindex" value={link} readOnly hint={TOURNAMENT.linkHint} />
      <div className={styles.pair}>
        <Field {...form.field("name")} label="Name" required />
        <Field {...form.field("acronym")} label="Acronym" required />
      </div>
      <div className={styles.pair}>
        <Field {...form.field("startdate")} label="Start Date" type="date" required />
        <Field {...form.field("enddate")} label="End Date" type="date" />
      </div>
      <div className={styles.pair}>
        <Field {...form.field("location")} label="Location" />
        <Field {...form.field("organization")} label="Organization" />
      </div>
      <Select
        {...form.choice("winner")}
        label="Winner"
        hint={teams.length ? TOURNAMENT.winnerHint : TOURNAMENT.teamsFirst}
        options={[
          { value: "", label: "None chosen" },
          ...teams.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      <div className={styles.ticks}>
        <Checkbox {...tick("isPublished")} label="Is Published" hint={TOURNAMENT.publishedHint} />
        <Checkbox {...tick("isCustomStanding")} label="Custom standing" hint={TOURNAMENT.customHint} />
        <Checkbox
          {...tick("unusualScoreWarnings")}
          label="Warn of unusual scores"
          hint={TOURNAMENT.warningsHint}
        />
      </div>
    </>
  );
}

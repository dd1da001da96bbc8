// Everything that can be typed into, chosen or pressed.
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { Checkbox } from "#web/components/checkbox/checkbox.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field, LongField } from "#web/components/field/field.tsx";
import { FormStatus } from "#web/components/form-status/form-status.tsx";
import { IconButton } from "#web/components/icon-button/icon-button.tsx";
import { SearchBox } from "#web/components/search-box/search-box.tsx";
import { SegmentedControl } from "#web/components/segmented-control/segmented-control.tsx";
import { Select } from "#web/components/select/select.tsx";
import { Slider } from "#web/components/slider/slider.tsx";
import { TeamPicker } from "#web/components/team-picker/team-picker.tsx";
import styles from "./gallery.module.css";
import { longName, teams } from "./samples.ts";

const picked = teams.map(({ id, name, pool }) => ({ id, name, note: pool }));
const rounds = ["Round 1", "Round 2", "Semifinal", "Final"].map((label, at) => ({
  value: String(at),
  label,
  mark: at === 1,
}));
const wait = () => new Promise((done) => setTimeout(done, 2000));

export function GalleryForms() {
  const [search, setSearch] = useState("cal");
  const [round, setRound] = useState("1");
  const [team, setTeam] = useState<string | null>("team-0");
  const [division, setDivision] = useState("a");
  const [change, setChange] = useState(41);
  const [tried, setTried] = useState(0);
  const options = [
    { value: "", label: "All divisions" },
    { value: "a", label: "Pool A" },
    { value: "b", label: longName },
  ];
  const problem = "Enter the tournament's name";
  return (
    <>
      <Section title="Buttons">
        <div className={styles.flow}>
          <Button variant="primary" onClick={wait} pendingLabel="Saving">
            Save scores
          </Button>
          <Button icon={<Plus aria-hidden="true" />}>Add team</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
            Delete 3 teams
          </Button>
          <Button variant="primary" pending pendingLabel="Saving">
            Save
          </Button>
          <Button disabled>Not yet</Button>
          <Button size="sm">Small</Button>
          <ButtonLink to="/gallery" variant="primary">
            A link
          </ButtonLink>
          <IconButton label="Delete" icon={<Trash2 aria-hidden="true" />} />
        </div>
      </Section>
      <Section title="Filters">
        <div className={styles.flow}>
          <Select
            label="Division"
            name="filter"
            labelHidden
            look="filter"
            options={options}
            value={division}
            onChange={setDivision}
          />
          <div className={styles.grow}>
            <TeamPicker
              label="Team"
              name="team-filter"
              labelHidden
              teams={picked}
              value={team}
              onChange={setTeam}
            />
          </div>
        </div>
        <SegmentedControl label="Round" segments={rounds} value={round} onChange={setRound} />
        <Slider
          label="Change"
          min={1}
          max={120}
          value={change}
          words={`Change ${change} of 120`}
          onChange={setChange}
        />
        <SearchBox
          label="Search tournaments"
          placeholder="Search Tournaments..."
          value={search}
          onChange={setSearch}
          found={teams.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())).length}
          noun={["tournament", "tournaments"]}
        />
      </Section>
      <Section title="A form">
        <Card>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              setTried(tried + 1);
            }}
          >
            {tried > 0 && <ErrorSummary errors={[{ name: "name", message: problem }]} attempt={tried} />}
            <Field label="Name" name="name" required error={problem} defaultValue="" />
            <Field label="Email" name="email" type="email" hint="We only write about your tournament." />
            <Field
              label="Password"
              name="password"
              type="password"
              defaultValue="correct horse"
              autoComplete="new-password"
            />
            <Field label="Start date" name="startdate" type="date" />
            <Select
              label="Division"
              name="division"
              options={options}
              value={division}
              onChange={setDivision}
            />
            <TeamPicker
              label="Winner"
              name="winner"
              hint="Add teams first."
              teams={picked}
              value={team}
              onChange={setTeam}
            />
            <LongField label="Tournament details" name="details" />
            <Field label="Address" name="slug" defaultValue="spring-open" readOnly />
            <Checkbox label="Published" hint="Everyone can see the tournament." defaultChecked />
            <Checkbox label="Some of these" mixed />
            <div className={styles.flow}>
              <Button type="submit" variant="primary">
                Add tournament
              </Button>
            </div>
            <FormStatus outcome={{ kind: "done", message: "Tournament added successfully!" }} />
            <FormStatus outcome={{ kind: "failed", message: "Error: Tournament not updated." }} />
          </form>
        </Card>
      </Section>
    </>
  );
}

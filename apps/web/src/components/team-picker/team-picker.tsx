// Choosing one of many teams by name; until the search has loaded, the box shows the chosen name.
import clsx from "clsx";
import { Suspense } from "react";
import control from "../field/control.module.css";
import { FieldFrame, type FieldWords } from "../field/field-frame.tsx";
import { late } from "../late/late.ts";
import styles from "./team-picker.module.css";

export type PickedTeam = { id: string; name: string; note?: string };

export type TeamPickerProps = FieldWords & {
  teams: readonly PickedTeam[];
  value: string | null;
  onChange: (id: string | null) => void;
  placeholder?: string;
  disabled?: boolean;
};

const TeamCombobox = late(() => import("./team-combobox.tsx"), "TeamCombobox");

export function TeamPicker(props: TeamPickerProps) {
  const chosen = props.teams.find(({ id }) => id === props.value);
  return (
    <FieldFrame {...props}>
      <Suspense
        fallback={
          <input
            id={props.name}
            className={clsx(control.control, styles.input)}
            value={chosen?.name ?? ""}
            placeholder={props.placeholder ?? "Find a team"}
            disabled
          />
        }
      >
        <TeamCombobox {...props} />
      </Suspense>
    </FieldFrame>
  );
}

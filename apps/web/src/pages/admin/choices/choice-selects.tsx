// Filters above a list, each with an entry that hides nothing.
import { type Option, type OptionGroup, Select } from "#web/components/select/select.tsx";
import styles from "./choices.module.css";

export interface Choice {
  name: string;
  label: string;
  /** What the blank entry says: all teams, everybody. */
  all: string;
  options: readonly (Option | OptionGroup)[];
  value: string;
}

type ChoiceSelectsProps = { choices: readonly Choice[]; onChoose: (name: string, value: string) => void };

export const ChoiceSelects = ({ choices, onChoose }: ChoiceSelectsProps) => (
  <div className={styles.choices} data-many={choices.length > 2 || undefined}>
    {choices.map(({ name, label, all, options, value }) => (
      <Select
        key={name}
        look="filter"
        labelHidden
        label={label}
        name={name}
        options={[{ value: "", label: all }, ...options]}
        value={value}
        onChange={(chosen) => onChoose(name, chosen)}
      />
    ))}
  </div>
);

/** Teams, divisions and people by their names. */
export const namedOption = ({ _id, name }: { _id: string; name: string }): Option => ({
  value: _id,
  label: name,
});

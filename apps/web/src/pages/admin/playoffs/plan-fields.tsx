// The two choices that wildcards and the bracket share: how many teams leave from the bottom, and what seeds.
import type { RefObject } from "react";
import type { SeedBy } from "#web/api/playoffs.ts";
import { Field } from "#web/components/field/field.tsx";
import { Select } from "#web/components/select/select.tsx";

const digits = (text: string): string => text.replace(/\D/g, "").slice(0, 3);

type CountFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What Enter presses: the form around it saves scores, and would leave this as it is. */
  act: RefObject<HTMLButtonElement | null>;
};

export function CountField({ onChange, act, ...words }: CountFieldProps) {
  return (
    <Field
      {...words}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onChange(digits(event.target.value))}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        act.current?.click();
      }}
    />
  );
}

const SEEDS = [
  { value: "record", label: "Record order" },
  { value: "rank", label: "Displayed rank" },
];

type SeedFieldProps = { name: string; value: SeedBy; onChange: (value: SeedBy) => void };

export function SeedField({ name, value, onChange }: SeedFieldProps) {
  return (
    <Select
      name={name}
      label="Seeded by"
      options={SEEDS}
      value={value}
      onChange={(chosen) => onChange(chosen as SeedBy)}
    />
  );
}

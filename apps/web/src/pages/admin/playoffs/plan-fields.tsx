// The two choices that wildcards and the bracket share: how many leave from the bottom, and what seeds.
import type { SeedBy } from "#web/api/playoffs.ts";
import { Field } from "#web/components/field/field.tsx";
import { Select } from "#web/components/select/select.tsx";

const digits = (text: string): string => text.replace(/\D/g, "").slice(0, 3);

type CountFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

export function CountField({ onChange, ...words }: CountFieldProps) {
  return (
    <Field
      {...words}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onChange(digits(event.target.value))}
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

// A team found by typing part of its name; loaded when a page first needs it.
import { Combobox } from "@base-ui/react/combobox";
import clsx from "clsx";
import { Check, ChevronDown, X } from "lucide-react";
import control from "../field/control.module.css";
import { controlProps } from "../field/field-frame.tsx";
import styles from "./team-picker.module.css";
import type { PickedTeam, TeamPickerProps } from "./team-picker.tsx";

export function TeamCombobox(props: TeamPickerProps) {
  const { teams, value, onChange, placeholder = "Find a team", disabled = false, label } = props;
  const { required, ...input } = controlProps(props);
  const chosen = teams.find(({ id }) => id === value) ?? null;
  return (
    <Combobox.Root<PickedTeam>
      items={teams}
      value={chosen}
      onValueChange={(team) => onChange(team?.id ?? null)}
      itemToStringLabel={(team) => team.name}
      isItemEqualToValue={(one, other) => one.id === other.id}
      disabled={disabled}
      autoHighlight
    >
      <Combobox.InputGroup className={styles.group}>
        <Combobox.Input
          {...input}
          aria-required={required || undefined}
          placeholder={placeholder}
          className={clsx(control.control, styles.input)}
          onFocus={(event) => event.currentTarget.select()}
        />
        {chosen && (
          <Combobox.Clear className={styles.clear} aria-label={`Clear ${label.toLowerCase()}`}>
            <X aria-hidden="true" size={18} />
          </Combobox.Clear>
        )}
        <Combobox.Trigger className={styles.trigger} aria-label={`Show all: ${label.toLowerCase()}`}>
          <ChevronDown aria-hidden="true" size={18} />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} sideOffset={4}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Empty>
              <div className={styles.none}>No team of that name</div>
            </Combobox.Empty>
            <Combobox.List className={styles.list}>
              {(team: PickedTeam) => (
                <Combobox.Item key={team.id} value={team} className={styles.item}>
                  <span className={styles.name}>{team.name}</span>
                  {team.note && <span className={styles.note}>{team.note}</span>}
                  <Combobox.ItemIndicator className={styles.tick}>
                    <Check aria-hidden="true" size={18} />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

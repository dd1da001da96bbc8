// What the file must look like.
import { Section } from "#web/components/card/card.tsx";
import { TEMPLATE } from "./csv.ts";
import styles from "./upload.module.css";

const COLUMNS = TEMPLATE.trim().split(",");

export function Instructions() {
  return (
    <Section title="How the file must look">
      <ul className={styles.rules}>
        <li>
          The first line names the columns:{" "}
          <code>
            {COLUMNS.flatMap((column, at) => (at === 0 ? [column] : [",", <wbr key={column} />, column]))}
          </code>
        </li>
        <li>Team and division names must match the existing ones exactly.</li>
        <li>The time is written as hh:mm AM/PM, the venue's time.</li>
        <li>
          Scores may be left blank. isReferee is TRUE for a team that keeps the whistle; it needs no opponent.
        </li>
        <li>Rows that are there already are skipped, so uploading a file twice changes nothing.</li>
      </ul>
    </Section>
  );
}

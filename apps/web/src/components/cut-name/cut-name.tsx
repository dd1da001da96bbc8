// A name that may be too long for its one line: a short last word is never cut off, because
// it tells a club's teams apart.
import styles from "./cut-name.module.css";

/** Such as "2", "III" or "U16". */
const LAST = / [\p{L}\p{N}]{1,4}$/u;

export function CutName({ name }: { name: string }) {
  const at = name.search(LAST) + 1;
  return (
    <bdi className={styles.name}>
      <span className={styles.cut}>{at ? name.slice(0, at) : name}</span>
      {at > 0 && <span className={styles.last}>{name.slice(at)}</span>}
    </bdi>
  );
}

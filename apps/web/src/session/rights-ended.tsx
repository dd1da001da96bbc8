// Stays in sight over a page that its reader may no longer save: what happened, and where to go now.
import { ButtonLink } from "#web/components/button/button.tsx";
import { SESSION } from "#web/sentences/session.ts";
import styles from "./sign-in-again.module.css";

export interface WayOut {
  to: string;
  label: string;
}

export const RightsEnded = ({ tournament, wayOut }: { tournament: string; wayOut: WayOut }) => (
  <div role="alert" className={styles.warning} data-foot="">
    <span>
      {SESSION.rightsEnded(tournament)} {SESSION.typedStays}
    </span>
    <ButtonLink size="sm" to={wayOut.to}>
      {wayOut.label}
    </ButtonLink>
  </div>
);

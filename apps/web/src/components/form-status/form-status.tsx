// How a form's last submission went, in place; the region exists before it has anything to say.
import { CircleAlert, CircleCheck } from "lucide-react";
import styles from "./form-status.module.css";

export type FormOutcome = { kind: "pending" | "done" | "failed"; message: string };

export function FormStatus({ outcome }: { outcome?: FormOutcome | null | undefined }) {
  return (
    <div role="status" className={styles.status} data-kind={outcome?.kind}>
      {outcome?.kind === "done" && <CircleCheck aria-hidden="true" size={18} />}
      {outcome?.kind === "failed" && <CircleAlert aria-hidden="true" size={18} />}
      {outcome?.message}
    </div>
  );
}

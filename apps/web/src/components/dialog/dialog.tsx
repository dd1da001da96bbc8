// A dialog over the page: a heading, its subject, and its buttons; Escape and the backdrop close it.
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import icon from "../icon-button/icon-button.module.css";
import styles from "./dialog.module.css";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** What takes the focus; by default the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
};

export function Dialog({ open, onClose, title, children, actions, initialFocus }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} />
        <Base.Popup className={styles.dialog} {...(initialFocus && { initialFocus })}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close className={icon.icon} aria-label="Close">
              <X aria-hidden="true" />
            </Base.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

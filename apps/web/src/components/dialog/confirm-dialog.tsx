// Asks before something is destroyed, naming how many and which; stays open with the reason if it fails.
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { FormStatus } from "../form-status/form-status.tsx";
import styles from "./dialog.module.css";

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The question; by default it says how many. */
  title?: string;
  /** "Delete", "Clear", "Replace". */
  verb: string;
  noun: [one: string, many: string];
  names: readonly string[];
  /** Further consequences. */
  children?: ReactNode;
  danger?: boolean;
  /** A promise keeps the dialog open until it settles; a rejected one leaves its message. */
  onConfirm: () => unknown;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, verb, noun, names, children, danger = true, onConfirm } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const wasOpen = useRef(false);
  if (open && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = open;
  const [failure, setFailure] = useState("");
  const what = `${verb} ${names.length} ${names.length === 1 ? noun[0] : noun[1]}`;

  function close() {
    setFailure("");
    onClose();
  }

  async function confirm() {
    setFailure("");
    try {
      await onConfirm();
      close();
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : String(reason));
    }
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.veil} />
        <AlertDialog.Popup
          className={styles.dialog}
          initialFocus={cancel}
          // The button that opened the dialog may be gone with what was destroyed: the focus then goes to the heading.
          finalFocus={() => opener.current?.isConnected || document.querySelector("h1")}
        >
          <AlertDialog.Title className={styles.title}>{title ?? `${what}?`}</AlertDialog.Title>
          <AlertDialog.Description className={styles.body} render={<div />}>
            <ul className={styles.names}>
              {names.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two teams that meet twice are two games of one name
                <li key={at}>{name}</li>
              ))}
            </ul>
            {children}
          </AlertDialog.Description>
          <FormStatus outcome={failure ? { kind: "failed", message: failure } : null} />
          <div className={styles.actions}>
            <Button ref={cancel} onClick={close}>
              Cancel
            </Button>
            <Button variant={danger ? "danger" : "primary"} onClick={confirm}>
              {what}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

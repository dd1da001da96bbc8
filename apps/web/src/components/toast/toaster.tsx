// Draws one toast at a time over an edge of the page, with its undo.
import { Toast } from "@base-ui/react/toast";
import { CircleAlert, X } from "lucide-react";
import { type FocusEvent, useEffect } from "react";
import styles from "./toast.module.css";
import { drawToasts } from "./toasts.ts";

const shownMs = 7000;
const manager = Toast.createToastManager();
let shown: string | undefined;
/** What had the focus before a toast took it. */
let left: HTMLElement | null = null;

function onFocus({ relatedTarget: from, currentTarget: viewport }: FocusEvent): void {
  if (!viewport.contains(from as Node | null)) left = from as HTMLElement | null;
}

/** The pressed button disappears with its toast; the focus goes back to where it was. */
const goBack = () => left?.isConnected && left.focus({ preventScroll: true });

export function Toaster() {
  useEffect(
    () =>
      drawToasts(({ message, kind = "done", undo, undoLabel = "Undo" }) => {
        if (shown) manager.close(shown);
        const failed = kind === "failed";
        const id = manager.add({
          title: message,
          type: kind,
          timeout: failed ? 0 : shownMs,
          priority: failed ? "high" : "low",
          ...(undo && {
            actionProps: {
              children: undoLabel,
              onClick: () => {
                manager.close(id);
                goBack();
                undo();
              },
            },
          }),
        });
        shown = id;
      }),
    [],
  );
  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={shownMs}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} onFocus={onFocus}>
          <DrawnToasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function DrawnToasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={["up", "down", "right"]}
      className={styles.toast}
    >
      <Toast.Content className={styles.content}>
        {toast.type === "failed" && <CircleAlert aria-hidden="true" size={20} />}
        <Toast.Title className={styles.words} render={<p />} />
        <Toast.Action className={styles.action} />
        <Toast.Close className={styles.close} aria-label="Close" onClick={goBack}>
          <X aria-hidden="true" size={18} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

// Draws one toast at a time over an edge of the page, with its undo.
import { Toast } from "@base-ui/react/toast";
import { CircleAlert, X } from "lucide-react";
import { useEffect } from "react";
import styles from "./toast.module.css";
import { drawToasts } from "./toasts.ts";

const shownMs = 7000;
const manager = Toast.createToastManager();
let shown: string | undefined;

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
        <Toast.Viewport className={styles.viewport}>
          <Shown />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Shown() {
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
        <Toast.Close className={styles.close} aria-label="Close">
          <X aria-hidden="true" size={18} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

// What failed, in place, with a way to try again; older data may stay on screen beneath it.
import { CircleAlert, RotateCw } from "lucide-react";
import { type ReactNode, type Ref, useEffect } from "react";
import { Button } from "../button/button.tsx";
import empty from "../empty-state/empty-state.module.css";
import styles from "./error-state.module.css";

type ErrorStateProps = {
  title: string;
  children?: ReactNode;
  /** Also called automatically when the device is online again. */
  onRetry?: (() => unknown) | undefined;
  pending?: boolean;
  /**
   * Organisers' pages pass `handsFocusOn`: Retry disappears with the trouble, and the
   * focus must not disappear with it.
   */
  ref?: Ref<HTMLDivElement>;
  /**
   * `block` replaces the data, `bar` is one line above it. `floating` is that line at the foot of the view, for
   * trouble that comes and goes: it takes no room, so nothing moves. It comes after the data in the markup.
   */
  look?: "block" | "bar" | "floating";
};

export function ErrorState({
  title,
  children,
  onRetry,
  pending = false,
  look = "block",
  ref,
}: ErrorStateProps) {
  // A read is harmless, so nobody has to press when the network is back.
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  const bar = look !== "block";
  const retry = onRetry && (
    <Button
      size={bar ? "sm" : "md"}
      icon={<RotateCw aria-hidden="true" />}
      pending={pending}
      onClick={onRetry}
    >
      Retry
    </Button>
  );
  const said = (
    <>
      <p className={bar ? styles.title : empty.title}>{title}</p>
      {children && <div className={bar ? styles.words : empty.words}>{children}</div>}
    </>
  );
  const mark = <CircleAlert aria-hidden="true" size={bar ? 20 : 28} />;
  const state = (
    <div ref={ref} role="alert" className={bar ? styles.bar : empty.state}>
      {bar ? mark : <span className={`${empty.mark} ${empty.failed}`}>{mark}</span>}
      {bar ? <div className={styles.said}>{said}</div> : said}
      {retry}
    </div>
  );
  return look === "floating" ? (
    <div className={styles.floating} data-foot="">
      {state}
    </div>
  ) : (
    state
  );
}

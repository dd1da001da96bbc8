// Buttons, and links that look like them; a pending one ignores further presses.
import clsx from "clsx";
import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { Link, type LinkProps } from "react-router-dom";
import styles from "./button.module.css";

export type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  size?: "md" | "sm" | undefined;
  wide?: boolean | undefined;
  icon?: ReactNode;
  /** For a quiet button: aligns its words with that edge, not its padding. */
  edge?: "start" | "end" | undefined;
};

type ButtonProps = ButtonLook &
  Omit<ComponentProps<"button">, "onClick"> & {
    /** A promise returned here keeps the button pending until it settles. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
    pending?: boolean;
    pendingLabel?: string;
  };

export function buttonClass(look: ButtonLook, className?: string) {
  const { variant = "secondary", size = "md", wide, edge } = look;
  return clsx(
    styles.button,
    styles[variant],
    styles[size],
    wide && styles.wide,
    edge && styles[edge],
    className,
  );
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, edge, className, children, ...pressed } = props;
  const { onClick, pending, pendingLabel, type, ...rest } = pressed;
  const [running, setRunning] = useState(false);
  const locked = useRef(false);
  const busy = pending || running;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || locked.current) return event.preventDefault();
    const outcome = onClick?.(event);
    if (!(outcome instanceof Promise)) return;
    locked.current = true;
    setRunning(true);
    outcome.finally(() => {
      locked.current = false;
      setRunning(false);
    });
  }

  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={buttonClass({ variant, size, wide, edge }, className)}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      data-pending={busy || undefined}
      onClick={press}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {busy && pendingLabel ? pendingLabel : children}
    </button>
  );
}

export function ButtonLink(props: ButtonLook & LinkProps) {
  const { variant, size, wide, icon, edge, className, children, ...rest } = props;
  const look = { variant, size, wide, edge };
  return (
    <Link {...rest} className={buttonClass(look, className)} data-print="no">
      {icon}
      {children}
    </Link>
  );
}

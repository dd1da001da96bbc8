// A square button with an icon and a name that is read out and shown on hover.
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import styles from "./icon-button.module.css";

type Labelled = { label: string; icon: ReactNode };

export function IconButton({ label, icon, className, ...rest }: Labelled & ComponentProps<"button">) {
  return (
    <button type="button" {...rest} className={clsx(styles.icon, className)} aria-label={label} title={label}>
      {icon}
    </button>
  );
}

export function IconLink({ label, icon, className, ...rest }: Labelled & LinkProps) {
  return (
    <Link {...rest} className={clsx(styles.icon, className)} aria-label={label} title={label}>
      {icon}
    </Link>
  );
}

// Things below each other, none wider than the page: the column that most of every page is.
import clsx from "clsx";
import styles from "./stack.module.css";

/** In: the gap, as a step of the scale. Out: a class. */
export const stack = (space: "s3" | "s4" | "s6" | "s8"): string => clsx(styles.stack, styles[space]);

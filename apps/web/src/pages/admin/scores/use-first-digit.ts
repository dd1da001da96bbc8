// A digit typed while no box has the focus starts the first score that is open.
import { useEffect } from "react";

export function useFirstDigit(): void {
  useEffect(() => {
    // The box gets the focus before the digit is inserted, so that it lands there.
    const press = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey || isTaken(target)) return;
      firstOpenBox()?.focus();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** A box, a list or a dialog has a use of its own for the key. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, [role=dialog]") !== null;

const firstOpenBox = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>("input[data-game]")].find(({ value }) => value === "");

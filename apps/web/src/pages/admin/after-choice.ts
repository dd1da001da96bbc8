// Where the focus goes once a choice is made and its buttons are gone.

/** Into the button's row or card: to what can be typed there. */
export function focusBoxesOf(button: HTMLElement): void {
  button.closest("tr, li")?.querySelector<HTMLElement>("input, select")?.focus();
}

/** To the next choice, or the one before; to the page after the last one. */
export function focusNextChoice(button: HTMLElement): void {
  const row = button.closest("li");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  (next?.querySelector("button") ?? document.getElementById("main"))?.focus();
}

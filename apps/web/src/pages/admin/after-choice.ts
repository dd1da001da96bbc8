// Where the keyboard goes once a choice is made and its buttons are gone.

/** Into the row or card of the button: to what can be typed there. */
export function focusBoxesOf(button: HTMLElement): void {
  button.closest("tr, li")?.querySelector<HTMLElement>("input, select")?.focus();
}

/** To the choice after it, or before it; to the page when it was the last one. */
export function focusNextChoice(button: HTMLElement): void {
  const row = button.closest("li");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  (next?.querySelector("button") ?? document.getElementById("main"))?.focus();
}

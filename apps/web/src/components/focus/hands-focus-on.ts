// Keeps the focus nearby when the element that has it is removed from the page.

/** Used as a ref: if the element is removed with the focus inside, the control before it takes the focus. */
export const handsFocusOn = (part: HTMLElement | null) => () => {
  const { activeElement } = document;
  if (!part?.contains(activeElement)) return;
  const all = [...document.querySelectorAll<HTMLElement>("h1,a,button,input,select")];
  all[all.indexOf(activeElement as HTMLElement) - 1]?.focus();
};

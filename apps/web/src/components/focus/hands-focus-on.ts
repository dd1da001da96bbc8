// Keeps the focus near the place where it was, when what held it is removed from the page.

/** As a ref: when the part is removed while the focus is in it, the control before it takes the focus. */
export const handsFocusOn = (part: HTMLElement | null) => () => {
  const { activeElement } = document;
  if (!part?.contains(activeElement)) return;
  const all = [...document.querySelectorAll<HTMLElement>("h1,a,button,input,select")];
  all[all.indexOf(activeElement as HTMLElement) - 1]?.focus();
};

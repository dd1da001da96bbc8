// What goes while the keyboard is in it, and from where the keyboard goes on.

/** As a ref: when the part goes while it holds the focus, what stands before it takes that. */
export const handsFocusOn = (part: HTMLElement | null) => () => {
  const { activeElement } = document;
  if (!part?.contains(activeElement)) return;
  const all = [...document.querySelectorAll<HTMLElement>("h1,a,button,input,select")];
  all[all.indexOf(activeElement as HTMLElement) - 1]?.focus();
};

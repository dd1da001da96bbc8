// Puts a text on the clipboard, even on a page that is not encrypted.

/** Out: whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The older way is the only one without TLS, as on a hall's own network. */
function copyBySelection(text: string): boolean {
  const box = document.createElement("textarea");
  const focused = document.activeElement;
  box.value = text;
  box.style.position = "fixed";
  box.style.opacity = "0";
  document.body.append(box);
  box.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

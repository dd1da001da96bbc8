// Whether something typed is not saved yet; a page of an older release reloads itself only when nothing is.
let held = 0;
let waiting: (() => void)[] = [];

/** Called when typing begins; call the result when everything is saved or dropped. */
export function holdUnsaved(): () => void {
  let released = false;
  held++;
  return () => {
    if (released) return;
    released = true;
    held--;
    if (held > 0) return;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  };
}

export const isAnythingUnsaved = (): boolean => held > 0;

/** At once if nothing is unsaved, otherwise as soon as that is the case. */
export function whenAllSaved(run: () => void): void {
  if (held === 0) run();
  else waiting.push(run);
}

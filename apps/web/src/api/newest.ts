// For what may be asked again before its answer is there.

/** Out: begins an asking, and gives what tells whether it still is the newest one. */
export function openAskings(): () => () => boolean {
  let newest = 0;
  return () => {
    const own = ++newest;
    return () => own === newest;
  };
}

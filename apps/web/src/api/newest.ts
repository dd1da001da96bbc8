// For questions that may be asked again before they are answered.

/** Out: starts a question, and returns a function that says whether it is still the newest. */
export function openAskings(): () => () => boolean {
  let newest = 0;
  return () => {
    const own = ++newest;
    return () => own === newest;
  };
}

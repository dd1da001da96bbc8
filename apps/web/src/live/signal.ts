// An event of the whole page, for whichever parts of it subscribe.

/** Out: a function that sends the signal, and one that subscribes and returns the way to unsubscribe. */
export function openSignal(): [tell: () => void, listen: (listener: () => void) => () => void] {
  const listeners = new Set<() => void>();
  return [
    () => {
      for (const listener of listeners) listener();
    },
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  ];
}

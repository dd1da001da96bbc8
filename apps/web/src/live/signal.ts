// Something that happens to the whole page, told to whoever on it asked to hear of it.

/** Out: how to tell it, and how to hear of it until what that gives back is called. */
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

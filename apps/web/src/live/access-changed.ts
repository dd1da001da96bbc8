// Tells the page that the server has ended a stream because somebody's rights have changed: perhaps this page's.
type Listener = () => void;

const listeners = new Set<Listener>();

export function tellAccessChanged(): void {
  for (const listener of listeners) listener();
}

export function listenForAccessChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

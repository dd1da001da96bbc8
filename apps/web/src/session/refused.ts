// Tells the page that the server, or the clock, no longer takes the session for valid.
type Listener = () => void;

const listeners = new Set<Listener>();

export function tellSignedOut(): void {
  for (const listener of listeners) listener();
}

export function listenForSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

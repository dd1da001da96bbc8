// What this device remembers; if its storage is refused or full, only for as long as this page lives.

const unstored = new Map<string, string | null>();

export function remembered(key: string): string | null {
  if (unstored.has(key)) return unstored.get(key) ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** In: null to forget it. Out: whether the next visit will know. */
export function remember(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, value);
    return false;
  }
}

/** Every stored key that begins with `prefix`. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

// True for a moment after a value has changed; the first value is no change.
import { useEffect, useRef, useState } from "react";

const markedMs = 8000;

export function useChanged(value: unknown): boolean {
  const before = useRef(value);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (Object.is(before.current, value)) return;
    before.current = value;
    setChanged(true);
    const fade = setTimeout(() => setChanged(false), markedMs);
    return () => clearTimeout(fade);
  }, [value]);
  return changed;
}

// Whether nobody moves the pointer: then the controls and the pointer itself disappear.
import { useEffect, useState } from "react";

const STILL_MS = 3000;

export function useIdle(): boolean {
  const [idle, setIdle] = useState(true);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout>;
    const move = () => {
      setIdle(false);
      clearTimeout(resting);
      resting = setTimeout(setIdle, STILL_MS, true);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerdown", move);
    return () => {
      clearTimeout(resting);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerdown", move);
    };
  }, []);
  return idle;
}

// Keeps the screen from going dark, on devices that let a page ask for that.
import { useEffect } from "react";

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    // The device releases the lock whenever the page is hidden, so it is requested again on every return.
    const ask = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      // Refused on a low battery and in frames; the display works without it.
      lock = await navigator.wakeLock.request("screen").catch(() => null);
      if (left) void lock?.release();
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}

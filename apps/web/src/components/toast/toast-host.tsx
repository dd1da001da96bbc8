// Brings the drawing of toasts in at the first toast, or at once where toasts are sure to come.
import { lazy, Suspense, useEffect, useState } from "react";
import { whenFirstToast } from "./toasts.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

export function ToastHost({ early = false }: { early?: boolean }) {
  const [wanted, setWanted] = useState(early);
  useEffect(() => whenFirstToast(() => setWanted(true)), []);
  return <Suspense fallback={null}>{wanted && <Toaster />}</Suspense>;
}

// Loads what draws toasts with the first toast, or at once if toasts are sure to come.
import { Suspense, useEffect, useState } from "react";
import { late } from "../late/late.ts";
import { whenFirstToast } from "./toasts.ts";

const Toaster = late(() => import("./toaster.tsx"), "Toaster");

export function ToastHost({ early = false }: { early?: boolean }) {
  const [wanted, setWanted] = useState(early);
  useEffect(() => whenFirstToast(() => setWanted(true)), []);
  return <Suspense fallback={null}>{wanted && <Toaster />}</Suspense>;
}

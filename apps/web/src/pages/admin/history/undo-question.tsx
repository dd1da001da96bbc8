// Opens the preview of an undo over any page of the desk, if the undo in a toast would undo later changes too.
import { Suspense, useEffect, useState } from "react";
import { late } from "#web/components/late/late.ts";
import type { Asked } from "./undo-dialog.tsx";
import { onUndoQuestion } from "./undo-questions.ts";

const UndoDialog = late(() => import("./undo-dialog.tsx"), "UndoDialog");

export function UndoQuestion({ tournament }: { tournament: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => onUndoQuestion(setAsked), []);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <UndoDialog tournament={tournament} asked={asked} onClose={() => setAsked(null)} onUndone={() => {}} />
    </Suspense>
  );
}

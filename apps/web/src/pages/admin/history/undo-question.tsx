// Opens the preview of an undo over any page of the desk, if the undo in a toast would undo later changes too.
import { Suspense, useEffect, useState } from "react";
import { late } from "#web/components/late/late.ts";
import type { UndoRequest } from "./undo-dialog.tsx";
import { onUndoQuestion } from "./undo-questions.ts";

const UndoDialog = late(() => import("./undo-dialog.tsx"), "UndoDialog");

export function UndoQuestion({ tournament }: { tournament: string }) {
  const [request, setRequest] = useState<UndoRequest | null>(null);
  useEffect(() => onUndoQuestion(setRequest), []);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <UndoDialog
        tournament={tournament}
        request={request}
        onClose={() => setRequest(null)}
        onUndone={() => {}}
      />
    </Suspense>
  );
}

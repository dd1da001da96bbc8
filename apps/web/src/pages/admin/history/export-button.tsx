// Downloads the tournament's whole log as a file with one change per line.
import { Download } from "lucide-react";
import { exportedLog } from "#web/api/history.ts";
import { Button } from "#web/components/button/button.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import { HISTORY } from "#web/sentences/history.ts";
import { saveFile } from "../save-file.ts";

export function ExportButton({ tournament, slug }: { tournament: string; slug: string }) {
  async function download() {
    const log = await exportedLog(tournament);
    if (!log) return showToast({ kind: "failed", message: HISTORY.exportFailed });
    saveFile(log, `${slug}.ndjson`);
  }
  return (
    <Button icon={<Download aria-hidden="true" />} onClick={download} pendingLabel="Downloading">
      Export
    </Button>
  );
}

// Uploading a day of games: choose the file, see what it would do, then upload all of it.
import clsx from "clsx";
import { Download } from "lucide-react";
import { Suspense, useState } from "react";
import { previewUpload, type UploadPreview, uploadGames } from "#web/api/entries.ts";
import { openAskings } from "#web/api/newest.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { FormStatus } from "#web/components/form-status/form-status.tsx";
import { late } from "#web/components/late/late.ts";
import { Skeleton } from "#web/components/skeleton/skeleton.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";
import { TABLE_UNREAD } from "#web/sentences/rows.ts";
import { UPLOAD } from "#web/sentences/upload.ts";
import { AdminPage } from "../admin-page.tsx";
import { undoableToast } from "../history/undo-newest.ts";
import { useUndone } from "../history/use-undone.ts";
import { saveFile } from "../save-file.ts";
import { type GameFile, readCsv, TEMPLATE, TEMPLATE_NAME } from "./csv.ts";
import { textOfFile } from "./file-text.ts";
import { Instructions } from "./instructions.tsx";
import styles from "./upload.module.css";
import { UploadReport } from "./upload-report.tsx";

const DropZone = late(() => import("./drop-zone.tsx"), "DropZone");

interface Chosen extends GameFile {
  name: string;
  preview: UploadPreview;
}

interface Done {
  words: string;
  /** The change that it made, if it made one. */
  version?: number;
}

export function UploadGamePage() {
  const { _id, linkindex } = useTournament();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refused, setRefused] = useState("");
  const [checking, setChecking] = useState("");
  const [done, setDone] = useState<Done | null>(null);
  const undone = useUndone(done?.version);
  const [beginCheck] = useState(openAskings);

  function refuse(words: string) {
    setChosen(null);
    setDone(null);
    setRefused(words);
  }

  async function check(file: File) {
    refuse("");
    setChecking(file.name);
    const isNewest = beginCheck();
    const read = await gamesIn(file);
    const answer = typeof read === "string" ? null : await previewUpload(_id, read.records);
    if (!isNewest()) return;
    setChecking("");
    if (typeof read === "string") return refuse(read);
    if (!answer?.ok) return refuse(`${UPLOAD.failed} ${answer?.problem.error}`);
    if (answer.value.total === 0) return refuse(UPLOAD.nothing);
    setChosen({ name: file.name, ...read, preview: answer.value });
  }

  /** Resolves to whether it was accepted. */
  async function upload(): Promise<boolean> {
    if (!chosen || chosen.preview.rows.length > 0) return false;
    setRefused("");
    const answer = await uploadGames(_id, chosen.records);
    if (!answer.ok) {
      // Somebody has changed teams or games since the preview: preview the file again.
      if (answer.problem.rows.length > 0) {
        setChosen({ ...chosen, preview: { ...chosen.preview, rows: [...answer.problem.rows] } });
      }
      setRefused(`${UPLOAD.failed} ${answer.problem.error}`);
      return false;
    }
    const { version } = answer;
    const changed = answer.value.count + answer.value.scored > 0;
    showToast(changed ? undoableToast(_id, UPLOAD.done, answer) : { message: UPLOAD.done });
    setChosen(null);
    setDone({
      words: `${UPLOAD.done} ${UPLOAD.added(answer.value)}`,
      ...(changed && version !== undefined && { version }),
    });
    return true;
  }

  return (
    <AdminPage
      title="Upload Data"
      note="Games of a whole day from a CSV file."
      actions={
        <Button icon={<Download aria-hidden="true" />} onClick={downloadTemplate}>
          Template {TEMPLATE_NAME}
        </Button>
      }
    >
      <div className={clsx(stack("s4"), styles.page)}>
        <Card>
          <Suspense fallback={<Skeleton height="9rem" />}>
            <DropZone onFile={check} onRefused={refuse} />
          </Suspense>
        </Card>
        {refused && <ErrorState look="bar" title={refused} />}
        <FormStatus
          outcome={checking ? { kind: "pending", message: `${UPLOAD.checking} ${checking}` } : null}
        />
        {chosen && (
          <Section title={chosen.name}>
            <UploadReport preview={chosen.preview} ignored={chosen.ignored}>
              <Button
                variant="primary"
                onClick={upload}
                pendingLabel="Uploading"
                disabled={chosen.preview.rows.length > 0}
              >
                Upload
              </Button>
            </UploadReport>
          </Section>
        )}
        <FormStatus outcome={done && { kind: "done", message: undone ? UPLOAD.undone : done.words }} />
        {done && (
          // The pressed button is gone; the focus goes on from here.
          <div ref={focusWithin}>
            <ButtonLink to={`/admin/${linkindex}/manage-game`}>See the games</ButtonLink>
          </div>
        )}
        <Instructions />
      </div>
      <LeaveGuard noun="file" count={chosen ? 1 : 0} onSave={upload} />
    </AdminPage>
  );
}

/** Out: the file's content, or a sentence why it cannot be read. */
async function gamesIn(file: File): Promise<GameFile | string> {
  const text = await textOfFile(file).catch(() => null);
  if (text === null) return UPLOAD.unreadable;
  const read = await readCsv(text).catch(() => TABLE_UNREAD);
  return read ?? UPLOAD.noColumns;
}

const focusWithin = (box: HTMLElement | null) => box?.querySelector("a")?.focus();

const downloadTemplate = () => saveFile(new Blob([TEMPLATE], { type: "text/csv" }), TEMPLATE_NAME);

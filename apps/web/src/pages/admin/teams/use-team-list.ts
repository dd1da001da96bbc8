// A pasted list of teams: what each line would become, what is wrong with it, and adding all in one change.
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { addTeams } from "#web/api/entries.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { TABLE_UNREAD, TEAM_LIST } from "#web/sentences/rows.ts";
import { UPLOAD } from "#web/sentences/upload.ts";
import { readCells } from "../cells.ts";
import { undoableToast } from "../history/undo-newest.ts";
import { isCsvName, MAX_BYTES } from "../upload/csv.ts";
import { textOfFile } from "../upload/file-text.ts";
import { useStill } from "../use-still.ts";
import { readTeams } from "./team-list.ts";

export type TeamListDesk = ReturnType<typeof useTeamList>;

const NO_LINES: string[][] = [];

/** What is pasted, how it is read, and its adding. */
export function useTeamList() {
  const { _id } = useTournament();
  const [isAdding, setAdding] = useState(false);
  const divisions = useList("divisions");
  const teams = useStill(useList("teams"), isAdding);
  const [text, setText] = useState("");
  const [ofFile, setOfFile] = useState("");
  const [otherwise, setOtherwise] = useState(divisions.length === 1 ? divisions[0]!._id : "");
  const [failure, setFailure] = useState("");
  const read = useCells(useDeferredValue(text));
  const lines = text.trim() === "" ? NO_LINES : (read ?? NO_LINES);
  const listed = useMemo(
    () => readTeams(lines, { teams, divisions, otherwise }),
    [lines, teams, divisions, otherwise],
  );

  /** Also text pasted a moment ago that is not read yet. */
  const unsaved = text.trim() === "" ? 0 : listed.length || text.trim().split("\n").length;
  const wrong = listed.filter(({ problems }) => problems.length > 0).length;

  /** Nobody has typed here, so a file may fill the box, also a second time after it was corrected. */
  const isUntouched = text.trim() === "" || text === ofFile;

  /** Typed text is never replaced, not even if it was typed while the file was being read. */
  async function takeFile(file: File): Promise<void> {
    setFailure("");
    if (!isCsvName(file.name)) return setFailure(UPLOAD.type);
    if (file.size > MAX_BYTES) return setFailure(UPLOAD.tooLarge);
    const read = await textOfFile(file).catch(() => "");
    if (read.trim() === "") return setFailure(UPLOAD.unreadable);
    setText((now) => (now === "" || now === text ? read : now));
    setOfFile(read);
    document.getElementById("team-list")?.focus();
  }

  /** Resolves to whether all were added. */
  async function add(): Promise<boolean> {
    if (wrong > 0 || listed.length === 0) return false;
    setFailure("");
    setAdding(true);
    const answer = await addTeams(
      _id,
      listed.map(({ fields }) => fields),
    );
    setAdding(false);
    if (!answer.ok) {
      setFailure(answer.problem.error);
      return false;
    }
    setText("");
    showToast(undoableToast(_id, TEAM_LIST.added(listed.length), answer));
    document.getElementById("team-list")?.focus();
    return true;
  }

  const choice = { otherwise, setOtherwise, divisions };
  const told = failure || (read === null ? TABLE_UNREAD : "");
  return { text, setText, isUntouched, takeFile, ...choice, listed, unsaved, wrong, failure: told, add };
}

/** The lines of a text as cells, as soon as they are read; null if they cannot be, until the text changes. */
function useCells(text: string): string[][] | null {
  const [cells, setCells] = useState<string[][] | null>(NO_LINES);
  useEffect(() => {
    let stale = false;
    const reading = text.trim() ? readCells(text).catch(() => null) : Promise.resolve(NO_LINES);
    void reading.then((read) => {
      if (!stale) setCells(read);
    });
    return () => {
      stale = true;
    };
  }, [text]);
  return cells;
}

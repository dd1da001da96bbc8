// Uploading games over HTTP: a dry run first, then stored whole or not at all.

import { Elysia } from "elysia";
import type { z } from "zod";
import type { State } from "#projections/state/state.ts";
import { UPLOAD_BYTES } from "#server/http/body.ts";
import { write } from "#server/http/write.ts";
import { noRoomFor } from "#server/log/bounds.ts";
import { type Answer, type Refusal, refuse } from "#server/log/command.ts";
import type { Site } from "#server/site.ts";
import { ROWS } from "./input.ts";
import { MAX_ROWS, planUpload, uploadGames } from "./upload.ts";

type Rows = z.infer<typeof ROWS>;

const tooManyRows = ({ length }: Rows): Refusal | null =>
  length > MAX_ROWS
    ? refuse(
        413,
        "too-many-rows",
        `The file has ${length} rows; at most ${MAX_ROWS} can be uploaded at once.`,
      )
    : null;

/**
 * 200 even with errors: `count` games would be added, `skipped` exist already, `scored` of those would get
 * a score, `rows` cannot be read.
 */
function dryRun(state: State, rows: Rows): Answer | Refusal {
  const refusal = tooManyRows(rows);
  if (refusal) return refusal;
  const { fresh, known, scored, errors, warnings, total } = planUpload(state, rows);
  const full = noRoomFor(state.content, "game", fresh.length);
  if (full) return full;
  return {
    status: 200,
    body: { count: fresh.length, skipped: known.length, scored, total, rows: errors, warnings },
  };
}

export const uploadRoutes = (site: Site) =>
  new Elysia({ name: "uploads" }).post("/api/uploadgames/:tournament", ({ request, params, query }) => {
    const ids: string[] = [];
    const idsFor = (rows: Rows) => {
      while (ids.length < rows.length) ids.push(crypto.randomUUID());
      return ids;
    };
    return write(site, request, {
      kind: "UploadGames",
      input: ROWS,
      bodyBytes: UPLOAD_BYTES,
      tournament: params.tournament,
      // What was meant as a trial must never be stored.
      prepare: async () =>
        [undefined, "true", "false"].includes(query.dryRun)
          ? null
          : refuse(400, "bad-input", "dryRun must be true or false."),
      decide: (state, rows) => tooManyRows(rows) ?? uploadGames(state, rows, idsFor(rows)),
      answer: (state, change, rows) => ({
        status: 201,
        body: {
          message: "Data uploaded successfully!",
          count: change?.params.count ?? 0,
          skipped: change?.params.skipped ?? planUpload(state, rows).known.length,
          scored: change?.events.filter(({ before }) => before !== null).length ?? 0,
          change: change?.change ?? null,
        },
      }),
      dryRun: query.dryRun === "true" ? dryRun : null,
    });
  });

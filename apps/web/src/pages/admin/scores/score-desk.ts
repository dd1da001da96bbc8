// The desk of scores: every draft, and saving one or all at once; a conflict never holds up the others.
import type { GameView } from "#projections/views.ts";
import type { Current } from "#web/api/outcome.ts";
import type { Stored } from "#web/outbox/deliver.ts";
import type { Entry, KeptScore } from "#web/outbox/kept-scores.ts";
import type { Sent } from "#web/outbox/send-scores.ts";
import { pointsTyped } from "#web/outbox/typed-score.ts";
import { scoreText } from "#web/sentences/scores.ts";
import { nameOfGame } from "../games/game-name.ts";
import {
  afterConflict,
  afterKeeping,
  afterSaving,
  afterSending,
  type Draft,
  draftOfKept,
  entryOf,
  isOpen,
  onTopOfTheirs,
  typeInto,
} from "./draft.ts";

export type Drafts = ReadonlyMap<string, Draft>;

interface ScoreDeskSettings {
  send: (entries: readonly Entry[]) => Promise<Sent>;
  keptOf?: (game: string) => KeptScore | undefined;
}

/** What would be lost by leaving now, including what is being sent. */
export const atRiskIn = (drafts: Drafts): number =>
  [...drafts.values()].filter((draft) => isOpen(draft) || draft.state === "saving").length;

/** What is not saved yet, for whatever reason. */
export const openIn = (drafts: Drafts): string[] =>
  [...drafts].filter(([, draft]) => isOpen(draft)).map(([id]) => id);

/** The drafts of existing games, and those of deleted ones. */
export function partedBy(drafts: Drafts, games: readonly GameView[]): { here: Drafts; gone: Drafts } {
  const ids = new Set(games.map(({ _id }) => _id));
  const of = (isThere: boolean) => new Map([...drafts].filter(([id]) => ids.has(id) === isThere));
  return { here: of(true), gone: of(false) };
}

export class ScoreDesk {
  #drafts: Drafts = new Map();
  readonly #listeners = new Set<() => void>();
  readonly #names = new Map<string, string>();
  readonly #settings: ScoreDeskSettings;

  constructor(settings: ScoreDeskSettings) {
    this.#settings = settings;
  }

  readonly get = (): Drafts => this.#drafts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(changes: Iterable<readonly [string, Draft | null]>): void {
    const next = new Map(this.#drafts);
    for (const [id, draft] of changes) {
      if (draft) next.set(id, draft);
      else next.delete(id);
    }
    this.#drafts = next;
    for (const listener of this.#listeners) listener();
  }

  readonly type = (game: GameView, side: 0 | 1, digits: string): void => {
    const kept = this.#settings.keptOf?.(game._id);
    const draft = this.#drafts.get(game._id) ?? (kept && draftOfKept(kept));
    this.#names.set(game._id, nameOfGame(game));
    this.#set([[game._id, typeInto(game, draft, side, digits)]]);
  };

  /** Back to what is stored; also the answer "keep theirs" to a conflict. */
  readonly restore = (id: string): void => {
    const draft = this.#drafts.get(id);
    if (draft && isOpen(draft)) this.#set([[id, null]]);
  };

  readonly saveMine = (id: string): Promise<boolean> => {
    const draft = this.#drafts.get(id);
    if (draft) this.#set([[id, onTopOfTheirs(draft)]]);
    return this.save([id]);
  };

  /** Kept scores have been sent: they are shown as saved until the page has them; what is being typed stays. */
  readonly land = (stored: readonly Stored[]): void => {
    this.#set(
      stored.flatMap(({ game, typed, version }) => {
        const draft = this.#drafts.get(game);
        return draft && draft.state !== "saved" ? [] : [[game, afterSending(typed, version)] as const];
      }),
    );
  };

  /** What the game was called when something was typed for it. */
  readonly nameOf = (id: string): string => this.#names.get(id) ?? "";

  readonly textOf = (id: string): string => {
    const draft = this.#drafts.get(id);
    return draft ? scoreText(pointsTyped(draft.typed)) : "";
  };

  /** Saved rows of an earlier view no longer need a mark. */
  readonly forgetSaved = (): void => {
    this.#set([...this.#drafts].filter(([, { state }]) => state === "saved").map(([id]) => [id, null]));
  };

  /** One change for all of them. Resolves to whether all are safe; what failed keeps what was typed. */
  async save(ids: readonly string[]): Promise<boolean> {
    const sent = ids.flatMap((id) => {
      const draft = this.#drafts.get(id);
      return draft && (draft.state === "unsaved" || draft.state === "failed") ? [[id, draft] as const] : [];
    });
    // A conflict waits for a choice; until then not everything is saved.
    const contested = ids.some((id) => this.#drafts.get(id)?.state === "conflict");
    if (sent.length === 0) return !contested;
    this.#set(sent.map(([id, { typed, seen, version }]) => [id, { typed, seen, version, state: "saving" }]));
    const outcome = await this.#settings.send(
      sent.map(([id, draft]) => entryOf(id, this.#names.get(id) ?? "", draft)),
    );
    if (outcome === "kept") {
      this.#update(sent, (draft, _id, before) => afterKeeping(draft, before.typed));
      return !contested;
    }
    if (outcome.ok) {
      const versions = new Map(outcome.value.map(({ _id, version }) => [_id, version]));
      this.#update(sent, (draft, id, before) =>
        afterSaving(draft, before.typed, versions.get(id) ?? draft.version),
      );
      return !contested;
    }
    const { problem } = outcome;
    const conflicts = new Map(
      problem.conflicts.map(({ _id, current }) => [_id, current as Current<GameView>]),
    );
    if (conflicts.size === 0) {
      // An ended session is a question over the whole page; it is no fault of the row, and soon no longer true.
      const now: Partial<Draft> =
        problem.kind === "signed-out" ? { state: "unsaved" } : { state: "failed", reason: problem.error };
      this.#update(sent, (draft) => ({ ...draft, ...now }));
      return false;
    }
    this.#update(sent, (draft, id) => {
      const current = conflicts.get(id);
      return current ? afterConflict(draft, current) : { ...draft, state: "unsaved" };
    });
    await this.save(sent.map(([id]) => id).filter((id) => !conflicts.has(id)));
    return false;
  }

  #update(
    sent: readonly (readonly [string, Draft])[],
    next: (now: Draft, id: string, before: Draft) => Draft | null,
  ): void {
    this.#set(
      sent.flatMap(([id, before]) => {
        const now = this.#drafts.get(id);
        return now ? [[id, next(now, id, before)] as const] : [];
      }),
    );
  }
}

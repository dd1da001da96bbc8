// The live hub: one channel per followed tournament and one for the home page, fed by the tail.
import type { Id } from "#events/entities.ts";
import { inFields } from "#projections/patches/changed-fields.ts";
import { diff } from "#projections/patches/diff.ts";
import type { State } from "#projections/state/state.ts";
import { PROTOCOL, type SnapshotContent } from "#projections/views.ts";
import { contentOf, foreseenContent } from "#server/http/shown.ts";
import { mayOrganise, mayRead } from "#server/log/access.ts";
import type { Folds } from "#server/log/folds.ts";
import type { Measures } from "#server/measures.ts";
import { Channel, type Source } from "./channel.ts";
import type { HomeCards } from "./home-cards.ts";
import type { Listener } from "./listener.ts";

const HEARTBEAT_MS = 15_000;
const IDLE_MS = 10 * 60_000;

export type After = { epoch: string; version: number } | null;

export interface LiveHub {
  /** The fold must be loaded: joining and the snapshot happen in one tick. */
  follow(tournament: Id, listener: Listener, after: After): void;
  followHome(listener: Listener, after: After): void;
  /** Prepares what followers will get once the state `after`, which is on its way to the log, is there. */
  foresee(tournament: Id, before: State, after: State): void;
  touched(tournaments: Iterable<Id>): void;
  homeTouched(): void;
  isFollowed(tournament: Id): boolean;
  listeners(): Listener[];
  /** History was replaced: folds are loaded again, then every stream gets a new snapshot. */
  restart(): Promise<void>;
  /** Ends every stream; pages reconnect, to another server if there is one. */
  endStreams(reason: string): void;
  stop(reason: string): void;
}

interface Parts {
  folds: Folds;
  home: HomeCards;
  epoch: () => string;
  measures: Measures;
  /** Whether more changes of a tournament are coming: its news then waits for them, so that a burst is one frame. */
  isWriting: (tournament: Id) => boolean;
}

export function openHub({ folds, home, epoch, measures, isWriting }: Parts): LiveHub {
  const channels = new Map<Id, Channel<SnapshotContent>>();
  const homeChannel = new Channel(homeSource(home), measures);
  const everyChannel = () => [homeChannel, ...channels.values()];

  const beat = setInterval(() => {
    for (const { listeners } of everyChannel()) for (const listener of listeners) listener.heartbeat();
    for (const [id, channel] of channels) {
      if (channel.listeners.size === 0 && Date.now() - channel.lastUsedMs > IDLE_MS) channels.delete(id);
    }
    folds.dropIdle(IDLE_MS, (id) => channels.has(id));
  }, HEARTBEAT_MS);

  function endStreams(reason: string): void {
    for (const { listeners } of everyChannel()) for (const listener of listeners) listener.end(reason);
  }

  return {
    follow(tournament, listener, after) {
      const channel =
        channels.get(tournament) ?? new Channel(tournamentSource(folds, tournament, epoch), measures);
      channels.set(tournament, channel);
      listener.organises = mayOrganise(folds.peek(tournament)!.state, listener.viewer);
      channel.join(listener, after);
    },
    followHome: (listener, after) => homeChannel.join(listener, after),
    foresee(tournament, before, after) {
      const [channel, fold] = [channels.get(tournament), folds.peek(tournament)];
      if (!channel?.listeners.size || fold?.state !== before) return;
      channel.foresee(after.version, foreseenContent(fold, after));
    },
    touched(tournaments) {
      for (const id of tournaments) channels.get(id)?.touch(isWriting(id));
    },
    homeTouched: () => homeChannel.touch(),
    isFollowed: (tournament) => channels.has(tournament),
    listeners: () => everyChannel().flatMap(({ listeners }) => [...listeners]),
    async restart() {
      for (const [id, channel] of channels) {
        const { state } = await folds.load(id);
        if (state.version > 0) channel.restart();
        else {
          for (const listener of channel.listeners) listener.end("gone");
          channels.delete(id);
        }
      }
      homeChannel.restart();
    },
    endStreams,
    stop(reason) {
      clearInterval(beat);
      endStreams(reason);
    },
  };
}

/** A fold dropped for a gap is loaded again by the tail; until then the channel keeps what it has. */
function tournamentSource(folds: Folds, tournament: Id, epoch: () => string): Source<SnapshotContent> {
  let last = folds.peek(tournament)!;
  const fold = () => (last = folds.peek(tournament) ?? last);
  return {
    epoch,
    current: () => ({ version: fold().state.version, content: contentOf(fold()) }),
    snapshot: (epoch, version, content) => ({ protocol: PROTOCOL, epoch, version, ...content }),
    diff(before, after) {
      const whole = diff(before, after);
      return whole && { whole, changed: inFields(whole, before) };
    },
    rights() {
      const { content } = fold().state;
      return [content.tournament, content.organiser, content.removal];
    },
    /**
     * A listener that has become or stopped being an organiser reconnects to the same frames,
     * and its page asks for its rights.
     */
    mayStay({ viewer, organises }) {
      const { state } = fold();
      return mayRead(state, viewer) && mayOrganise(state, viewer) === organises;
    },
  };
}

function homeSource(home: HomeCards): Source<ReturnType<HomeCards["published"]>> {
  return {
    epoch: home.epoch,
    current: () => ({ version: home.version(), content: home.published() }),
    snapshot: (epoch, version, tournaments) => ({ protocol: PROTOCOL, epoch, version, tournaments }),
    diff(before, after) {
      const old = new Map(before.map((card) => [card._id, card]));
      const set = after.filter((card) => old.get(card._id) !== card);
      for (const { _id } of after) old.delete(_id);
      if (set.length + old.size === 0) return null;
      const whole = {
        set: set.length > 0 ? { tournaments: set } : {},
        removed: old.size > 0 ? { tournaments: [...old.keys()] } : {},
      };
      return { whole, changed: whole };
    },
    rights: () => [],
    mayStay: () => true,
  };
}

// Opens a site on a database: folds, appender, tail and live hub, wired together and stopped together.
import { mayChangeCard } from "#projections/home-card.ts";
import { openSessions } from "./accounts/sessions.ts";
import { SESSIONS_CHANNEL } from "./accounts/store.ts";
import type { Config } from "./config.ts";
import { hostInAddress } from "./http/address.ts";
import { openLimits } from "./http/limits.ts";
import { openRequestCounts } from "./http/request-counts.ts";
import { complain } from "./journal.ts";
import { openLastingTrouble } from "./lasting-trouble.ts";
import { openHomeCards } from "./live/home-cards.ts";
import { openHub } from "./live/hub.ts";
import { openSessionWatch, type SessionWatch } from "./live/session-watch.ts";
import { openTurns } from "./live/turns.ts";
import { append, tellPosition, writtenOf } from "./log/append.ts";
import { openAppender } from "./log/appender.ts";
import { openBell } from "./log/bell.ts";
import { openFolds } from "./log/folds.ts";
import { sweepAnswers } from "./log/kept-answers.ts";
import { type Positioned, readChanges } from "./log/read-changes.ts";
import { openTail } from "./log/tail.ts";
import { openMail } from "./mail/send-mail.ts";
import { openMeasures, timed } from "./measures.ts";
import { applicationRole } from "./postgres/application-role.ts";
import { openDatabase, openPool } from "./postgres/connect.ts";
import { refuseLostSettings } from "./postgres/lost-settings.ts";
import { readSecret } from "./postgres/settings.ts";
import type { Site } from "./site.ts";

export interface OpenSite extends Site {
  /** Finishes what is being written, ends the streams, closes every connection. */
  stop(): Promise<void>;
}

/** In: a migrated database. The site has no address yet; `listen` gives it one. */
export async function openSite(config: Config, url: string): Promise<OpenSite> {
  const pool = openPool({ url, role: applicationRole });
  await refuseLostSettings(pool, url, applicationRole);
  const db = openDatabase(pool);
  const measures = openMeasures();
  const folds = openFolds((tournament, after) => readChanges(db, tournament, after));
  const bell = openBell(async (position) => {
    await new Promise(setImmediate);
    await tellPosition(db, position);
  });
  const appender = openAppender({
    folds,
    epoch: () => tail.epoch(),
    onTrouble: (error) => complain(`Changes could not be written: ${(error as Error).message}`),
    async append(epoch, items) {
      tail.appends();
      let written: Positioned[] = [];
      let isTold = false;
      try {
        const appended = await timed(measures.append, () => append(db, epoch, items));
        if (appended.isReplaced) await tail.readNow();
        written = writtenOf(items, appended);
        isTold = appended.isTold;
        return appended;
      } finally {
        // The organiser is answered first, then everyone who follows on this server; the bell waits
        // for the next turn of the loop.
        setImmediate(() => {
          tail.wrote(epoch, written);
          const newest = written.at(-1)?.position;
          if (newest) isTold ? bell.wasTold(newest) : bell.ring(newest);
        });
      }
    },
    foresee({ item: { tournament }, before, after }) {
      if (hub.isFollowed(tournament)) setImmediate(() => hub.foresee(tournament, before, after));
    },
  });
  const home = openHomeCards(db);
  // What is read from the database is kept in log order.
  const refreshes = openTurns(
    openLastingTrouble("The live pages could not be refreshed", "The live pages are refreshed again"),
  );

  function onChanges(changes: Positioned[]): void {
    folds.advance(changes.map(({ change }) => change));
    const touched = new Set(changes.map(({ change }) => change.tournament));
    const dropped = [...touched].filter((id) => hub.isFollowed(id) && !folds.peek(id));
    for (const id of dropped)
      refreshes.take(async () => {
        await folds.load(id);
        hub.touched([id]);
      });
    hub.touched(touched);
    const shown = changes.filter(({ change }) => mayChangeCard(change.events));
    refreshes.take(async () => {
      await home.refresh(
        [...new Set(shown.map(({ change }) => change.tournament))],
        changes.at(-1)!.position,
      );
      if (shown.length > 0) hub.homeTouched();
    });
  }

  async function showAnew(): Promise<void> {
    await home.reload(tail.epoch(), tail.position());
    await hub.restart();
  }

  let watch: SessionWatch | null = null;
  function onSessionsEnded(): void {
    sessions.ended();
    watch?.check();
  }

  const secret = config.jwtSecret ?? (await readSecret(db));
  const sessions = openSessions(db, secret);
  const tail = await openTail({
    db,
    listenUrl: url,
    onChanges,
    onEpoch() {
      // Immediately: nothing may be decided on the old history.
      folds.dropAll();
      refreshes.take(showAnew);
    },
    onSilence: () => hub.endStreams("behind"),
    also: { channel: SESSIONS_CHANNEL, onNotice: onSessionsEnded },
  });
  // In the same turn as the tail: whatever it brings from now on finds the hub, and its
  // cards come after the first reading.
  const hub = openHub({
    folds,
    home,
    epoch: tail.epoch,
    measures,
    isWriting: appender.isWriting,
  });
  await refreshes.take(showAnew);
  watch = openSessionWatch(db, hub.listeners);

  const endSweep = sweepAnswers(db);
  return {
    config,
    db,
    folds,
    appender,
    tail,
    hub,
    home,
    sessions,
    secret,
    requests: openRequestCounts(),
    limits: openLimits(pool),
    measures,
    sendMail: openMail(config),
    publicUrl: config.publicUrl ?? `http://${hostInAddress(config.host)}:${config.port}`,
    async stop() {
      endSweep();
      watch?.stop();
      hub.stop("server-stops");
      await appender.settled();
      await bell.quiet();
      await tail.stop();
      await refreshes.stop();
      await db.destroy();
    },
  };
}

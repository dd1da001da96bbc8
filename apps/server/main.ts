// Starts everything: the database, its migrations, the site on a port; stops everything on a signal.
import { readConfig } from "./config.ts";
import { isEmpty, openDemo } from "./demo/demo.ts";
import { listen } from "./http/listen.ts";
import { complain, say, writeJournalAs } from "./journal.ts";
import { openSite } from "./open-site.ts";
import { startEmbedded } from "./postgres/embedded/embedded.ts";
import { migrate } from "./postgres/migrate.ts";
import { StartRefusal } from "./start-refusal.ts";

async function start(): Promise<() => Promise<void>> {
  // Comes first, so that anything that goes wrong later is a line like every other.
  writeJournalAs(Bun.env.NODE_ENV?.trim() === "production" ? "json" : "text");
  const config = readConfig(Bun.env);
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir });
  const stops: (() => Promise<void>)[] = embedded ? [embedded.stop] : [];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  try {
    const url = embedded?.url ?? config.databaseUrl!;
    await migrate({ url });
    const site = await openSite(config, url);
    stops.push(site.stop);
    const listening = await listen(site);
    stops.push(listening.stop);
    say(`Volleyball Scorecards: ${site.publicUrl}`);
    if (config.demo && (await isEmpty(site.db))) await openDemo(site);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

try {
  const stop = await start();
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      say("Stopping …");
      await stop();
      process.exit(0);
    });
  }
} catch (error) {
  if (error instanceof StartRefusal) complain(error.message);
  else complain("The server did not start", error);
  process.exit(1);
}

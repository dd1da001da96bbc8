// emmett appending the same scores to PostgreSQL: `url streams writers seconds events`, prints appends a second.
import { getPostgreSQLEventStore } from "@event-driven-io/emmett-postgresql";

const [url, streams, writers, seconds, sample] = process.argv.slice(2);
const store = getPostgreSQLEventStore(url);
await store.schema.migrate();
const events = JSON.parse(sample);
let appended = 0;
let next = 0;
let counting = false;
let over = false;

async function write() {
  while (!over) {
    const data = { ...events[0], change: crypto.randomUUID() };
    const stream = `tournament-${next++ % Number(streams)}`;
    // Who was overtaken by another writer of the stream tries again, as its documentation tells to.
    while (!(await tryOnce(stream, data)));
    if (counting) appended++;
  }
}

async function tryOnce(stream, data) {
  try {
    await store.appendToStream(stream, [{ type: data.type, data }]);
    return true;
  } catch (error) {
    if (error.errorCode === 412) return false;
    throw error;
  }
}

const writing = Promise.all(Array.from({ length: Number(writers) }, write));
await new Promise((resolve) => setTimeout(resolve, 500));
counting = true;
const start = performance.now();
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
counting = false;
const rate = (appended * 1000) / (performance.now() - start);
over = true;
await writing;
await store.close();
console.log(rate);
process.exit(0);

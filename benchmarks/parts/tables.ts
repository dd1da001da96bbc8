// Long tables in the browser: opening, sorting, selecting all, a key, one patch, beside a
// plain HTML table of as many rows.
import type { Page } from "playwright";
import { newPage } from "#tests/harness/browser.ts";
import { ms, times } from "../lab/figures.ts";
import { slugOf } from "../lab/hall.ts";
import type { Lab } from "../lab/lab.ts";
import { median } from "../lab/measure.ts";
import { openStage, type Stage } from "../lab/stage.ts";
import { plainTable } from "../peers/plain-table.ts";

const ROUNDS = 3;
const SIZE = { width: 1280, height: 800 };
/** A slower response feels like a delay. */
const FELT_MS = 100;

export async function tables(lab: Lab): Promise<void> {
  const stage = await openStage(lab, { teams: 200, gamesPerTeam: 10, isCustomStanding: false });
  const slug = slugOf(stage.hall.tournament);
  lab.table.part("Long tables: 1,000 games, 200 teams; from the press until the frame is drawn");
  const ofGames = { rows: 1000, columns: 10 };
  await measure(lab, stage, {
    name: "Manage Games",
    path: `/admin/${slug}/manage-game`,
    ...ofGames,
    acts: {
      sort: { press: "thead th:nth-child(3) button" },
      "select all": { press: "thead input" },
      "let all go": { press: "thead input" },
      "select all, until boxes stand": { press: "thead input", until: KEY },
      "a key with all selected": { press: KEY },
    },
  });
  await measure(lab, stage, {
    name: "Add scores",
    path: `/admin/${slug}/add-score`,
    ...ofGames,
    acts: { "a key": { press: KEY } },
  });
  await measure(lab, stage, {
    name: "Standings",
    path: `/${slug}/standings`,
    rows: 200,
    columns: 9,
    acts: { sort: { press: "thead th:nth-child(2) button" } },
  });
  await measure(lab, stage, { name: "Scores", path: `/${slug}/scores`, ...ofGames, acts: {} });
  await stage.site.stop();
}

const KEY = "tbody input[inputmode=numeric]";

interface Measured {
  name: string;
  path: string;
  rows: number;
  columns: number;
  /** What is done: the element to press, or the box to type into, and what must be on the page before it is over. */
  acts: Record<string, Act>;
}

interface Act {
  press: string;
  until?: string;
}

async function measure(lab: Lab, stage: Stage, { name, path, rows, columns, acts }: Measured): Promise<void> {
  const ours = await openPage(stage);
  const plain = await openPage(stage);
  const html = plainTable(rows, columns);
  await plain.route("**/plain", (route) => route.fulfill({ contentType: "text/html", body: html }));
  const taken = new Map<string, { ours: number[]; plain: number[] }>();
  const note = (what: string, who: "ours" | "plain", value: number) => {
    const lists = taken.get(what) ?? { ours: [], plain: [] };
    lists[who].push(value);
    taken.set(what, lists);
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [who, page, url] of [
      ["ours", ours, path],
      ["plain", plain, "/plain"],
    ] as const) {
      note("opened", who, await opened(page, `${stage.site.url}${url}`));
      for (const [what, act] of Object.entries(acts)) note(what, who, await acted(page, act));
    }
    note("a score, saved and drawn", "ours", await patched(ours, stage, round));
    note("a score, saved and drawn", "plain", await acted(plain, { press: "#patch" }));
  }
  for (const [what, figures] of taken) {
    const [figure, beside] = [median(figures.ours), median(figures.plain)];
    const judged = what === "opened" ? {} : { target: `≤ ${FELT_MS} ms`, reached: figure <= FELT_MS };
    lab.table.add({
      what: `${name}: ${what}`,
      figure: ms(figure),
      beside: `plain table: ${ms(beside)}`,
      ratio: times(figure / beside),
      ...judged,
    });
  }
  await ours.context().close();
  await plain.context().close();
}

async function openPage({ site, owner }: Stage): Promise<Page> {
  const page = await newPage(SIZE);
  await page.goto(`${site.url}/robots.txt`);
  const user = { _id: owner.account, name: owner.name, email: owner.email };
  await page.evaluate(
    ([token, kept]) => {
      localStorage.setItem("token", token!);
      localStorage.setItem("user", kept!);
    },
    [owner.token, JSON.stringify(user)],
  );
  await page.addInitScript(() => {
    Object.assign(window, {
      drawn: async () => {
        for (let frame = 0; frame < 2; frame++)
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      },
    });
  });
  return page;
}

declare const drawn: () => Promise<void>;

/** Milliseconds from the address until rows are drawn. */
async function opened(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("main :is(tbody tr, li)").first().waitFor();
  return page.evaluate(async () => {
    await drawn();
    return performance.now();
  });
}

/** A press, or a digit typed. */
const acted = (page: Page, act: Act): Promise<number> =>
  page.evaluate(async ({ press: selector, until }) => {
    const element = document.querySelector<HTMLElement>(`main ${selector}`);
    if (!element) throw new Error(`There is no ${selector}.`);
    await drawn();
    const start = performance.now();
    if (element instanceof HTMLInputElement && element.type === "text") {
      element.select();
      document.execCommand("insertText", false, "7");
    } else element.click();
    do await drawn();
    while (until && !document.querySelector(`main ${until}`));
    return performance.now() - start;
  }, act);

/** Saves a score from the page itself, until its effect is drawn. */
async function patched(page: Page, { site, owner, hall }: Stage, round: number): Promise<number> {
  const url = `${site.url}/api/${hall.tournament}/games/${hall.games[0]}`;
  return page.evaluate(
    async ([address, token, body]) => {
      const changed = new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          resolve();
        });
        watch.observe(document.querySelector("main :is(tbody, ol)")!, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      });
      const start = performance.now();
      await fetch(address!, {
        method: "PUT",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: body!,
      });
      await changed;
      await drawn();
      return performance.now() - start;
    },
    [url, owner.token, JSON.stringify({ scoreTeam1: 30 + ((Date.now() + round) % 60), scoreTeam2: round })],
  );
}

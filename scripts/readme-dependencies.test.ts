// The check of the README's table: each dependency listed with its reason, licence and weight, and nothing else.
import { expect, test } from "bun:test";
import { readmeFaults } from "./readme-dependencies.ts";

const readme = (...rows: string[]) =>
  `# Site\n\n| package | why | licence | in the page |\n|---|---|---|---|\n${rows.join("\n")}\n\nMore.\n`;
const mit = () => "MIT";

test("a table that lists all is right, a star stands for a family", () => {
  const text = readme("| `pg`, `kysely` | queries | MIT | none |", "| `@types/*` | types | MIT | none |");
  expect(readmeFaults(text, ["pg", "kysely", "@types/pg"], mit)).toEqual([]);
});

test.each([
  ["one that is missing", readme("| `kysely` | queries | MIT | none |"), "does not list the dependency pg"],
  [
    "one without a licence",
    readme("| `pg`, `kysely` | queries | | none |"),
    "lacks the reason, licence or weight",
  ],
  ["another licence", readme("| `pg`, `kysely` | queries | ISC | none |"), "its package says MIT"],
  ["one that is no dependency", readme("| `pg`, `kysely`, `left-pad` | q | MIT | none |"), "lists left-pad"],
  ["no table at all", "# Site\n", "does not list the dependency pg"],
])("%s is told", (_, text, words) => {
  expect(readmeFaults(text, ["pg", "kysely"], mit).join(" ")).toContain(words);
});

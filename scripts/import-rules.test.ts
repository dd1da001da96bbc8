// Each rule about who may import whom, with a violation and an allowed neighbour.
import { expect, test } from "bun:test";
import { findViolations } from "./import-rules.ts";

const imports = (path: string, text: string) => findViolations([{ path, text }]);
const seeds: [rule: string, path: string, wrong: string, right: string][] = [
  [
    "events know no projections",
    "packages/events/log.ts",
    'import { fold } from "#projections/state/evolve.ts"; fold();',
    'import { name } from "./rules/name.ts"; name();',
  ],
  [
    "not even their types",
    "packages/events/log.ts",
    'import type { State } from "#projections/state/state.ts";',
    'import type { Name } from "./rules/name.ts";',
  ],
  [
    "nor by a relative path",
    "packages/events/log.ts",
    'export * from "../projections/evolve.ts";',
    'export * from "./rules/name.ts";',
  ],
  [
    "nor lazily",
    "packages/events/log.ts",
    'const a = await import("#projections/state/evolve.ts");',
    'const a = await import("./rules/name.ts");',
  ],
  [
    "projections know no server",
    "packages/projections/state/evolve.ts",
    'import type { App } from "#server/app.ts";',
    'import { log } from "#events/log.ts"; log();',
  ],
  [
    "what decides knows no HTTP",
    "apps/server/features/teams/decide.ts",
    'import { name } from "#server/http/fields.ts"; name();',
    'import { refuse } from "#server/log/command.ts"; refuse();',
  ],
  [
    "nor does the log",
    "apps/server/log/fits.ts",
    'import type { Asked } from "../http/write.ts";',
    'import type { Refusal } from "./command.ts";',
  ],
  [
    "packages know no platform",
    "packages/projections/state/evolve.ts",
    'import { readFile } from "node:fs/promises"; readFile("");',
    'import { log } from "#events/log.ts"; log();',
  ],
  [
    "zod is for the schemas alone",
    "packages/events/rules/name.ts",
    'import { z } from "zod"; z.string();',
    "export const a = 1;",
  ],
  [
    "packages take no more than types of the schemas",
    "packages/projections/state/evolve.ts",
    'import { team } from "#events/schemas/team.ts"; team();',
    'import type { Team } from "#events/schemas/team.ts";',
  ],
  [
    "the server knows no pages",
    "apps/server/app.ts",
    'import { Page } from "#web/app.tsx"; Page();',
    'import { z } from "zod"; z.string();',
  ],
  [
    "pages take only types of the server",
    "apps/web/src/app.tsx",
    'import { app } from "#server/app.ts"; app();',
    'import type { App } from "#server/app.ts";',
  ],
  [
    "pages take no schemas",
    "apps/web/src/app.tsx",
    'import { team } from "#events/schemas/team.ts"; team();',
    'import { name } from "#events/rules/name.ts"; name();',
  ],
  [
    "pages run in a browser",
    "apps/web/src/app.tsx",
    'import { join } from "node:path"; join();',
    'import { useState } from "react"; useState();',
  ],
  [
    "features are apart",
    "apps/server/features/teams/routes.ts",
    'import { a } from "../games/decide.ts"; a();',
    'import { a } from "./decide.ts"; a();',
  ],
  [
    "pages are apart",
    "apps/web/src/pages/home/page.tsx",
    'import { a } from "#web/pages/admin/page.tsx"; a();',
    'import { a } from "#web/components/table.tsx"; a();',
  ],
];

test.each(seeds)("%s", (_rule, path, wrong, right) => {
  expect(imports(path, wrong)).toHaveLength(1);
  expect(imports(path, right)).toEqual([]);
});

test("an import over several lines is seen", () => {
  expect(
    imports("packages/events/log.ts", 'import type {\n  A,\n  B,\n} from "#projections/state/state.ts";'),
  ).toHaveLength(1);
});
test("tests may reach for anything", () => {
  expect(imports("packages/events/log.test.ts", 'import { test } from "bun:test"; test();')).toEqual([]);
});

// Loaded before the tests of every `bun test`: gives them time, and closes what the harness opened.
import { afterAll, afterEach, setDefaultTimeout } from "bun:test";
import { closeAll } from "./closing.ts";
import { expectNoPageErrors } from "./page-errors.ts";

/** Under `npm test` each pass has its own limit; otherwise a test may be of any kind. */
const anyKindMs = 60_000;
if (!process.env.TEST_PASS) setDefaultTimeout(anyKindMs);

afterEach(expectNoPageErrors);
afterAll(closeAll);

// Input that no page would send: bodies of every wrong kind, some made from a call's own valid body.
import fc from "fast-check";

/** Part of every password that is sent; no answer may repeat it. */
export const SECRET = "hunter2-do-not-repeat-me";

export interface Hostile {
  /** As it goes over the wire. */
  text: string;
  headers: Record<string, string>;
}

const DEEP = 2000;
const LARGE_BYTES = 1_100_000;

const nested = (open: string, close: string, core: string) => open.repeat(DEEP) + core + close.repeat(DEEP);
const DEEP_LIST = nested("[", "]", "1");
const DEEP_OBJECT = nested('{"a":', "}", "1");

/** Values as JSON texts, so that numbers and escapes stay what they are. */
const odd = fc.constantFrom(
  "null",
  "true",
  "false",
  "0",
  "-1",
  "1e308",
  "1e999",
  "-0",
  "0.1",
  "99999999999999999999999999",
  '""',
  '" "',
  '"\\u0000"',
  '"\\u0007\\u001b[31m"',
  '"\\ud800"',
  '"\\udc00x"',
  '"\\u202e\\u200b"',
  '"__proto__"',
  '"constructor"',
  '"\'; drop table changes; --"',
  '"<script>alert(1)</script>"',
  '"2024-02-30"',
  '"25:61"',
  "[]",
  "{}",
  "[null]",
  '[{"_id":null}]',
  '{"_id":{"_id":"x"}}',
  '{"__proto__":{"polluted":true}}',
  JSON.stringify("x".repeat(10_000)),
  JSON.stringify("é́".repeat(300)),
  JSON.stringify(Array(5001).fill("x")),
  DEEP_LIST,
  DEEP_OBJECT,
);
const anyJson = fc.oneof(
  { weight: 3, arbitrary: odd },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4, noUnicodeString: false }) },
);

/** The valid body with some of its members, nested ones too, made odd. */
function damaged(good: unknown): fc.Arbitrary<string> {
  if (typeof good === "string")
    return fc
      .tuple(fc.nat(good.length), anyJson)
      .map(([at, odd]) => good.slice(0, at) + odd + good.slice(at));
  if (Array.isArray(good) && good.length > 0)
    return fc.oneof(
      fc.tuple(...good.map((item) => damaged(item))).map((items) => `[${items.join()}]`),
      damaged(good[0]).map((item) => `[${JSON.stringify(good[0])},${item}]`),
      anyJson.map((item) => `[${item}]`),
    );
  const fields = good !== null && typeof good === "object" ? Object.entries(good) : [];
  return fc
    .tuple(fc.constantFrom(...fields.map(([key]) => key), "confirm", "unheard"), anyJson, fc.boolean())
    .map(([key, odd, again]) => {
      const others = fields.filter(([name]) => again || name !== key);
      const members = others.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
      return `{${[...members, `${JSON.stringify(key)}:${odd}`].join()}}`;
    });
}

const notJson = fc.constantFrom(
  "",
  " \n",
  "{",
  "[",
  '{"a":}',
  "{'a':1}",
  "undefined",
  "NaN",
  "\u0000",
  "\ufeff{}",
  "name=Aces&court=3",
  "<xml/>",
  `{"a":"${"x".repeat(LARGE_BYTES)}"}`,
  `[${"1,".repeat(LARGE_BYTES / 2)}1]`,
  "[".repeat(100_000),
  DEEP_LIST,
  DEEP_OBJECT,
);

const contentType = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "text/html",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  ";;;",
);

const oddHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.constantFrom("x", '"x"', '"-1"', '"1e9"', '"999999999"', "*").map((value) => ({ "if-match": value })),
  fc.constantFrom("x", "0", "%00", "' or 1=1").map((value) => ({ "idempotency-key": value })),
  fc.constantFrom("-1", "1e9", "x").map((value) => ({ "x-min-version": value })),
);

export const hostileFor = (good: unknown): fc.Arbitrary<Hostile> =>
  fc.record({
    text: fc.oneof(
      { weight: 6, arbitrary: damaged(good) },
      { weight: 2, arbitrary: anyJson },
      { weight: 2, arbitrary: notJson },
    ),
    headers: fc
      .tuple(contentType, oddHeaders)
      .map(([type, more]): Record<string, string> => ({ "content-type": type, ...more })),
  });

/** Parts of a path and of a query that no link has. */
export const oddPart = fc.constantFrom(
  "%00",
  "%zz",
  "%",
  "%ff%fe",
  "%ed%a0%80",
  "..%2f..%2f",
  "0",
  "null",
  "x".repeat(4000),
  "%F0%9F%8F%90",
  "'%20or%201=1",
  "%7B%7D",
  "a,b",
);

export const oddQuery = fc.constantFrom(
  "confirm=%00",
  "confirm=true&confirm=true",
  "dryRun=true&dryRun=x",
  "version=-1",
  "version=1&version=2",
  "version=99999999999999999999",
  "at=0",
  "at=2024-13-45",
  "at=2024-05-04&at=x",
  "before=x",
  "before=1&before=2",
  "limit=0",
  "limit=1e9",
  "limit=1&limit=2",
  "entity=%00&actor=%ff",
  "entity=a&entity=b",
  "gaps=true&gaps=true",
  "slug=auth",
  "slug=a&slug=b",
  "slug=%00",
  "token=%00&email=%00",
  "token=a&token=b&email=c&email=d",
  "after=x",
  "__proto__=1",
  "%",
);

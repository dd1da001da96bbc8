// Hebrew and Arabic words run from right to left; numbers and Latin words between them are read from the left.
import { expect, test } from "bun:test";
import { inReadingOrder } from "./reading-order.ts";

test.each([
  ["Spring Open (U18) 2026", "Spring Open (U18) 2026"],
  ["", ""],
  ["מכבי תל אביב", "אביב|תל|מכבי"],
  ["גביע 2026", "2026|גביע"],
  ["كأس حيفا 12:30", "12:30|حيفا|كأس"],
  ["2026 גביע", "גביע|2026"],
  ["الأهلي (U18)", "(|U18|)|الأهلي"],
  ["Haifa גביע חיפה 2026 Cup", "Haifa |2026|חיפה|גביע| Cup"],
  ["חיפה · Leeds Hall", "Leeds Hall|·|חיפה"],
])("%j is drawn as %j", (text, drawn) => {
  const pieces = inReadingOrder(text).filter((piece) => piece !== " ");
  expect(pieces.join("|")).toBe(drawn);
});

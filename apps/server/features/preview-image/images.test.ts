// Drawing images takes much of a core: each is made once, within a share of the time, and a card that cannot
// be painted is not tried again.
import { expect, test } from "bun:test";
import { Allowance } from "#server/http/allowance.ts";
import { type Card, SITE_CARD } from "./card.ts";
import { imageOf } from "./images.ts";

const card = (name: string): Card => ({ ...SITE_CARD, name });

test("without time left there is no new image, but those that are kept", async () => {
  const none = new Allowance({ share: 0.25, savedUpMs: 0 });
  const made = await imageOf(card("Made before"));
  expect(await imageOf(card("Made before"), none)).toBe(made);
  expect(imageOf(card("Came too late"), none)).toEqual({ busySeconds: 1 });
  none.spend(500);
  expect(imageOf(card("Came too late"), none)).toEqual({ busySeconds: 2 });
});

test("a card that cannot be painted has the site's image, and the painter is not asked for it again", async () => {
  const broken = { ...card("Broken"), lines: null as never };
  const site = await imageOf(SITE_CARD);
  const answers = await Promise.all([imageOf(broken), imageOf(broken)]);
  for (const answer of answers) expect(answer).toBe(site);
  expect(await imageOf(broken, new Allowance({ share: 0.25, savedUpMs: 0 }))).toBe(site);
  expect(await imageOf(card("Next"))).not.toBe(site);
});

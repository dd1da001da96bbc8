// What each platform is given for a shared page.
import { expect, test } from "bun:test";
import { shareAddress, sharedPage } from "./share-links.ts";

const shared = sharedPage("https://scores.example/spring?team=1#round-2", "SPRING '24");
const sent = (platform: keyof typeof shareAddress) =>
  Object.fromEntries(new URL(shareAddress[platform](shared)).searchParams);

test("the acronym is in the words and, as far as one may, in the hashtags", () => {
  expect(shared).toEqual({
    url: "https://scores.example/spring?team=1",
    text: "Checkout SPRING '24 Tournament on Volleyball Scorecards",
    hashtags: ["SPRING24", "volleyball"],
  });
  expect(sent("Twitter")).toEqual({ url: shared.url, text: shared.text, hashtags: "SPRING24,volleyball" });
  expect(sent("Facebook")).toEqual({ u: shared.url, quote: shared.text, hashtag: "#SPRING24" });
  expect(sent("Whatsapp")).toEqual({ text: `${shared.text} #SPRING24 #volleyball ${shared.url}` });
});

test("without a tournament the site itself is shared", () => {
  expect(sharedPage("https://scores.example/")).toMatchObject({
    text: "Checkout Volleyball Scorecards",
    hashtags: ["volleyball"],
  });
});

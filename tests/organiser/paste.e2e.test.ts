// Tables pasted from a spreadsheet: a column into the rows shown, a list into many new teams,
// and a parser that does not load.
import { expect, test } from "bun:test";
import { eventually } from "#tests/harness/log-of.ts";
import { openTeamRows, paste } from "./organiser-page.ts";

const { page, newest, goTo, table, select, captain } = await openTeamRows();

test("a pasted column fills downwards in the order shown; Esc undoes it, Update saves it in one change", async () => {
  await goTo("manage-team");
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await select("Diggers");
  await captain("Diggers").focus();
  await paste(page, "Dora\nCleo\n");
  await page.getByText("2 cells filled, not saved yet.").first().waitFor();
  expect(await captain("Crush").inputValue()).toBe("Cleo");
  await page.keyboard.press("Escape");
  await captain("Crush").waitFor({ state: "hidden" });
  expect(await captain("Diggers").inputValue()).toBe("");
  await captain("Diggers").focus();
  await paste(page, "Dora\tGold\nCleo\n");
  await captain("Crush").waitFor();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await table().getByText("Cleo").waitFor();
  expect((await newest()).items).toHaveLength(2);
});

test("what is typed while a paste waits for its parser stays", async () => {
  await goTo("manage-team");
  await select("Aces");
  await select("Diggers");
  await captain("Diggers").focus();
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await paste(page, "Dora\tGold");
  await captain("Aces").fill("Ana");
  typed();
  await page.getByText("2 cells filled, not saved yet.").first().waitFor();
  await page.unroute(/\.js$/);
  expect([await captain("Aces").inputValue(), await captain("Diggers").inputValue()]).toEqual([
    "Ana",
    "Dora",
  ]);
});

test("a paste whose parser does not load is reported: it was swallowed silently", async () => {
  await goTo("manage-team");
  await select("Diggers");
  await captain("Diggers").focus();
  await page.route(/\/csv-.*\.js$/, (route) => route.abort());
  await paste(page, "Dora\tGold");
  await page.getByText("The table reader did not load.").first().waitFor();
  await goTo("add-team");
  const list = page.getByLabel("Teams, one in a line");
  await list.fill("Eagles");
  await page.getByRole("alert").getByText("The table reader did not load.").waitFor();
  await list.fill("");
  await page.unroute(/\/csv-.*\.js$/);
  await page.reload();
  await list.fill("Eagles\nFalcons");
  await page.getByText("2 of 2 teams ready").waitFor();
  await list.fill("");
});

test("a pasted list of teams is shown with its problems, and added in one change", async () => {
  await goTo("add-team");
  const list = page.getByLabel("Teams, one in a line");
  await list.fill("Name\tDivision\nEagles\tgold\naces\tGold\nFalcons\t\n");
  await page.getByText("1 of 3 teams ready").waitFor();
  await page.getByText("There is no division named “gold”. Did you mean “Gold”?").waitFor();
  await page.getByText("There is already a team named “Aces”.").waitFor();
  expect(await page.getByRole("button", { name: "Add 3 teams" }).isDisabled()).toBe(true);
  await list.fill("Name\tDivision\nEagles\tGold\nFalcons\t\n");
  await page.getByText("2 of 2 teams ready").waitFor();
  await page.getByRole("button", { name: "Add 2 teams" }).click();
  await page.getByText("2 teams added").first().waitFor();
  expect((await newest()).summary).toBe("Added team Eagles; Added team Falcons");

  const choose = page.getByRole("button", { name: "Choose a CSV file" });
  const chooseFile = async (text: string) => {
    const chooser = page.waitForEvent("filechooser");
    await choose.click();
    const file = { name: "teams.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await (await chooser).setFiles(file);
  };
  // It is corrected where it was written, and chosen again; what is typed into the list is never replaced.
  await chooseFile("name;division\r\nGulls;Silver\r\nHerons;Gold\r\n");
  await page.getByText("1 of 2 teams ready").waitFor();
  await chooseFile("\uFEFFname;division\r\nGulls;Gold\r\nHerons;Gold\r\n");
  await page.getByText("2 of 2 teams ready").waitFor();
  await list.press("End");
  await page.keyboard.type(" ");
  await choose.waitFor({ state: "hidden" });
  await page.keyboard.press("Backspace");
  expect(await list.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Add 2 teams" }).click();
  // The message about the first two may still be there.
  await eventually(async () => expect((await newest()).summary).toBe("Added team Gulls; Added team Herons"));
});

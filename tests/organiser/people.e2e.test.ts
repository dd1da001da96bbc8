// Organisers are invited, uninvited and named before they are removed; feedback is read with its
// marks and removed with an undo.
import { expect, test } from "bun:test";
import { accepted, mailedToken } from "#tests/harness/site.ts";
import { desk, openOrganiser, pageOf } from "./organiser-page.ts";

const { site, owner, page } = await openOrganiser("Robin Hale");

test("an organiser is invited by e-mail, joins, and is removed by name; the other one leaves", async () => {
  const fixture = await site.withTeams(owner);
  const sam = await site.register("Sam Reyes");
  await page.goto(desk(site, fixture, "organisers"));
  await page.getByText("Owner").waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill("nobody");
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByRole("alert").getByText("Please type an e-mail address").waitFor();
  const join = async () => {
    await page.getByRole("textbox", { name: "Email" }).fill(sam.email);
    await page.getByRole("button", { name: "Invite" }).click();
    await page.getByText(`We have sent an invitation to ${sam.email}.`).first().waitFor();
    await page.getByRole("button", { name: `Withdraw: ${sam.email}` }).waitFor();
    const token = await mailedToken(site.dataDir, sam.email);
    await accepted(site.call("POST", "/api/invitations/accept", { token: sam.token, body: { token } }));
    // A person who comes back to the tab sees it at once; the toast of a removal has the name, too.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.getByRole("button", { name: "Remove: Sam Reyes" }).waitFor();
  };
  await join();
  await page.getByRole("button", { name: "Remove: Sam Reyes" }).click();
  await page.getByRole("alertdialog").getByText("Remove Sam Reyes as an organiser?").waitFor();
  await page.getByRole("button", { name: "Remove 1 organiser" }).click();
  await page.getByText("Sam Reyes removed").first().waitFor();
  // None of this can be undone (rule 32), and no button says so; the focus stays in the list.
  await page.locator(':is(ul[aria-label="Organisers"], h1):focus').waitFor();
  expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
  await join();

  const other = await pageOf(site, sam);
  await other.goto(desk(site, fixture, "organisers"));
  await other.getByRole("button", { name: "Leave" }).click();
  await other.getByRole("button", { name: "Leave 1 tournament" }).click();
  await other.waitForURL(/\/auth\/profile/);
  await other.context().close();
});

test("private feedback is marked, and what is removed comes back with Undo", async () => {
  const fixture = await site.withTeams(owner);
  const path = `/api/feedback/${fixture.tournament._id}`;
  await accepted(site.call("POST", path, { body: { text: "No shade on court 2.", name: "Ana" } }));
  await accepted(site.call("POST", path, { body: { text: "My number is on the list.", isPrivate: true } }));
  await page.goto(desk(site, fixture, "admin"));
  await page.getByText("No bracket yet").waitFor();
  await page.getByRole("link", { name: "Open Feedback" }).click();
  const rows = page.getByRole("list", { name: "Feedback, newest first" }).getByRole("listitem");
  await rows.filter({ hasText: "My number is on the list." }).getByText("Private").waitFor();
  await page.getByRole("button", { name: "Remove feedback of Ana" }).click();
  await page.getByText("No shade on court 2.").waitFor({ state: "hidden" });
  await page.locator('button[aria-label="Remove feedback of Anonymous"]:focus').waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("No shade on court 2.").waitFor();
  expect(await rows.count()).toBe(2);

  // The whole list goes with its last row, and the focus went to the top of the page.
  for (const name of ["Ana", "Anonymous"])
    await page.getByRole("button", { name: `Remove feedback of ${name}` }).press("Enter");
  await page.locator("button:focus").filter({ hasText: "Refresh" }).waitFor();
});

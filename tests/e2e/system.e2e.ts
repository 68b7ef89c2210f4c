import { getSystem, type SystemState } from "../../contracts/system.ts";
import { followAreaLink, logIn, password } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

test("the page 'System' says what is wrong first, shows what failed beside what works, and gives a backup for the password", {
  tag: "@phone",
}, async ({ page, smtp, expectedConsole }) => {
  await logIn(page);
  // A folder that is away, and a queue with a job that was given up: the rest is as the site says.
  await page.route(`**${getSystem.path}`, async (route) => {
    const answer = await route.fetch();
    const state = (await answer.json()) as SystemState;
    const job = {
      id: crypto.randomUUID(),
      name: "assessment.report",
      tries: 3,
      reason: "The model said nothing",
    };
    const jobs = [{ ...job, at: "2026-11-22T10:07:00.000Z" }];
    const queue = { waiting: 0, running: 0, oldest: null, failed: 1, jobs };
    await route.fulfill({
      json: { ...state, queue, storage: { unreadable: "no such folder" }, wrong: ["1 job was given up."] },
    });
  });
  await open(page, "/admin");
  await followAreaLink(page, "System");
  await expect(page.getByRole("region", { name: "What is wrong" })).toHaveText("1 job was given up.");
  const storage = page.getByRole("region", { name: "Storage" });
  await expect(storage).toContainText("Could not be read: no such folder");
  await expect(page.getByRole("region", { name: "Database" })).toContainText("Embedded");
  await expect(page.getByRole("row", { name: "assessment.report" })).toContainText("The model said nothing");
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Discard assessment.report" }).click();
  const asked = page.getByRole("alertdialog", { name: "Discard this job?" });
  await expect(asked).toContainText("assessment.report will not run.");
  await asked.getByRole("button", { name: "Cancel" }).click();
  await page.unrouteAll();

  const mail = page.getByRole("region", { name: "Email" });
  await mail.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText(/^The test email (?:is on its way|has gone out)/)).toBeVisible();
  await expect.poll(() => smtp.mails.map(({ subject }) => subject)).toContain("Your site’s email is working");

  expectedConsole.push(/400/);
  await page.getByRole("button", { name: "Download a backup" }).click();
  await page.getByLabel("Your password").fill("not my password");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expect(page.getByText("That is not your current password.")).toBeVisible();
  await page.getByLabel("Your password").fill(password);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^manual-\d{4}-\d\d-.*\.ndjson\.gz$/);
  await expect(page.getByRole("button", { name: "Download a backup" })).toBeFocused();
});

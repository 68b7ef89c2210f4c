import { logIn } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test, toast } from "./fixtures.ts";
import { leave, sandboxed } from "./leads.ts";

test("the mails are listed with their delivery; a failed one is delivered again to a corrected address", {
  tag: "@both",
}, async ({ page, baseURL, smtp, expectedConsole }) => {
  expectedConsole.push(sandboxed);
  await logIn(page);
  smtp.be("refuse");
  await leave(page, baseURL, { name: "Sam Refused", email: "sam@refused.example" });
  await expect(async () => {
    await open(page, "/admin/mails?status=failed");
    await expect(page.getByText("There is no such mailbox.").first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  smtp.be("accept");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page
    .getByRole("link", { name: /Sam Refused/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "Delivery" })).toContainText(
    "The mail server rejected it. There is no such mailbox. 550 5.1.1 No such user here",
  );
  await page.getByLabel("Address").fill("right@ringwell.example");
  await page.getByRole("button", { name: "Deliver again" }).click();
  await expect(toast(page)).toContainText("Email Queued");
  await expect
    .poll(() => smtp.mails.some(({ envelopeTo }) => envelopeTo[0] === "right@ringwell.example"))
    .toBe(true);
  // The page follows it to its end by itself.
  await expect(page.locator(".mail-meta")).toContainText("Sent");
});

test("a long email is shown whole, in its place", { tag: "@both" }, async ({
  page,
  baseURL,
  expectedConsole,
}) => {
  // The frame answers nobody, axe neither.
  expectedConsole.push(sandboxed, /Failed to execute 'postMessage' on 'DOMWindow'/);
  const name = `Lena Long ${test.info().project.name}`;
  const answer = await page.request.post("/api/contact", {
    headers: { origin: baseURL ?? "" },
    data: { name, email: "lena@long.example", message: "We miss calls after five.\n".repeat(60) },
  });
  expect(answer.status()).toBe(201);
  await logIn(page);
  const mail = page.locator("tbody").getByRole("link").first();
  // A job writes it down.
  await expect(async () => {
    await open(page, `/admin/mails?search=${name}`);
    await expect(mail).toBeVisible({ timeout: 3000 });
  }).toPass();
  await mail.click();
  const heights = () =>
    page
      .getByTitle("Email preview")
      .evaluate((frame: HTMLIFrameElement) => [frame.clientHeight, frame.contentDocument?.body.offsetHeight]);
  await expect.poll(async () => (await heights())[1]).toBeGreaterThan(1500);
  await expect.poll(async () => new Set(await heights()).size).toBe(1);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test(
  "emails that failed go out again together, or are let rest; the dashboard asks for none of them any more",
  {
    tag: "@both",
  },
  async ({ page, baseURL, smtp }, { project }) => {
    await logIn(page);
    smtp.be("refuse");
    const word = `Tamarack-${project.name}`;
    for (const name of ["Ada", "Ben", "Cyd"])
      await leave(page, baseURL, { name: `${name} ${word}`, email: `${name}@tamarack.example` });
    const rows = page.locator("tbody tr");
    await expect(async () => {
      await open(page, `/admin/mails?status=failed&search=${word}`);
      await expect(rows).toHaveCount(3, { timeout: 3000 });
    }).toPass();
    smtp.be("accept");
    await open(page, "/admin/system");
    await page.getByRole("link", { name: "See the failed emails" }).click();
    await expect(page).toHaveURL(/\/admin\/mails\?status=failed$/);
    await open(page, `/admin/mails?status=failed&search=${word}`);
    // What is under the finger stays there.
    const first = rows.first();
    const top = (await first.boundingBox())?.y;
    await first.getByRole("checkbox").check();
    if (project.name !== "desktop") expect((await first.boundingBox())?.y).toBe(top);
    await expect(page.getByText("1 selected")).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast(page)).toContainText("1 email dismissed");
    await expect(rows).toHaveCount(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(rows).toHaveCount(3);

    await rows.first().getByRole("checkbox").check();
    await page.getByRole("checkbox", { name: "Select all emails on this page" }).check();
    await page.getByRole("button", { name: "Deliver again" }).click();
    await expect(toast(page)).toContainText("3 emails on the way");
    await expect.poll(() => smtp.mails.filter(({ subject }) => subject?.includes(word)).length).toBe(3);
    await open(page, `/admin/mails?status=failed&search=${word}`);
    await expect(page.getByText("No emails match")).toBeVisible();
    // Each has its own line beside the one that went out.
    await open(page, `/admin/mails?search=${word}`);
    await expect(rows).toHaveCount(6);
    await expect(page.locator(".tag-stop")).toHaveCount(0);
    await rows.filter({ hasText: "There is no such mailbox" }).first().getByRole("link").click();
    await expect(page.getByRole("region", { name: "Delivery" })).toContainText(
      "It no longer counts as failed.",
    );
  },
);

test(
  "a list of emails says first to whom, and shows those to the company by themselves",
  {
    tag: "@both",
  },
  async ({ page, baseURL }, { project }) => {
    const word = `Wormwood-${project.name}`;
    await leave(page, baseURL, { name: word, email: "kit@wormwood.example" });
    await logIn(page);
    await open(page, `/admin/mails?to=us&search=${word}`);
    const row = page.locator("tbody tr");
    await expect(row).toHaveCount(1);
    const to = await row.getByText("Us", { exact: true }).boundingBox();
    const subject = await row.getByRole("link").boundingBox();
    expect((to?.x ?? 0) <= (subject?.x ?? 0) && (to?.y ?? 0) <= (subject?.y ?? 0) + 8).toBe(true);
    await expectNoOverflow(page);
    await page.getByRole("navigation", { name: "Lists" }).getByRole("link", { name: "To clients" }).click();
    await expect(page).toHaveURL(/\?to=clients$/);
    await expect(page.getByText("Us", { exact: true })).toHaveCount(0);
  },
);

import type { Locator, Page } from "@playwright/test";
import type { Smtp } from "../stand-ins/smtp.ts";
import { logIn } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";
import { answers, assume, changeReport, splitWords, submit } from "./review.ts";

/** The private link of the first mail about this business with such a subject. */
async function linkTo(smtp: Smtp, businessName: string, subject: RegExp): Promise<string> {
  const find = () =>
    smtp.mails.find((mail) => subject.test(mail.subject ?? "") && mail.text?.includes(businessName));
  await expect.poll(() => find() !== undefined).toBe(true);
  return /\/r\/[\w-]{32}/.exec(find()?.text ?? "")?.[0] ?? "";
}

async function send(page: Page, id: string): Promise<void> {
  const { csrfToken } = (await (await page.request.get("/api/auth/csrf-token")).json()) as {
    csrfToken: string;
  };
  const sent = await page.request.post(`/api/assessments/${id}/send`, {
    headers: { "X-CSRF-Token": csrfToken },
  });
  expect(sent.ok()).toBe(true);
}

const form = (page: Page) => page.getByRole("region", { name: "Your numbers", exact: true });

test("numbers before sending make a version and show nothing of the report; what was typed outlives a failure", async ({
  page,
  smtp,
  expectedConsole,
}) => {
  expectedConsole.push(/503|API Request Failed|Failed to load resource/);
  await logIn(page);
  const { id, businessName } = await submit(page);
  await open(page, await linkTo(smtp, businessName, /received|assessment/i));
  // What is done, what happens now and what comes is told apart.
  await expect(page.locator("ol").first()).toContainText(/received Done.*review Now.*email Next/s);
  await expect(page.locator("[aria-current=step]")).toContainText("Expert review");
  const value = form(page).getByLabel("in the first year, in dollars?");
  await expect(form(page).getByText("Last year’s invoices")).toBeVisible();
  await value.fill("lots");
  await form(page).getByRole("button", { name: "Save my numbers" }).click();
  await expect(form(page).getByText("Please enter a number")).toBeVisible();
  await value.fill("$4,321");
  await page.route("**/numbers", (route) => route.fulfill({ status: 503, json: { message: "Not now." } }));
  await form(page).getByRole("button", { name: "Save my numbers" }).click();
  await expect(form(page).getByRole("alert")).toContainText("Nothing was saved");
  await page.unroute("**/numbers");
  await page.reload();
  await expect(value).toHaveValue("$4,321");
  await form(page).getByRole("button", { name: "Save my numbers" }).click();
  await expect(form(page)).toContainText("A new version of your report is made");
  await expect(page.locator(".report")).toHaveCount(0);
  const read = await page.request.get(`/api/assessments/${id}/report.json`);
  const { assumptions } = (await read.json()) as { assumptions: Record<string, { value: number }> };
  expect(assumptions.customerValue?.value).toBe(4321);
});

test("a sent report is one screen, contents and folded inputs; the owner's numbers are counted as they are typed", {
  tag: "@both",
}, async ({ page, context, smtp }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await logIn(page);
  const { id, businessName } = await submit(page);
  await send(page, id);
  await open(page, await linkTo(smtp, businessName, /ready/));
  // One figure before any words, as the last row of the plan's table tells it.
  const all = page.locator(".client-cover").getByRole("row", { name: /^All / });
  const [, likely, low, high] =
    /(\$[\d,]+) \((\$[\d,]+) to (\$[\d,]+)\)/.exec((await all.innerText()).replace(/\s+/g, " ")) ?? [];
  const leaves = page.locator(".client-cover .client-figure");
  await expect(leaves).toContainText(likely ?? "");
  await expect(leaves).toContainText(/You keep each month The likely sum: costs/);
  await expect(leaves).toContainText(`Low ${low}, high ${high}.`);
  await expect(leaves).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".client-top")).toContainText("Your goal: Improve customer experience");
  // The headline, then the plan as one calm table: each step a row in the same type, no figure broken from its unit.
  await expect(page.locator(".client-cover .verdict")).toBeInViewport({ ratio: 1 });
  const plan = page.locator(".client-cover [data-block='verdict.steps']");
  const names = plan.locator("tbody tr:not(.total) th strong");
  const sizes = await names.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  expect(new Set(sizes).size).toBe(1);
  const lines = (of: Locator) =>
    of.evaluateAll((all) =>
      all.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
      }),
    );
  for (const each of await lines(plan.locator("tbody tr td:nth-of-type(1)"))) expect(each).toBe(1);
  await expect(plan.locator("td", { hasText: "(guess)" }).first()).toBeVisible();
  // What a step takes and what it leaves stand in one line, under their names.
  await expect(plan.getByText("Leaves a month")).toBeVisible();
  const [takes, leavesCell] = await Promise.all(
    [1, 2].map((n) => plan.locator(`tbody tr:first-child td:nth-of-type(${n})`).boundingBox()),
  );
  expect(takes!.y).toBe(leavesCell!.y);
  for (const each of await lines(plan.locator("td").filter({ hasText: /^\$[\d,]+ \(guess\)$/ })))
    expect(each).toBe(1);
  const act = page.getByRole("link", { name: "Talk it through with us" });
  await expect(act).toBeInViewport({ ratio: 1 });
  // It lies over nothing that one sees first.
  const first = await plan.locator("tbody tr").first().boundingBox();
  const talk = (await act.boundingBox())?.y ?? 0;
  if (page.viewportSize()!.width < 640)
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(talk);
  await expect(page.getByLabel("What is your trade?")).toHaveValue("dental");
  await expect(page.getByText("Our guess. Change it if we’re wrong.")).toBeVisible();
  const inputs = page
    .locator("details", { has: page.getByText(/^How we got these numbers/) })
    .locator("table")
    .first();
  await expect(inputs).toBeHidden();
  const contents = page.getByRole("navigation", { name: "Contents" });
  const last = contents.getByRole("link", { name: /^How we got these numbers/ });
  // On a phone one line, closed: it says where one is, and opens.
  const opener = contents.getByRole("button");
  if (await opener.isVisible()) {
    await expect(last).toBeHidden();
    await opener.click();
  }
  await last.click();
  if (await opener.isVisible()) await expect(last).toBeHidden();
  await expect(inputs).toBeVisible();
  // A value that has no room beside its name stands beneath it whole.
  const long = page.locator(".client-appendix .sum td", { hasText: "= $" });
  await expect(long.first()).toBeVisible();
  for (const each of await lines(long)) expect(each).toBe(1);
  const sum = page.getByRole("region", { name: "The sum with your numbers" });
  await expect(sum).toContainText("Our examples, until you put in yours");
  // Whether an assistant pays by these numbers, too.
  await expect(sum.locator("[data-block='buy.0']")).toContainText("assistant");
  // What the report asks for is asked first.
  await expect(form(page).getByLabel("no-shows", { exact: false })).toBeVisible();
  await expect(form(page).getByLabel("How many calls and messages reach you")).toBeVisible();
  await expect(sum.locator("tr.total")).toBeVisible();
  // Untouched, it says what the report says: the same figure, and the same costs.
  await expect(sum.locator(".client-figure > b")).toHaveText(likely ?? "");
  const total = (of: Locator) => of.locator("[data-block='verdict.steps'] tr.total").textContent();
  expect(await total(sum)).toBe(await total(page.locator(".client-cover")));
  // Words to say are copied with a press.
  const words = page.locator(".client-parts blockquote:has(.client-copy)").first();
  await words.getByRole("button", { name: "Copy" }).click();
  await expect(words.getByText("Copied")).toBeVisible();
  const before = await sum.locator(".client-figure > b").textContent();
  await form(page).getByLabel("in the first year, in dollars?").fill("4321");
  await expect(sum).toContainText("Your numbers, not reviewed");
  await expect(sum).toContainText("1 of 9 numbers are yours.");
  await expect(sum.locator(".client-figure > b")).not.toHaveText(before ?? "");
  // What was typed has the colour of what is read, not of a placeholder.
  const ink = await page.locator(".client-top h1").evaluate((one) => getComputedStyle(one).color);
  await expect(form(page).getByLabel("in the first year, in dollars?")).toHaveCSS("color", ink);
  // A number that cannot be right: the sum is said to be the one before, on a phone in its bar, too, which stays solid.
  const missed = form(page).getByLabel("did nobody answer");
  await missed.fill("many");
  await missed.blur();
  await expect(sum).toContainText("This is the total from before.");
  const bar = page.locator(".client-left");
  if (await bar.isVisible()) {
    await expect(bar).toContainText("From before");
    await expect(bar).toHaveCSS("opacity", "1");
  }
  await missed.fill("");
  await expectAccessible(page);
  await expectNoOverflow(page);
  const button = form(page).getByRole("button", { name: "Save my numbers" });
  await button.click();
  await expect(form(page)).toContainText("can send you an update");
  // Who saves again, or goes on by the keyboard, is still there.
  await button.press("Enter");
  await expect(form(page)).toContainText("can send you an update");
  await expect(button).toBeFocused();
  // One number in both places, beside the one that was reviewed; also after a reload.
  const since = page.locator(".client-cover .client-since");
  const mine = (await sum.locator(".client-figure > b").innerText()).trim();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(since).toContainText("With your numbers, not reviewed");
    await expect(since).toContainText(mine);
    await expect(leaves).toContainText(likely ?? "");
    await expect(sum.locator(".client-figure > b")).toHaveText(mine);
    await expect(sum.locator(".client-figure")).toContainText(`Reviewed report: you keep ${likely}.`);
  }
  await expect(form(page).getByLabel("in the first year, in dollars?")).toHaveValue("4321");
  // Whoever wants to talk about it need not say who they are.
  await act.click();
  await expect(page.getByText(/^About your report of /)).toBeVisible();
  await expect(page.getByLabel("Company")).toHaveValue(businessName);
  await expect(page.getByLabel("Your Message")).toHaveValue(/my report of /);
});

test("where nobody knows what one pays, the plan stands for one fee and says what others would leave", {
  tag: "@both",
}, async ({ page, smtp }) => {
  await logIn(page);
  const { id, businessName } = await submit(page, {
    businessName: "Larkfield",
    industry: "Legal",
    operationalBottlenecks: ["Customer Support", "Appointment Scheduling"],
  });
  await send(page, id);
  await open(page, await linkTo(smtp, businessName, /ready/));
  const plan = page.locator(".client-cover [data-block='verdict.steps']");
  await expect(plan.locator("thead th")).toHaveText(["Step", "Time a month", "Leaves a month"]);
  await expect(page.locator(".client-cover")).toContainText(/if one pays \$5,000/);
  await expect(plan.getByRole("row", { name: /^All / })).toContainText(/at \$2,500, .*at \$10,000, \$/);
  // Why it is these steps is said before them at a desk.
  if (page.viewportSize()!.width > 1000)
    expect((await page.locator(".client-cover .lede").boundingBox())!.y).toBeLessThan(
      (await plan.boundingBox())!.y,
    );
  if (page.viewportSize()!.width > 640) {
    // What to do has about half of the width.
    expect((await plan.locator("thead th").first().boundingBox())!.width).toBeGreaterThan(300);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole("link", { name: "Talk it through with us" })).toBeInViewport({ ratio: 1 });
    // On paper it is the table, too.
    await page.emulateMedia({ media: "print" });
    await expect(plan.locator("thead")).toBeVisible();
    await page.emulateMedia({ media: null });
  }
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("at a desk all that the numbers change is in the window, what they showed first", async ({
  page,
  smtp,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
  const { id, businessName } = await submit(page, {
    customerInteractionPercentage: "25-50",
    interactionChannels: ["Phone Calls", "Email"],
    cloneExpertiseValue: "somewhat-valuable",
    operationalBottlenecks: ["Appointment Scheduling", "Customer Support"],
  });
  await send(page, id);
  await open(page, await linkTo(smtp, businessName, /ready/));
  // The figure is the one that the card beside the numbers begins with.
  const figure = page.locator(".client-cover .client-figure");
  const likely = (await figure.locator("b").innerText()).trim();
  await expect(page.getByText("What you checked:")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".client-sum .client-figure > b")).toHaveText(likely);
  await expect(page.getByRole("heading", { name: /on your private page/ })).toHaveCount(0);
  for (const [name, value] of [
    ["contactsPerWeek", "200"],
    ["missedPerWeek", "45"],
    ["customerValue", "900"],
  ] as const) {
    const field = form(page).locator(`[name=${name}]`);
    if (!(await field.isVisible()))
      await form(page)
        .getByText(/more numbers$/)
        .click();
    await field.fill(value);
  }
  const sum = page.getByRole("region", { name: "The sum with your numbers" });
  await expect(sum).toContainText("You keep each month");
  const said = await sum.innerText();
  expect(said.indexOf("What your numbers showed")).toBeLessThan(said.indexOf("Leaves a"));
  expect(await sum.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
});

test("numbers that come after the report go out as an update that was read first, and it is the report from then on @both", async ({
  page,
  smtp,
}) => {
  await logIn(page);
  const { id, businessName } = await submit(page);
  await assume(page, id, { customerValue: 2222 });
  // A person's headline over a plan that the numbers will change.
  await changeReport(page, id, (html) =>
    html.replace(/(data-block="verdict.title"[^>]*>).*?<\/p>/s, "$1Ask how they are</p>"),
  );
  await send(page, id);
  const link = await linkTo(smtp, businessName, /ready/);
  await open(page, link);
  const before = await page.locator(".client-cover").innerText();
  await form(page).getByLabel("in the first year, in dollars?").fill("4321");
  await form(page).getByRole("button", { name: "Save my numbers" }).click();
  await expect(form(page)).toContainText("can send you an update");

  await open(page, "/admin/assessments");
  await expect(page.getByRole("row").filter({ hasText: businessName })).toContainText("New numbers");
  // The dashboard names who waits, and its counts are of what it names.
  await open(page, "/admin");
  await expect(page.getByRole("list", { name: "With new numbers" })).toContainText(businessName);
  await open(page, `/admin/assessments?id=${id}`);
  await expect(page.getByRole("region", { name: "The client’s numbers" })).toContainText(
    /Our example.*\$[\d,]+\$2,222\$4,321/,
  );
  // Both gave it: the client's counts until the reviewer keeps his, and either is one press.
  const theirNumbers = page.getByRole("region", { name: "The client’s numbers" });
  await theirNumbers.locator("summary").evaluate((one) => one.closest("details")?.setAttribute("open", ""));
  expect(await splitWords(theirNumbers.locator("th"))).toEqual([]);
  await expectNoOverflow(page);
  await expect(theirNumbers.locator("td b")).toHaveText("$4,321");
  await theirNumbers.getByRole("button", { name: /^Keep yours, \$2,222/ }).click();
  await expect(theirNumbers.locator("td b")).toHaveText("$2,222");
  await theirNumbers.getByRole("button", { name: /^Count with the client’s \$4,321/ }).click();
  await expect(theirNumbers.locator("td b")).toHaveText("$4,321");
  const mailed = () =>
    smtp.mails.filter((mail) => mail.text?.includes(businessName) && mail.text.includes("$4,321"));
  await page.getByRole("button", { name: "Review the update" }).click();
  // Nothing has gone out: the new text is there to read, and what a person wrote over the old one is named.
  await expect(page.getByRole("heading", { name: "Update, not sent yet" })).toBeFocused();
  const report = page.locator(".review-report");
  await expect(report).toContainText("$4,321");
  // Both texts are there to choose from; until then the new words stand, and nothing goes out.
  const choice = page.getByRole("group", { name: "What the client reads" });
  await expect(choice.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(report).not.toContainText("Ask how they are");
  const words = (await report.locator(".verdict").innerText()).replaceAll(/\s+/g, " ").trim();
  await expect(choice.getByRole("radio", { name: `New words ${words}` })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Send the update" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(choice.getByRole("radio").first()).toBeFocused();
  // It says why nothing went out, in the toast and at the choice.
  await expect(page.locator(".toast")).toContainText("Choose the Words in 1 Place First");
  await expect(choice.getByText("Choose one of them first. Nothing has been sent.")).toBeVisible();
  // One's own words over it are named once more before they go out.
  await choice.getByRole("radio", { name: "Your words Ask how they are" }).check();
  await expect(report).toContainText("Ask how they are");
  await page.getByRole("button", { name: "Send the update" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("“Ask how they are”");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await choice.getByRole("radio", { name: /^New words/ }).check();
  await expect(report).not.toContainText("Ask how they are");
  const title = (await report.locator(".verdict").innerText()).trim();
  await page.getByRole("button", { name: "What changes" }).click();
  await expect(
    page.getByRole("region", { name: "What the update changes" }).locator("ins").first(),
  ).toBeVisible();
  // Whole words, a space between what went and what came.
  const glued = page
    .locator(".comparison")
    .evaluate(
      (all) =>
        [...all.querySelectorAll("ins, del")].filter((mark) =>
          /\S$/.test(mark.previousSibling?.textContent ?? ""),
        ).length,
    );
  expect(await glued).toBe(0);
  expect(mailed()).toHaveLength(0);
  await page.getByRole("button", { name: "Send the update" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(answers.email);
  await expect(dialog.getByText("How the email begins")).toBeVisible();
  await dialog.getByRole("button", { name: "Approve and send update" }).click();
  // The toast and what it stands over say the same: what was sent waits for no sending, however late the review is read.
  await page.route(/\/review(?:\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await expect(page.locator(".toast")).toContainText("Update Sent");
  await expect(page.getByRole("button", { name: "Review the update" })).toHaveCount(0, { timeout: 1000 });

  // The last sent version is the report: here, in the mail, behind the first link.
  await expect(page.getByRole("heading", { name: "Update, not sent yet" })).toBeHidden();
  await expect(page.locator(".review-report .verdict")).toContainText(title);
  await expect.poll(() => mailed().length).toBe(1);
  expect(mailed()[0]?.text?.replace(/\s+/g, " ")).toContain(title.replaceAll("’", "'").replace(/\s+/g, " "));
  await open(page, link);
  // The first step is its headline, which ends without a full stop.
  await expect(page.locator(".client-cover")).toContainText(title.replace(/\.$/, ""));
  await expect(page.locator(".client-top")).toContainText("Updated with your numbers on");
  const earlier = page.locator("details", { has: page.getByRole("heading", { name: /^Before the update/ }) });
  await earlier.locator("summary").first().click();
  await expect(earlier).toContainText(before.split("\n")[0] ?? "");
});

import { logIn } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test, toast } from "./fixtures.ts";
import type { Page } from "@playwright/test";
import { expectReadable } from "./mail-look.ts";
import {
  answers,
  caretInto,
  changeReport,
  closeSide,
  openNumbers,
  openSide,
  reportOf,
  submit,
} from "./review.ts";

test(
  "a report is found, read, edited, sent, and arrives as a mail with a PDF",
  { tag: "@both" },
  async ({ page, smtp }, { project }) => {
    test.slow();
    await logIn(page);
    const { businessName, id } = await submit(page);
    await open(page, "/admin/assessments");
    const details = page.getByRole("tab", { name: "Assessment Details" });
    await expect(details).toBeDisabled();
    // It says why once it is pressed, and not before.
    await expect(details).not.toContainText("select one below");
    await details.click({ force: true });
    await expect(details).toContainText("select one below");
    await expect(page.getByRole("status").getByText("Select an assessment below first.")).toBeAttached();
    const row = page.getByRole("row").filter({ hasText: businessName });
    await expect(row).toContainText("Healthcare");
    await expect(row).toContainText("Ready for Review");
    for (const name of ["ID", "Business", "Industry", "Submitted", "Status"])
      await expect(page.getByRole("columnheader", { name, exact: true })).toBeAttached();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await row.getByRole("link", { name: "View" }).click();
    await expect(page).toHaveURL(new RegExp(`id=${id}`));
    await expect(page.getByRole("tab", { name: "Assessment Details" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    if (project.name === "phone") await page.getByRole("button", { name: /^Answers/ }).click();
    for (const text of ["Phone Calls, In-Person, Text/SMS", "25 to 50%", "Same day", answers.email])
      await expect(page.locator("dl").getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(
        1,
      );
    const report = page.locator(".review-report");
    await expect(report).toContainText("How we got these numbers");
    const sections = page.getByRole("navigation", { name: "Sections of the report" });
    await sections.getByText("Sections", { exact: true }).click();
    await sections.getByRole("button", { name: "How we got these numbers" }).click();
    await expect(report.getByRole("heading", { name: "How we got these numbers" })).toBeInViewport();
    // The page may still be scrolling to the heading that it focuses: then the pointer is elsewhere.
    await expect(async () => {
      await report.locator("[data-block='verdict.day']").first().hover();
      await expect(page.locator(".qa [data-highlighted]").filter({ visible: true })).toHaveCount(2, {
        timeout: 3000,
      });
    }).toPass();
    // A mark's focus does the same, and says it.
    await report
      .getByRole("button", { name: /^Based on: .*They usually hear back: Same day/ })
      .first()
      .focus();
    await expect(page.locator(".qa [data-highlighted]").filter({ visible: true }).first()).toBeAttached();
    await expectAccessible(page);
    await expectNoOverflow(page);

    const before = await reportOf(page, id);
    // On a phone what is not next waits behind a button.
    const others = async () => {
      if (project.name === "phone") await page.getByRole("button", { name: "More" }).click();
    };
    await others();
    await page.getByRole("button", { name: "Edit Report" }).click();
    await page.getByRole("textbox", { name: "Report" }).waitFor();
    // Else the bar with Save would lie outside what a phone shows.
    await expectNoOverflow(page);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page)).toContainText("Report Updated");
    expect(await reportOf(page, id)).toBe(before);

    await others();
    await page.getByRole("button", { name: "Edit Report" }).click();
    const surface = page.getByRole("textbox", { name: "Report" });
    // The caret at the end of the text is not under the Save bar.
    await surface.press("Control+End");
    const caret = () =>
      page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? 0);
    const saveBar = async () => (await page.locator(".report-acts").boundingBox())?.y ?? 0;
    await expect.poll(async () => (await caret()) <= (await saveBar())).toBe(true);
    await caretInto(page, "How we got these numbers");
    await page.keyboard.press("End");
    await page.keyboard.type(" in May");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(report).toContainText("How we got these numbers in May");
    expect(await reportOf(page, id)).toBe(
      before.replace("How we got these numbers<", "How we got these numbers in May<"),
    );

    await expect(page.locator(".report-panel")).toContainText("Edited by admin");
    await page.getByRole("button", { name: /^Versions/ }).click();
    await expect(page.getByRole("heading", { name: "Versions" })).toBeFocused();
    await expect(page.locator(".comparison ins")).toHaveText("in May");
    // In sight where it was opened, in whole words, beneath whole names.
    await expect(page.locator(".comparison ins")).toBeInViewport();
    await expect(page.locator(".comparison")).toContainText("How we got these numbers in May");
    await expect(page.locator(".comparison")).not.toContainText("[…]");
    // At a desk it covers neither the report nor what is done to it.
    if (project.name === "desktop")
      await page.getByRole("button", { name: "Send to Client" }).click({ trial: true });
    await expectAccessible(page);
    // An earlier version comes back, as one more: nothing is lost by it.
    await page.getByRole("button", { name: "Restore “Original”" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
    await expect(toast(page)).toContainText("Version Restored");
    expect(await reportOf(page, id)).toBe(before);
    await page.getByRole("button", { name: /^Versions/ }).click();
    await expect(page.getByText("The words are the same.")).toBeVisible();
    await page.locator(".version-pickers select").first().selectOption({ index: 1 });
    await page.getByRole("button", { name: "Restore “Edited”" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
    await expect(report).toContainText("How we got these numbers in May");

    // The bar stays in sight at the report's end.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await others();
    for (const name of ["Edit Report", "Approve", "Send to Client"])
      await expect(page.getByRole("button", { name })).toBeInViewport();
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(page.locator(".review-bar")).toContainText("Approved by admin");
    // It keeps its place: a second press opens nothing. On a phone what was chosen has closed its menu.
    await others();
    await expect(page.getByRole("button", { name: /^Approve/ })).toHaveCount(0);
    await expect(page.locator(".review-others")).toContainText("Undo approval");
    await page.getByRole("button", { name: "Send to Client" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("cannot be undone");
    await expect(dialog).not.toContainText("No mail server");
    await expect(dialog).toContainText("The one thing to do this week");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Send to Client" }).click();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(toast(page)).toContainText("Report Sent");
    await expect(page.getByRole("button", { name: "Edit Report" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Send to Client" })).toHaveCount(0);
    await expect(page.locator(".sent-mails")).toContainText("Sent");
    // Whoever sent it by keyboard is somewhere, and nothing that is only read looks as if it could be changed.
    await expect(page.locator("body")).not.toBeFocused();
    await expect(
      page.locator("a[aria-label^='Next to review'], .review-name h1").and(page.locator(":focus")),
    ).toHaveCount(1);
    await expect(page.locator("#review-side select")).toHaveCount(0);
    await expect(page.locator("#review-side .written-for")).toContainText("Team size");
    const mail = smtp.mails.find(
      ({ subject, text }) => subject?.includes("is ready") && text?.includes(businessName),
    );
    expect(mail?.text).toContain("How we got these numbers in May");
    expect(mail?.attachments[0]?.mimeType).toBe("application/pdf");
    await expectAccessible(page);

    if (mail) await expectReadable(page, mail);
    await open(page, /\/r\/[\w-]{32}/.exec(mail?.text ?? "")?.[0] ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Report for ${businessName}`);
    await expect(page.getByRole("link", { name: "Download as PDF" })).toBeVisible();
    await expect(page.getByText(answers.email)).toHaveCount(0);
    // On a phone a line and its sum stand side by side, and what the plan does beneath them.
    if (project.name === "phone") {
      const cells = page.locator("[data-block='money.streams'] tbody tr").first().locator("th, td");
      const [line, sum, plan] = await cells.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().top),
      );
      expect(Math.abs((sum ?? 0) - (line ?? 0))).toBeLessThan(4);
      expect(plan).toBeGreaterThan((sum ?? 0) + 10);
    }
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".client")).toContainText("How we got these numbers in May");
    for (const control of ["Download as PDF", "Skip to content"])
      await expect(page.getByRole("link", { name: control })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await page.emulateMedia({ media: null });
  },
);

test("after a report has gone out, the one that has waited longest is one press away", async ({ page }) => {
  await logIn(page);
  await submit(page);
  const { id, businessName } = await submit(page, { email: "second@larkspur.example" });
  await open(page, `/admin/assessments?id=${id}`);
  await page.getByRole("button", { name: "Send to Client" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Approve and send report" }).click();
  await expect(toast(page)).toContainText("Report Sent");
  const next = page.getByRole("link", { name: /^Next to review: / });
  // Whoever sent it by keyboard goes on there.
  await expect(next).toBeFocused();
  await expectAccessible(page);
  await next.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText(businessName);
  await expect(page.getByRole("button", { name: "Send to Client" })).toBeVisible();
});

test("a long name leaves the acts their row; each row of a step's table has its name in one column", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
  const { id } = await submit(page, {
    businessName: "Okafor & Lind, Attorneys at Law and Notaries Public of Greater Springfield",
    industry: "Legal",
  });
  await open(page, `/admin/assessments?id=${id}`);
  const acts = page.locator(".review-bar").locator("button:visible, a:visible");
  await expect(acts).toHaveCount(5);
  const tops = await acts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  const rows = page.locator("[data-block^='step.'][data-block$='.parts'] > li");
  const lefts = await rows.evaluateAll((all) =>
    all.map((row) => Math.round(row.querySelector("strong")?.getBoundingClientRect().left ?? 0)),
  );
  expect(lefts.length).toBeGreaterThan(2);
  expect(new Set(lefts).size).toBe(1);
  // What the report is written for is what stands in the list, guessed or not.
  await openSide(page);
  const trade = page.getByRole("combobox", { name: "Trade", exact: true });
  await expect(trade.locator("option:checked")).toHaveText("Notary");
  await expect(page.locator(".report-panel")).toContainText("for “Notary”, read from the business’s name");
  await trade.selectOption({ label: "Legal, another kind" });
  await expect(toast(page)).toContainText("Report Updated");
  await expect(page.locator(".report-panel")).toContainText("for “Legal, another kind”");
  await expect(page.locator(".review-report")).not.toContainText(/\bnotary\b(?! public)/i);
  await expect(page.locator(".review-report")).not.toContainText("loan package");
});

test("a headline with words added keeps the email's beginning; another headline says what the email leaves out", async ({
  page,
}) => {
  await logIn(page);
  const { id } = await submit(page);
  const letter = async () => {
    await open(page, `/admin/assessments?id=${id}`);
    await page.getByRole("button", { name: "Send to Client" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByText("How the email begins")).toBeVisible();
    return dialog;
  };
  const first = await (await letter()).locator(".send-letter > p").first().innerText();
  const title = /(data-block="verdict.title"[^>]*>)(.*?)(<\/p>)/s;
  const drawn = title.exec(await reportOf(page, id))?.[2] ?? "";
  await changeReport(page, id, (html) => html.replace(title, `$1Maria, thank you for writing. ${drawn}$3`));
  await expect((await letter()).locator(".send-letter > p").first()).toHaveText(first);
  await changeReport(page, id, (html) => html.replace(title, "$1Ask how they are$3"));
  const dialog = await letter();
  await expect(dialog.locator(".send-letter > p").first()).toHaveText("Here is the report on your answers.");
  await dialog.getByText(/left out\./).click();
  await expect(dialog.locator(".send-lost del").first()).toHaveText(first);
  // Whoever takes his words back has it whole again.
  await changeReport(page, id, (html) => html.replace(title, `$1${drawn}$3`));
  await expect((await letter()).locator(".send-letter > p").first()).toHaveText(first);
  await expect(page.locator(".send-lost")).toHaveCount(0);
});

test("a changed number shows in the report at once, and in every figure once saved", {
  tag: "@both",
}, async ({ page }) => {
  await logIn(page);
  // A name that is markup is a name on every page.
  const markup = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
  const { id, businessName } = await submit(page, { businessName: `Family Dental ${markup}` });
  await open(page, "/admin/assessments");
  await expect(page.getByRole("rowheader", { name: businessName })).toBeVisible();
  await open(page, `/admin/assessments?id=${id}`);
  await expect(page.locator(".review-name h1")).toContainText(businessName);
  await expect(page.locator(".review-report")).toContainText("How we got these numbers");
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  await openSide(page);
  // What is found is judged by what was answered: it says by which answers, and they are one press away.
  const panel = page.getByRole("region", { name: "Findings and numbers" });
  await expect(panel.locator("[data-finding] .micro").first()).toHaveText(/\w/);
  await panel.getByRole("button", { name: "Answers", exact: true }).click();
  await expect(panel.getByText("Same day", { exact: true })).toBeInViewport();
  await panel.getByRole("button", { name: "Findings", exact: true }).click();
  // Verdict and findings come first, the numbers beneath them.
  const top = async (name: string) => (await panel.getByText(name, { exact: true }).boundingBox())?.y ?? 0;
  expect(await top("Verdict")).toBeLessThan(await top("Numbers"));
  // Any of many is found by its words.
  await page.getByRole("searchbox", { name: "Find a number" }).fill("first year");
  await expect(page.locator(".assumptions-form li")).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Find a number" }).fill("");
  await openNumbers(page);
  await page.getByLabel(/^new \w+: paid in the first year/i).fill("999");
  await expect(page.getByText("numbers you haven’t saved yet")).toBeVisible();
  await expect(page.locator(".review-report [data-figure='a.customerValue']").first()).toHaveText("$999");
  // What becomes of what the client reads first is told before it is saved.
  await expect(panel.locator(".trial-change")).toContainText(/You keep each month: \$.*→ \$/);
  const reviewed = Promise.withResolvers<void>();
  await page.route(`**/api/assessments/${id}/review`, async (route) => {
    await reviewed.promise;
    await route.continue();
  });
  await expectAccessible(page);
  await expectNoOverflow(page);
  const save = page.getByRole("button", { name: "Save numbers" });
  await save.click();
  await expect(toast(page)).toContainText("Report Updated");
  // Also while what stands beside the report is still read anew.
  await expect(page.getByText("numbers you haven’t saved yet")).toHaveCount(0);
  await page.waitForTimeout(600);
  await expect(page.getByText("numbers you haven’t saved yet")).toHaveCount(0);
  reviewed.resolve();
  await expect(save).toBeFocused();
  await expect(page.getByLabel(/^new \w+: paid in the first year/i)).toHaveValue("999");
  expect(await reportOf(page, id)).toContain('data-figure="a.customerValue">$999<');
  // What changed is named, whether or not a word of the report did.
  await closeSide(page);
  await page.getByRole("button", { name: /^Versions/ }).click();
  const changed = page.getByRole("list", { name: "Numbers and choices that changed" });
  await expect(changed).toContainText(/New \w+: paid in the first year/);
  await expect(changed.locator("ins")).toHaveText("$999");
});

test("two windows on one report: it is said, each keeps its own words, and both texts are offered", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/409|API Request Failed/);
  await logIn(page);
  const { id } = await submit(page);
  const other = await page.context().newPage();
  const beginIn = async (window: Page, words?: string) => {
    await open(window, `/admin/assessments?id=${id}`);
    await window.getByRole("button", { name: "Edit Report" }).click();
    const surface = window.getByRole("textbox", { name: "Report" });
    await caretInto(window, "How we got these numbers");
    await window.keyboard.press("End");
    if (words) await window.keyboard.type(words);
    return surface;
  };
  await beginIn(page, "Quartz ");
  const says = /also being edited in another window/;
  await expect(page.getByText(says)).toHaveCount(0);
  await expect(await beginIn(other, "Basalt ")).not.toContainText("Quartz");
  await expect(other.getByText(says)).toBeVisible();
  await other.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(other)).toContainText("Report Updated");

  // Loaded anew, the first window goes on with its own words.
  page.once("dialog", (leaving) => void leaving.accept());
  const surface = await beginIn(page);
  await expect(surface).toContainText("Quartz");
  await expect(page.getByText(/you’ll see both versions/)).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  const dialog = page.getByRole("dialog", { name: "This report has changed" });
  await expect(dialog).toContainText("Basalt");
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await expect(toast(page)).toContainText("Report Updated");
  expect(await reportOf(page, id)).toContain("Quartz");
});

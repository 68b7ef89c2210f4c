import { logIn } from "./admin.ts";
import { backOnline, expect, expectAccessible, expectNoOverflow, open, test, toast } from "./fixtures.ts";
import { caretInto, changeReport, openNumbers, openSide, submit } from "./review.ts";

test.beforeEach(({ smtp }) => smtp.reset());
test.afterEach(({ smtp }) => smtp.reset());

test("a number from nowhere holds the report back; a refused mail goes to a corrected address; links are taken back", async ({
  page,
  smtp,
  expectedConsole,
}) => {
  expectedConsole.push(/404/);
  await logIn(page);
  const { id, businessName } = await submit(page);
  const mark = (text: string) => `<span data-unsourced="figure">${text}</span>`;
  await changeReport(page, id, (html) =>
    html.replace("</p>", ` About ${mark("40%")} hang up, and ${mark("12")} call.</p>`),
  );
  await open(page, `/admin/assessments?id=${id}`);
  await expect(page.getByRole("heading", { name: "2 numbers come from no answer" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send to Client" })).toBeDisabled();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Accept 40%" }).click();
  await expect(page.getByRole("heading", { name: "One number comes from no answer" })).toBeVisible();
  await page.getByRole("button", { name: "Remove 12" }).click();
  await expect(page.locator(".review-report")).toContainText("About 40% hang up, and call.");

  smtp.be("refuse");
  await page.getByRole("button", { name: "Send to Client" }).click();
  // To send what nobody has read takes a step of its own.
  await expect(page.getByRole("button", { name: "Send without approval" })).toBeHidden();
  // Pressed twice, as impatient people do: it is sent once, and nothing is said to have failed.
  await page.getByRole("button", { name: "Approve and send report" }).dblclick();
  await expect(toast(page).first()).toContainText("Report Sent");
  await expect(toast(page).filter({ hasText: "Send Failed" })).toHaveCount(0);
  const mails = page.locator(".sent-mails li");
  await expect(mails.first()).toContainText("5.1.1 No such user here");
  await expect(mails.first()).toContainText("Failed");
  await expect(page.locator(".review-name .tag")).toHaveText("Sent, refused");
  await expectAccessible(page);
  await expectNoOverflow(page);
  smtp.be("accept");
  await page.getByLabel("Deliver to").fill("right@larkspur.example");
  await page.getByRole("button", { name: "Deliver again" }).click();
  await expect(mails).toHaveCount(2);
  await expect(mails.first()).toContainText("Sent to right@larkspur.example");
  const sent = () =>
    smtp.mails.find(
      ({ subject, text }) => subject?.includes("assessment is ready") && text?.includes(businessName),
    );
  await expect.poll(sent).toBeDefined();
  expect(sent()?.envelopeTo).toEqual(["right@larkspur.example"]);
  expect(sent()?.text).toContain("Read and approved by Ringwell");

  await page.getByRole("button", { name: "Revoke private links" }).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByText(/Private links revoked/)).toBeVisible();
  await open(page, /\/r\/[\w-]{32}/.exec(sent()?.text ?? "")?.[0] ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
});

test("while a mail waits, what the reader looks at stays where it is", async ({ page, smtp }) => {
  await logIn(page);
  const { id } = await submit(page);
  await open(page, `/admin/assessments?id=${id}`);
  smtp.be("hang");
  // In a low window, too, what opens is read whole.
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.getByRole("button", { name: "Send to Client" }).click();
  await page.getByText("Haven’t read it?").click();
  await expect(page.getByText(/Approve only if you have read/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Send without approval" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Send without approval" }).click();
  await expect(page.locator(".sent-mails")).toContainText("On its way");
  await expect(page.locator(".review-state")).toContainText("On its way");
  const heading = page.locator(".review-report").getByRole("heading", { name: "Your first month" });
  // The mail stands above, out of sight.
  await heading.evaluate((element) => element.scrollIntoView({ block: "start" }));
  const top = async () => (await heading.boundingBox())?.y ?? 0;
  const before = await top();
  const words = "421 4.7.0 Try again later, please. ".repeat(12);
  await page.route("**/review", async (route) => {
    const response = await route.fetch();
    const review = (await response.json()) as { mails: { response: string }[] };
    for (const each of review.mails) each.response = words;
    await route.fulfill({ response, json: review });
  });
  await expect(page.locator(".sent-mails")).toContainText("Try again later, please.");
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});

test("a report that was not written says why, and can be ordered again", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/409|API Request Failed/);
  await logIn(page);
  const { id } = await submit(page);
  const reason = "The model's server answered 429: too many requests";
  await page.route(`**/api/assessments/${id}`, async (route) => {
    const response = await route.fetch();
    const failed = {
      reportContent: null,
      status: "Generating Report",
      reportTries: 9,
      reportError: reason,
      reportFailedAt: new Date().toISOString(),
      modelConfigured: true,
    };
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...failed } });
  });
  await open(page, `/admin/assessments?id=${id}`);
  await expect(page.getByText("The report couldn’t be written.")).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole("button", { name: "Use the built-in writer" })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  // The server knows better here: the report is written.
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(toast(page)).toContainText("This assessment already has its report");
});

test("saving and sending that fail say so, and lose nothing", async ({ page, expectedConsole }) => {
  expectedConsole.push(/409|API Request Failed|Failed to load resource/);
  await logIn(page);
  const { id } = await submit(page);
  await open(page, `/admin/assessments?id=${id}`);
  const edit = page.getByRole("button", { name: "Edit Report" });
  await expect(edit).toBeVisible();
  await page.context().setOffline(true);
  await edit.click();
  await expect(toast(page)).toContainText("The server can’t be reached.");
  await backOnline(page);
  await edit.click();
  const surface = page.getByRole("textbox", { name: "Report" });
  await caretInto(page, "How we got these numbers");
  await page.keyboard.type("Mine ");
  const { csrfToken } = (await (await page.request.get("/api/auth/csrf-token")).json()) as {
    csrfToken: string;
  };
  await page.request.put(`/api/assessments/${id}/report`, {
    data: { reportContent: "<p>Somebody else's text</p>" },
    headers: { "X-CSRF-Token": csrfToken },
  });
  await page.getByRole("button", { name: "Save Changes" }).click();
  const dialog = page.getByRole("dialog", { name: "This report has changed" });
  await expect(dialog.locator("ins").filter({ hasText: "Mine" })).toBeVisible();
  await expect(dialog.locator("del").filter({ hasText: "Somebody" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Decide later" }).click();
  await expect(surface).toContainText("Mine");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await dialog.getByRole("button", { name: "Use the saved report" }).click();
  await expect(surface).toHaveText("Somebody else's text");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator(".review-report")).toContainText("Somebody else’s text");

  await page.route("**/send", (route) =>
    route.fulfill({ status: 500, json: { message: "The disk is full.", code: "internal" } }),
  );
  await page.getByRole("button", { name: "Send to Client" }).click();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(toast(page)).toContainText("Send Failed");
  await expect(toast(page)).toContainText("The disk is full.");
  await page.unroute("**/send");
  await page.route("**/csrf-token", (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: "Send to Client" }).click();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(toast(page)).toContainText(
    "The site could not be reached. Check your connection and try again.",
  );
});

test("without a network numbers are not sent later unasked: it is said at once, and what was typed stays", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|API Request Failed|Failed to load resource/);
  await logIn(page);
  const { id } = await submit(page);
  await open(page, `/admin/assessments?id=${id}`);
  await openSide(page);
  await openNumbers(page);
  const value = page.getByLabel(/^new \w+: paid in the first year/i);
  await value.fill("999");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save numbers" }).click();
  await expect(toast(page)).toContainText("Check your connection and try again");
  await expect(value).toHaveValue("999");
  await backOnline(page);
  await page.getByRole("button", { name: "Save numbers" }).click();
  await expect(toast(page).last()).toContainText("Report Updated");
});

test("a list that cannot be loaded says so after three more tries, and tries again", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/500|API Request Failed|Failed to load resource/);
  await logIn(page);
  let asked = 0;
  await page.route("**/api/assessments?**", (route) => {
    // The menu asks for its count beside the list.
    if (!/[?&]limit=1(?:&|$)/.test(route.request().url())) asked++;
    return route.fulfill({ status: 500, json: { message: "x", code: "internal" } });
  });
  await open(page, "/admin/assessments");
  await expect(page.getByRole("heading", { name: "Error Loading Assessments" })).toBeVisible();
  expect(asked).toBe(4);
  await expect(page.getByRole("link", { name: "Back to Admin" }).last()).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/assessments?**");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Error Loading Assessments" })).toHaveCount(0);
});

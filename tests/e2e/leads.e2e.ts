import { logIn, password } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test, toast } from "./fixtures.ts";
import type { ReceivedMail } from "../stand-ins/smtp.ts";
import { leave, sandboxed } from "./leads.ts";
import { expectReadable } from "./mail-look.ts";

test(
  "a message is found from the dashboard, noted, answered by mail, done, exported and erased",
  { tag: "@both" },
  async ({ page, baseURL, smtp, expectedConsole }, { project }) => {
    expectedConsole.push(sandboxed);
    // One long word, by which no page and no mail may grow wider.
    const name = `Dana Wolfeschlegelsteinhausenbergerdorff-${project.name}`;
    const person = { name, email: `dana@${project.name}.example` };
    await leave(page, baseURL, person);
    await logIn(page);
    await open(page, "/admin");
    await expect(page.getByText("CRM sync coming soon")).toBeVisible();
    await page.getByRole("link", { name: "All leads" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contacts & Leads");
    // As one types: nothing has to be pressed.
    await page.getByLabel("Search").fill(person.email);
    await expect(page).toHaveURL(/search=dana/);
    await expect(page.locator("tbody tr")).toHaveCount(1);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole("link", { name: person.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(person.name);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByLabel("Note", { exact: true }).fill("Call back on Monday.");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.locator(".history-note")).toContainText("Call back on Monday.");
    // One thing to do next: the form is in sight, so nothing but it is blue.
    await expect(page.locator("main .btn-act").filter({ visible: true })).toHaveText(["Send reply"]);
    // An empty reply goes nowhere, and nothing above it reads as if it had been sent.
    await expect(page.getByLabel("Message")).toHaveValue("Hello Dana,\n\n");
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/reply")) asked++;
    });
    await expect(page.locator("#reply").getByText("Sent", { exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect(page.getByText("Please write a message.")).toBeVisible();
    expect(asked).toBe(0);
    await page.getByLabel("Message").fill("Hello Dana, yes, we can.");
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect(page.locator(".reply-done")).toBeFocused();
    const reply = () => smtp.mails.find(({ envelopeTo }) => envelopeTo[0] === person.email);
    await expect.poll(reply).toBeDefined();
    const message = smtp.mails.find(({ subject }) => subject?.startsWith("Message from"));
    await expectReadable(page, message as ReceivedMail);
    await expect(page.getByRole("button", { name: "Open", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(async () => {
      await page.reload();
      await expect(page.locator(".history-mail .tag")).toHaveText("Sent", { timeout: 3000 });
    }).toPass();
    await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
    await page.locator(".history-mail a").click();
    await expect(page.frameLocator("iframe").getByText("Hello Dana, yes, we can.").last()).toBeVisible();
    // No script runs in the frame, not even the one that judges it: the same HTML is judged as a page of its own.
    const shown = await page.request.get((await page.locator("iframe").getAttribute("src")) ?? "");
    const html = await shown.text();
    expect(html.trim()).toBe(reply()?.html?.replaceAll("\r\n", "\n").trim());
    await expectReadable(page, { ...(reply() as ReceivedMail), html });
    await expectNoOverflow(page);
    await page.getByRole("button", { name: "Plain text" }).click();
    await expect(page.locator(".mail-text")).toContainText("Hello Dana");
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole("button", { name: "Done", exact: true }).click();
    await expect(toast(page)).toContainText("Marked as Done");
    const exported = await page.request.get(`/api/people/export?email=${person.email}`);
    expect(await exported.text()).toContain("Call back on Monday.");
    await page.getByText("This person’s data", { exact: true }).click();
    await page.getByRole("button", { name: "Erase everything" }).first().click();
    await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Erase everything" }).click();
    await expect(toast(page)).toContainText("Data Erased");
    await expect(page).toHaveURL("/admin/leads");
    await expect(page.getByText(person.email)).toHaveCount(0);
  },
);

test("a mail's addresses break between their words only", { tag: "@both" }, async ({
  page,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.push(sandboxed);
  const email = `reception.desk@${test.info().project.name}-family-dentistry.larkspur-practices.example`;
  await leave(page, baseURL, { name: "Long Address", email });
  await logIn(page);
  await open(page, "/admin/mails?search=Long+Address");
  await page.locator("tbody").getByRole("link").first().click();
  const shown = page.getByRole("definition").filter({ hasText: email });
  const lines = await shown.evaluate((element) => {
    const range = document.createRange();
    const found: { top: number; text: string }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (let i = 0; i < (node.textContent ?? "").length; i++) {
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const { top } = range.getBoundingClientRect();
        const last = found.at(-1);
        if (last && Math.abs(last.top - top) < 2) last.text += range.toString();
        else found.push({ top, text: range.toString() });
      }
    return found.map(({ text }) => text);
  });
  expect(lines.join("")).toBe(email);
  for (const [i, line] of lines.slice(0, -1).entries())
    expect(/[.-]$/.test(line) || lines[i + 1]?.startsWith("@"), lines.join(" | ")).toBe(true);
});

test("a reply that finds the session over is there again after the login, on the same page", async ({
  page,
  baseURL,
  context,
  expectedConsole,
}, { project }) => {
  expectedConsole.push(/status of 401|API Request Failed/);
  const person = { name: `Uma ${project.name}`, email: `uma@${project.name}.example` };
  await leave(page, baseURL, person);
  await logIn(page);
  await open(page, "/admin/leads");
  await page.getByRole("link", { name: person.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(person.name);
  const address = page.url();
  await page.getByLabel("Subject").fill("About your calls");
  await page.getByLabel("Message").fill("Half an hour of careful words.");
  await context.clearCookies();
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByRole("status").getByText("Please log in to access this page")).toBeVisible();
  await expect(page).toHaveURL("/admin/login");
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel("Subject")).toHaveValue("About your calls");
  await expect(page.getByLabel("Message")).toHaveValue("Half an hour of careful words.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.locator(".reply-done")).toBeFocused();
  await page.reload();
  await page.getByRole("button", { name: "Write another reply" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("Hello Uma,\n\n");

  // A button that finds the session over leads to the login too.
  await page.waitForLoadState("networkidle");
  await context.clearCookies();
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page).toHaveURL("/admin/login");
});

test("words to a person wait in this browser, each by its lead, until they are sent", async ({
  page,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/);
  const person = { name: "Ines Half", email: "ines@half.example" };
  await leave(page, baseURL, person);
  await leave(page, baseURL, person);
  await logIn(page);
  const openLead = async (nth: number) => {
    await open(page, `/admin/leads?search=${person.email}`);
    await page.getByRole("link", { name: person.name }).nth(nth).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(person.name);
  };
  const message = page.getByLabel("Message");
  const note = page.getByLabel("Note", { exact: true });
  await openLead(0);
  const first = page.url();
  await page.getByLabel("Subject").fill("About your evenings");
  await message.fill("");
  await message.pressSequentially("Dear Ines, we have");
  await note.fill("She called twice.");

  // The person's other message is another form.
  await page.locator(".history-lead a").click();
  await expect(page).not.toHaveURL(first);
  await expect(message).toHaveValue("Hello Ines,\n\n");
  await expect(note).toHaveValue("");
  await message.fill("Taken back");
  await message.fill("Hello Ines,\n\n");
  await page.reload();
  await expect(message).toHaveValue("Hello Ines,\n\n");
  await open(page, first);
  await expect(page.getByLabel("Subject")).toHaveValue("About your evenings");
  await expect(message).toHaveValue("Dear Ines, we have");
  await page.reload();
  await expect(message).toHaveValue("Dear Ines, we have");
  await expect(note).toHaveValue("She called twice.");

  // What is typed while the answer is on its way is not taken out with what was sent.
  await page.route("**/notes", async (route) => {
    await note.fill("She called twice. Call back.");
    await route.continue();
  });
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.locator(".history-note")).toContainText("She called twice.");
  await expect(note).toHaveValue("She called twice. Call back.");

  // The mail is queued and the answer lost: the same words, sent again after a reload, are no second mail.
  const queued: number[] = [];
  await page.route("**/reply", async (route) => {
    queued.push((await route.fetch()).status());
    await route.abort("failed");
  });
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(toast(page)).toContainText("Not sent");
  await page.unroute("**/reply");
  await page.reload();
  await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.locator(".reply-done")).toBeFocused();
  expect(queued).toEqual([201]);
  await expect(page.locator(".history-mail")).toHaveCount(1);
  await expect(message).toBeHidden();
  // Whoever comes back reads the answer first, whole, and no empty form.
  await page.reload();
  await expect(page.locator(".reply-sent")).toBeInViewport();
  await expect(message).toHaveCount(0);
  await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Write another reply" }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("Hello Ines,\n\n");
  await expect(page.getByLabel("Subject")).not.toHaveValue("About your evenings");

  // Erased with the person.
  await message.fill("Dear Ines, once more");
  await page.getByText("This person’s data", { exact: true }).click();
  await page.getByRole("button", { name: "Erase everything" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase everything" }).click();
  await expect(toast(page)).toContainText("Data Erased");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Ines");
});

test(
  "after a reply its result is in sight, with the way to whoever waits next",
  { tag: "@both" },
  async ({ page, baseURL }, { project }) => {
    const word = `Quince-${project.name}`;
    for (const name of ["Ada", "Ben"])
      await leave(page, baseURL, { name: `${name} ${word}`, email: `${name}@quince.example` });
    await logIn(page);
    await open(page, `/admin/leads?search=Ada+${word}`);
    await page.getByRole("link", { name: `Ada ${word}` }).click();
    await page.getByLabel("Message", { exact: true }).fill("Yes, we can. Shall we call on Thursday?");
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect(page.locator(".reply-done")).toBeFocused();
    const done = page.getByRole("button", { name: "Mark as done" });
    await expect(done).toBeInViewport({ ratio: 1 });
    // And nothing lies over it.
    await done.click();
    await expect(toast(page)).toContainText("Marked as Done");
    await expectAccessible(page);
    await page.getByRole("link", { name: /^Next: / }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(`Ada ${word}`);
    await expect(page.getByRole("button", { name: "New", pressed: true })).toBeVisible();
  },
);

test(
  "several leads are marked by one press, and that is taken back by another",
  { tag: "@both" },
  async ({ page, baseURL }, { project }) => {
    const word = `Bulkley-${project.name}`;
    const people = ["Ada", "Bo", "Cy"].map((name) => `${name} ${word}`);
    for (const [i, name] of people.entries())
      await leave(page, baseURL, { name, email: `${i}@bulkley-${project.name}.example` });
    await logIn(page);
    await open(page, `/admin/leads?search=${word}`);
    const rows = page.locator("tbody tr");
    await expect(rows).toHaveCount(3);
    await page.getByRole("checkbox", { name: `Select ${people[0]}` }).check();
    await expect(page.getByText("1 selected")).toBeVisible();
    await page.getByRole("checkbox", { name: "Select all leads on this page" }).check();
    await page.getByRole("checkbox", { name: `Select ${people[1]}` }).uncheck();
    await expect(page.getByText("2 selected")).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const tags = page.locator("tbody .tag");
    await page.getByRole("button", { name: "Mark as Done" }).click();
    await expect(toast(page)).toContainText("2 leads marked as Done");
    await expect(tags).toHaveText(["Done", "New", "Done"]);
    // Whoever works by keyboard goes on where the next ones are chosen.
    await expect(page.getByRole("checkbox", { name: "Select all leads on this page" })).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(tags).toHaveText(["New", "New", "New"]);
  },
);

test("the inbox says what is held back, and leads to it", async ({ page }) => {
  await logIn(page);
  await open(page, "/admin");
  await page.route(/\/api\/leads(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { counts: object };
    return route.fulfill({ response, json: { ...body, counts: { ...body.counts, spam: 3, held: 2 } } });
  });
  await page.getByRole("link", { name: "All leads" }).click();
  const note = page.getByText("2 messages look automated and are on hold.");
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await note.getByRole("link", { name: "Review them" }).click();
  await expect(page).toHaveURL(/spam=1/);
  await expect(note).toHaveCount(0);
});

test("words typed while an earlier choice is on its way stay", async ({ page }) => {
  await logIn(page);
  await open(page, "/admin/leads");
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/leads?**status=done**", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/leads?**status=done**");
  await page.getByRole("navigation", { name: "Often asked for" }).getByText("Done").click();
  await asked;
  await page.getByLabel("Search").fill("reyes");
  arrive();
  await expect(page).toHaveURL(/status=done/);
  await expect(page.getByLabel("Search")).toHaveValue("reyes");
});

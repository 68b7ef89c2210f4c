import { followAreaLink, logIn } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

test("the dashboard begins with what is to be done, and each number leads to its list", {
  tag: "@both",
}, async ({ page, baseURL }) => {
  const name = `Tess Today-${test.info().project.name}`;
  const sent = await page.request.post("/api/contact", {
    headers: { origin: baseURL ?? "" },
    data: { name, email: "tess@today.example", message: "We miss most calls after five." },
  });
  expect(sent.status()).toBe(201);
  await logIn(page);
  await open(page, "/admin");
  const today = page.getByRole("region", { name: "To do" });
  const counts = today.locator(".today-count");
  await expect(counts.first()).toHaveText(/^\d+$/);
  await expect(counts.filter({ hasNotText: /^\d+$/ })).toHaveCount(0);
  for (const [label, list] of [
    ["Ready for review", "/admin/assessments?status=Ready+for+Review&approved=0&order=oldest"],
    [/^New messages?$/, "/admin/leads?status=new&kind=contact"],
  ] as const)
    await expect(today.getByRole("link", { name: label })).toHaveAttribute("href", list);
  // All leads of this site came today: a plot of one bar would say less than a line.
  const contacts = today.getByRole("region", { name: "Contacts & Leads" });
  await expect(contacts).toContainText(/message.* in the last 8 weeks/);
  await expect(page.locator("main .btn-act")).toHaveText([/^(Review|Reply)$/]);
  // What to do stands in the middle of its row.
  const off = await today.locator(".next li:has(.next-act)").evaluateAll((rows) =>
    rows.map((row) => {
      const middle = (of: Element) => of.getBoundingClientRect().top + of.getBoundingClientRect().height / 2;
      return Math.abs(middle(row) - middle(row.querySelector(".next-act") ?? row));
    }),
  );
  expect(Math.max(...off)).toBeLessThan(4);
  await expectNoOverflow(page);
  await expectAccessible(page);
  // In the menu the same are counted, and nothing twice: an assessment waits as its report.
  const number = async (label: RegExp) => {
    const kind = today.locator(".todo-kind", { hasText: label }).locator(".today-count");
    return (await kind.count()) > 0 ? Number(await kind.innerText()) : 0;
  };
  const inMenu = page.locator("#nav a[href='/admin/leads'] .area-waiting");
  await expect
    .poll(async () => Number.parseInt((await inMenu.textContent()) ?? "", 10))
    .toBe((await number(/New messages?/)) + (await number(/New saved calls?/)));
  const fresh = today.locator(".todo-kind", { hasText: /New messages?/ });
  await expect(fresh.locator(".today-count")).toHaveText(/\d/);
  const count = Number(await fresh.locator(".today-count").innerText());
  const newest = today.getByRole("list", { name: "Newest leads" }).getByRole("listitem").first();
  await expect(newest.getByRole("link")).toHaveText(name);
  await expect(newest).toContainText("We miss most calls after five.");
  await today.getByRole("link", { name: /^New messages?$/ }).click();
  // The number is that of the list which it leads to.
  await expect(page.getByRole("rowheader")).toHaveCount(Math.min(count, 50));
  await expect(
    page.getByRole("navigation", { name: "Often asked for" }).getByRole("link", { name: "New", exact: true }),
  ).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  // A choice applies at once, and whoever chose by keyboard goes on there.
  const more = page.getByRole("button", { name: /^Filters/ });
  if (await more.isVisible()) await more.click();
  const kind = page.getByLabel("Kind");
  await kind.focus();
  await kind.selectOption("Demo call");
  await expect(page).toHaveURL(/kind=demo-call/);
  await expect(page).toHaveURL(/status=new/);
  await expect(kind).toBeFocused();
  await page.goBack();
  await expect(kind).toHaveValue("contact");
  // The row opens, not its name alone.
  const row = page.getByRole("row", { name });
  // By the place where the words are: the link lies over its whole row.
  await row.getByText("We miss most calls after five.").click({ force: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("without a mail server it counts what was not delivered, and the list and each mail say so", {
  tag: "@both",
}, async ({ page }) => {
  const now = new Date().toISOString();
  const mail = {
    id: crypto.randomUUID(),
    kind: "contact",
    to: "desk@ringwell.example",
    subject: "A message of Tess",
    status: "accepted",
    tries: 1,
    response: "written to outbox/tess.eml",
    createdAt: now,
    changedAt: now,
    settledAt: null,
  };
  // This site has a mail server; the answers are those of one that has none, and gets one later.
  let outbox = true;
  let written = 16;
  await page.route(/\/api\/mails(?:[/?]|$)/, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname.endsWith("/html"))
      return route.fulfill({
        contentType: "text/html",
        body: "<!doctype html><html lang=en><p>We miss calls.",
      });
    if (pathname.endsWith("/deliver-written")) {
      written = 0;
      return route.fulfill({ json: { queued: 16 } });
    }
    const total = searchParams.get("status") === "written" ? written : 0;
    return route.fulfill({
      json: pathname.endsWith(mail.id)
        ? { ...mail, replyTo: null, text: "We miss calls.", attachments: [], deliverable: false }
        : {
            mails: [mail],
            total,
            page: 1,
            totalPages: 1,
            counts: { failed: 0, settled: 0, queued: 0, taken: 0, written },
            outbox,
          },
    });
  });
  await logIn(page);
  await open(page, "/admin");
  const today = page.getByRole("region", { name: "To do" });
  const tile = today.getByRole("listitem").filter({ hasText: "Emails not delivered" });
  await expect(tile.locator(".today-count")).toHaveText("16");
  await expect(today.getByText("Failed emails")).toHaveCount(0);
  await expect(page.getByText("No mail server")).toHaveCount(1);
  await tile.getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/mails\?status=written$/);
  const chips = page.getByRole("navigation", { name: "Often asked for" });
  await expect(chips.getByRole("link", { name: "Not delivered 16" })).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  await page.getByRole("link", { name: mail.subject }).click();
  const state = page.getByRole("region", { name: "Delivery" });
  await expect(state).toContainText("Not delivered. No mail server was set up");
  await expect(state.getByText(mail.response)).toBeHidden();
  await state.getByText("Details").click();
  await expect(state.getByText(mail.response)).toBeVisible();
  const letter = page.getByTitle("Email preview");
  await expect(letter).toHaveAttribute("sandbox", "allow-same-origin");
  const frame = () => letter.boundingBox();
  await expect.poll(async () => (await frame())?.height).toBeLessThan(360);
  // On a phone the letter comes first.
  if (test.info().project.name !== "desktop")
    await expect
      .poll(async () => ((await frame())?.y ?? 0) - ((await state.boundingBox())?.y ?? 0))
      .toBeLessThan(0);
  await expectNoOverflow(page);

  outbox = false;
  await open(page, "/admin");
  await followAreaLink(page, "Emails");
  await page.getByRole("button", { name: "Deliver all 16" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Deliver 16 emails now?" });
  await dialog.getByRole("button", { name: "Deliver all 16" }).click();
  await expect(page.locator(".toast")).toContainText("16 emails on the way");
  await expect(page.getByRole("button", { name: "Deliver all 16" })).toHaveCount(0);
});

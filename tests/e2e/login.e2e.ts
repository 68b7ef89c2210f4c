import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { followAreaLink, logIn, password } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test, toast } from "./fixtures.ts";

/** On the narrowest phone, no cell of the table holds more than it shows. */
async function expectNothingCut(page: Page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const cut = await page
    .locator("tbody :is(th, td)")
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
  expect(cut).toEqual([]);
  if (size) await page.setViewportSize(size);
}

test("an administrator page without a session goes to the login page at once and says why", async ({
  page,
}) => {
  for (const path of ["/admin", "/admin/dashboard", "/admin/account", "/admin/audit"]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, "/admin/login"]);
  }
  await open(page, "/admin");
  const why = page.getByRole("status").filter({ hasText: "Authentication Error" });
  await expect(why).toContainText("Please log in to access this page");
  await expect(page).toHaveURL("/admin/login");
  // Nobody has done anything wrong: it is said in the form, and no notification lies over the page.
  await expect(why).not.toHaveClass(/note-stop/);
  await expect(toast(page)).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.reload();
  await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
  await expect(why).toHaveCount(0);
});

test("by keyboard alone: faults, a refusal, the dashboard, logout", { tag: "@both" }, async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 401|ERR_|API Request Failed POST \/api\/auth\/login/);
  await open(page, "/admin");
  await expectAccessible(page);
  await expectNoOverflow(page);
  const press = page.keyboard;
  await expect(page.getByLabel("Username")).toBeFocused();
  await press.type("ab");
  await press.press("Tab");
  await press.type("12345");
  // Nothing is judged before it is sent.
  await expect(page.locator("form .err")).toHaveCount(0);
  const why = page.getByRole("status").filter({ hasText: "Authentication Error" });
  await expect(why).toHaveCount(1);
  await press.press("Enter");
  // Why one was sent here is old once one has tried.
  await expect(why).toHaveCount(0);
  await expect(page.getByText("Username must be at least 3 characters.")).toBeVisible();
  // What is too short to be right is said to be wrong at its field, once, with the rule that shows it.
  await expect(page.getByText("Password must be at least 6 characters.")).toBeVisible();
  await expect(page.locator("form .err")).toHaveText([
    /^That can’t be your username\./,
    /^That can’t be your password\./,
  ]);
  await expect(page.locator("form").getByRole("alert")).toHaveText("");
  await expect(page.getByLabel("Username")).toBeFocused();
  await expectAccessible(page);
  await press.press("Control+a");
  await press.type("admin");
  await press.press("Tab");
  await press.press("Control+a");
  await press.type("wrong password");
  // A lost connection is said by the form: no field of it is wrong.
  await page.route("**/api/auth/login", (route) => route.abort());
  await press.press("Enter");
  await expect(page.locator("form").getByRole("alert")).toContainText("The server could not be reached.");
  await expect(page.getByLabel("Password")).not.toHaveAttribute("aria-invalid");
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.unroute("**/api/auth/login");
  await press.press("Enter");
  const failed = page.locator("form").getByRole("alert");
  await expect(failed).toContainText("Login Failed");
  await expect(failed).toContainText("Invalid username or password");
  await expect(page.locator("form .err")).toHaveCount(0);
  // Said once, and within the window: nothing jumps.
  await expect(page.getByText("Invalid username or password")).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByLabel("Password")).toBeFocused();
  await press.type(password);
  await press.press("Enter");
  await expect(toast(page)).toContainText("Login Successful");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await expect(page.getByRole("link", { name: "Manage Reports" })).toHaveAttribute(
    "href",
    "/admin/assessments",
  );
  await expect(page.getByText("CRM sync coming soon")).toBeVisible();
  await expect(page.locator(".top .btn", { hasText: "Menu" })).toBeVisible({
    visible: (page.viewportSize()?.width ?? 0) < 1200,
  });
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Logout" }).focus();
  await press.press("Enter");
  await expect(toast(page)).toContainText("Logout Successful");
  await expect(page).toHaveURL("/admin/login");
  await page.goBack();
  await expect(page).toHaveURL("/admin/login");
});

test("/admin and /admin/dashboard are the same; somebody logged in needs no login page", async ({ page }) => {
  await logIn(page);
  await open(page, "/admin/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await page.goto("/admin/login");
  await expect(page).toHaveURL("/admin");
});

test("the header keeps its words in a line, and its menu within reach", async ({ page }) => {
  await logIn(page);
  await open(page, "/admin");
  // The page's first link is there once its reads are.
  await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const name = page.locator(".area-user");
  await name.evaluate((link) => {
    (link.lastChild as Text).data = "bartholomew.featherstonehaugh@ringwell.example";
  });
  const menu = page.getByRole("button", { name: "Menu" });
  for (const width of [1400, 1200, 1024, 320]) {
    await page.setViewportSize({ width, height: 640 });
    if (await menu.isVisible()) await menu.click();
    await expectNoOverflow(page);
    const heights = await page
      .locator(".area-top :is(nav a:not(.area-user), .btn)")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(49);
  }
  // A phone held sideways: the last entry can be scrolled to.
  await page.setViewportSize({ width: 640, height: 320 });
  const theme = page.getByRole("button", { name: "Theme" });
  await theme.scrollIntoViewIfNeeded();
  await expect(theme).toBeInViewport({ ratio: 1 });
  const tab = () => page.keyboard.press("Tab");
  await page.locator(".area-top .brand").focus();
  await tab();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeFocused();
  await theme.focus();
  await tab();
  await expect(page.getByRole("button", { name: "Find anything" })).toBeFocused();
  await tab();
  // A narrow window is offered no keys.
  await expect(page.getByRole("button", { name: "Logout" })).toBeFocused();
  await tab();
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  await expect(name).toBeHidden();
  await page.setViewportSize({ width: 640, height: 900 });
  await menu.click();
  await expect(name).toBeVisible();
  await page.mouse.click(600, 880);
  await expect(name).toBeHidden();
});

test("a logout that fails says so", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 500|API Request Failed POST \/api\/auth\/logout/);
  await logIn(page);
  await open(page, "/admin");
  await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(toast(page)).toContainText("There was a problem logging out.");
  await expect(page).toHaveURL("/admin");
});

test("two-step login: turned on with an app, asked for at login, turned off", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of (401|400)|API Request Failed/);
  await logIn(page);
  await open(page, "/admin/account");
  // A name that clients read may be taken back.
  const name = page.getByRole("region", { name: "Display name" });
  for (const told of ["Sam Ortega", ""]) {
    await name.getByLabel("Name").fill(told);
    await name.getByRole("button", { name: "Save name" }).click();
    await expect(toast(page)).toContainText("Name Saved");
    await page.reload();
    await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
    await expect(name.getByLabel("Name")).toHaveValue(told);
  }
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const secret = (await page.locator(".secret").innerText()).replaceAll(" ", "");
  await page.getByLabel("Code from the app").fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  await expect(page.locator(".codes li")).toHaveCount(10);
  const recovery = await page.locator(".codes li").first().innerText();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  const heading = page.getByRole("heading", { name: "Two-step login" });
  await expect(heading).toBeFocused();

  // The page that is left asks for nothing more: it would be told that nobody is logged in.
  const refused: string[] = [];
  page.on("response", (answer) => answer.status() === 401 && refused.push(answer.url()));
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(toast(page)).toContainText("Logout Successful");
  await expect(page).toHaveURL("/admin/login");
  await page.getByLabel("Username").focus();
  expect(refused).toEqual([]);
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Authentication code")).toBeFocused();
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(page.locator("form").getByRole("alert")).toContainText("Login Failed");
  await page.getByLabel("Authentication code").fill(recovery);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");

  await open(page, "/admin/account");
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByLabel("Your password").fill("not the password");
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("That is not your current password.")).toBeVisible();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
  await expect(heading).toBeFocused();
});

test("a session is ended from another browser, which then has to log in again", async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const phone = await elsewhere.newPage();
  await logIn(phone);
  await open(phone, "/admin");
  await logIn(page);
  await open(page, "/admin/account");
  await expect(page.getByText("This browser", { exact: true })).toHaveCount(1);
  await expectNoOverflow(page);
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "End all other sessions" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  const told = phone.getByRole("status").getByText("Please log in to access this page").waitFor();
  await page.getByRole("button", { name: "End sessions" }).click();
  await expect(toast(page)).toContainText("Sessions Ended");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Sessions" })).toBeFocused();
  // The page that was open there finds out at the next step, or with its next count, without a reload.
  if (new URL(phone.url()).pathname === "/admin") await followAreaLink(phone, "Audit log");
  await told;
  await expect(phone).toHaveURL("/admin/login");
  await elsewhere.close();
});

test("the audit log is filtered by who, what and when, in the address", async ({ page }) => {
  await logIn(page);
  await open(page, "/admin/audit");
  const entries = page.locator("tbody tr:has(td)");
  await expect(page.locator("tbody tr").first()).toHaveText(/^\w+day, \w+ \d+, \d{4}$/);
  await expect(entries.first()).toContainText("Logged in");
  await expectNothingCut(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("Action").selectOption("Added an administrator");
  await expect(page).toHaveURL(/action=administrator.added/);
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText("first start");
  // A day applies once its year is whole, and may be typed on.
  await page.getByLabel("To", { exact: true }).focus();
  await page.keyboard.type("01012020");
  await expect(page).toHaveURL(/to=2020-01-01/);
  await expect(page.getByText("No entries match these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL("/admin/audit");
});

test("the public pages carry none of the area's styles", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
});

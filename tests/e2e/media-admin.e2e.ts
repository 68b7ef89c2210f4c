import type { Page } from "@playwright/test";
import sharp from "sharp";
import { logIn } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

const toast = (page: Page) => page.locator(".toast");
const picture = (width = 320) =>
  sharp({ create: { width, height: 200, channels: 3, background: "#2440d8" } })
    .png()
    .toBuffer();
const chosen = (buffer: Buffer, name = "desk.png", mimeType = "image/png") => ({ name, mimeType, buffer });

async function openLibrary(page: Page) {
  await logIn(page);
  await open(page, "/admin/media");
}

test("an image is uploaded with visible progress, described, found, and deleted", async ({ page }, {
  project,
}) => {
  await openLibrary(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const headers: Record<string, string>[] = [];
  await page.route("**/api/upload/image", async (route) => {
    headers.push(route.request().headers());
    await held;
    await route.continue();
  });
  const name = `desk-${project.name}.png`;
  const width = project.name === "phone" ? 321 : 322;
  await page.getByLabel("Image file").setInputFiles(chosen(await picture(width), name));
  await expect(page.getByRole("progressbar", { name: `Uploading ${name}` })).toBeVisible();
  await expect(page.locator(".upload-preview")).toHaveAttribute("src", /^blob:/);
  await expectAccessible(page);
  release();
  await expect(toast(page)).toContainText("Image Uploaded");
  expect(headers).toHaveLength(1);
  expect(headers[0]).toMatchObject({
    "x-production-fallback": "true",
    "x-csrf-token": expect.any(String),
    "x-request-time": expect.stringMatching(/^\d{4}-.*Z$/),
  });
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByLabel("Alternative text").fill("A quiet front desk");
  await page.getByRole("button", { name: "Save description" }).click();
  await expect(toast(page)).toContainText("Description Saved");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("link", { name: "Images", exact: true }).last().click();
  await page.getByLabel("Name or description").fill(name);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/search=desk/);
  await expect(page.locator(".media-tile")).toHaveCount(1);
  await page.locator(".media-tile").click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(toast(page)).toContainText("Image Deleted");
  await expect(page).toHaveURL("/admin/media");
});

test("a wrong type and a file too large are told before anything is sent", async ({ page }) => {
  await openLibrary(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/upload")) sent.push(request.url());
  });
  const file = page.getByLabel("Image file");
  await file.setInputFiles(chosen(Buffer.from("<svg/>"), "a.svg", "image/svg+xml"));
  await expect(page.getByRole("alert").first()).toHaveText(
    "Invalid file type: Please upload a JPG, PNG, GIF, or WebP image.",
  );
  await file.setInputFiles(chosen(Buffer.alloc(5 * 1024 * 1024 + 1), "a.png"));
  await expect(page.getByRole("alert").first()).toHaveText("File too large: Image must be less than 5MB.");
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

test("what the server refuses is said with its reason", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 415|API Request Failed POST \/api\/upload\/image/);
  await openLibrary(page);
  await page
    .getByLabel("Image file")
    .setInputFiles(chosen(Buffer.from("<script>alert(1)</script>"), "a.png"));
  await expect(toast(page)).toContainText("Upload Failed");
  await expect(toast(page)).toContainText(
    "There was a problem uploading your image. Invalid file type: Please upload a JPG, PNG, GIF, or WebP image.",
  );
});

test("a network failure is tried once more, and not a third time", async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_FAILED|ERR_CONNECTION|Failed to load resource/);
  await openLibrary(page);
  let tries = 0;
  let failures = 1;
  await page.route("**/api/upload/image", async (route) => {
    tries++;
    expect(route.request().headers()["x-production-fallback"]).toBe("true");
    if (tries <= failures) await route.abort("failed");
    else await route.continue();
  });
  await page.getByLabel("Image file").setInputFiles(chosen(await picture(330), "again.png"));
  await expect(toast(page)).toContainText("Image Uploaded");
  expect(tries).toBe(2);
  [tries, failures] = [0, 9];
  await page.getByLabel("Image file").setInputFiles(chosen(await picture(331), "never.png"));
  await expect(toast(page)).toContainText("Upload Failed");
  expect(tries).toBe(2);
});

test("an image is dropped, and another is pasted", async ({ page }) => {
  await openLibrary(page);
  for (const [type, target, name] of [
    ["drop", ".drop", "dropped.png"],
    ["paste", "body", "pasted.png"],
  ] as const) {
    const bytes = [...(await picture(type === "drop" ? 340 : 341))];
    await page.evaluate(
      ([kind, selector, content, fileName]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], fileName, { type: "image/png" }));
        const init = { bubbles: true, cancelable: true };
        const event =
          kind === "drop"
            ? new DragEvent("drop", { ...init, dataTransfer: data })
            : new ClipboardEvent("paste", { ...init, clipboardData: data });
        document.querySelector(selector)?.dispatchEvent(event);
      },
      [type, target, bytes, name] as const,
    );
    await expect(page.getByRole("link", { name })).toBeVisible();
  }
});

test("an upload can be cancelled", async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_FAILED|ERR_ABORTED/);
  await openLibrary(page);
  await page.route("**/api/upload/image", () => {});
  await page.getByLabel("Image file").setInputFiles(chosen(await picture(350), "never-mind.png"));
  await page.getByRole("button", { name: "Cancel upload" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Upload Image" })).toBeEnabled();
});

test("a file above the limit is answered even when the page's own check is passed by", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 413/);
  await openLibrary(page);
  const status = await page.evaluate(async () => {
    const { csrfToken } = await (await fetch("/api/auth/csrf-token")).json();
    const form = new FormData();
    form.append("image", new File([new Uint8Array(12 * 1024 * 1024)], "a.png"));
    const answer = await fetch("/api/upload/image", {
      method: "POST",
      body: form,
      headers: { "x-csrf-token": csrfToken },
    });
    return answer.status;
  });
  expect(status).toBe(413);
});

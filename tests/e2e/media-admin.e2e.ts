import type { Page } from "@playwright/test";
import sharp from "sharp";
import { articleForm } from "../articles.ts";
import { logIn } from "./admin.ts";
import { deleteArticle, fillNew, save, showSource, unique } from "./articles.ts";
import { backOnline, expect, expectAccessible, expectNoOverflow, open, test, toast } from "./fixtures.ts";

const picture = (width = 320) =>
  sharp({ create: { width, height: 200, channels: 3, background: "#2440d8" } })
    .png()
    .toBuffer();
const chosen = (buffer: Buffer, name = "desk.png", mimeType = "image/png") => ({ name, mimeType, buffer });

async function openLibrary(page: Page) {
  await logIn(page);
  await open(page, "/admin/media");
}

test(
  "an image is uploaded with visible progress, described, found, and deleted",
  { tag: "@both" },
  async ({ page }, { project }) => {
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
    await page.getByRole("button", { name: "Delete image" }).click();
    await expect(toast(page)).toContainText("Image Deleted");
    await expect(page).toHaveURL("/admin/media");
  },
);

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

test("with the network gone, an upload that fails is told of, and the words around it stay", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource|Failed to fetch dynamically imported module/);
  await logIn(page);
  // Not even what draws the notices can be fetched.
  await page.route("**/assets/toaster-*", (route) => route.abort("failed"));
  await open(page, "/admin/article/new");
  await page.getByLabel("Title").fill("Written with care");
  await context.setOffline(true);
  const file = page.getByLabel("Image file");
  await file.setInputFiles(chosen(await picture(371)));
  await expect(toast(page)).toContainText("Upload Failed");
  await toast(page).getByRole("button", { name: "Close" }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByLabel("Title")).toHaveValue("Written with care");
  await backOnline(page);
  await page.unroute("**/assets/toaster-*");
  await file.setInputFiles(chosen(await picture(371)));
  await expect(toast(page)).toContainText("Image Uploaded");
  await expect(page.getByLabel("Image URL")).toHaveValue(/-371x200\.webp$/);
});

test("an image that only earlier versions show is deleted after a question that names the article", async ({
  page,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 409|API Request Failed DELETE/);
  await openLibrary(page);
  await page.getByLabel("Image file").setInputFiles(chosen(await picture(372), "earlier.png"));
  await page.getByRole("link", { name: "earlier.png" }).click();
  await expect(page.getByText("No article uses it. You can delete it.")).toBeVisible();
  const imageUrl = await page.locator(".facts dd").first().innerText();
  const { csrfToken } = await (await page.request.get("/api/auth/csrf-token")).json();
  const headers = { origin: baseURL ?? "", "x-csrf-token": csrfToken };
  const made = await page.request.post("/api/articles", { headers, data: articleForm({ imageUrl }) });
  const { id } = await made.json();

  // The page was open before: the server refuses, and the page says why.
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete image" }).click();
  await expect(toast(page)).toContainText("Not deleted");
  const uses = page.getByRole("region", { name: "Where it’s used" });
  await expect(uses).toContainText(articleForm().title);
  // It says what has to be done before.
  await expect(page.getByRole("button", { name: "Delete" })).toBeDisabled();
  await expect(uses).toContainText("To delete the image, take it out of this article first.");

  await page.request.put(`/api/articles/${id}`, { headers, data: articleForm() });
  await page.reload();
  await expect(uses).toContainText("No article uses it now. Earlier versions of these do:");
  await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    `Earlier versions of “${articleForm().title}” use it.`,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete image" }).click();
  await expect(toast(page)).toContainText("Image Deleted");
});

test("one image: from it to those beside it, and its address to take along", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLibrary(page);
  for (const [i, name] of ["beside-one.png", "beside-two.png"].entries()) {
    await page.getByLabel("Image file").setInputFiles(chosen(await picture(401 + i), name));
    await expect(page.getByRole("link", { name })).toBeVisible();
  }
  await page.getByRole("link", { name: "beside-two.png" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("beside-two.png");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(toast(page)).toContainText("Link Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*\.webp$/);
  await page.keyboard.press("j");
  await expect(heading).toHaveText("beside-one.png");
  await expect(page).toHaveTitle(/^beside-one\.png \|/);
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(heading).toHaveText("beside-two.png");
  await page.reload();
  await expect(heading).toHaveText("beside-two.png");
});

/** Drops or pastes files, as the browser tells it. */
async function give(
  page: Page,
  kind: "drop" | "paste",
  selector: string,
  files: { name: string; mimeType: string; buffer: Buffer }[],
) {
  await page.evaluate(
    ([how, where, given]) => {
      const data = new DataTransfer();
      for (const { name, mimeType, bytes } of given)
        data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      const target = document.querySelector(where);
      const { x = 0, y = 0 } = target?.getBoundingClientRect() ?? {};
      const init = { bubbles: true, cancelable: true, clientX: x + 20, clientY: y + 20 };
      target?.dispatchEvent(
        how === "drop"
          ? new DragEvent("drop", { ...init, dataTransfer: data })
          : new ClipboardEvent("paste", { ...init, clipboardData: data }),
      );
    },
    [kind, selector, files.map(({ buffer, ...file }) => ({ ...file, bytes: [...buffer] }))] as const,
  );
}

test("an image is dropped, another is pasted, and several are taken at once", async ({ page }) => {
  await openLibrary(page);
  await give(page, "drop", ".drop", [chosen(await picture(340), "dropped.png")]);
  await expect(page.getByRole("link", { name: "dropped.png" })).toBeVisible();
  await give(page, "paste", "body", [chosen(await picture(341), "pasted.png")]);
  await expect(page.getByRole("link", { name: "pasted.png" })).toBeVisible();
  await page
    .getByLabel("Image file")
    .setInputFiles([
      chosen(await picture(342), "first.png"),
      chosen(Buffer.from("words"), "notes.txt", "text/plain"),
      chosen(await picture(343), "last.png"),
    ]);
  await expect(toast(page)).toContainText("2 Images Uploaded");
  await expect(page.getByRole("alert").first()).toHaveText(
    "notes.txt: Invalid file type: Please upload a JPG, PNG, GIF, or WebP image.",
  );
  for (const name of ["first.png", "last.png"]) await expect(page.getByRole("link", { name })).toBeVisible();
});

test("a paste goes to the dialog that is open; a picture dropped into the text is stored there, or refused in words", async ({
  page,
}) => {
  await logIn(page);
  await open(page, "/admin/article/new");
  const url = page.getByLabel("Image URL");
  await showSource(page);
  const content = page.getByLabel("Content");
  await page.getByRole("button", { name: "Image", exact: true }).click();
  const insert = page.getByRole("dialog", { name: "Insert an image" });
  await give(page, "paste", "body", [chosen(await picture(361), "in-text.png")]);
  await expect(insert.getByLabel("Address")).toHaveValue(/-361x200\.webp$/);
  await insert.getByRole("button", { name: "Insert", exact: true }).click();
  await expect(content).toHaveValue(/^<img src="[^"]*-361x200\.webp" alt="">$/);
  await expect(url).toHaveValue("");
  await give(page, "paste", "body", [chosen(await picture(362), "above.png")]);
  await expect(url).toHaveValue(/-362x200\.webp$/);

  await give(page, "drop", ".rich-surface", [chosen(Buffer.from("x"), "photo.heic", "image/heic")]);
  await expect(
    page.getByText("Invalid file type: Please upload a JPG, PNG, GIF, or WebP image."),
  ).toBeVisible();
  await page.getByLabel("Title").fill("Written meanwhile");
  await give(page, "drop", ".rich-surface", [chosen(await picture(363), "dropped.png")]);
  await expect(content).toHaveValue(/-363x200\.webp/);
  await expect(content).toHaveValue(/-361x200\.webp/);
  await expect(page.getByLabel("Title")).toBeFocused();
});

test("an article is not published without the picture that is still on its way", async ({ page }) => {
  await logIn(page);
  const title = unique("A picture on its way");
  await fillNew(page, title, "<p>On Saturdays the telephone rings while the ovens are open.</p>");
  await page.getByRole("switch", { name: "Publish" }).check();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/upload/image", async (route) => {
    await held;
    await route.continue();
  });
  const sent: { imageUrl: string }[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/articles"))
      sent.push(request.postDataJSON() as { imageUrl: string });
  });
  await page.getByLabel("Image file").setInputFiles(chosen(await picture(365), "slow.png"));
  await expect(page.getByText("Saving waits for the image")).toBeVisible();
  await save(page);
  await expect(page.getByText("Saves as soon as the image is here")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Article" })).toBeDisabled();
  expect(sent).toEqual([]);
  release();
  await expect(toast(page)).toContainText("Article Created");
  expect(sent).toEqual([expect.objectContaining({ imageUrl: expect.stringContaining("365x200") })]);
  // The next test reads the news as they were.
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
  await deleteArticle(page, page.url());
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

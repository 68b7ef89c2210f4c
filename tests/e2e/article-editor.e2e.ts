import sharp from "sharp";
import { expectToast, logIn } from "./admin.ts";
import { meta, row, save, showSource, surface, unique } from "./articles.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

test.beforeEach(async ({ page }) => logIn(page));

test("faults are told beside each field on leaving it, and keep the article from being saved", async ({
  page,
}) => {
  await open(page, "/admin/article/new");
  const title = page.getByLabel("Title");
  await expect(title).toBeFocused();
  await title.blur();
  await expect(page.getByText("Title must be at least 5 characters.")).toHaveCount(0);
  await title.fill("Four");
  await title.blur();
  await expect(page.getByText("Title must be at least 5 characters.")).toBeVisible();
  await page.getByLabel("Image URL").fill("cover.png");
  await page.getByLabel("Meta description").fill("x".repeat(161));
  await expect(page.getByText("161 / 160")).toBeVisible();
  await save(page);
  for (const message of [
    "Excerpt must be at least 10 characters.",
    "Content must be at least 50 characters.",
    "Meta description must be less than 160 characters.",
    "Please enter a valid URL or image path.",
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(title).toBeFocused();
  await expectAccessible(page);

  // With the source folded, the formatted text is the field; in the preview, one is led back to it.
  await title.fill("Five and more");
  await page.getByLabel("Excerpt").fill("Forty orders, one telephone.");
  await page.getByLabel("Address").fill("!!!");
  const content = page.getByRole("textbox", { name: "Content" });
  await save(page);
  await expect(content).toBeFocused();
  await expect(content).toHaveAccessibleDescription(/Content must be at least 50 characters\./);
  await page.getByRole("tab", { name: "Preview" }).click();
  await save(page);
  await expect(content).toBeFocused();
  await content.fill("On Saturdays the telephone rings while the ovens are open.");
  await save(page);
  await expect(page.getByLabel("Address")).toBeFocused();
  await expect(page.getByText("Address must have a letter or a digit in it.")).toBeVisible();
});

test("formatted text and its HTML change together; the preview is the public article", {
  tag: "@both",
}, async ({ page }) => {
  await open(page, "/admin/article/new");
  await page.getByLabel("Title").fill("Two views of one text");
  // However far one has scrolled, Save is in sight.
  await showSource(page);
  await expect(page.getByRole("button", { name: "Save Article" })).toBeInViewport({ ratio: 1 });
  await page
    .getByLabel("Content")
    .fill('<p>Plain <script>alert(1)</script>words</p><p onclick="x()">two</p>');
  const surface = page.getByRole("textbox", { name: "Formatted text" });
  await expect(surface).toContainText("Plain words");
  await page.getByRole("tab", { name: "Preview" }).click();
  const preview = page.getByRole("tabpanel");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Two views of one text");
  await expect(preview.locator(".prose")).toHaveText(/Plain words\s*two/);
  expect(await preview.locator(".prose").innerHTML()).toBe("<p>Plain words</p><p>two</p>");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("tab", { name: "Edit" }).click();
  await page.getByLabel("Content").fill("<p>one</p>");
  await surface.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(page.getByLabel("Content")).toHaveValue("<p><strong>one</strong></p>");

  // As word processors copy it. The page's policy would report each style that is parsed.
  await surface.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      '<style>p{}</style><b style="font-weight:normal"><p style="color:red" onclick="x()">plain <span style="font-weight:700">bold</span></p></b>',
    );
    element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(page.getByLabel("Content")).toHaveValue("<p>plain <strong>bold</strong></p>");
  await surface.click();
  await page.keyboard.press("ControlOrMeta+A");
  await surface.evaluate((element) => {
    const clipboardData = new DataTransfer();
    const item = (text: string, level: number) =>
      `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
    const html = `<style><!--p{margin:0}--></style><!--StartFragment-->${item("bread", 1)}${item("rye", 2)}<!--EndFragment-->`;
    clipboardData.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(page.getByLabel("Content")).toHaveValue(
    "<ul><li><p>bread</p><ul><li><p>rye</p></li></ul></li></ul>",
  );
  // Quicker than the editor hears of the caret: the browser is about to join the paragraphs by itself.
  await page.getByLabel("Content").fill("<h2>one</h2><p><strong>two</strong></p>");
  await surface.locator("p").click();
  await page.keyboard.press("Home");
  await page.keyboard.press("Backspace");
  await expect(page.getByLabel("Content")).toHaveValue("<h2>one<strong>two</strong></h2>");
  await page.getByLabel("Content").fill("<p>one</p>");
  await page.getByRole("button", { name: "Hide HTML source" }).click();
  const alone = page.getByLabel("Content");
  await alone.fill("<h2>Source</h2><p>typed in one piece</p>");
  await expect(alone.locator("h2")).toHaveText("Source");
  await page.getByRole("button", { name: "Show HTML source" }).click();
  await expect(page.getByLabel("Content")).toHaveValue("<h2>Source</h2><p>typed in one piece</p>");
});

test(
  "the built-in writer's draft loads unpublished, with what to check",
  { tag: "@both" },
  async ({ page }, { project }) => {
    await open(page, "/admin/article/new");
    await page.getByRole("button", { name: "AI Generated Article" }).click();
    await expectAccessible(page);
    await page.getByLabel("Prompt").fill("   short   ");
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await expectToast(page, "Prompt Too Short");
    await expect(page.locator(".toast")).toContainText(
      "Please provide a more detailed prompt (at least 10 characters).",
    );
    await page.getByRole("button", { name: "Back to Manual Editor" }).click();
    await page.getByRole("button", { name: "AI Generated Article" }).click();
    // What can be chosen takes a row on a phone, and leaves the examples in sight.
    if (project.name === "phone") {
      await page.getByLabel("Prompt").fill("");
      await expect(page.getByText("Examples to start from")).toBeInViewport();
      const format = page.getByRole("combobox", { name: "Format" });
      await format.selectOption("Checklist");
      await expect(page.getByText("Full prompt:")).toContainText("A checklist");
      await format.selectOption("Format");
    }
    await page
      .getByLabel("Prompt")
      .fill("How a dental practice can stop losing the calls that come after five");
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await expectToast(page, "Article Generated");
    await expect(page.getByLabel("Title")).toHaveValue(
      "How a dental practice can stop losing the calls that come after five",
    );
    await expect(page.getByLabel("Publish")).not.toBeChecked();
    await expect(page.getByRole("heading", { name: "Check first" })).toBeVisible();
    // Each sentence says why it is listed; what was edited is no longer what was looked at.
    const check = page.getByRole("region", { name: "Check first" });
    if (project.name === "phone") await check.locator("summary").click();
    const claim = check.getByRole("listitem").first();
    await expect(claim.locator(".claim-why")).toHaveText(/^\w.{20,}[.]$/);
    await claim.getByRole("button").click();
    await expect(check).toContainText("1 looked at");
    await page.keyboard.type("We counted that ourselves.");
    await expect(claim.locator(".claim-why")).toContainText("Edited since");
    await expect(check).not.toContainText("looked at");
    await save(page);
    await expectToast(page, "Article Created");
  },
);

test("struck keys are no prompt: what to type instead stands beneath them; an outline says that it is one", {
  tag: "@both",
}, async ({ page }) => {
  await open(page, "/admin/article/new");
  await page.getByRole("button", { name: "AI Generated Article" }).click();
  const prompt = page.getByLabel("Prompt");
  await prompt.fill("asdf qwer zxcv 12345");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(prompt).toHaveAccessibleDescription(/Name a topic and who reads it/);
  await expect(prompt).toHaveValue("asdf qwer zxcv 12345");
  await expect(prompt).toBeFocused();
  await expect(page.locator(".toast")).toHaveCount(0);
  await expectAccessible(page);
  await prompt.fill("How to bake sourdough bread at home");
  await expect(page.getByText(/Name a topic and who reads it/)).toHaveCount(0);
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expectToast(page, "Article Generated");
  const card = page.getByRole("region", { name: "Check first" });
  await expect(card).toContainText("This is only an outline.");
  await expect(card).not.toContainText("No claims");
});

test("an earlier upload is picked as the article's picture and within its text", async ({ page }) => {
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#2440d8" } })
    .png()
    .toBuffer();
  const name = `${unique("window")}.png`.replaceAll(" ", "-");
  await open(page, "/admin/media");
  await page.getByLabel("Image file").setInputFiles({ name, mimeType: "image/png", buffer: bytes });
  await page.getByRole("link", { name }).click();
  await page.getByLabel("Alternative text").fill("A window on the street");
  await page.getByRole("button", { name: "Save description" }).click();
  await expectToast(page, "Description Saved");

  await open(page, "/admin/article/new");
  const picker = page.getByRole("dialog", { name: "Choose an image" });
  const pick = async () => {
    await expect(picker.getByLabel("Name or description")).toBeFocused();
    // What scrolls stands within it: its own corners stay round.
    expect(await picker.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
    await picker.getByLabel("Name or description").fill(name);
    await page.keyboard.press("Enter");
    await picker.getByRole("button", { name }).click();
    await expect(picker).toBeHidden();
  };
  await page.getByRole("button", { name: "Choose from Library" }).click();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await pick();
  await expect(page.getByLabel("Image URL")).toHaveValue(/^\/images\/webp\/[0-9a-f]{24}-640x400\.webp$/);
  await expect(page.getByLabel("What the image shows")).toHaveValue("A window on the street");
  await expect(page.getByRole("img", { name: "The chosen image" })).toBeVisible();

  await showSource(page);
  await page.getByRole("button", { name: "Image", exact: true }).click();
  const insert = page.getByRole("dialog", { name: "Insert an image" });
  await expectAccessible(page);
  await insert.getByRole("button", { name: "Choose from Library" }).click();
  await page.keyboard.press("Escape");
  await expect(picker).toBeHidden();
  await insert.getByRole("button", { name: "Choose from Library" }).click();
  await pick();
  await expect(insert.getByLabel("What it shows")).toHaveValue("A window on the street");
  await insert.getByRole("button", { name: "Insert", exact: true }).click();
  await expect(page.getByLabel("Content")).toHaveValue(
    /^<img src="\/images\/webp\/[^"]+" alt="A window on the street">$/,
  );
});

test("by keyboard alone: an article is written, formatted, published and saved", async ({ page }) => {
  const press = page.keyboard;
  const title = unique("Written without a mouse");
  const at = (name: string, role: "button" | "tab" | "link" | "heading" = "button") =>
    page.getByRole(role, { name, exact: true });
  /** Tab, or Shift+Tab, until it has the focus. */
  const reach = async (target: ReturnType<typeof at>, key = "Tab") => {
    for (let i = 0; i < 60; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press.press(key);
    }
    throw new Error("not reached by the keyboard");
  };
  await open(page, "/admin");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await reach(at("Create New Article", "link"));
  await press.press("Enter");
  await expect(page.getByRole("textbox", { name: "Content" })).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
  await press.type(title);
  await press.press("Tab");
  await press.type("Forty orders, one telephone, and flour on both hands.");
  await reach(at("Edit", "tab"));
  await press.press("ArrowRight");
  await expect(at("Preview", "tab")).toBeFocused();
  await expect(page.getByRole("tabpanel")).toContainText(title);
  await press.press("ArrowLeft");
  // The toolbar is one stop; the arrow keys move in it.
  await reach(at("H2 heading"));
  await press.press("ArrowRight");
  await expect(at("H3 heading")).toBeFocused();
  await press.press("Home");
  await press.press("Enter");
  await expect(page.getByRole("textbox", { name: "Content" })).toBeFocused();
  await press.type("Flour");
  await press.press("Enter");
  await press.type("On Saturdays the telephone rings while ");
  await press.press("ControlOrMeta+b");
  await press.type("the ovens");
  await press.press("ControlOrMeta+b");
  await press.type(" are open.");
  await reach(at("Show HTML source"));
  await press.press("Enter");
  await expect(page.getByLabel("Content")).toHaveValue(
    "<h2>Flour</h2><p>On Saturdays the telephone rings while <strong>the ovens</strong> are open.</p>",
  );
  // Tab leaves the text: nobody is caught in it.
  await reach(page.getByLabel("Publish", { exact: true }));
  await press.press("Space");
  await expect(page.getByLabel("Publish", { exact: true })).toBeChecked();
  await reach(page.getByLabel("Meta description"));
  await press.type(meta);
  await press.press("ControlOrMeta+s");
  await expectToast(page, "Article Created");
  // The article has its own address now; whoever was writing writes on.
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
  await press.type(" And on.");
  await expect(page.getByLabel("Meta description")).toHaveValue(`${meta} And on.`);
  await press.press("ControlOrMeta+s");
  await expectToast(page, "Article Updated");
  await reach(at("Back to articles", "link"), "Shift+Tab");
  await press.press("Enter");
  await expect(row(page, title)).toContainText("Published");
  await reach(row(page, title).getByRole("button", { name: /^Delete/ }));
  await press.press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await press.press("Tab");
  await press.press("Enter");
  await expectToast(page, "Article Deleted");
  await expect(at("Articles", "heading")).toBeFocused();
});

test("looking at the preview takes nothing from what can be undone", async ({ page }) => {
  await open(page, "/admin/article/new");
  await showSource(page);
  await page.getByLabel("Content").fill("<p>one</p>");
  await expect(surface(page)).toHaveText("one");
  await surface(page).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" two");
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("one two");
  await page.getByRole("tab", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Content")).not.toHaveValue("<p>one two</p>");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page.getByLabel("Content")).toHaveValue("<p>one two</p>");
});

test("a link that leads nowhere is told", async ({ page }) => {
  await open(page, "/admin/article/new");
  await showSource(page);
  await page.getByLabel("Content").fill("<p>word</p>");
  await surface(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  const address = page.getByLabel("Link address");
  await address.fill("javascript:alert(1)");
  await address.press("Enter");
  await expect(page.getByText("Please enter a web address")).toBeVisible();
  await expect(address).toBeFocused();
  await expectAccessible(page);
  await address.fill("example.com");
  await address.press("Enter");
  await expect(page.getByLabel("Content")).toHaveValue('<p><a href="https://example.com">word</a></p>');
});

test("a picture in the text: why it is refused, where it stands, what it shows", async ({ page }) => {
  await open(page, "/admin/article/new");
  await showSource(page);
  await page.getByLabel("Content").fill("<p>one</p><p>two</p>");
  const give = (event: "paste" | "drop", name: string, type: string, bytes: number[]) =>
    surface(page).evaluate(
      (element, [kind, fileName, fileType, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], fileName, { type: fileType }));
        const { left, top } = element.getBoundingClientRect();
        const options = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 };
        const sent =
          kind === "paste"
            ? new ClipboardEvent("paste", { ...options, clipboardData: data })
            : new DragEvent("drop", { ...options, dataTransfer: data });
        // True when the browser is left to open the file instead of the page.
        return element.dispatchEvent(sent);
      },
      [event, name, type, bytes] as const,
    );
  expect(await give("drop", "prices.pdf", "application/pdf", [1])).toBe(false);
  await expect(page.getByText("Invalid file type: ")).toBeVisible();

  await surface(page).getByText("one").click();
  await page.keyboard.press("End");
  const png = await sharp({ create: { width: 64, height: 40, channels: 3, background: "#2440d8" } })
    .png()
    .toBuffer();
  await give("paste", "bell.png", "image/png", [...png]);
  await page.getByLabel("Title").fill("Typed while it is on its way");
  await expectToast(page, "Image Uploaded");
  await expect(page.getByLabel("Title")).toBeFocused();
  await expect(page.getByLabel("Content")).toHaveValue(
    /^<p>one<\/p><img src="\/images\/webp\/[^"]+" alt=""><p>two<\/p>$/,
  );

  await surface(page).locator("img").click();
  await page.getByRole("button", { name: "Image", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Change the image" });
  const address = dialog.getByLabel("Address");
  const stored = await address.inputValue();
  await address.fill("javascript:alert(1)");
  await address.press("Enter");
  await expect(dialog.getByText("Please enter a valid URL or image path.")).toBeVisible();
  await address.fill(stored);
  await dialog.getByLabel("What it shows").fill("A blue bell");
  // Enter is for the dialog, not for the article's form around it.
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Content")).toHaveValue(
    `<p>one</p><img src="${stored}" alt="A blue bell"><p>two</p>`,
  );
  await expect(page.getByText("Excerpt must be at least 10 characters.")).toHaveCount(0);
});

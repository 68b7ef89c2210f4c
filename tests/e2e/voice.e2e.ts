import { instants } from "../instants.ts";
import { answers, ask, captions, chip, panel, say, status } from "./call.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";
import { shiftsOf, watchShifts } from "./shifts.ts";

test.describe("the demo call, typed", () => {
  test("all that it offers is in sight, and its end moves nothing", { tag: "@both" }, async ({ page }) => {
    await watchShifts(page);
    await open(page, "/#demo");
    await say(page, "Are you open on Saturday?");
    await expect(answers(page)).toHaveCount(2);
    // A question begins no booking.
    await expect(panel(page).locator(".slots")).toHaveCount(0);
    await ask(page, "I'd like to book a cleaning on Thursday");
    await expect(panel(page).locator(".slots")).toBeVisible();
    for (const each of await panel(page)
      .getByRole("group", { name: "You could say" })
      .getByRole("button")
      .all())
      await expect(each).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.dispatchEvent(new Event("forget-shifts")));
    await say(page, "Never mind, that's all, bye");
    await expect(page.getByRole("region", { name: /^Your call/ })).toBeVisible({ timeout: 15_000 });
    await page.waitForTimeout(500);
    expect(await shiftsOf(page)).toBeLessThan(0.05);
  });
  test("books a cleaning, from the first words to the receipt", { tag: "@both" }, async ({ page }) => {
    await open(page, "/#demo");
    await expect(status(page)).toHaveText("Ready to Start");
    await say(page, "I'd like to book a cleaning");
    await expect(status(page)).toHaveText("Call Active");
    await expect(captions(page)).toContainText("user: I'd like to book a cleaning");
    await expect(answers(page)).toHaveCount(2);
    // The role is in the text; what is drawn is who that is.
    await expect(captions(page).locator('[data-who="You"]')).toHaveText("user:");
    await ask(page, "The soonest you have");
    const time = panel(page).getByRole("group", { name: "You could say" }).getByRole("button").first();
    await time.click();
    await expect(answers(page)).toHaveCount(4);
    for (const words of ["Dana Whitfield", "555 010 0188"]) await ask(page, words);
    const slots = panel(page).locator(".slots .got");
    await expect(slots).toHaveCount(5);
    // What is read back is what there is to check: it must not lie beneath what a phone shows of the captions.
    await expect(answers(page).last()).toContainText("Is that right?");
    await expect(answers(page).last()).toContainText("(555) 010-0188");
    await expect(answers(page).last()).toBeInViewport({ ratio: 0.9 });
    await expect(slots.nth(0)).toContainText("Cleaning");
    await expect(slots.nth(4)).toContainText("(555) 010-0188");
    await expectNoOverflow(page);
    await ask(page, "Yes, that's right");
    await say(page, "No, that's all, thank you");
    await expect(status(page)).toHaveText("Call Completed");
    const wholeCall = { name: /The whole call as a wave/ };
    await expect(panel(page).getByRole("img", wholeCall)).toBeVisible();
    await expect(status(page)).toHaveText("Ready to Start");
    const receipt = page.getByRole("region", { name: /^Your call/ });
    await expect(receipt).toContainText("Cleaning, booked");
    const drawn = receipt.getByRole("img", wholeCall);
    for (const who of ["assistant", "user"])
      await expect(drawn.locator(`.is-${who}`)).toHaveAttribute("d", /v\d/);
    await expect(receipt).toContainText("Dana WhitfieldNumber(555) 010-0188");
    await expect(receipt).toContainText(/Answered in (under )?\d+\.\d s \(typical\)/);
    await expect(receipt).toContainText("The practice would get");
    await expect(receipt).toContainText("The caller would get");
    // It was typed: what only a spoken call has is not made up.
    await expect(receipt).not.toContainText("Interruptions");
    await expect(captions(page)).toHaveCount(0);
    // What came of it and where it leads, on one screen.
    for (const shown of [
      receipt.getByText("The practice would get"),
      receipt.getByText("The caller would get"),
      receipt.getByRole("link", { name: "See what it would do for you" }),
      receipt.getByRole("link", { name: "Ask us about it" }),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
    await expectAccessible(page);

    const download = page.waitForEvent("download");
    await receipt.getByRole("button", { name: "Download the transcript" }).click();
    const stream = await (await download).createReadStream();
    let text = "";
    for await (const part of stream) text += String(part);
    expect(text).toMatch(/0:\d\d user: Dana Whitfield\n/);

    await receipt.getByText("Rate this call, or save it").click();
    await receipt.getByLabel("Excellent").check();
    await receipt.getByLabel("Your email address").fill("dana@");
    await receipt.getByRole("button", { name: "Save this call" }).click();
    await expect(receipt.getByRole("alert")).toHaveText("Please enter a valid email address");
    await receipt.getByLabel("Your email address").fill("dana@larkspur.example");
    await receipt.getByRole("button", { name: "Save this call" }).click();
    await expect(receipt).toContainText("Saved.");

    await receipt.getByRole("link", { name: "Ask us about it" }).click();
    await expect(page.getByLabel("Your Message")).toHaveValue(
      /voice demo \(dental practice; cleaning, booked\)/,
    );
  });

  test("can be read by everybody while it runs, in both themes", { tag: "@both" }, async ({ page }) => {
    await open(page, "/");
    await say(page, "I'd like to book a cleaning");
    await expect(answers(page)).toHaveCount(2);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  test("chips speak, and another desk answers in the middle of a call", async ({ page }) => {
    await open(page, "/");
    await chip(page, "Are you open on Saturday?").click();
    await expect(captions(page)).toContainText("user: Are you open on Saturday?");
    await expect(answers(page)).toHaveCount(2);
    await chip(page, "Law firm").click();
    await expect(panel(page).locator(".panel-head b")).not.toHaveText("Larkspur Family Dental");
    await expect(answers(page)).toHaveCount(1);
    await expect(captions(page)).not.toContainText("Saturday");
    await expect(page.getByRole("region", { name: /^Your call/ })).toHaveCount(0);
    // What stands beside the panel speaks of who is called.
    await expect(page.getByText("our example law firm")).toBeVisible();
    await chip(page, "End Call").click();
    await expect(status(page)).toHaveText("Ready to Start");
  });

  test("what was understood is shown at once, and a press puts it right", async ({ page }) => {
    await open(page, "/");
    await say(page, "I'd like to book a cleaning");
    await expect(answers(page)).toHaveCount(2);
    await expect(panel(page).getByText("You began by typing")).toBeVisible();
    await ask(page, "The soonest you have");
    await chip(page, /^Cleaning ?: put it right/).click();
    await expect(answers(page)).toHaveCount(4);
    // What was pressed is gone; the keyboard goes on.
    await expect(page.getByLabel("Type instead of speaking")).toBeFocused();
    await ask(page, "A check-up");
    await expect(chip(page, /^Check-up ?: put it right/)).toBeVisible();
    await expect(chip(page, "Mute")).toHaveCount(0);
  });

  test.describe("where it is another day", () => {
    test.use({ timezoneId: "Pacific/Kiritimati" });
    test("one clock greets and reads the calendar: the visitor's", async ({ page }) => {
      await open(page, "/");
      const asked = page.waitForRequest(/\/api\/voice\/turns$/);
      await say(page, "I'd like to book a cleaning");
      expect((await asked).postDataJSON()).toMatchObject({ timeZone: "Pacific/Kiritimati" });
      await expect(answers(page)).toHaveCount(2);
      const hour = Number(
        new Intl.DateTimeFormat("en-US", {
          timeZone: "Pacific/Kiritimati",
          hour: "numeric",
          hourCycle: "h23",
        }).format(),
      );
      const part = hour < 12 ? "morning" : hour < 17 ? "afternoon" : "evening";
      await expect(answers(page).first()).toContainText(`good ${part}`);
    });
  });

  test("a question leaves its words and its answer, on the receipt and in what is asked of us", async ({
    page,
  }) => {
    await open(page, "/");
    await say(page, "Are you open on Saturday?");
    await expect(answers(page)).toHaveCount(2);
    await chip(page, "End Call").click();
    const receipt = page.getByRole("region", { name: /^Your call/ });
    await expect(receipt.locator(".ticket-live strong")).toHaveText("Are you open on Saturday?");
    await expect(receipt.locator(".ticket-live dd")).toContainText("Saturday");
    await receipt.getByRole("link", { name: "Ask us about it" }).click();
    await expect(page.getByLabel("Your Message")).toHaveValue(/asked: “Are you open on Saturday\?”/);
  });

  test("a long answer is read from its beginning, and what ends the call is small beneath the field", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 600 });
    await open(page, "/#demo");
    await say(page, "I have a toothache, my name is Tom Baker");
    await expect(answers(page)).toHaveCount(2);
    await ask(page, "Do you take Delta Dental, and what does it cost?");
    const [box, answer] = await Promise.all([
      captions(page).boundingBox(),
      answers(page).last().boundingBox(),
    ]);
    expect(answer!.y).toBeGreaterThanOrEqual(box!.y);
    const [field, end] = await Promise.all([
      page.getByLabel("Type instead of speaking").boundingBox(),
      page.getByRole("button", { name: "End Call" }).boundingBox(),
    ]);
    expect(end!.y).toBeGreaterThan(field!.y + field!.height);
    expect(end!.width).toBeLessThan(120);
  });

  test("what is pressed in a call leaves the keyboard in it", { tag: "@both" }, async ({ page }) => {
    await open(page, "/#demo");
    await say(page, "I'd like to book a cleaning");
    await expect(answers(page)).toHaveCount(2);
    await ask(page, "The soonest you have");
    await panel(page).getByRole("group", { name: "You could say" }).getByRole("button").first().click();
    const phone = (page.viewportSize()?.width ?? 0) < 600;
    await expect(phone ? captions(page) : page.getByLabel("Type instead of speaking")).toBeFocused();
    await expect(answers(page)).toHaveCount(4);
    await expect(phone ? captions(page) : page.getByLabel("Type instead of speaking")).toBeFocused();
  });

  test("an alarm moves nothing on a phone", { tag: "@both" }, async ({ page }) => {
    await watchShifts(page);
    await open(page, "/#demo");
    await say(page, "I'd like to book a cleaning");
    await expect(answers(page)).toHaveCount(2);
    // As late as over a slow line: what moves then was not pressed.
    await page.route("**/api/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.evaluate(() => window.dispatchEvent(new Event("forget-shifts")));
    await say(page, "My father has chest pain and can't breathe");
    await expect(panel(page).getByRole("alert")).toContainText("call 911 now");
    await page.waitForTimeout(500);
    expect(await shiftsOf(page)).toBeLessThan(0.015);
  });

  test("an emergency cannot be overlooked", { tag: "@both" }, async ({ page }) => {
    await open(page, "/");
    await say(page, "My chest hurts and I can't breathe");
    await expect(panel(page).getByRole("alert")).toContainText("call 911 now");
    const help = panel(page).getByRole("link", { name: "Call 911" });
    await expect(help).toHaveAttribute("href", "tel:911");
    await expect(help).toBeInViewport({ ratio: 1 });
    // Before what else one may say.
    const others = await panel(page).getByRole("group", { name: "You could say" }).boundingBox();
    expect((await help.boundingBox())!.y).toBeLessThan(others!.y);
    await expectAccessible(page);
    await say(page, "Sam, 555 010 0199");
    await expect(answers(page)).toHaveCount(3);
    await chip(page, "End Call").click();
    // Who reads it was told nothing; what sells stands back.
    const receipt = page.getByRole("region", { name: /^Your call/ });
    await expect(receipt.locator(".ticket-stop")).toContainText(
      /An emergency at \d+:\d\d\s[ap]m\s*The caller was told to call 911/,
    );
    // Whose number it is, and once.
    await expect(receipt.locator(".ticket-stop .paper")).toHaveCount(1);
    await expect(receipt.locator(".ticket-stop dl")).toContainText(/Name\s*Sam\s*Number\s*\(555\) 010-0199/);
    await expect(receipt.locator(".ticket-stop dt", { hasText: "Number" })).toHaveCount(1);
    const sells = receipt.getByRole("link", { name: "See what it would do for you" });
    await expect(sells).not.toHaveClass(/btn-act/);
    const words = await receipt.getByText("Read the conversation").boundingBox();
    expect((await sells.boundingBox())!.y).toBeGreaterThan(words!.y);
  });

  test("a call about nothing leaves nothing that shines", async ({ page }) => {
    await open(page, "/");
    await say(page, "Hello");
    await expect(answers(page)).toHaveCount(2);
    await chip(page, "End Call").click();
    const receipt = page.getByRole("region", { name: /^Your call/ });
    await expect(receipt).toContainText("Nothing to file");
    await expect(receipt.locator(".ticket-live")).toHaveCount(0);
  });

  test("a Spanish call without a Spanish voice says that its captions are all there is", async ({ page }) => {
    await open(page, "/");
    await say(page, "Hola, quisiera una cita para una limpieza");
    await expect(captions(page)).toHaveAttribute("lang", "es");
    await expect(panel(page)).toContainText("no tiene voz en español");
  });

  for (const [width, height] of [
    [390, 664],
    [375, 553],
    [320, 640],
    [1280, 650],
  ] as const)
    test(`in a window of ${width} by ${height} the answer, what is typed and End Call are seen whole`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, "/#demo");
      if (width < 600) await expect(panel(page).getByText(/How can I help\?”/)).toBeInViewport({ ratio: 1 });
      await say(page, "I'd like to book a cleaning, the soonest you have. Dana Whitfield, 555 010 0188");
      await expect(answers(page)).toHaveCount(2);
      await panel(page).getByRole("group", { name: "You could say" }).getByRole("button").first().click();
      await expect(answers(page).last()).toContainText("Is that right?");
      for (const seen of [
        page.getByRole("button", { name: "End Call" }),
        page.getByLabel("Type instead of speaking"),
        page.getByRole("button", { name: "Send" }),
        chip(page, "Yes, that’s right"),
      ])
        await expect(seen).toBeInViewport({ ratio: 1 });
      await expect(answers(page).last()).toBeInViewport({ ratio: 0.75 });
      await expectNoOverflow(page);
    });

  test("keeps its height at every hour and every desk", { tag: "@phone" }, async ({ page }) => {
    await open(page, "/");
    const height = async () => (await panel(page).boundingBox())?.height;
    const before = await height();
    for (const [name, moment] of Object.entries(instants)) {
      await page.clock.setFixedTime(moment);
      for (const desk of await panel(page).locator(".desk").all()) {
        // Chosen, a desk greets anew.
        await desk.click();
        expect({ name, height: await height() }).toEqual({ name, height: before });
      }
    }
    await page.clock.setFixedTime(instants["a Saturday afternoon"]);
    await panel(page).locator(".desk").first().click();
    await expect(panel(page)).toContainText("good afternoon");
  });

  test("stands whole under the header where Try Demo lands, and stays there", { tag: "@both" }, async ({
    page,
  }) => {
    // The longest greeting: an afternoon's.
    await page.clock.setFixedTime(instants["a Saturday afternoon"]);
    await open(page, "/");
    await page
      .getByRole("link", { name: /Try Demo/i })
      .first()
      .click();
    const wholly = { ratio: 1 };
    await expect(panel(page)).toBeInViewport(wholly);
    await expect(chip(page, "Start Conversation")).toBeInViewport(wholly);
    const header = await page.getByRole("banner").boundingBox();
    const place = () => panel(page).boundingBox();
    await expect.poll(async () => (await place())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    // The way there may still be gliding.
    let before = await place();
    const rests = async () => {
      const last = before;
      before = await place();
      return JSON.stringify(last) === JSON.stringify(before) && (before?.y ?? 0) < 110;
    };
    await expect.poll(rests, { intervals: [200] }).toBe(true);
    await chip(page, "Are you open on Saturday?").click();
    await expect(answers(page)).toHaveCount(2);
    expect(await place()).toEqual(before);
    await ask(page, "I'd like to book a cleaning");
    expect(await place()).toEqual(before);
    for (const band of [".stage", ".talk-call", ".slots", ".controls .btn-stop", ".tag"])
      await expect(panel(page).locator(band)).toBeInViewport(wholly);
    const words = await captions(page).boundingBox();
    expect(words?.height).toBeGreaterThan(120);
  });

  test("its code comes when the visitor reaches for it, not before", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    const calls = () => asked.filter((path) => /live-call|built-in|hosted|vapi/.test(path));
    expect(calls()).toEqual([]);
    await chip(page, "Start Conversation").focus();
    await expect
      .poll(calls)
      .toEqual([expect.stringMatching(/live-call/), expect.stringMatching(/built-in-browser/)]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the panel shows its resting words and nothing to press", async ({ page }) => {
    await page.goto("/");
    await expect(panel(page)).toContainText(
      "Larkspur Family Dental, good evening. This is the automated assistant.",
    );
    await expect(panel(page).getByRole("button")).toHaveCount(0);
    await expect(panel(page)).toContainText("needs JavaScript");
  });
});

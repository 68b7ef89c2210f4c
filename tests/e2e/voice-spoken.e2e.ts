import { answers, ask, chip, panel, status } from "./call.ts";
import { expect, expectAccessible, open, test } from "./fixtures.ts";

const middleOf = (box: { y: number; height: number } | null | undefined) =>
  box ? box.y + box.height / 2 : 0;

test.describe("the demo call, spoken", () => {
  test(
    "with the microphone refused it says what to do, and goes on by typing",
    { tag: "@both" },
    async ({ page }, info) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException("Permission denied", "NotAllowedError");
        };
        // A recognizer that is there, and refused as the microphone is.
        class Recognizer {
          onerror?: (event: { error: string }) => void;
          onend?: () => void;
          start() {
            setTimeout(() => {
              this.onerror?.({ error: "not-allowed" });
              this.onend?.();
            }, 10);
          }
          stop() {}
          abort() {}
        }
        Object.assign(window, { SpeechRecognition: Recognizer, webkitSpeechRecognition: Recognizer });
      });
      await open(page, "/");
      await chip(page, "Start Conversation").click();
      await expect(status(page)).toHaveText("Call Active");
      const help = panel(page).getByRole("group").filter({ hasText: "Microphone access is blocked" });
      await expect(help.locator("li")).toHaveCount(3);
      // The button that was pressed is gone: the keyboard goes on in the call.
      await expect(
        info.project.name === "phone" ? chip(page, "End Call") : page.getByLabel("Type instead of speaking"),
      ).toBeFocused();
      // Nobody is heard: there is nothing to mute.
      await expect(chip(page, "Mute")).toHaveCount(0);
      // What one may say follows the greeting, all of it.
      await expect(
        panel(page).getByRole("group", { name: "You could say" }).getByRole("button").last(),
      ).toBeInViewport({ ratio: 1 });
      // A phone has no room for the steps: they are one press away, and typing needs none.
      if (info.project.name === "phone") {
        await expect(help).toContainText("You can type.");
        await help.getByText("Microphone access is blocked").click();
      }
      await expect(help.getByRole("listitem").first()).toBeVisible();
      await expectAccessible(page);
      await ask(page, "Is there parking?");
      await expect(answers(page).last()).toContainText("free lot");
      // Who goes on by typing has the room for the words; the steps are one press away, until the call is over.
      await expect(panel(page).getByText("Microphone access is blocked")).toHaveCount(0);
      // What is small stands on one line with what ends the call, under one name.
      const more = panel(page).getByText("More", { exact: true });
      const [beside, end] = await Promise.all(
        [more, panel(page).getByRole("button", { name: "End call" })].map((one) => one.boundingBox()),
      );
      if (info.project.name === "phone") expect(Math.abs(middleOf(beside) - middleOf(end))).toBeLessThan(12);
      await more.click();
      await expect(panel(page).getByText("Speak instead")).toBeVisible();
      await expect(panel(page).getByRole("listitem").first()).toBeVisible();
      await ask(page, "No, thanks. Bye.");
      await expect(page.getByRole("region", { name: /^Your call/ })).toBeVisible();
      await expect(panel(page).getByText("Speak instead")).toHaveCount(0);
      await expect(panel(page).getByText("More", { exact: true })).toHaveCount(0);
    },
  );

  test("each other trouble with the microphone is told with its own steps", async ({ page }) => {
    await page.addInitScript(() => {
      class Recognizer {
        start() {}
        abort() {}
      }
      Object.assign(window, { SpeechRecognition: Recognizer, webkitSpeechRecognition: Recognizer });
    });
    await open(page, "/");
    const kinds = [
      ["NotFoundError", "", "No microphone was found.", "Plug in a microphone"],
      ["NotReadableError", "", "The microphone is in use by another program.", "Close the program"],
      [
        "NotAllowedError",
        "The request is blocked by permissions policy",
        "This page is not allowed to use the microphone.",
        "This page is shown inside another one",
      ],
      ["insecure", "", "The microphone only works on a secure (https) page.", "https address"],
    ] as const;
    for (const [name, message, says, step] of kinds) {
      await page.evaluate(
        ([thrown, words]) => {
          if (thrown === "insecure") Object.defineProperty(window, "isSecureContext", { value: false });
          navigator.mediaDevices.getUserMedia = async () => {
            throw new DOMException(words, thrown);
          };
        },
        [name, message] as const,
      );
      await chip(page, "Start Conversation").click();
      const help = panel(page).getByRole("group").filter({ hasText: says });
      await expect(help.getByRole("listitem").first()).toContainText(step);
      await expect(page.getByLabel("Type instead of speaking")).toBeEnabled();
      await chip(page, "End Call").click();
      await expect(status(page)).toHaveText("Ready to Start");
    }
  });

  test("the microphone can be changed in a call, and a meter shows how loud it hears", async ({ page }) => {
    // Phones leave the microphone to the recognizer.
    await page.addInitScript(() => {
      class Recognizer {
        onstart?: () => void;
        start() {
          setTimeout(() => this.onstart?.(), 10);
        }
        abort() {}
      }
      Object.assign(window, { SpeechRecognition: Recognizer, webkitSpeechRecognition: Recognizer });
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      // Two microphones, each a tone as loud as speech.
      const tone = () => {
        const context = new AudioContext();
        const source = new OscillatorNode(context);
        const volume = new GainNode(context, { gain: 0.1 });
        const out = new MediaStreamAudioDestinationNode(context);
        source.connect(volume).connect(out);
        source.start();
        return out.stream;
      };
      navigator.mediaDevices.getUserMedia = async (constraints) => {
        asked.push((constraints?.audio as MediaTrackConstraints | undefined)?.deviceId ?? null);
        return tone();
      };
      navigator.mediaDevices.enumerateDevices = async () =>
        ["Desk", "Headset"].map((label) => ({
          label,
          deviceId: label.toLowerCase(),
          kind: "audioinput" as const,
          groupId: "",
          toJSON: () => ({}),
        }));
    });
    await open(page, "/");
    await chip(page, "Start Conversation").click();
    await expect(status(page)).toHaveText("Call Active");
    await panel(page).getByText("More", { exact: true }).click();
    const meter = panel(page).getByRole("meter", { name: "How loud your microphone hears you" });
    await expect.poll(() => meter.evaluate((each) => (each as HTMLMeterElement).value)).toBeGreaterThan(0.2);
    await panel(page).getByLabel("Microphone", { exact: true }).selectOption("Headset");
    await expect
      .poll(() => page.evaluate(() => (window as never as { asked: unknown[] }).asked))
      .toEqual([null, { exact: "headset" }]);
    await expect.poll(() => meter.evaluate((each) => (each as HTMLMeterElement).value)).toBeGreaterThan(0.2);
  });

  test("by keyboard alone: start, mute, unmute, end", async ({ page }) => {
    await open(page, "/");
    await chip(page, "Start Conversation").focus();
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("Call Active");
    // Whoever begins by keyboard can type at once; what mutes and ends the call stands before the field.
    await expect(page.getByLabel("Type instead of speaking")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chip(page, "End Call")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chip(page, "Mute")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(chip(page, "Unmute")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("Ready to Start");
    await expect(page.getByRole("heading", { name: /^Your call/ })).toBeFocused();
  });

  test("a server that cannot be reached is told in red", async ({ page, expectedConsole }) => {
    expectedConsole.push(/API Request Failed/, /Failed to load resource/);
    await page.route("**/api/voice/turns", (route) => route.fulfill({ status: 500, body: "{}" }));
    await open(page, "/");
    await chip(page, "Start Conversation").click();
    await expect(status(page)).toHaveText("Call Error");
    await expect(panel(page).getByRole("alert")).toContainText("The assistant cannot be reached.");
    await expect(chip(page, "Start Conversation")).toBeVisible();
  });
});

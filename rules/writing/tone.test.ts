import { expect, test } from "vitest";
import { inTone } from "./tone.ts";

const easy = (content: string) =>
  inTone(
    { title: "", excerpt: "", content, imageUrl: "", keywords: "", metaDescription: "" },
    { text: "keep it punchy", clause: "" },
  ).content;

test("an easy tone contracts what is said so, and nothing else", () => {
  expect(easy("You are on a job and they will not wait.")).toBe("You’re on a job and they won’t wait.");
  expect(easy("Both of you are under a sink.")).toBe("Both of you are under a sink.");
  expect(easy("Half of you will be away.")).toBe("Half of you will be away.");
});

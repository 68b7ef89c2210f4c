import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

/** In person, by phone or by video: asked where there is a choice, read back, and on the paper. */

const WHO = "Karen Whitlock, 415-555-0164";

it.each<[desk: "law" | "ringwell" | "medical", first: string, told: string, how: string]>([
  ["law", "I need a consultation about a will, Thursday next week at 1:30", "over the phone", "by phone"],
  [
    "law",
    "I'd like to see a lawyer about a will, Thursday next week at 1:30",
    "a video call if that's ok",
    "by video",
  ],
  [
    "law",
    "I need a lawyer for a divorce, Thursday next week at 1:30",
    "I'd rather come down there",
    "in person",
  ],
  ["ringwell", "I'd like an introduction, next Tuesday at 2", "either one is fine", "by phone or video"],
  ["medical", "I need a follow-up on Monday, first thing in the morning", "Zoom, please", "by video"],
])("%s: '%s' is asked how, and '%s' is %s", (desk, first, told, how) => {
  const { said, bookings, receipt } = call(
    desk,
    TUESDAY,
    first,
    ...(desk === "medical" ? ["the first one"] : []),
    told,
    WHO,
    ...(/divorce/.test(first) ? ["Dan Whitlock"] : []),
    "yes, that's right",
  );
  const at = desk === "medical" ? 1 : 0;
  expect(said[at]).toMatch(/Would you like that .* or by (?:phone|video)\?/);
  expect(said[at + 1]).toContain("name");
  expect(said.at(-2)).toContain(how);
  expect(bookings[0]!.notes).toContain(`How: ${how}`);
  expect(receipt).not.toMatch(/“.*(?:over the phone|video|either|Zoom)/i);
});

describe("who tells it before it is asked", () => {
  it("is not asked, and hears that it can be", () => {
    const { said, bookings } = call(
      "law",
      TUESDAY,
      "I need to talk to somebody about a divorce. Can we do that over the phone?",
      "Thursday next week at 1:30",
      WHO,
      "Dan Whitlock",
      "yes",
    );
    expect(said[0]).toMatch(/By phone is fine/);
    expect(said.join(" ")).not.toMatch(/Would you like that/);
    expect(bookings[0]!.notes).toContain("How: by phone");
  });
  it("puts it right at the read-back, and once it is booked", () => {
    const lines = ["I need a will, Thursday next week at 1:30", "by phone", WHO];
    const { said, bookings } = call(
      "law",
      TUESDAY,
      ...lines,
      "Actually, could we make it a video call?",
      "yes",
    );
    expect(said[3]).toMatch(/consultation by video, .*\?$/);
    expect(bookings[0]!.notes).toContain("How: by video");
    expect(bookings[0]!.told.join(" ")).not.toMatch(/video/);
    const after = call("law", TUESDAY, ...lines, "yes", "Sorry, in person is better after all");
    expect(after.bookings[0]!.notes).toContain("How: in person");
  });
});

it("takes the usual way where the question is passed by, and reads it back", () => {
  const { said } = call("law", TUESDAY, "I need a will, Thursday next week at 1:30", WHO);
  expect(said[1]).toMatch(/consultation in person, Thursday/);
});

it("asks nothing of it where there is no choice", () => {
  const { said } = call("dental", TUESDAY, "I need a cleaning, Friday morning", "the first one");
  expect(said[1]).not.toMatch(/phone or/);
  expect(call("medical", TUESDAY, "I need a physical on Monday by video").said[0]).toMatch(/seen here/);
});

it("takes 'in person' for no wish to be put through, and a sister's video for her own", () => {
  const { said, bookings } = call(
    "law",
    TUESDAY,
    "I need an appointment about my mother's estate, Friday morning",
    "the first one",
    "In person, please. And should I bring the will?",
    "Ana Ruiz, 415 555 0192",
    "yes",
    "could my sister join by video",
    "No, I'm coming in person, only my sister is on video",
  );
  expect(said[2]).toMatch(/A list of what you own.*In person, then\. May I have your name\?/);
  expect(said.slice(5).join(" ")).not.toMatch(/speak with a person|call you back/);
  expect(bookings[0]!.notes).toContain("How: in person");
});

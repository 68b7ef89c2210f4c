import { expect, it } from "vitest";
import { call } from "./called.ts";

const SUNDAY = "2026-11-30T03:00:00Z";

it("takes a sigh at a machine for no question, and files none", () => {
  const { said, receipt } = call(
    "law",
    SUNDAY,
    "Oh wonderful, a robot. Just what I wanted at the end of the worst week of my life.",
    "Am I talking to a wall? I need a consultation about a lease.",
    "You've got to be kidding me. Tuesday?",
    "Do I look like I have all day? The first one.",
    "is this thing on",
  );
  expect(said[0]).toMatch(/^(?:I am|I'm)/);
  expect(said[0]).not.toMatch(/guess|call you/);
  expect(said[3]).toMatch(/Tuesday, December 1st at 9 o'clock/);
  expect(said.join(" ")).not.toMatch(/noted|can't say|guess/);
  expect(receipt).not.toMatch(/Asks/);
});

it("still answers who asks what it is, and takes 'exactly what I wanted' of an offer for no sigh", () => {
  expect(call("dental", SUNDAY, "is this a robot?").said[0]).toMatch(/automated assistant/);
  expect(call("dental", SUNDAY, "I want a person, not another robot").said[0]).toMatch(/nobody picks up/);
  const { said } = call("dental", SUNDAY, "can I come for a cleaning Tuesday at 10:30", "that's perfect");
  expect(said[1]).not.toMatch(/I hear you|I understand/);
});

it("takes the day of what happened, and how long they have, for no day to come on", () => {
  const { said } = call(
    "law",
    SUNDAY,
    "My landlord, that's Mr. Duval, he left a paper on my door Friday and I don't know if I've got three days or five days or what, can he just throw me out?",
    "yes please",
  );
  expect(said[1]).toMatch(/What day|Which day/);
  const taped = call(
    "law",
    SUNDAY,
    "My landlord, he taped a notice to my door Friday and I need a consultation",
    "No no, Friday's when he stuck the paper up. I need somebody as soon as possible",
  );
  expect(taped.said[0]).not.toMatch(/Friday/);
  expect(taped.said[1]).toMatch(/tomorrow/);
  expect(
    call("law", SUNDAY, "I need a consultation about a lease, Friday is when I can come").said[0],
  ).toMatch(/Friday/);
  expect(call("dental", SUNDAY, "can I get a cleaning in two weeks").said[0]).toMatch(/December 14th/);
});

it("keeps a titled name whole, and takes the whole one in its place", () => {
  const { papers } = call(
    "law",
    SUNDAY,
    "I need a consultation about my landlord, Mr. Duval",
    "tomorrow at nine",
    "In person. It's Odalys Ferrer, 555 390 1174",
    "I told you, my landlord, Mr. Duval. Gerard Duval",
    "yes",
  );
  const rows = papers.flatMap((each) => each.rows.map(({ label, value }) => `${label}: ${value}`));
  expect(rows).toContain("Landlord: Gerard Duval");
  expect(rows).toContain("Other side: Gerard Duval");
});

it("reads back once more what stands so already, and changes what does not", () => {
  const lines = ["I need a tooth pulled Friday", "8. Bill Tate, 555 010 1199"];
  const same = call("dental", SUNDAY, ...lines, "No! An extraction. Put extraction on it");
  expect(same.said[2]).toMatch(/^So that's an extraction/);
  const other = call("dental", SUNDAY, ...lines, "No, not an extraction, a checkup", "yes");
  expect(other.bookings).toMatchObject([{ service: "check-up" }]);
});

it("hears in 'she doesn't hear so well on the phone' no wish for a call", () => {
  const lines = [
    "Hi I'm calling for my mother, she doesn't hear so well on the phone. She wants to come in for her yearly physical Tuesday",
    "the first. Ernestine Holcomb, 555 909 3316",
    "yes",
  ];
  expect(call("medical", SUNDAY, ...lines).receipt).not.toMatch(/by phone/);
  expect(
    call("law", SUNDAY, "a consultation about a will by phone Tuesday at 9:30, Al Reed 555 222 3333", "yes")
      .receipt,
  ).toMatch(/by phone/);
});

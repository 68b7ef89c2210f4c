import { describe, expect, it, test } from "vitest";
import { call, callOwn, NOVEMBER_30 } from "./called.ts";

// Longer calls of people who say things roundabout: what is called off, put right in pieces, or told of when they work.

describe("an appointment that is called off in other words than 'cancel'", () => {
  test.each([
    [
      "medical",
      "Yeah uh I got a thing with you guys Thursday, a physical, and my truck's in the shop so I don't think that's gonna happen.",
      /Thursday, December 3rd/,
    ],
    [
      "medical",
      "Hi, um, that visit I have Wednesday with you folks, yeah, that's not happening, I've got no ride.",
      /Wednesday, December 2nd/,
    ],
    ["dental", "My Friday cleaning, just scratch it, I'm swamped.", /Friday, December 4th/],
  ] as const)("is canceled at the %s desk: %s", (desk, says, day) => {
    const { said } = call(desk, NOVEMBER_30, says, "Ray Dombrowski", "614-555-0191");
    expect(said[0]).toMatch(/I can ask the front desk to cancel it/);
    expect(said[2]).toMatch(day);
  });

  it("is no new booking at a salon", () => {
    const { said } = callOwn(
      "salon",
      NOVEMBER_30,
      "I booked a cut for Saturday but I can't make it, so never mind that one.",
    );
    expect(said[0]).toMatch(/cancel it/);
  });
});

describe("a number that is put right in pieces", () => {
  const upTo = (...lines: string[]) =>
    call(
      "dental",
      NOVEMBER_30,
      "Can someone call me about my bill, I think it's off.",
      "Bev Sorensen",
      "614 555 0112",
      ...lines,
    );
  test.each([
    "oh wait I gave you the wrong one it's 0121 at the end, and anytime after four",
    "Oh sorry, the end is 0121, I always mix those up.",
  ])("has the end that was told last: %s", (says) => {
    expect(upTo(says).said[3]).toContain("6 1 4, 5 5 5, 0 1 2 1");
  });
  it("has all but the area code", () => {
    expect(upTo("whenever", "no five five five zero one two one").state.slots.phone?.value).toBe(
      "+16145550121",
    );
  });
  it("has the group that was told last, behind those of earlier turns", () => {
    const { state } = call(
      "law",
      NOVEMBER_30,
      "Have somebody call me back please, it's about my lease.",
      "Glenn Abbott",
      "area code 614",
      "555",
      "0138. No, sorry, 0183.",
    );
    expect(state.slots.phone?.value).toBe("+16145550183");
  });
});

describe("when it suits, beside what somebody does", () => {
  test.each([
    ["I need to schedule my physical.", "Next week, a morning. Any day, I drive a bus afternoons."],
    ["Need a physical.", "Some morning next week, I tend bar evenings."],
  ])("is in the morning: %s %s", (first, then) => {
    expect(call("medical", NOVEMBER_30, first, then).said[1]).toMatch(/7th at 8:30.*8th at 8:30/);
  });
  it("is no day that is taken up", () => {
    const { said } = call(
      "medical",
      NOVEMBER_30,
      "Hey, I wanna come in for a physical, Tuesday at like two-ish?",
      "Hmm, hang on, I have my kid's thing Tuesday. Can you do Wednesday, same time?",
    );
    expect(said[1]).toMatch(/Wednesday, December 2nd, I can do 2 o'clock/);
    expect(said[1]).not.toMatch(/tomorrow/i);
  });
  it("is at the end of the week where that is said", () => {
    const { said } = call(
      "medical",
      NOVEMBER_30,
      "So my mom's knee's been acting up, somebody should look at it, maybe, I don't know, end of the week-ish?",
    );
    expect(said[0]).toMatch(/Thursday, December 3rd.*Friday, December 4th/);
  });
  it("is the later of two, in Spanish too", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "Quiero una limpieza el viernes o el sábado, por la mañana.",
      "Pues la de más tardecito.",
    );
    expect(said[1]).toMatch(/sábado 5 de diciembre a las 10:30\. ¿Me dice su nombre/);
  });
});

it("keeps who calls apart from the business they work for", () => {
  const { state, said } = call(
    "ringwell",
    NOVEMBER_30,
    "You people charged us twice and I want a human being to ring me.",
    "Gus. I do the books for Kessler Plumbing.",
  );
  expect(said[1]).toMatch(/Thank you, Gus\./);
  expect(state.notes).toContain("Business: Kessler Plumbing");
});

it("says yes to who would bring something up at the visit", () => {
  const { said, bookings } = call(
    "dental",
    NOVEMBER_30,
    "A checkup Friday at eight thirty please.",
    "Marcus Bell, 313 555 0119",
    "Yeah. And if I still want the whitening I can ask them then, right?",
  );
  expect(said[2]).toMatch(/You're booked.*Yes, of course|Yes, of course.*You're booked/);
  expect(bookings[0]?.text).not.toMatch(/Asks:/);
});

it.each([
  ["medical", "Hola, ¿ponen la vacuna de la gripe?", "No, ahorita no, gracias. Era nada más para saber."],
  ["dental", "¿Cuánto sale una limpieza?", "No gracias, orita no, solo era para saber el precio."],
] as const)("lets who only wished to know go, at the %s desk: %s %s", (desk, asks, leaves) => {
  expect(call(desk, NOVEMBER_30, asks, leaves).ended).toBe(true);
});

it("has nothing served where a client mailed the papers", () => {
  const { messages } = call(
    "law",
    NOVEMBER_30,
    "Hi, could I leave a message for my attorney?",
    "Just tell him I mailed the signed papers on Saturday.",
    "Alan Pruitt",
    "614-555-0147",
    "Yes, thank you.",
  );
  expect(messages[0]?.text).not.toMatch(/Served/);
});

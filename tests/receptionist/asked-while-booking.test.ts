import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

const BOOKING = ["I want to come in for a cleaning next week, mornings", "Okay, the first one"];

describe("a visit told in one breath", () => {
  it("answers what was only wanted to be asked, and books one person", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "it's Nora Pickering, I'm due for my cleaning and I also wanted to ask whether you've got a ramp",
      "next week some afternoon",
      "is that the earliest you've got?",
      "and there's nothing sooner than that?",
    );
    expect(said[0]).toMatch(/no steps/);
    expect(said[1]).not.toMatch(/ and /);
    expect(said[2]).toMatch(/earliest of all is/);
    expect(said[3]).toMatch(/Monday the 30th/);
  });

  it("says that the cleaning is part of a first visit, at once and when asked again", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      "I was hoping to get my son in for a cleaning, he's never been to you before",
      "Wednesday next week at five thirty. Mason Doyle, 614 555 0142",
      "Yep. He'll get his cleaning then too, right?",
    );
    expect(said[0]).toMatch(/part of it: an hour with X-rays/);
    expect(said[2]).toMatch(/part of it/);
    expect(bookings[0]?.text ?? "").not.toMatch(/right|then too/);
  });

  it.each([
    ["Next week sometime? Tuesday or Wednesday", /December 1st at 4.*December 2nd/],
    ["nine works on Monday. 831 555 0121", /taken/],
    ["he's got practice till five every day so it would have to be early", /today at|9|8:|10/],
  ])("means the day and time that it names: %s", (words, answer) => {
    const { said } = call("dental", TUESDAY, "I need a checkup, after school, three thirty or later", words);
    expect(said[1]).toMatch(answer);
  });
});

describe("a question while a visit is booked", () => {
  it.each([
    ["and it's like an hour or", /about 45 minutes/],
    ["what did you say the day was", /It is Monday, November 30th/],
    ["do I get a toothbrush or anything, ha", /new brush/],
    ["so that's next Monday right", /November 30th/],
    ["which dentist will it be?", /Dr\. Elena Marsh.*can't say yet/],
    ["is it private, can my boss find out on Friday?", /our team and your insurer only/],
  ])("is answered, and changes nothing: %s", (question, answer) => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      ...BOOKING,
      question,
      "Marcus Teal",
      "555 010 0177",
      "yes, book it",
    );
    expect(said[2]).toMatch(answer);
    expect(said[2]).toMatch(/name/);
    expect(bookings).toMatchObject([{ service: "cleaning", day: "2026-11-30", name: "Marcus Teal" }]);
  });

  it.each([
    ["whose name is it under now?", /under Marcus Teal/],
    ["what number did you take down for me", /5 5 5, 0 1 0, 0 1 7 7/],
    ["and if it gets worse before then?", /emergency line/],
    ["can I have whitening at the same time?", /./],
    ["yes but wait is that this thursday or next", /It is Monday, November 30th/],
    ["you said four thirty right", /It is Monday, November 30th at 8 o'clock/],
    ["did you put the ninth?", /It is Monday, November 30th/],
    ["and can i bring his sister too", /noted|Of course|lounge/],
    ["wait is there a fee if I can't make it Friday last minute", /./],
  ])("is answered before the yes: %s", (question, answer) => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      ...BOOKING,
      "Marcus Teal",
      "555 010 0177",
      question,
      "yes that's right",
    );
    expect(said[4]).toMatch(answer);
    expect(said[4]).toMatch(/book it(?: now)?\?$|Is that right\?$/);
    expect(bookings).toMatchObject([
      { service: "cleaning", day: "2026-11-30", name: "Marcus Teal", phone: "+15550100177" },
    ]);
  });
});

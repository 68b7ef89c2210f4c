import { expect, it } from "vitest";
import { call } from "./called.ts";

const SUNDAY = "2026-11-30T03:00:00Z";

it("tells what the consultation about a will costs, and agrees to no other price", () => {
  const { said } = call(
    "law",
    SUNDAY,
    "Hi, um, how much do you charge for a first consultation about a will?",
    "So two hundred for mine then?",
  );
  expect(said[0]).toMatch(/150 dollars/);
  expect(said[1]).toMatch(/150 dollars/);
  expect(said[1]).not.toMatch(/^Yes/);
  const right = call("law", SUNDAY, "how much is a consultation about a will?", "so one fifty for that?");
  expect(right.said[1]).toMatch(/^Yes\. A wills consultation is 150/);
  expect(call("law", SUNDAY, "how much is a will?").said[0]).toMatch(/450/);
  expect(
    call("law", SUNDAY, "how much is a consultation?", "so Friday the fourth then?").said[1],
  ).not.toMatch(/^Yes/);
});

it("tells once more what was told, asked in other words", () => {
  const { said, receipt } = call(
    "ringwell",
    SUNDAY,
    "Does this thing do bookings?",
    "Can it book appointments?",
    "how fast could you guys have this running for my vet clinic?",
  );
  expect(said[0]).toMatch(/calendar/);
  expect(said[1]).toMatch(/calendar/);
  expect(said[2]).toMatch(/can't name a day/);
  expect(receipt).not.toMatch(/Asks/);
});

it("answers what is asked behind a yes although it speaks of early and anything", () => {
  const lines = ["Hi I'd like to book a cleaning please Tuesday at 10:30, Mark Delacroix, 555 010 3312"];
  const { said, bookings } = call(
    "dental",
    SUNDAY,
    ...lines,
    "Yes. Do I need to come early to fill anything in?",
  );
  expect(said[1]).toMatch(/booked .* [Tt]en minutes early/);
  expect(bookings).toHaveLength(1);
  const other = call("dental", SUNDAY, "I'd like a cleaning Tuesday", "is there anything earlier that day?");
  expect(other.said[1]).toMatch(/earlier|I can do/);
});

it("tells to keep what fell out to who would toss it", () => {
  const { said } = call(
    "dental",
    SUNDAY,
    "I bit down and out comes this crown right into the napkin",
    "Well do I just toss the thing or bring it",
  );
  expect(said[1]).toMatch(/[Kk]eep the crown/);
});

it("takes 'I need somebody sooner', beside an offer of a time, for a yes", () => {
  const { said } = call(
    "law",
    SUNDAY,
    "can my landlord just throw me out?",
    "No no, I need somebody as soon as possible",
  );
  expect(said[1]).toMatch(/tomorrow/);
  expect(
    call("law", SUNDAY, "can my landlord just throw me out?", "no, I just wanted to know").said[1],
  ).not.toMatch(/tomorrow at/);
});

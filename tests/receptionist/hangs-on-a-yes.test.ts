import { describe, expect, it } from "vitest";
import { kits } from "../../content/desks/kits/kits.ts";
import { ownDesk } from "../../contracts/voice-own-desk.ts";
import { summarize } from "../../server/voice/dialogue/confirming/summary.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { deskFromOwn } from "../../server/voice/own-desk/desk-from-own.ts";
import { ownDeskInput } from "../own-desk.ts";

// A renter's landlord has to say yes to what a plumber does: until he does, nobody comes.

const services = kits.trades.services.map(({ name, minutes }) => ({
  name,
  minutes,
  price: null,
  from: false,
}));
const desk = deskFromOwn(ownDesk.parse(ownDeskInput({ services })));
function call(...lines: string[]) {
  const context = { now: new Date("2026-11-30T17:10:00Z"), desk, slotsTaken: [] };
  let last = pickUp(context);
  const said = lines.map((line) => (last = reply(context, last.state, line)).say);
  const { title, lines: paper, caller } = summarize(desk, last.state);
  return { said, last: said.at(-1)!, title, paper, caller, ended: last.ended };
}
const FAUCET = "Hi, my kitchen faucet drips, I need someone to come out.";
const ANN = "Tomorrow at seven. It's Ann Smith, 12 Elm Street, 802-555-0111.";

describe("a visit that hangs on somebody else's yes", () => {
  it.each([
    "Yes. But hang on, don't come unless Gus says yes, okay?",
    "Yeah, book it, but only if Gus okays it.",
    "Yes, as long as Gus approves it.",
    "Yes, once Gus gives the okay.",
    "Yes, but nobody comes until Gus says it's okay.",
  ])("is asked for, and not booked: %s", (yes) => {
    const { last, title, paper, caller } = call(FAUCET, ANN, yes);
    expect(last).toMatch(/as a request.*only once Gus says yes/);
    expect(last).not.toMatch(/booked/);
    expect(title).toBe("Repair visit, on hold");
    expect(paper).toContain("Only if: Gus says yes; ask first");
    expect(paper.join(" ")).not.toMatch(/Asks/);
    expect(caller?.lines[0]).toMatch(/on hold/);
  });

  it("is no refusal when it is told before anything else, and his number is not the caller's", () => {
    const { said, last, paper } = call(
      "Hi, I'm renting, my toilet's leaking. Don't book it till my landlord Gus says okay, he's at 802-555-0122.",
      "Tomorrow at seven.",
      "22 Maple Street, unit 3B",
      "Ann Smith, 802-555-0131",
    );
    expect(said[0]).toMatch(/nothing is firm until Gus says yes.*I can do today/);
    expect(last).toMatch(/at 8 0 2, 5 5 5, 0 1 3 1.*only if Gus says yes\. Is that right/);
    expect(paper.join(" ")).not.toMatch(/Number: \(802\) 555-0122/);
  });

  it("names him once where he is to be called for it", () => {
    const { last } = call(
      FAUCET,
      "Tomorrow at seven, 12 Elm Street. I'm Ann Smith, and you'd have to call Gus first to get the okay, he's 802-555-0122.",
      "My own cell is 802-555-0131.",
    );
    expect(last).toMatch(/at 8 0 2, 5 5 5, 0 1 3 1, and Gus's, 8 0 2, 5 5 5, 0 1 2 2, only if Gus says yes/);
  });

  it("is on hold when it is told after the booking", () => {
    const { last, title, ended } = call(
      FAUCET,
      ANN,
      "Yes, that's right.",
      "No, don't come unless my landlord says yes.",
    );
    expect(last).toMatch(/on hold, and nobody comes unless your landlord says yes/);
    expect(title).toBe("Repair visit, on hold");
    expect(ended).toBe(false);
  });

  it.each([
    "I can't lift anything until my doctor says okay, so I need somebody to fix the sink",
    "Can somebody come before my landlord says I have to pay?",
  ])("is none of what only speaks of a yes: %s", (line) => {
    expect(call(line).said[0]).not.toMatch(/says yes/);
  });
});

describe("what follows a 'that's it'", () => {
  it("asks after a burning smell", () => {
    const { last, ended } = call(
      FAUCET,
      ANN,
      "Yes, that's right.",
      "No, that's it. Oh gosh, I smell something burning, kind of, by the light.",
    );
    expect(last).toMatch(/smoke or flames/);
    expect(ended).toBe(false);
  });

  it("is noted, and ends nothing", () => {
    const { paper, ended } = call(
      FAUCET,
      ANN,
      "Yes, that's right.",
      "No, that's it. Oh, the gate out front sticks a bit, give it a shove.",
    );
    expect(paper.join(" ")).toMatch(/gate out front sticks/);
    expect(ended).toBe(false);
  });
});

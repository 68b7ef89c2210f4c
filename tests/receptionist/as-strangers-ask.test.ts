import { describe, expect, it } from "vitest";
import type { Caller } from "./callers.ts";
import { summarize } from "../../server/voice/dialogue/confirming/summary.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { contextAt } from "./play.ts";

/** Plays the lines at that instant: 2026-11-29T05:40Z is a Saturday evening there, 2026-12-01T17:30Z a Tuesday morning. */
function call(desk: Caller["desk"], now: string, ...lines: readonly string[]) {
  const context = contextAt(desk, new Date(now));
  let last = pickUp(context);
  const said = lines.map((line) => (last = reply(context, last.state, line)).say);
  return { said, state: last.state, receipt: summarize(context.desk, last.state).lines.join(" | ") };
}
const NIGHT = "2026-11-29T05:40:00Z";
const OPEN = "2026-12-01T17:30:00Z";

describe("who runs late", () => {
  it("while nobody is there is told so, and is asked which appointment it is", () => {
    const { said, receipt } = call(
      "medical",
      NIGHT,
      "This is Carla Munro, I'm stuck behind a wreck and I'm gonna be like twenty minutes late",
      "Monday at 9:30",
      "555 013 2200",
      "Yes",
    );
    expect(said[0]).toMatch(/Nobody is there right now.*Which day and time/);
    expect(said[2]).toMatch(/Monday, November 30th at 9:30/);
    expect(said.join(" ")).not.toMatch(/right away|at once/);
    expect(receipt).toMatch(/Appointment: Monday, November 30th/);
  });

  it("while somebody is there is let through right away, and asked for no appointment", () => {
    const { said } = call(
      "medical",
      OPEN,
      "This is Carla Munro, I'm stuck behind a wreck and I'm gonna be like twenty minutes late",
      "555 013 2200",
      "Yes",
    );
    expect(said[0]).toMatch(/right away/);
    expect(said.join(" ")).not.toMatch(/Which day/);
    expect(said[2]).toMatch(/at once/);
  });
});

describe("a roundabout question of fasting", () => {
  it("is answered as the plain one is", () => {
    const { said } = call(
      "medical",
      OPEN,
      "Could you tell me whether, if somebody comes in with nothing in their stomach, for labs for instance, they may still have tea?",
    );
    expect(said[0]).toMatch(/Only water, so no coffee/);
  });
  it("leaves the coffee of the waiting room what it is", () => {
    expect(call("medical", OPEN, "Do you have tea in the waiting room?").said[0]).toMatch(/wifi/);
  });
});

describe("what to put on it", () => {
  it("is for the nurse, and is filed", () => {
    const { said, receipt } = call(
      "medical",
      OPEN,
      "I've got an itchy rash, can somebody look at it?",
      "The first one. Can I rub some hydrocortisone on my arm in the meantime?",
      "Sam Delgado, 555 015 3003",
      "Yes",
    );
    expect(said[1]).toMatch(/can't give medical advice, but a nurse can/);
    expect(receipt).toMatch(/Asks: Can I rub some hydrocortisone/);
  });
  it("is neither a shot that is given here nor a card that is put down", () => {
    expect(call("medical", OPEN, "Do you give cortisone shots?").said[0]).toMatch(/joint injections/);
    expect(call("medical", OPEN, "Can I put it on my card?").said[0]).not.toMatch(/advi[sc]e/);
  });
});

describe("Ringwell's own desk", () => {
  it("says who it is to who was called and does not know by whom", () => {
    const { said } = call(
      "ringwell",
      OPEN,
      "There's a missed call from you on my phone",
      "Hold on, who exactly are you folks?",
    );
    expect(said[1]).toMatch(/Ringwell answers the phone|assistant at Ringwell|Ringwell/);
    expect(said[1]).not.toMatch(/don't know|noted it/);
  });
  it("passes on that a number is to be left alone", () => {
    const { said, receipt } = call(
      "ringwell",
      OPEN,
      "Please take me off your calling list",
      "555 010 7788",
      "Yes",
    );
    expect(said[0]).not.toMatch(/left that out|Goodbye/);
    expect(receipt).toMatch(/off your calling list/);
  });
});

describe("two names told by whom each is for", () => {
  it("are two visits, the caller's own first", () => {
    const { said } = call(
      "dental",
      OPEN,
      "I'd like a cleaning next Thursday",
      "The first one",
      "Milo Harte for my son and Dana Harte for me",
      "555 010 4343",
    );
    expect(said.at(-1)).toMatch(/for Dana Harte, and at .* for Milo Harte/);
  });
  it("leave one name for one person what it is", () => {
    const { said } = call(
      "dental",
      OPEN,
      "I'd like a cleaning next Thursday",
      "The first one",
      "Dana Harte, and it's for me",
      "555 010 4343",
    );
    expect(said.at(-1)).toMatch(/for Dana Harte, at 5 5 5/);
  });
});

it("asks 'does it hurt?' of what was asked about, and in general where nothing was", () => {
  expect(call("dental", OPEN, "What do you charge for bleaching?", "Does it hurt?").said[1]).toMatch(
    /doesn't hurt while it works/,
  );
  expect(call("dental", OPEN, "Does it hurt?").said[0]).toMatch(/numbed first/);
});

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

describe("what is wished to be known beside a visit", () => {
  it.each([
    ["I need a checkup and also want to know what you charge for a crown.", /980 dollars/],
    ["My son needs a checkup and I also want to know how much a filling is", /fillings? .*dollars/i],
    ["I'd like a cleaning on Tuesday, and I'd like to know how long a root canal takes", /ninety minutes/],
  ])("is asked of itself: %s", (line, answer) => {
    const { said, state } = call("dental", OPEN, line);
    expect(said[0]).toMatch(answer);
    expect(said[0]).not.toMatch(/crown consultation|Consultations for crowns/);
    expect(state.asked).toBeTruthy();
  });

  it("what somebody owes stays a matter of accounts", () => {
    expect(call("dental", OPEN, "I want to know what I owe").said[0]).toMatch(/accounts|billing/);
  });
});

describe("an appointment's day that is put right while something else is asked", () => {
  const lines = (wish: string, right: string) =>
    call("medical", OPEN, wish, "It's Thursday at 2.", right, "Wanda Kaminski", "555 016 1212", "Yes");
  it.each([
    ["I have to cancel my appointment.", "Sorry, not Thursday, I meant Friday at 2."],
    ["I need to cancel an appointment", "Oh wait, I meant Friday"],
  ])("is the day of the one that is called off: %s %s", (wish, right) => {
    const { receipt } = lines(wish, right);
    expect(receipt).toMatch(/Appointment: Friday, December 4th at 2/);
    expect(receipt).not.toMatch(/Thursday/);
  });

  it("leaves the old day of a move alone where the new one is meant", () => {
    const { receipt } = call(
      "medical",
      OPEN,
      "I need to move my appointment",
      "It's Thursday at 2",
      "Monday would be good",
      "Sorry, not Monday, I meant Tuesday.",
      "Wanda Kaminski",
      "555 016 1212",
      "Yes",
    );
    expect(receipt).toMatch(/Appointment: Thursday, December 3rd at 2/);
    expect(receipt).not.toMatch(/Appointment: Tuesday/);
  });

  it("is the old day of a move where that one is denied", () => {
    const { receipt } = call(
      "medical",
      OPEN,
      "I need to move my appointment",
      "It's Thursday at 2",
      "Sorry, not Thursday, I meant Friday at 2.",
      "Monday in the morning",
      "Wanda Kaminski",
      "555 016 1212",
      "Yes",
    );
    expect(receipt).toMatch(/Appointment: Friday, December 4th at 2/);
  });
});

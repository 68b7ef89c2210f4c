import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

// What callers say in passing, and what of it counts: each case beside one that must stay as it was.

const TUESDAY = "2026-12-01T18:00:00Z";

describe("in Spanish", () => {
  it.each([
    ["dental", "Quiero una revisión el lunes", /una revisión.*El lunes 7/],
    [
      "medical",
      "Quisiera un examen físico, el viernes si se puede, en la mañana",
      /un examen físico.*viernes 4/,
    ],
    ["dental", "Quiero una limpieza el lunes", /una limpieza.*El lunes 7/],
  ] as const)("a service is heard with its accents: %s, %s", (desk, line, heard) => {
    expect(call(desk, TUESDAY, line).said[0]).toMatch(heard);
  });

  it("a question that is announced is answered, and no hour is heard in it", () => {
    const { said, state } = call(
      "dental",
      TUESDAY,
      "Quiero una limpieza el lunes",
      "sí, y una pregunta, ¿duele?",
    );
    expect(said[1]).toMatch(/solo se siente presión/);
    expect(state.slots.service?.value).toBe("cleaning");
  });

  it.each([
    ["law", "Me llegó una carta de la corte, está en inglés, ¿me pueden ayudar?"],
    ["dental", "A mi mamá le pusieron una corona y ahora le molesta al masticar, ¿es normal?"],
  ] as const)("everyday words are no question of a fact: %s, %s", (desk, line) => {
    expect(call(desk, TUESDAY, line).said[0]).toMatch(/No puedo dar consejos/);
  });
});

describe("days and hours", () => {
  it("an exam is the visit itself where exams are done", () => {
    expect(call("dental", TUESDAY, "I'd like an exam on Friday morning").said[0]).toMatch(/Friday the 4th/);
    const other = call(
      "medical",
      TUESDAY,
      "I need a flu shot, I have an exam at school on Friday, before that",
    );
    expect(other.said[0]).not.toMatch(/Friday the 4th/);
  });

  it("'one' is what was spoken of, and an hour where it is one", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "How long is a physical",
      "ok put me down for one next Tuesday",
    );
    expect(said[1]).toMatch(/Tuesday the 8th/);
    expect(said[1]).not.toMatch(/closed/);
    expect(call("dental", TUESDAY, "A cleaning on Monday at one please").said[0]).toMatch(
      /time is taken|Monday the 7th at 1 o'clock/,
    );
  });

  it("a day that is somebody's anniversary is passed over", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I need a physical next Tuesday",
      "oh wait, is Tuesday the 8th? that's my anniversary. Wednesday then",
    );
    expect(said[1]).toMatch(/Wednesday the 9th/);
    expect(said[1]).not.toMatch(/Tuesday/);
  });

  it("an hour on another clock is turned into ours, and said so", () => {
    const { said, state } = call("ringwell", TUESDAY, "I'd like a demo Thursday at 1 pm, Eastern time");
    expect(said[0]).toMatch(/1 o'clock.* for you is 10 o'clock.* here: we're on Pacific time/);
    expect(state.slots.time?.value).toBe("10:00");
    expect(call("law", TUESDAY, "A will, Friday at 1, is that your time or mine?").said[0]).toMatch(
      /Pacific time/,
    );
    const street = call("dental", TUESDAY, "A cleaning Monday at 9, I live on Central Avenue");
    expect(street.state.slots.time?.value).toBe("09:00");
  });

  it("the new time of a move may be later that day", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I need to move my cleaning on Thursday to Monday at ten",
      "Could it be later that day?",
    );
    expect(said[1]).toMatch(/Monday, December 7th after 10 o'clock/);
  });
});

describe("who it is for", () => {
  it("a name and who calls, told to times on offer", () => {
    const { state } = call(
      "dental",
      TUESDAY,
      "Can I book a check up for my daughter, she's six, a Saturday",
      "Sofie Dahl. I'm Karen Dahl, 555 010 9988",
    );
    expect(state.slots.name?.value).toBe("Sofie Dahl");
    expect(state.notes).toContain("Called by: Karen Dahl");
  });

  it("a sister who was over for dinner does not come", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "My sister was over for Thanksgiving and made brittle, and there goes my crown",
      "Monday, the first you have",
      "the first one",
    );
    expect(said.join(" ")).not.toMatch(/your sister's name/);
  });

  it("'mine's Patty' is who calls, and 'tell her Dana Whitcomb called' says it too", () => {
    const { state } = call(
      "dental",
      TUESDAY,
      "My mom needs a cleaning, Thursday at two",
      "Her name's Dolores Finch, mine's Patty",
    );
    expect(state.notes.join(" ")).toMatch(/Called by: Patty/);
    const { said } = call(
      "law",
      TUESDAY,
      "Could I leave a message for Judith Harrow please?",
      "Tell her Dana Whitcomb called about the custody papers, I signed them",
    );
    expect(said[1]).toMatch(/phone number/);
  });

  it("a son's appointment that stays is not the one that is canceled, and a baby is no part of a name", () => {
    const { state } = call(
      "dental",
      TUESDAY,
      "I need to cancel my cleaning on Friday",
      "Actually hang on. my son has one too the same day, leave his alone",
      "My name is Helen Voss, his is Max",
      "555 011 2020",
      "and tell them sorry, the baby's got croup",
    );
    expect(state.slots.name?.value).toBe("Helen Voss");
    expect(state.notes.join(" ")).not.toMatch(/For: Max/);
    const his = call(
      "dental",
      TUESDAY,
      "I need to cancel my son's cleaning on Friday",
      "I'm Helen Voss, he's Max",
    );
    expect(his.state.notes.join(" ")).toMatch(/For: Max/);
  });

  it("spells a first name right beside a yes", () => {
    const { state } = call(
      "dental",
      TUESDAY,
      "I need a cleaning Monday at 9",
      "Erin Gallagher 617 555 0113",
      "Yes, except it's spelled A R Y N",
    );
    expect(state.slots.name?.value).toBe("Aryn Gallagher");
  });
});

describe("what is asked for", () => {
  it("a paper is no shot, and a shot is one", () => {
    const paper = call("medical", TUESDAY, "My kid's school needs the vaccine paper by Friday");
    expect(paper.state.stack).toEqual(["records"]);
    expect(call("medical", TUESDAY, "My kid needs a vaccine by Friday").state.stack).toEqual(["book"]);
  });

  it("an appointment that is only told of is not moved", () => {
    const line =
      "My husband has an appointment at 2 and he's terrified, can you give him something to relax?";
    expect(call("dental", TUESDAY, line).state.stack).toEqual([]);
    const move = call(
      "dental",
      TUESDAY,
      "My husband has an appointment at 2, can we make it Thursday instead?",
    );
    expect(move.state.stack).toEqual(["move"]);
  });

  it("a second matter waits while times are on the table", () => {
    const { said, state } = call(
      "medical",
      TUESDAY,
      "I want a checkup next Tuesday",
      "what about her blood test?",
      "8:30",
    );
    expect(said[1]).toMatch(/right after.*8:30 or 9:45/);
    expect(state.slots.time?.value).toBe("08:30");
  });

  it("a charge beside a move is not passed over", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "You charged me twice for the same filling, and while I have you, I need to push my Wednesday appointment to the week after",
      "Theresa Vogel 508 555 0159",
      "Yes.",
    );
    expect(said[2]).toMatch(/billing team/);
  });

  it("one thing more at the visit is noted, and what is put right is the other service", () => {
    const { bookings } = call(
      "medical",
      TUESDAY,
      "I need a flu shot Monday at 2",
      "Judy Brenner 555 018 7117",
      "oh and can I get the shingles one too while I'm there",
      "yes",
    );
    expect(bookings[0]?.text).toMatch(/shingles/);
    const { state } = call("law", TUESDAY, "I need a divorce lawyer", "It's not family, it's my injury case");
    expect(state.slots.service?.value).toBe("injury");
  });

  it("who will not call the line is given a time", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "My tooth's been killing me since last night and my cheek is all puffed up",
      "I don't want the emergency line, can't you just give me tomorrow?",
    );
    expect(said[0]).toMatch(/emergency line/);
    expect(said[1]).toMatch(/^Tomorrow, I can do/);
  });

  it("who was called and asks what for hears no regret", () => {
    const line = "You people called me like three times and hung up, what do you want";
    expect(call("dental", TUESDAY, line).state.stack).toEqual(["returning"]);
    const angry = call("dental", TUESDAY, "You people lost my x-rays three times and I want the manager");
    expect(angry.state.stack).toEqual(["complaint"]);
  });
});

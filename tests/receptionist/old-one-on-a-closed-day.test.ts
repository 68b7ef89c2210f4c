import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

// Thursday, November 26th is Thanksgiving: whoever has an appointment then hears it first.

describe("an appointment on a day on which the desk is closed", () => {
  it.each([
    "I've got an appointment on Thursday at 2 for a filling. Are you even open that day?",
    "I have an appointment Thursday at 3 and I just realized that's Thanksgiving. Can I move it?",
    "You have me down for Thursday at nine, that's the holiday, isn't it?",
    "My mom's appointment is on the 26th at 10, is that right? That's Thanksgiving.",
    "I think I'm down for the 26th at 1, a crown. You guys working that day?",
    "I'm booked for Thursday at ten but my sister says you're closed for Thanksgiving.",
  ])("%s", (words) => {
    const { said, state } = call("dental", TUESDAY, words);
    expect(said[0]).toMatch(/^We're closed on Thanksgiving\. That one can't take place/);
    expect(state.stack).toEqual(["move"]);
  });
  it("loses nobody their place, and does not stand until then", () => {
    const { said, messages } = call(
      "dental",
      TUESDAY,
      "I've got an appointment on Thursday at 2. Are you even open that day?",
      "Then Friday, or if not then the Monday after.",
      "Greg Tolliver. In the morning would be best.",
      "828-555-0117. Do I lose the slot?",
      "Yes, that's right.",
    );
    expect(said[3]).toMatch(/you lose nothing/);
    expect(said[4]).not.toMatch(/old one stands/);
    expect(messages[0]!.notes).toContain(
      "New time: Friday, November 27th or Monday, November 30th in the morning",
    );
  });
  it("is said in Spanish", () => {
    expect(call("dental", TUESDAY, "Tengo una cita el jueves a las tres. ¿Abren ese día?").said[0]).toMatch(
      /Cerramos por Acción de Gracias/,
    );
  });
  it.each([
    "I have a cleaning Wednesday the 2nd at 3, can I move it to Thursday?",
    "I'd like a cleaning on Thursday.",
    "Are you open Thursday?",
  ])("and of no other: %s", (words) => {
    expect(call("dental", TUESDAY, words).said[0]).not.toMatch(/can't take place/);
  });
});

it("says that the first of two days is closed", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "I need to come in, I've had this rash for ten days.",
    "Friday, or if that's no good then the Monday after.",
  );
  expect(said[1]).toMatch(/closed on the day after Thanksgiving\. Monday the 30th/);
});

it("the same time next week is the day it was, also where it was to be cancelled first", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "My dad had an appointment tomorrow at 11 but he fell ill, he can't make it.",
    "Can we do the same time next week instead?",
    "It's for Robert Haines. I'm his son, Mike.",
    "Call me, not him. 984 555 0177",
  );
  expect(said[0]).toMatch(/^I'm sorry to hear that/);
  expect(said[3]).toMatch(/to Wednesday, December 2nd at the same time/);
});

describe("while a visit is booked", () => {
  it("an hour before the name counts without a comma behind it, and before whom it is for", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "A check-up on Tuesday, December 1st at ten thirty. Ann Moss 743 555 0110",
    );
    expect(said[0]).toMatch(/at 10:30 in the morning, for Ann Moss/);
    expect(
      call("dental", TUESDAY, "A cleaning on Thursday, December 3rd at ten for my daughter.").said[0],
    ).toMatch(/December 3rd at 10 o'clock/);
  });
  it("the other one is taken, whatever it is because of, and who does it is told", () => {
    const { said, state } = call(
      "dental",
      TUESDAY,
      "I need a check-up, Tuesday next week if you can.",
      "Not the 9, I've got work till ten. The other one I guess. Is that with the dentist or the hygienist?",
    );
    expect(said[1]).toMatch(/The dentist looks at every tooth/);
    expect(state.slots.time?.value).toBe("10:30");
    expect(state.notes.join()).not.toMatch(/Asks for/);
  });
  it.each(["Is there nothing after 3:15?", "Don't you have something after 3:15?"])("%s", (words) => {
    const { state } = call("dental", TUESDAY, "I need a cleaning next week.", words);
    expect(state.offered.every(({ time }) => time >= "15:15")).toBe(true);
  });
  it("papi may come along, and an hour in Spanish is heard whole", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I need an appointment for a cough.",
      "Monday",
      "Las diez menos cuarto, no, a las nueve y media. Is it okay if papi comes along?",
    );
    expect(said[2]).toMatch(/bring whom you like/);
  });
});

it.each([
  "Is the doctor in today?",
  "do you know whether dr whatshisname is in today",
  "Which doctor is in this afternoon?",
])("names the doctors, and says what it cannot see: %s", (words) => {
  expect(call("medical", TUESDAY, words).said[0]).toMatch(
    /Okafor and Dr\. Miles Brandt.*can't see from here/,
  );
});

import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

/** What a good receptionist would not have said: each of these calls once had such a turn. */

const LAST = -1;

describe("an appointment that is there", () => {
  it.each([
    "I'm on your books for a root canal Wednesday the 2nd at eight thirty and my boss just stuck me on a job that day",
    "I've got a crown thing with you guys Wednesday the 2nd at eight thirty and work threw a meeting on top of it",
    "I have a filling Wednesday the 2nd at eight thirty and I gotta move that",
  ])("is moved, and its day never booked: %s", (first) => {
    const { said, messages, bookings } = call(
      "dental",
      TUESDAY,
      `Hi, this is Doug Ferrante, ${first}.`,
      "Thursday or Friday of that week, mornings",
      "775 555 0118",
      "Yes. So Wednesday's off then?",
      "The Wednesday appointment needs to come off, I don't want two",
    );
    expect(said[2]).toMatch(
      /December 2nd at 8:30, to Thursday, December 3rd or Friday, December 4th in the mor/,
    );
    expect(said[3]).toMatch(/^Wednesday, December 2nd at 8:30 comes off once/);
    expect(said[4]).toMatch(/^Wednesday, December 2nd at 8:30 comes off once/);
    expect(messages).toMatchObject([{ about: "move", name: "Doug Ferrante" }]);
    expect(bookings).toEqual([]);
  });

  it("is canceled for the one, and the other is booked after it, each with their own name and day", () => {
    const { said, bookings, messages } = call(
      "dental",
      TUESDAY,
      "It's Linda Moretti. My husband Frank needs a cleaning, and I've gotta cancel mine on Monday at ten 'cause my sister's coming in",
      "503 555 0191. And for Frank, Thursday or Friday of next week",
      "yes",
      "Thursday works",
      "yes",
    );
    expect(said[0]).toMatch(/^Yours first, then your husband's/);
    expect(messages).toMatchObject([{ about: "cancel", name: "Linda Moretti" }]);
    expect(messages[0]?.text).toContain("Monday, November 30th at 10 o'clock");
    expect(bookings).toMatchObject([{ name: "Frank", day: "2026-12-03", service: "cleaning" }]);
  });
});

it("tells who calls from who comes, by whatever they begin with, and asks for no name that was told", () => {
  const { said, bookings } = call(
    "dental",
    TUESDAY,
    "Hi, Irene Castro here. My son Leo needs a cleaning next Tuesday afternoon",
    "the first one",
    "505 555 0119",
    "yes",
  );
  expect(said.join(" ")).not.toMatch(/Thank you, |name/);
  expect(bookings).toMatchObject([{ name: "Leo", text: expect.stringContaining("Called by: Irene Castro") }]);
  const two = call(
    "dental",
    TUESDAY,
    "Rick Sloan. I want a cleaning and my wife wants one too, Denise Sloan, both next Tuesday morning, back to back",
    "480 555 0155",
    "Yep. So who's first?",
  );
  expect(two.bookings).toMatchObject([{ name: "Rick Sloan" }, { name: "Denise Sloan" }]);
});

it("books a caller who speaks of their kin under the caller's own name", () => {
  const { said } = call(
    "law",
    TUESDAY,
    "Hi, it's Bridget Nolan, my mom passed and we need help with the estate, Monday morning if you can",
  );
  expect(said[0]).toMatch(/Thank you, Bridget Nolan/);
});

it("takes no question about the old day for the new one", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "It's Omar Haddad, I'm scheduled for a cleaning this Friday at eight and my car just died, I'm not gonna make it",
    "Next week sometime, afternoons",
    "313 555 0172",
    "So Friday's off, and somebody'll call me?",
    "yes",
  );
  expect(said[2]).toMatch(
    /November 27th at 8 o'clock, to the week of Monday, November 30th in the afternoon/,
  );
  expect(said[3]).not.toMatch(/December 4th/);
});

it("moves the visit of somebody who has come down with something, to the week that it stands in", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "It's Amy Tran, I've got a physical next Tuesday at nine but I'm sick",
    "Thursday or Friday. 702 555 0149",
    "Same time of day if possible",
    "Am I still on for Tuesday?",
  );
  expect(said[1]).toMatch(/December 1st at 9 o'clock, to Thursday, December 3rd or Friday, December 4th/);
  expect(said[2]).toMatch(/December 4th at the same time/);
  expect(said[3]).toMatch(/old one stands/);
});

it("takes a choice first, and answers what stands beside it", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "This is Karen Lindqvist, a cleaning sometime next week, it'd have to be after four",
    "Ooh, 4:15's cutting it kinda close. Let's do the Wednesday, 5:45. And what's that gonna run me?",
    "503 555 0142",
    "Same number as before, yeah, that's right",
  );
  expect(said[1]).toMatch(/120 dollars.*Wednesday, December 2nd at 5:45.*phone/);
  expect(said.at(LAST)).toMatch(/booked/);
});

it("begins nothing because of a word of thanks", () => {
  const refill = "I need my pressure pills refilled, it's Loretta Simms, 330 555 0172";
  const { state } = call(
    "medical",
    TUESDAY,
    refill,
    "yes that's right",
    "No, that's it, as long as somebody lets me know if I gotta come in. Thank you, hon.",
  );
  expect(state.stack).toEqual([]);
});

it("keeps when to call through a message, and puts it right once it is passed on", () => {
  const { said, messages } = call(
    "medical",
    TUESDAY,
    "Hi, it's Nadia Rahman, my lab results are in and I'd like somebody to call me, tomorrow after lunch would be great. 312 555 0177.",
    "Yes. And you've got my number, right?",
    "Oh, actually make that tomorrow after three",
  );
  expect(said[1]).toMatch(/number I have is.*call you back tomorrow after lunch/);
  expect(messages).toMatchObject([{ text: expect.stringMatching(/Call back: tomorrow after three$/) }]);
});

it("asks about the chest for a heavy arm, and not for a sore knee", () => {
  const asked = (line: string) => call("medical", TUESDAY, line).said[0];
  expect(
    asked("My mom's been having trouble with her knee for two weeks and I wanna get her in"),
  ).not.toMatch(/chest/);
  expect(asked("I've had a stiff back since Saturday and I'd like somebody to look at it")).not.toMatch(
    /chest/,
  );
  expect(asked("I've been wiped out since raking leaves yesterday, and my arm's kinda heavy")).toMatch(
    /chest/,
  );
});

it("keeps to the week of the one that is moved, and says nothing of medicines, in Spanish too", () => {
  const moved = call(
    "medical",
    TUESDAY,
    "Soy Ernesto Galván, tengo una cita el lunes 30 a las diez y me cambiaron el turno, ya no puedo ir ese día",
    "¿Podría ser el miércoles o el jueves de esa semana, en la tarde?",
    "210 555 0184",
  );
  expect(moved.said[2]).toMatch(/miércoles 2 de diciembre o el jueves 3 de diciembre/);
  const { said, bookings } = call(
    "dental",
    TUESDAY,
    "Buenas, quería una limpieza para mi esposo Javier Fuentes, mañana en la tarde",
    "la primera",
    "956 555 0141",
    "Sí. ¿Y mientras se puede tomar algo para el dolor?",
  );
  expect(said.at(LAST)).toMatch(/No puedo aconsejar sobre medicinas/);
  expect(bookings[0]?.text).toMatch(/tomar algo para el dolor/);
});

import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

// What stands on a paper after the call: the right day, the right person, the right number, and when to call.

const at = (...lines: string[]) => call("dental", TUESDAY, ...lines);

it("reads names that were written without capitals, and tells who comes from who calls", () => {
  const { messages } = at(
    "hi i wanna cancel my daughter's appointment tomorrow",
    "it's janet kowalski my daughter's lily",
    "four one nine five five five oh one eight eight",
    "yeah but it's her cleaning at three thirty",
    "yes",
  );
  expect(messages).toMatchObject([{ about: "cancel", name: "Janet Kowalski", phone: "+14195550188" }]);
  expect(messages[0]!.text).toMatch(/^For: Lily \| Appointment: Wednesday, November 25th at 3:30/);
});

it("takes no one of the staff for who calls", () => {
  const { messages } = call(
    "law",
    TUESDAY,
    "hi can somebody call me it's about my case",
    "denise fairbanks it's mr pell i work with",
    "419 555 0139",
    "after two is good",
    "yes",
  );
  expect(messages).toMatchObject([{ name: "Denise Fairbanks" }]);
});

describe("a visit that is to be moved", () => {
  it("is moved and not canceled where another week is asked for, and a weekday is of that week", () => {
    const { messages } = at(
      "i've got a filling on friday and i'm not gonna be able to make it can we push it to next week",
      "um wednesday if you've got it any time after lunch",
      "marcus oyelaran",
      "419 555 0113",
      "yes",
    );
    expect(messages).toMatchObject([{ about: "move", name: "Marcus Oyelaran" }]);
    expect(messages[0]!.text).toMatch(
      /Friday, November 27th \| New time: Wednesday, December 2nd in the afternoon/,
    );
  });
  it("has no 'later' beside the day that was chosen after it", () => {
    const { messages } = at(
      "i'm supposed to be in at 10:30 today but my car won't start, can I move it to later today or tomorrow",
      "tomorrow's good",
      "make that after three",
      "Art Long",
      "503 555 0107",
      "yes",
    );
    expect(messages[0]!.text).toMatch(/New time: Wednesday, November 25th after 3 o'clock \|/);
  });
});

it("takes a last day for a limit: neither a choice nor a time to call", () => {
  const { said, messages } = call(
    "medical",
    TUESDAY,
    "my mom needs to see a doctor about her pills",
    "friday at the latest, she runs out on saturday",
  );
  expect(said[1]).toMatch(/^(?:I can do )?[Tt]o(?:day|morrow)/);
  expect(messages).toEqual([]);
});

it("books two who are told one after the other, in Spanish", () => {
  const { bookings, caller } = at(
    "hola buenos días, quiero una limpieza para mi hija y una para mí",
    "el próximo miércoles por la tarde",
    "la primera está bien",
    "yo soy graciela fuentes y mi hija se llama renata fuentes",
    "503 555 0134",
    "sí, correcto",
    "no, gracias",
  );
  expect(bookings.map(({ name }) => name).sort()).toEqual(["Graciela Fuentes", "Renata Fuentes"]);
  expect(caller).toMatchObject({ language: "es", title: "Un mensaje de texto" });
  expect(caller!.lines.join(" ")).toMatch(/Limpieza, el miércoles 25 de noviembre .* Y un recordatorio/);
});

describe("numbers", () => {
  const number = (...lines: string[]) =>
    call("ringwell", TUESDAY, "can somebody call me about prices", "Ines, I-N-E-S, Caballero", ...lines).state
      .slots;
  it.each([
    ["415 555 0110 is the office, but use my cell, 415 555 0171", "+14155550171"],
    ["it's 555 231 4409 i mean area code first 419 555 4409", "+14195554409"],
  ])("takes the one that is meant of two: %s", (line, phone) => {
    expect(number(line)).toMatchObject({ name: { value: "Ines Caballero" }, phone: { value: phone } });
  });
  it("takes pieces, and an end that is put right", () => {
    expect(
      number("it's 602", "555", "0155", "any time", "actually it's not 0155, it's 0156").phone!.value,
    ).toBe("+16025550156");
  });
});

it("has the time to call without the number or the errand beside it, and no 'hold on' in a message", () => {
  const { messages } = call(
    "law",
    TUESDAY,
    "Could you get a message to Ms. Harrow please",
    "Tell her the mediation moved to January 12th, and I'll drop the originals off Monday.",
    "Hold on, my other phone's ringing",
    "Ok I'm back. Rosalind Achebe, A C H E B E",
    "503 555 0119, and please call after four, I'm in court until then",
    "Yes, that's it",
    "And tell her not to email my work address",
    "no thanks",
  );
  expect(messages).toHaveLength(1);
  expect(messages[0]!.text).toMatch(/mediation moved to January 12th/);
  expect(messages[0]!.text).toMatch(/not to email my work address/);
  expect(messages[0]!.text).toMatch(/Call back: after four$/);
  expect(messages[0]!.text).not.toMatch(/phone's ringing/);
});

it("keeps whose number is to be called beside who left the message", () => {
  const { messages } = call(
    "law",
    TUESDAY,
    "can somebody call my brother back, it's not for me",
    "his name is Terrence Okoye and his number is 971 555 0125",
    "I'm Denise Park, 503 555 0166",
    "evenings",
    "yes",
  );
  expect(messages).toMatchObject([{ name: "Denise Park", phone: "+15035550166" }]);
  expect(messages[0]!.text).toContain("Call: Terrence Okoye at (971) 555-0125");
});

it("books for whoever somebody else's name was told of, and says who called", () => {
  const { bookings } = call(
    "medical",
    TUESDAY,
    "my brother needs to see a doctor",
    "his name is Terrence Okoye",
    "tomorrow at nine",
    "I'm Denise Park, 503 555 0166",
    "yes",
    "no",
  );
  expect(bookings).toMatchObject([
    { name: "Terrence Okoye", text: expect.stringContaining("Called by: Denise Park") },
  ]);
});

const BOOKED = ["i'd like a cleaning friday at ten", "Mark Kowalski", "419 555 0188", "yes"];
const NOTED = ["can somebody call me about my bill", "Mark Kowalski", "419 555 0188", "after two", "yes"];

it("files a message and goes on with a visit, and a long sentence, told in the same breath", () => {
  const { messages, state } = at(
    ...NOTED.slice(0, -1),
    "yes. I also want to book a cleaning for Friday at ten. The receipt that your office sent me in the mail last week shows the same crown twice on two different days even though my old insurance company already paid the whole amount for it back in March of this year.",
  );
  expect(messages).toMatchObject([{ text: expect.stringMatching(/bill.* \| Call back: after two$/) }]);
  expect(state).toMatchObject({ stack: ["book"], notes: [] });
});

describe("what is filed stands", () => {
  it.each(["no, my wife's name is sue", "no, but my pharmacy's number is 419 555 0111"])(
    "beside somebody else's name or number, which is noted: %s",
    (line) => {
      const { bookings, said } = at(...BOOKED, line);
      expect(bookings).toMatchObject([{ name: "Mark Kowalski", phone: "+14195550188" }]);
      expect(bookings[0]!.text?.toLowerCase()).toContain(/my .*/.exec(line)![0]);
      expect(said.at(-1)).toMatch(/noted/);
    },
  );
  it("when a visit is asked for after it", () => {
    const { messages, said } = at(...NOTED, "actually i'd like to book a checkup on friday at 10");
    expect(messages[0]!.text).toMatch(/Call back: after two$/);
    expect(said.at(-1)).toMatch(/a check-up, Friday, November 27th at 10 o'clock/);
  });
  it.each(["no i have to work at two today bye", "no, i'll see you at ten on friday"])(
    "when they take their leave: %s",
    (line) => expect(at(...BOOKED, line)).toMatchObject({ ended: true, bookings: [{ time: "10:00" }] }),
  );
});

it("calls nobody by the day that follows the name, and knows who is called May", () => {
  const named = (...lines: string[]) => at(...lines).state.slots.name?.value;
  expect(named("i need a cleaning for my daughter lily friday at ten")).toBe("Lily");
  expect(named("i need a cleaning for my daughter lily friday at ten", "it's lily kowalski")).toBe(
    "Lily Kowalski",
  );
  expect(named("i need a cleaning for my wife lily may fifth")).toBe("Lily");
  expect(named("i need a cleaning friday at ten", "david may")).toBe("David May");
  expect(named("my name is dan early and i need a cleaning")).toBe("Dan Early");
});

it.each([
  ["dental", "i need a cleaning, my kids are at school", 0],
  ["medical", "i need to see a doctor, my kids gave me a cold", 0],
  ["dental", "i need a cleaning for my kids", 1],
  ["dental", "my kids both need a checkup", 1],
] as const)("counts the children who come: %s, %s", (desk, line, more) => {
  expect(call(desk, TUESDAY, line).state.more).toBe(more);
});

it.each([
  ["skip it", 2, "without a number"],
  ["can you skip that", 2, "without a number"],
  ["just skip it", 1, "phone number"],
] as const)("skips what was asked for and keeps the visit: %s", (line, after, asks) => {
  const { said, state } = at(...BOOKED.slice(0, after), line);
  expect(said.at(-1)).toContain(asks);
  expect(state.stack).toEqual(["book"]);
});

it.each([
  ["what's your number?", /This number takes calls/],
  ["what number do you have for me?", /4 1 9, 5 5 5, 0 1 8 8/],
  ["what time is it now?", /It is Tuesday, November 24th at 9 o'clock/],
  ["what's today's date?", /It is Tuesday, November 24th/],
  ["what time is it again?", /It is Friday, November 27th at 10 o'clock/],
  ["what's next week look like?", /^(?!.*come at that time)/],
  ["so what happens next?", /come at that time/],
])("tells of this visit what is asked of it, and nothing else: %s", (line, answer) => {
  expect(at(...BOOKED, line).said.at(-1)).toMatch(answer);
});

it("cuts a long name of those who come together, and loses no turn by it", () => {
  const long =
    "Alexandrina Bartholomea Constantinopolis Featherstonehaugh Montgomery Wolfeschlegelsteinhausen Bergerdorff";
  const { state } = at(
    "i need two cleanings one for me and one for my son friday at nine",
    `${long} first then Sofie`,
  );
  expect(state.slots.name?.value).toBe(long.slice(0, 80));
});

it("names whom the second message is for beside the first", () => {
  const { messages } = call(
    "law",
    TUESDAY,
    "tell Ms. Pell I got the papers",
    "Walt Jessup 802-555-0190",
    "yes",
    "also tell Mr. Harrow that my court date moved to the ninth",
  );
  expect(messages[0]!.text).toMatch(
    /^For: Samuel Pell \| I got the papers\. \| Tell Mr\. Harrow that my court date/,
  );
});

import { describe, expect, it } from "vitest";
import { call, MONDAY, TUESDAY } from "./called.ts";

describe("somebody of the staff is asked for", () => {
  it("is a message for them, read back with all that was told, and no visit", () => {
    const { said, messages, bookings } = call(
      "law",
      TUESDAY,
      "Hi, this is Priya Raman, is Ms. Pell available by any chance?",
      "No, I don't need an appointment, I just want to leave her a message",
      "Tell her the signed lease came back and the other side wants an answer by Friday noon. My number's 312 555 0186",
      "yes",
    );
    expect(said[0]).toMatch(/put you through to Samuel Pell/);
    expect(said.join(" ")).not.toMatch(/What day|which day|call Friday/i);
    expect(said[2]).toMatch(/signed lease.*Friday noon.*Samuel Pell/);
    expect(said[3]).toMatch(/Samuel Pell would call you back/);
    expect(bookings).toEqual([]);
    expect(messages).toMatchObject([{ text: expect.stringMatching(/^For: Samuel Pell\b.*Friday noon/) }]);
  });
  it("is no wrong number, and no caller of that name", () => {
    const { said, messages } = call(
      "law",
      TUESDAY,
      "I'm trying to reach Mr. Harrow, he's handling my mother's probate",
      "yes please",
      "It's Howard Lindgren, 206 555 0114",
      "after four",
      "yes",
    );
    expect(said[0]).toMatch(/through to Judith Harrow/);
    expect(messages).toMatchObject([
      { name: "Howard Lindgren", text: expect.stringMatching(/Judith Harrow/) },
    ]);
  });
});

it.each([
  ["medical", "the doctor told me to call about my referral"],
  ["medical", "doctor said to call back with my blood pressure numbers"],
  ["medical", "could the doctor call me about my test results"],
  ["law", "I don't want to miss court, have somebody call me about my hearing"],
  ["law", "Ms. Kim is my ex's attorney, I need someone to call me about custody"],
  ["medical", "Dr. Smith sent over my records, can someone call me about them"],
] as const)(
  "is nobody of the staff who is only told of, and no verb behind 'doctor' or 'miss': %s, %s",
  (desk, words) => {
    const { said, state } = call(desk, TUESDAY, words, "Zoe Kerr 414 555 0149", "yes");
    expect(state.to).toBeUndefined();
    expect(said.join(" ")).not.toMatch(/Doctor \p{Lu}|Miss \p{Lu}/u);
  },
);

it("asks a law firm's caller about no second visit of whoever is on the other side", () => {
  const said = (words: string) => call("law", TUESDAY, words).said[0];
  expect(said("my boss fired me cause I filed for workers comp, is that legal")).not.toMatch(/boss's/);
  expect(said("um me and my husband are separating and I don't know where to start")).not.toMatch(/both/);
  expect(said("Could we just do it over the phone?")).toMatch(/by phone or video/);
});

it("keeps whose clock a time is of", () => {
  const { messages } = call(
    "ringwell",
    TUESDAY,
    "Could somebody call me tomorrow at eleven? I'm in Tucson so that's Arizona time",
    "Marisol Vega, 520 555 0190",
    "yes",
    "yes",
  );
  expect(messages).toMatchObject([{ text: expect.stringMatching(/tomorrow at eleven, Arizona time/) }]);
});

it.each([
  ["do you guys do Spanish", /English or Spanish/],
  [
    "do I keep my own number, and what about people who only speak Spanish",
    /(?=.*keep your number)(?=.*Spanish)/,
  ],
  ["does it do Vietnamese", /Which languages/],
  ["what about voicemail", /On voicemail/],
  ["does it text me a summary", /After each call you get three lines/],
  ["what's setting it up cost, is that extra?", /Set-up is quoted/],
  ["what does something like this run a month?", /dollars a month/],
])("Ringwell's desk answers '%s'", (words, answer) => {
  expect(call("ringwell", TUESDAY, words).said[0]).toMatch(answer);
});

it("tells who meant to call somebody else, and offers them no call", () => {
  const { said } = call("law", TUESDAY, "Is this the DMV?", "Oh. Well do you know their number?");
  expect(said[0]).toMatch(/^No, this is Harrow and Pell/);
  expect(said[1]).not.toMatch(/call you/);
});

it.each([
  ["law", "is this the right number for family law"],
  ["law", "is this the right place for a will"],
  ["dental", "do I have the right number for the dentist"],
] as const)("sends nobody away who asks for what is done here: %s, %s", (desk, words) => {
  expect(call(desk, TUESDAY, words).said[0]).not.toMatch(/meant to call somebody else/);
});

it("spells a name whose letters begin with 'V as in Victor', and reads none out of 'I'm a witness'", () => {
  const { state } = call(
    "law",
    TUESDAY,
    "I need somebody to call me about a letter",
    "I'm a witness, I saw it",
    "Eleanor Voss, V as in Victor, O S S",
  );
  expect(state.slots.name?.value).toBe("Eleanor Voss");
});

describe("in Spanish", () => {
  it("reads back whom a message is for in Spanish, too", () => {
    const { said, messages } = call(
      "law",
      TUESDAY,
      "quiero dejar un mensaje para el licenciado Pell",
      "que ya firmé los papeles",
      "Lucía Sol 312 555 0184",
      "sí",
    );
    expect(said[2]).toMatch(/«Que ya firmé los papeles», para el licenciado Pell/);
    expect(messages[0]?.text).toMatch(/For: el licenciado Pell/);
  });
  it("hears the day behind 'bueno', no hour in an age or an aspirin, and gives no advice", () => {
    const { said, bookings } = call(
      "medical",
      TUESDAY,
      "Buenas, mi niño tiene fiebre, quiero una cita",
      "Bueno, el lunes por la tarde",
      "La primera. Se llama Mateo Rivas, tiene cuatro años",
      "407 555 0113",
      "Sí, correcto. ¿Le puedo dar una aspirina mientras tanto?",
    );
    expect(said[1]).toMatch(/lunes 30/);
    expect(said[4]).toMatch(/No puedo aconsejar/);
    expect(bookings).toMatchObject([{ day: "2026-11-30", name: "Mateo Rivas" }]);
    expect(bookings[0]!.time).not.toBe("16:00");
    const { state } = call(
      "medical",
      TUESDAY,
      "Mi niño tiene fiebre, quiero una cita hoy",
      "La primera, por favor. Se llama Mateo Rivas",
      "Yo soy Daniela, la mamá. 407 555 0113",
    );
    expect(state.slots.name?.value).toBe("Mateo Rivas");
  });
  it("moves the appointment that was told of before, and takes 'yo soy Norma' for a name", () => {
    const { state } = call(
      "medical",
      TUESDAY,
      "tengo una cita el jueves a las once",
      "cámbiela para el lunes",
    );
    expect(state.stack).toContain("move");
    const cancel = call(
      "medical",
      MONDAY,
      "llamo para cancelar la cita de mi esposo el lunes",
      "Yo soy Norma",
    );
    expect(cancel.state.slots.name?.value).toBe("Norma");
  });
});

import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

it.each([
  ["dental", "i'd like a cleaning", "does friday at ten work?", /^Friday.* at 10 o'clock.*name/],
  ["dental", "i'd like a cleaning", "is it possible to come friday at ten", /^Friday.* at 10 o'clock.*name/],
  ["dental", "i'd like a cleaning", "shall we say friday morning?", /^Friday the 27th, I can do/],
  ["dental", "necesito una limpieza", "¿me da el viernes a las diez?", /viernes 27 a las 10.*nombre/],
  [
    "medical",
    "i need to move my appointment on monday at nine",
    "does friday at ten work?",
    /^Friday.* at 10 o.clock, got it. May I have/,
  ],
  ["dental", "i'd like a cleaning", "do i have to pay on friday?", /Which day/],
  ["dental", "i'd like a cleaning", "is parking free on fridays?", /free lot.*Which day/],
] as const)("at %s, after '%s', hears '%s' as a wish or as a question", (desk, first, line, said) => {
  expect(call(desk, TUESDAY, first, line).said[1]).toMatch(said);
});

it("hears a wish for one of the times that were offered in a question", () => {
  const { state } = call("dental", TUESDAY, "i'd like a cleaning", "friday morning", "would eleven be okay?");
  expect(state.slots.time?.value).toBe("11:00");
});

it.each([
  [
    "i'd like a cleaning",
    "friday at ten",
    "tom hale, right?",
    "five oh three five five five oh one six one, right?",
  ],
  [
    "necesito una limpieza",
    "el viernes a las diez ¿sí?",
    "tomás hale ¿sí?",
    "mi número es el cinco cero tres cinco cinco cinco cero uno seis uno ¿sí?",
  ],
  ["necesito una limpieza", "el viernes", "a las diez", "tomás hale, ¿verdad?", "503 555 0161 ¿ok?"],
])("takes what is told before a tail that asks for nothing: %#", (...lines) => {
  const { slots } = call("dental", TUESDAY, ...lines).state;
  expect(slots.name?.value).toMatch(/^Tom.* Hale$|^Tomás Hale$/);
  expect(slots).toMatchObject({ time: { value: "10:00" }, phone: { value: "+15035550161" } });
});

it.each([
  ["would eleven work?", "eleven"],
  ["is tomorrow okay?", "tomorrow"],
])("calls back when '%s' says", (line, when) => {
  const { messages } = call(
    "dental",
    TUESDAY,
    "I need someone to call me about my bill",
    "Victor Hale",
    "419 555 0188",
    line,
    "yes",
  );
  expect(messages[0]!.text.endsWith(`Call back: ${when}`)).toBe(true);
});

it("prices what was asked about a moment before, and not another thing", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "hi are you guys still doing flu shots and uh how much is it if i don't have insurance",
  );
  expect(said[0]).toMatch(/flu shots?(?: is|, at) 35 dollars/);
});

it("begins nothing because of what somebody asks whether they need", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "are you taking new patients",
    "okay do i need to send my records first",
  );
  expect(said[1]).not.toMatch(/get that ready|May I have your name/);
});

describe("a question is judged by its own clause", () => {
  it("and by what stands before it only where it points there", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I'd like to move my cleaning, it's Thursday at ten",
      "I've just been put on a blood thinner, does the hygienist need to know that?",
    );
    expect(said[1]).toMatch(/asks your doctor/);
    expect(said[1]).not.toMatch(/Priya/);
  });

  it("so that one half is answered from the call, and the other by the desk", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I'd like to get my son in for a cleaning? He's seven, we've never been to you before.",
      "Wednesday the second at five",
      "Oskar Lindholm, 555-410-2277",
      "Yes, that's right. And how long will he be in the chair, and can I sit in with him?",
    );
    expect(said.at(-1)).toMatch(/about 60 minutes/);
    expect(said.at(-1)).toMatch(/Parents may stay in the room/);
  });

  it("so that why it is asked is no second question", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "My knee's been killing me, I'd like an appointment Monday at 8:30",
      "Dan Kowalczyk, 555-318-2206",
      "Yes, that's right. Do I need to bring anything, I've never been there before?",
    );
    expect(said.at(-1)).toMatch(/photo ID/);
    expect(said.at(-1)).not.toMatch(/new patients/);
  });

  it("so that a time with 'if you have it' is a wish, and no question for anybody", () => {
    const { said, state } = call(
      "law",
      TUESDAY,
      "I was rear-ended and I'd like to talk to somebody about it",
      "Okay, fair enough. Monday after four, if you've got it?",
    );
    expect(said.at(-1)).toMatch(/4 o'clock or 5 o'clock/);
    expect(said.at(-1)).not.toMatch(/don't know/);
    expect(JSON.stringify(state.notes)).not.toMatch(/Monday/);
  });

  it("so that callers who call in an emergency are not taken for who calls back", () => {
    const { said } = call(
      "ringwell",
      TUESDAY,
      "Does it work with Dentrix?",
      "Yeah, please. But first, um, what does it do when somebody calls with a real emergency, like a swollen face?",
    );
    expect(said.at(-1)).toMatch(/hang up and call 911/);
  });

  it("so that what to do with a crown is not what to do with a tooth, in Spanish too", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "Buenos días, se me cayó una corona.",
      "Mañana. Me duele un poquito con lo frío, ¿qué hago con la corona, la guardo?",
    );
    expect(said.at(-1)).toMatch(/Guarde la corona/);
    expect(said.at(-1)).not.toMatch(/leche|urgencias/);
  });
});

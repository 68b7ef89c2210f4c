import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

const AT = "2026-11-30T17:10:00Z";

describe("a time beside other things", () => {
  it("is taken where a name and a number follow it", () => {
    const { said, bookings } = call(
      "law",
      AT,
      "Hi, my dad passed away in October and he didn't leave a will, there's a house, and my brother thinks it's all his",
      "Okay, Thursday. The afternoon, I mean I could do morning too but not before ten",
      "Three thirty. Marianne Healy, 541 555 0103",
      "Correct",
    );
    expect(said[2]).toMatch(/Thursday, December 3rd at 3:30 in the afternoon, for Marianne Healy/);
    expect(bookings).toMatchObject([{ time: "15:30", phone: "+15415550103" }]);
  });
  it("is another one for the visit, and no word of self-harm, once the name is asked for", () => {
    const { said } = call(
      "dental",
      AT,
      "I cracked a tooth",
      "Tomorrow at ten thirty",
      "Eleven would be better",
    );
    expect(said[2]).toMatch(/^Good, tomorrow at 11|11 o'clock it is/);
    expect(said[2]).not.toMatch(/hurting yourself/);
  });
  it("to be called is today where it is any time, but today", () => {
    const { messages, said } = call(
      "medical",
      AT,
      "Can somebody call me about my antibiotic",
      "Simone Archer, 202 555 0115",
      "No, any time, but today please",
      "Yes",
    );
    expect(said[2]).not.toMatch(/No person|nobody picks up/);
    expect(messages[0]?.text).toMatch(/Call back: today/);
  });
});

describe("who comes, and who is only spoken of", () => {
  it("is the caller, whatever a wife says and a brother-in-law had", () => {
    const { said } = call(
      "dental",
      AT,
      "So my wife says I grind my teeth, I finally cracked one, my brother-in-law had the same thing, anyway what do I do",
      "Tomorrow at ten thirty",
    );
    expect(said[1]).toMatch(/May I have your name/);
  });
  it("is the caller and the husband, where both are named", () => {
    const { state } = call(
      "dental",
      AT,
      "Good morning, this is Lillian Voss. I'd like a cleaning for myself and one for my husband Harold, he's deaf so I do the calling",
    );
    expect(state.slots.name?.value).toBe("Lillian Voss");
    expect(state.names).toEqual(["Harold"]);
  });
  it("is two children in one breath, with the family name that is told later", () => {
    const { said, bookings } = call(
      "medical",
      AT,
      "Hi, it's for my daughter Sofia and my son Leo, they both need check-ups before school starts back in January",
      "The week of the fourth of January, any afternoon",
      "The first one. Sofia first. Last name's Winter",
      "240 555 0136",
      "Yes",
    );
    expect(said.join(" ")).not.toMatch(/Winter, thank you\. I|Your daughter's first/);
    expect(bookings.map(({ name }) => name)).toEqual(["Sofia Winter", "Leo Winter"]);
  });
  it("is a mother whose name follows the caller's own", () => {
    const { said, messages } = call(
      "medical",
      AT,
      "You people are impossible. I've called four times about my mother's referral to the cardiologist and nobody does anything",
      "Denise Achebe, 202 555 0139. Her name is Ngozi Achebe",
      "Yes",
    );
    expect(said[1]).toMatch(/about Ngozi Achebe, from Denise Achebe/);
    expect(messages).toHaveLength(1);
  });
});

describe("what is wished to be known asks, without a mark", () => {
  it("in Spanish, behind a visit that is there", () => {
    const { said, receipt } = call(
      "medical",
      AT,
      "Buenas tardes, soy Teresa Molina, tengo una cita el miércoles a las diez y media y quiero saber si tengo que llevar algo",
    );
    expect(said[0]).toMatch(/Traiga una identificación/);
    expect(receipt).not.toMatch(/Insurance/);
  });
  it("twice in a breath", () => {
    const { said } = call(
      "dental",
      AT,
      "yeah can you tell me if you're open on new year's eve and if you do same day crowns",
    );
    expect(said[0]).toMatch(/December 31st.*two visits/);
  });
});

describe("a wish for somebody to know, or to call", () => {
  it("is word for a doctor who said to call", () => {
    const { said } = call(
      "medical",
      AT,
      "my doctor there is Dr. Reyes and she said to call if the antibiotic wasn't working, it's been three days and it isn't",
    );
    expect(said[0]).toMatch(/pass that on/);
  });
  it("is a call from a lawyer who does not call back, and no first visit", () => {
    const { said } = call(
      "law",
      AT,
      "I have a court date on the fourteenth for my custody thing and my lawyer, Mr. Harrow, hasn't called me back in a week",
    );
    expect(said[0]).not.toMatch(/I can do|What day/);
  });
});

it("moves a visit that work got in the way of, from the day that is named first", () => {
  const { said } = call(
    "dental",
    AT,
    "I've got a cleaning at two tomorrow and I just got called into work, can I do Friday at the same time",
    "From tomorrow at two to Friday at two",
    "Jerry Tolentino, 555 010 0171",
  );
  expect(said[0]).toMatch(/move it/);
  expect(said[2]).toMatch(/Tuesday, December 1st at 2 o'clock, to Friday, December 4th at 2 o'clock\./);
});

it("says once that results cannot be seen from here", () => {
  const { said } = call(
    "medical",
    AT,
    "Hi, is my blood work back? Ellen Prather, I had it drawn on the twentieth",
  );
  expect(said[0]).not.toMatch(/don't know that one/);
});

it("hears a caller's name between commas, and who is asked for whatever follows", () => {
  const { state } = call(
    "dental",
    AT,
    "I was in last week for a filling and it still hurts when I bite down, Rosalind Chu, can Dr. Marsh see me tomorrow",
  );
  expect(state.slots.name?.value).toBe("Rosalind Chu");
  const { said } = call(
    "law",
    AT,
    "Is Ms. Pell in? This is Judge Alvarez's clerk calling about the hearing on the ninth",
    "I just need her to call chambers at 312 555 0100 before three. My name's Owen Tate",
  );
  expect(said[0]).toMatch(/through to Samuel Pell/);
  expect(said[1]).toMatch(/^I'll have Samuel Pell call you\./);
});

it("books two who come for different things one after the other, each with their own", () => {
  const { said, bookings } = call(
    "dental",
    AT,
    "I need two appointments, one for me and one for my mother-in-law, she needs a denture fixed and I need a cleaning",
    "Thursday morning for her",
    "The first one. She's Agnes Cole, 410 555 0144",
    "Yes",
  );
  expect(said[0]).not.toMatch(/one right after the other/);
  expect(bookings).toHaveLength(1);
  expect(bookings[0]?.name).toBe("Agnes Cole");
});

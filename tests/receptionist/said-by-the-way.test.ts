import { describe, expect, it } from "vitest";
import { reply } from "../../server/voice/dialogue/reply.ts";
import { call, TUESDAY } from "./called.ts";
import { contextAt } from "./play.ts";

// What callers say beside the answer that was asked for: who they are, how it is, whom it is for.

describe("who they are", () => {
  it.each([
    "I'm Joan Meyers and she's Lily",
    "He's Leo and I'm Dana Ford",
    "i'm joan meyers and she's lily",
    "I'm her mom Joan, she's Lily",
    "he's Leo, I'm his dad",
  ])("'%s' is no danger", (line) => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I need two cleanings, one for me and one for my kid",
      "next Wednesday",
      line,
    );
    expect(said.at(-1)).not.toMatch(/911|trouble breathing/);
  });
  it("a number alone goes on where a danger was asked about of which no word had spoken", () => {
    const { state } = call("dental", TUESDAY, "I need a cleaning next week", "the first one", "Joan Meyers");
    const context = contextAt("dental", new Date(TUESDAY));
    const asked = { ...state, asked: "alarm", suspected: "911", held: "and she's blond" } as const;
    expect(reply(context, asked, "555 616 9090").say).toMatch(/^If anybody may be in danger.*Is that right/);
    const feared = { ...asked, held: "her chest is tight" };
    expect(reply(context, feared, "555 616 9090").say).toMatch(/^This sounds like an emergency/);
  });
  it("a name with its letters and a number is two words", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "I need a consultation about a will",
      "Monday the 30th at two",
      "Helen Brandt B-R-A-N-D-T, 555 774 3030",
    );
    expect(said.join(" ")).toMatch(/for Helen Brandt, at/);
  });
  it("a name and a number told before a time was chosen are said to be noted", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "hola quisiera una cita para mi mamá",
      "es para un chequeo, la semana que viene",
      "el jueves por la mañana",
      "Carmen Ortiz",
      "555 402 7781",
    );
    expect(said.at(-2)).toMatch(/^Para Carmen Ortiz, entonces\./);
    expect(said.at(-1)).toMatch(/^Gracias por el número\./);
  });
});

describe("how it is", () => {
  it("'no swelling or anything' beside an offer is no question, and changes no wish", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      "my son's got a school thing at nine so not before ten, can he get a filling looked at this week",
      "he's had it a while, no swelling or anything",
      "the second one",
      "Oscar Delgado",
      "503 555 0161",
      "yes",
    );
    expect(said[1]).not.toMatch(/don't know that|noted it for/);
    expect(bookings).toHaveLength(1);
    expect(bookings[0]!.time >= "10:00").toBe(true);
  });
});

describe("whom it is for", () => {
  it("a husband's name, told while his refill is read back, stands on it", () => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      "this is Ruth Feldman, my husband needs his blood pressure pills refilled",
      "555 220 9181",
      "Sam Feldman",
      "yes",
    );
    expect(said[2]).toMatch(/Sam Feldman/);
    expect(JSON.stringify(messages)).toMatch(/For: Sam Feldman/);
  });
  it("what was charged twice is one complaint, and no second matter", () => {
    const { said, messages } = call(
      "dental",
      TUESDAY,
      "you people billed me twice for the same crown and I've called three times now",
      "Dale Hutchins 555 118 7733",
      "yes",
    );
    expect(messages).toHaveLength(1);
    expect(said.join(" ")).not.toMatch(/the other/);
  });
});

describe("what else a caller tells", () => {
  it("a knee since a fall of another day is a visit, and a question no danger", () => {
    const { said, bookings } = call(
      "medical",
      TUESDAY,
      "I need to see somebody about my knee it's been swollen since I fell off a ladder Sunday",
      "can my wife come in with me",
      "Wednesday, not too early",
      "the first one",
      "George Wynn",
      "555-702-1188",
      "yes",
    );
    expect(said.join(" ")).not.toMatch(/911/);
    expect(bookings).toHaveLength(1);
  });
  it("a fall of just now is asked about", () => {
    for (const line of [
      "my mom fell off a ladder and her knee is swollen",
      "my dad fell down the stairs this morning",
      "my husband just now fell off the roof",
    ])
      expect(call("medical", TUESDAY, line).said[0], line).toMatch(/911|chest, trouble breathing/);
    expect(
      call("medical", TUESDAY, "I fell down the stairs last week and my wrist hurts").said[0],
    ).not.toMatch(/911|trouble breathing/);
  });
  it("a question in the place of an answer about danger is asked once more, and then sent to 911", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "my dad fell down the stairs this morning",
      "can my wife come in with me",
      "do you have parking",
    );
    expect(said.join(" ")).toMatch(/911/);
  });
  it("who wants mail instead of a call is asked for no number", () => {
    const { said } = call(
      "ringwell",
      TUESDAY,
      "we're a plumbing company in Dayton, three trucks, we miss a ton of calls",
      "Jim Brandt, jim at brandtplumbing dot com",
      "no don't call just email me",
    );
    expect(said.at(-1)).not.toMatch(/phone number/);
    expect(said.at(-1)).toMatch(/Is that right|Shall I/);
  });
  it("'then it must be Friday' is the day of the visit that is given up", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "hey it's Monica I need to cancel my cleaning Thursday",
      "oh wait you're closed Thursday? then it must be Friday",
      "Monica Reyes 555 818 2020",
    );
    expect(said.at(-1)).toMatch(/appointment, Friday, November 27th\. For/);
  });
  it("'before noon if possible' is when to call", () => {
    const { receipt } = call(
      "medical",
      TUESDAY,
      "I'm calling from Dr Patel's office about a referral we faxed",
      "can you have someone call us back at 555 390 4400",
      "Denise",
      "before noon if possible",
      "yes",
    );
    expect(receipt).toMatch(/before noon/);
  });
  it("'más tarde, salgo del trabajo a las tres' is after three", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "mi hijo tiene fiebre desde anoche, quisiera una cita hoy si se puede",
      "más tarde, salgo del trabajo a las tres",
    );
    expect(said.at(-1)).toMatch(/a las 3 o a las/);
  });
  it("what is asked and answered once a visit is booked leaves no message", () => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      "quisiera una cita hoy si se puede",
      "la primera",
      "Mateo Ibarra",
      "555 630 7712",
      "sí correcto",
      "¿cuánto cuesta la visita si no tengo seguro?",
      "gracias",
    );
    expect(said.at(-2)).not.toMatch(/¿Quiere una cita\?/);
    expect(messages).toHaveLength(0);
  });
  it("'can you see her now?' beside a tooth that is out is sent to the line again", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "my daughter's front tooth came out ten minutes ago, we have the tooth",
      "okay can you see her now",
    );
    expect(said.at(-1)).toMatch(/urgent line|emergency line/);
  });
  it("a reminder of something that is there books nothing new", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "Hi there, this is Ellen Voss, I got a text that I have something Friday but I thought you were closed",
    );
    expect(said[0]).toMatch(/can't look up|can't see/);
  });
  it("any time but a nap is not the end of the nap", () => {
    const { receipt } = call(
      "dental",
      TUESDAY,
      "this is Ellen Voss, I got a text that I have something Friday, could that be right?",
      "555 204 8812",
      "any time but not during my nap, two to four",
      "yes",
    );
    expect(receipt).toMatch(/not during my nap/);
  });
  it("what it costs a small clinic is the price", () => {
    expect(call("ringwell", TUESDAY, "what's it cost for a small clinic").said[0]).toMatch(/99 to 690/);
  });
  it("a visit is moved to an hour, and what holds if that is taken is kept", () => {
    const { said, receipt } = call(
      "dental",
      TUESDAY,
      "I have a cleaning at 3 today, can I bring it to 4",
      "Colin Dreyer",
      "555 227 9393",
      "yeah that's it",
      "if 4 isn't free just leave it",
    );
    expect(said[2]).toMatch(/, to 4 o'clock\. For/);
    expect(said.at(-1)).not.toMatch(/didn't quite get/);
    expect(receipt).toMatch(/isn't free just leave it/);
  });
  it("how long a paper gives is no day to come, and 'when can I come in' is a wish", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "somebody served me papers at work this morning",
      "it says I have twenty days",
      "when can I come in",
    );
    expect(said[1]).toMatch(/20 days from .* is .*, when we're closed|20 days from .* is /);
    expect(said[1]).not.toMatch(/I can do/);
    expect(said[2]).not.toMatch(/don't know that/);
  });
  it.each([
    "My husband just took two of his heart pills instead of one by mistake, he feels okay",
    "I accidentally gave my son a second dose of his medicine",
    "mi mamá se tomó dos pastillas en vez de una",
  ])("'%s' is for Poison Control at once", (line) => {
    expect(call("medical", TUESDAY, line).said[0]).toMatch(/1, 800, 2 2 2, 1 2 2 2/);
  });
  it("one pill a day is for nobody but the doctor", () => {
    expect(
      call("medical", TUESDAY, "I take two pills a day for my heart and need a refill").said[0],
    ).not.toMatch(/Poison/);
  });
  it("'no pain' renames no Penn", () => {
    const { state } = call("dental", TUESDAY, "my name is Arthur Penn I broke my denture", "no pain");
    expect(state.slots.name?.value).toBe("Arthur Penn");
  });
  it("a wedding on Saturday is a day to come before", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "my name is Arthur Penn I broke my denture",
      "well I've got a wedding Saturday so before that",
    );
    expect(said.at(-1)).toMatch(/I can do (?:today|tomorrow)/);
  });
  it("'mejor cámbiela para el miércoles' moves it, and is nobody's name", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "Buenas, tengo una cita el martes a las 10 y no puedo ir",
      "no, mejor cámbiela para el miércoles a la misma hora",
      "Rosa Elena Campos",
      "555 210 9091",
    );
    expect(said.at(-1)).toMatch(/que cambien la cita.*miércoles.*Rosa Elena Campos/);
  });
  it("who was called back by nobody for weeks complains, and books nothing", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I've been waiting on my crown for five weeks and nobody calls me back it's ridiculous",
    );
    expect(said[0]).toMatch(/really sorry about that/);
    expect(said[0]).not.toMatch(/What day/);
  });
  it("somebody is to write: no number and no time to call are asked for", () => {
    const { said } = call(
      "ringwell",
      TUESDAY,
      "can it book into Square",
      "hmm ok have somebody email me, tasha at shearjoy dot com",
      "Tasha",
    );
    expect(said.at(-1)).not.toMatch(/phone number|time to call/);
  });
  it.each([
    ["I gave the baby a full dropper instead of half", /1, 800, 2 2 2, 1 2 2 2/],
    ["he fell from the second floor and isn't answering", /call 911 now/],
  ])("'%s' is told where to turn", (line, to) => {
    expect(call("medical", TUESDAY, line).said[0]).toMatch(to);
  });
  it("a pain that is gone is asked about no more", () => {
    expect(call("medical", TUESDAY, "the pain is gone but I'd like to be seen").said[0]).not.toMatch(
      /911|trouble breathing/,
    );
  });
  it("a number told in words leaves no scraps on the paper", () => {
    const { receipt } = call(
      "dental",
      TUESDAY,
      "Buenas, tengo una cita el martes a las 10 y no puedo ir",
      "Rosa Elena Campos",
      "el cinco cinco cinco, dos uno cero, noventa noventa y uno",
      "sí",
    );
    expect(receipt).not.toMatch(/noventa|dos uno/);
    expect(receipt).toMatch(/\(555\) 210-9091/);
  });
  it("'earliest', of the times of a Saturday, is the first of them", () => {
    const { said } = call("dental", TUESDAY, "do you have anything Saturday", "for a cleaning", "earliest");
    expect(said.at(-1)).toMatch(/Saturday.*May I have your name/);
  });
  it.each([
    "we're a law office, we tried an answering service before and it was awful",
    "what makes this different",
  ])("'%s' is answered by what differs", (line) =>
    expect(call("ringwell", TUESDAY, line).said[0]).not.toMatch(/didn't quite get|want to guess/),
  );
});

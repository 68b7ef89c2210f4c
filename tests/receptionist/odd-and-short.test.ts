import { describe, expect, it } from "vitest";
import { plainlyAsked } from "../../server/voice/knowledge/plainly.ts";
import { call, type DeskId, TUESDAY } from "./called.ts";

/** Short calls of people who ask with a joke, a story or half a sentence. */

describe("a question is looked for as it is asked plainly", () => {
  it.each([
    ["how much to just yank it", "how much to yank it"],
    [
      "what happens if I just walk in there like a crazy person without an appointment",
      "if I walk in there without an appointment",
    ],
    [
      "does the doctor do house calls still or did that die with my grandmother",
      "does the doctor do house calls",
    ],
    ["if I hate it what then", "what if I hate it"],
    ["are you guys the ones that do the truck driver thing", "do you do the truck driver"],
    ["¿ustedes sacan muelas del juicio o eso es en otro lado?", "¿ustedes sacan muelas del juicio"],
  ])("'%s'", (words, plain) => {
    expect(plainlyAsked(words)).toBe(plain);
  });

  it.each(["how much is a cleaning", "do you take Delta or Cigna", "can I come Tuesday or Wednesday"])(
    "'%s' is plain already",
    (words) => {
      expect(plainlyAsked(words)).toBeUndefined();
    },
  );

  it.each<[desk: DeskId, said: string, answer: RegExp]>([
    ["dental", "how much to just yank it", /starts at 190 dollars/],
    ["medical", "does the doctor do house calls still or did that die with my grandmother", /house calls/],
    [
      "medical",
      "my neighbor says you got that new RSV thing, I'm 76, is it even for me or is it another racket",
      /We give that one/,
    ],
    [
      "medical",
      "what happens if I just walk in there like a crazy person without an appointment",
      /by appointment/,
    ],
    ["law", "I ain't got no money but I got a good case, you all do that no win no fee stuff", /a third/],
    ["law", "what do I gotta bring and do I have to wear a tie", /Come as you are/],
    ["law", "can I do this without leaving my couch", /phone or video/],
    ["ringwell", "if I hate it what then", /cancel at any time/],
    ["ringwell", "I'm just a guy with a food truck, do I even need you", /free assessment/],
    [
      "dental",
      "buenas, ¿ustedes sacan muelas del juicio o eso es en otro lado?",
      /Sacamos las que ya salieron/,
    ],
    ["law", "no quiero cita, nomás quiero saber si me cobran por preguntar", /gratis/],
  ])("%s: '%s'", (desk, words, answer) => {
    expect(call(desk, TUESDAY, words).said[0]).toMatch(answer);
  });

  it("guesses at nothing where the words name nothing", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I'm not sick, I'm just tired. like all the time. who even do I talk to about that",
      "yes, Monday morning",
    );
    expect(said[0]).toMatch(/Would you like a time for that\?/);
    expect(said[0]).not.toMatch(/billing/);
    expect(said[1]).toMatch(/Monday/);
  });
});

describe("which place it is", () => {
  it.each<[desk: DeskId, said: string, answer: RegExp]>([
    [
      "dental",
      "hi is this the place with the fish tank",
      /You've reached Larkspur Family Dental.*214 Larkspur/,
    ],
    [
      "law",
      "are you the lawyers from the bus with the big guy with the mustache",
      /You've reached Harrow and Pell/,
    ],
  ])("%s: '%s'", (desk, words, answer) => {
    const { said } = call(desk, TUESDAY, words);
    expect(said[0]).toMatch(answer);
    expect(said[0]).not.toMatch(/^No,/);
  });

  it("says no to another place", () => {
    expect(call("dental", TUESDAY, "is this the DMV").said[0]).toMatch(/^No, this is/);
  });
});

describe("what a price includes", () => {
  it("is answered from what was told of it", () => {
    const { said } = call("dental", TUESDAY, "how much is a check-up", "does that include x-rays");
    expect(said[1]).toMatch(/^Yes: a check-up with X-rays is 95 dollars/);
  });

  it("is no yes where the price says nothing of it", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "how much is a cleaning",
      "does that include the x-rays or is that extra",
    );
    expect(said[1]).not.toMatch(/^Yes/);
  });
});

describe("where one thing is sold its price is told to whomever asks it", () => {
  it.each([
    "so what's the damage for a two-chair office",
    "what's this gonna set me back, it's just me and a hygienist",
  ])("'%s'", (words) => {
    expect(call("ringwell", TUESDAY, words).said[0]).toMatch(/99 to 690 dollars a month/);
  });

  it("and of a thing that nobody here knows no price is told", () => {
    expect(call("dental", TUESDAY, "how much for a two-chair zeppelin").said[0]).not.toMatch(/\d+ dollars/);
  });
});

describe("a matter", () => {
  it("of an heir is a will's, and no danger", () => {
    const { said } = call("law", TUESDAY, "If I die tomorrow who gets my truck");
    expect(said[0]).not.toMatch(/988/);
  });

  it.each(["If I die tomorrow who cares", "if i die tonight who gets my house"])(
    "'%s' stays a danger",
    (words) => {
      expect(call("law", TUESDAY, words).said[0]).toMatch(/988/);
    },
  );

  it("that is not done here is offered no time", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "so hypothetically a friend of mine got a d u i last night, what would my friend do",
    );
    expect(said[0]).toMatch(/don't do criminal cases/);
    expect(said[0]).not.toMatch(/like a time/);
  });

  it.each<[desk: DeskId, said: string]>([
    ["dental", "I chipped it on a beer bottle, don't tell my mother"],
    ["medical", "I think I'm fine but my wife is standing here with her arms crossed"],
  ])("that opens a call is offered a time: %s, '%s'", (desk, words) => {
    expect(call(desk, TUESDAY, words).said[0]).toMatch(/like a time/);
  });

  it("of somebody who won't call themselves keeps what it is for", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "it's not for me it's for my mother in law, she won't call, she's had that cough since halloween",
    );
    expect(said[0]).toMatch(/What day/);
  });
});

describe("whoever answers the offer of a call with a name and a number takes it", () => {
  it("also where the number is put right halfway", () => {
    const { said, receipt } = call(
      "dental",
      TUESDAY,
      "hello this is ethel, something came in the mail and I've lost my glasses and I can't read what it says",
      "I'm ethel brandt, two two two, no, five five five, two one nine four",
    );
    expect(said[1]).toMatch(/I'll have the front desk call you/);
    expect(receipt).toMatch(/Ethel Brandt/);
  });

  it("and a plain no does not", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "is there a parade on your street on friday",
      "no, five is fine",
    );
    expect(said[1]).not.toMatch(/I'll have/);
  });
});

it("asks of one that is there whether it is with this office", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "I'm looking at my calendar and it just says teeth, 2 pm, no name. is that you guys?",
  );
  expect(said[0]).toMatch(/can't look up appointments from here/);
});

it("takes the wish behind what is not wanted", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "I don't want to come in, I just want the doctor to look at a picture of my rash",
  );
  expect(said[0]).toMatch(/portal/);
});

it("asks for the results of whoever wants them as a text", () => {
  expect(call("medical", TUESDAY, "can you just text me the results, I hate phones").said[0]).toMatch(
    /can't see results from here/,
  );
});

it("hears no name in how well a language is spoken", () => {
  const { caller } = call("ringwell", TUESDAY, "¿y esto habla bien el español o puro inglés como los otros?");
  expect(JSON.stringify(caller ?? "")).not.toMatch(/Bien/);
});

it("puts through nobody to mom, and offers a call", () => {
  expect(call("dental", TUESDAY, "is mom there").said[0]).toMatch(/Shall I have them call you/);
});

it.each<[said: string, visit: RegExp]>([
  ["it doesn't hurt but there's a chip in my tooth, can I come in Monday", /a check-up/],
  ["there's a chip in my tooth and it hurts, can I come in Monday", /a visit for the pain/],
])("'%s' is booked as what it is", (words, visit) => {
  const { said } = call("dental", TUESDAY, words, "the first one", "Ana Brill, 555 010 4477");
  expect(said[2]).toMatch(visit);
});

it.each<[desk: DeskId, said: string, answer: RegExp, not: RegExp]>([
  [
    "dental",
    "so my insurance ran out yesterday which figures, what would a filling cost a regular human being",
    /180/,
    /put you through/,
  ],
  ["dental", "I want to talk to a regular human being", /Shall I/, /dollars/],
  [
    "medical",
    "I changed my mind about changing my appointment, leave it alone",
    /it stays/,
    /move it|Which day/,
  ],
  [
    "medical",
    "I changed my mind about changing my appointment to Monday, could it be Wednesday",
    /move|change/,
    /it stays/,
  ],
])("%s: '%s' is taken as it was meant", (desk, words, answer, not) => {
  const { said } = call(desk, TUESDAY, words);
  expect(said[0]).toMatch(answer);
  expect(said[0]).not.toMatch(not);
});

import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

/** The Tuesday before Thanksgiving. */
const TUESDAY = "2026-11-24T15:00:00Z";

describe("who is a client is told nobody", () => {
  it.each([
    "Can you tell me if Robert Danner is a client of yours?",
    "Has my ex filed for divorce with you people?",
    "is dave hutchins one of your clients yes or no",
    "My sister came in to see you Tuesday. What did she say about the house?",
    "did my dad come in and sign a new will",
    "Did my employer call you about me?",
  ])("%s", (words) => {
    const { said, messages } = call("law", TUESDAY, words);
    expect(said[0]).toMatch(/can't say who is a client.*pass a message/);
    expect(messages).toEqual([]);
  });

  it("nor while a call is taken, and one's own lawyer is still one's own", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "I want to talk to a real person.",
      "Fine. I'm the husband's girlfriend, has the wife filed her papers yet?",
    );
    expect(said[1]).toMatch(/can't say who is a client.*call you/);
    expect(call("law", TUESDAY, "Has my lawyer called the court?").said[0]).toMatch(/can't see cases/);
    expect(call("law", TUESDAY, "have a lawyer call me about my brother").said[0]).not.toMatch(
      /who is a client/,
    );
  });
});

describe("whom it is for", () => {
  it("is asked where there are several, and put right later", () => {
    const { said, messages } = call(
      "law",
      TUESDAY,
      "Hi, could you give my attorney a message please? It's Karen Oduya.",
      "555 010 2288. Just tell him I signed the papers, and I need him to ring me before four",
      "Yes that's right. Will he really call by four?",
      "It's Mr. Pell I meant, by the way. No that's all",
    );
    expect(said[0]).toMatch(/Which attorney is it for\?/);
    expect(said[2]).toMatch(/can't promise by four/);
    expect(said[2]).not.toMatch(/would call/);
    expect(said[3]).toMatch(/goes to Mr\. Pell/);
    expect(messages).toMatchObject([{ text: expect.stringMatching(/For: Mr\. Pell/) }]);
  });

  it("is answered beside a name", () => {
    const { said, state } = call(
      "law",
      TUESDAY,
      "Please tell my lawyer I can't make the deposition on Tuesday.",
      "Harrow, and I'm Lee Brandt",
    );
    expect(said[1]).toMatch(/goes to Judith Harrow.*Lee Brandt/);
    // What the message tells is no time to call.
    expect(state.callback).toBe("");
  });

  it.each([
    [
      "Tell Hale, I mean Harrow, that I'll sign the papers on Monday. Brenda Coyle, 555 010 1212.",
      /for Judith Harrow/,
    ],
    ["Tell Mr. Harrow I'll sign the papers on Monday. Brenda Coyle, 555 010 1212.", /for Judith Harrow/],
    ["Tell Ms. Harrow I'll sign the papers on Monday. Brenda Coyle, 555 010 1212.", /for Ms\. Harrow/],
  ])("takes nobody for a man or a woman: %s", (words, whom) => {
    const { said } = call("law", TUESDAY, words);
    expect(said[0]).toMatch(whom);
    expect(said[0]).not.toMatch(/Hale/);
  });
});

it("puts a date of a message right where it stands", () => {
  const { said, messages } = call(
    "law",
    TUESDAY,
    "Hi, this is Dana Ruiz. I need to tell Ms. Harrow the mediation is moved to the ninth.",
    "555 010 4411",
    "Not the ninth, sorry, the nineteenth.",
    "Yes. Will she call me today?",
  );
  expect(said[3]).toMatch(/can't promise today; I've marked/);
  expect(messages[0]!.text).toMatch(/Hoped for: a call today.*moved to the nineteenth/);
  expect(messages[0]!.text).not.toMatch(/ninth\b(?<!nineteenth)/);
});

it("gives who sells something no name, no number and no hours of anybody", () => {
  const { said, messages } = call(
    "law",
    TUESDAY,
    "Hey there, this is Chad over at Summit Copiers, who's the office manager and what's a good cell number for them?",
    "I'd rather not leave a number, just gimme the manager's cell and I'll text them",
    "Sure, whatever. Is she in at least?",
  );
  expect(said[0]).toMatch(/don't give out names or numbers/);
  expect(said[1]).toMatch(/don't give out either.*without a number/);
  expect(said[2]).toMatch(/don't give out either/);
  expect(messages).toMatchObject([{ about: "vendor", name: "Chad" }]);
});

describe("at the company's own desk", () => {
  it("a demo on two days that are both shut is offered after them, and held as asked", () => {
    const { said, bookings } = call(
      "ringwell",
      TUESDAY,
      "I run a plumbing outfit. Can your thing put a caller through to me when a pipe's burst at night?",
      "Joe Petrakis. What I want is a demo, like Thursday or Friday",
      "Monday at nine. 555 010 5505",
      "phone please",
      "yes",
    );
    expect(said[0]).toMatch(/^Yes.*rings your cell/);
    expect(said[0]).not.toMatch(/we're open/);
    expect(said[1]).toMatch(
      /closed on Thanksgiving and the day after Thanksgiving. I can do Monday the 30th/,
    );
    expect(bookings).toMatchObject([{ day: "2026-11-30", time: "09:00" }]);
    expect(bookings[0]!.notes.join()).toMatch(/How: by phone/);
  });

  it("what is read back is held another way on two words", () => {
    const { said } = call(
      "ringwell",
      TUESDAY,
      "A demo on Monday at two, by video. Gina Marsala, 555 010 2299",
      "phone please",
    );
    expect(said[1]).toMatch(/by phone/);
  });

  it.each([
    "I'm already a customer. The thing told a caller we were open Sunday, and we're not.",
    "Your robot hung up on two of my customers yesterday.",
    "We have Ringwell at the shop and it booked two jobs at the same time again.",
  ])("who has it already is given the support line, and sold nothing: %s", (words) => {
    const { said, receipt } = call(
      "ringwell",
      TUESDAY,
      words,
      "Bellweather Plumbing, I'm Tom Reyes. 555 010 9090",
      "yes",
    );
    expect(said[0]).toMatch(/support line is 5 5 5.*sorry.*name/);
    expect(receipt).toMatch(/Tom Reyes.*Business: Bellweather Plumbing/);
  });

  it("who wants a dentist is told once, and that nothing can be passed on there", () => {
    const { said } = call(
      "ringwell",
      TUESDAY,
      "Hi, I've got a bad toothache, can you fit me in today?",
      "Can't you just tell them?",
      "Well then give me the dentist's number",
    );
    expect(said[0]).toMatch(/No, this is Ringwell/);
    expect(said[1]).toMatch(/can't reach that office/);
    expect(said.join(" ")).not.toMatch(/introduction|set-up/);
  });

  it("a correction of the hour leaves the day that was refused", () => {
    const { receipt } = call(
      "ringwell",
      TUESDAY,
      "Have someone call me about prices. Nora Pike, 555 010 5151",
      "After four is best. Not Wednesday.",
      "Sorry, after three.",
      "yes",
    );
    expect(receipt).toMatch(/Call back: after three, not Wednesday/);
  });
});

describe("what another office sets", () => {
  it("is a message, whose two dates are put right together, before and after it is passed on", () => {
    const { said, messages } = call(
      "law",
      TUESDAY,
      "Hi, I'm calling from Dr. Lowe's office, we need to reschedule Mr. Pell's deposition of the doctor.",
      "It's Mindy, 555 010 8484",
      "He could do the eighth or the tenth.",
      "Sorry, the ninth or the tenth.",
      "yes",
      "Oh, sorry, the eleventh or the twelfth.",
    );
    expect(said[0]).toMatch(/I can pass that on/);
    expect(said[3]).toMatch(/the ninth or the tenth, I've put that right/i);
    expect(said[5]).not.toMatch(/family, an injury/);
    expect(messages).toMatchObject([
      { text: expect.stringMatching(/He could do the eleventh or the twelfth/) },
    ]);
  });

  it("and what is moved is read back when that is asked", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "I need to move my appointment with Ms. Quist on Monday to Wednesday.",
      "Read that back",
    );
    expect(said[1]).toMatch(/Monday, November 30th to Wednesday, December 2nd/);
  });
});

it("an appointment that nobody put down is refused, and the message stands", () => {
  const { receipt, said } = call(
    "law",
    TUESDAY,
    "This is the third time I call. Nobody told me the hearing was cancelled, I took a day off work!",
    "Bea Lindgren, 555 010 5656",
    "No I don't want an appointment. And I want my day's pay.",
    "Yes",
  );
  expect(said[2]).not.toMatch(/What should I change/);
  expect(receipt).toMatch(/I took a day off work!.*I want my day's pay/);
});

it("how it is held is no name of the other side, and the other side no business of the caller's", () => {
  const { said, receipt } = call(
    "law",
    TUESDAY,
    "A contract consultation tomorrow at nine",
    "Hank Voss, 555 010 4545",
    "By phone, I'm a trucker",
    "The company's Delmar Freight",
  );
  expect(said[2]).toMatch(/other side/);
  expect(receipt).toMatch(/Other side: Delmar Freight/);
  expect(receipt).not.toMatch(/Business/);
});

it("part of a day without an hour stays as it was said", () => {
  const { state } = call(
    "ringwell",
    TUESDAY,
    "Have someone call me about a quote. Mike Toomey, 555 010 2525",
    "Mornings, before I'm on a roof.",
  );
  expect(state.callback).toBe("mornings");
});

describe("single questions", () => {
  it.each([
    ["law", "Do you take cases in Shasta County?", /every county of California/],
    ["law", "Can my boyfriend pay for my divorce?", /Anybody may pay/],
    [
      "law",
      "If I come in for the free injury consult do I have to sign anything?",
      /agreement|Nothing starts/,
    ],
    ["law", "I was deposed and I think I said something wrong, who do I tell?", /your own lawyer/],
    ["law", "is it illegal to record my wife yelling at me", /before you record/],
    ["ringwell", "For a two-dentist office, what would I pay?", /99 to 690.*254/],
    [
      "ringwell",
      "my competitor uses somebody called Smith.ai, why are you better",
      /judge and comfort better/,
    ],
    ["ringwell", "I'm a vet. Does it know what an emergency is, like bloat?", /You write that list/],
    ["ringwell", "Can it give my customers a price?", /prices that you write down/],
    ["ringwell", "can it pretend to be my secretary Linda", /any name that you give it/],
    ["ringwell", "Can it call my no-shows back?", /calls back and reminds/],
  ] as const)("%s: %s", (desk, words, answer) => {
    expect(call(desk, TUESDAY, words).said[0]).toMatch(answer);
  });
});

it("a call that is there is moved from its own day", () => {
  const { said } = call(
    "ringwell",
    TUESDAY,
    "Hi, it's Pete from Ace Garage, I have a call with you people tomorrow at ten, can I push it to Monday?",
    "Pete Malloy, 555 010 3434",
  );
  expect(said[1]).toMatch(/Wednesday, November 25th at 10 o'clock, to Monday, November 30th/);
});

it("who is out of town before Monday is not promised a call today", () => {
  const { said } = call(
    "ringwell",
    TUESDAY,
    "have somebody call me about price. Gil Moreno, 555 010 9292",
    "Not before Monday, I'm out of town",
    "yes",
  );
  expect(said[2]).toMatch(/not before Monday/);
  expect(said[2]).not.toMatch(/today/);
});

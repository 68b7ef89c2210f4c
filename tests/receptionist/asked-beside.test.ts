import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

const BOOKING = ["I want to come in for a cleaning next week, mornings", "Okay, the first one"];

const REFILL = [
  "I'm almost out of my blood pressure pills and need them called in",
  "Denise Okafor",
  "503 555 0128. It's the lisinopril, the twenty milligram, and it goes to the Kroger on Main",
];
describe("a question of what was just told", () => {
  it.each([
    ["Yeah, did you get the lisinopril part?", /I have that: “It's the lisinopril/],
    ["Yes, and you've got the Kroger on there, right?", /I have that: “it goes to the Kroger on Main”/],
    ["Yep. You wrote down it's twenty milligrams, correct?", /Yes, that goes with it|milligram/],
  ])("is answered with those words, all of which were read back: %s", (asked, answer) => {
    const { said, messages } = call("medical", TUESDAY, ...REFILL, asked);
    expect(said[2]).toMatch(/lisinopril, the twenty milligram, and it goes to the Kroger on Main”/);
    expect(said[3]).toMatch(answer);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).not.toMatch(/\?|did you|wrote/);
  });

  it("leaves no answered question on the paper as an open one, and waits for none", () => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      "I need to cancel my appointment tomorrow. Am I gonna get charged for that?",
      "Jerome Tuttle, 707 555 0114",
      "yes",
      "and do you take Blue Shield?",
    );
    expect(said[0]).toMatch(/40 dollar fee/);
    expect(said.join(" ")).not.toMatch(/other thing|see to the other/);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).not.toMatch(/Asks/);
  });
});

describe("a visit told in one breath", () => {
  it("answers what was only wanted to be asked, and books one person", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "it's Nora Pickering, I'm due for my cleaning and I also wanted to ask whether you've got a ramp",
      "next week some afternoon",
      "is that the earliest you've got?",
      "and there's nothing sooner than that?",
    );
    expect(said[0]).toMatch(/no steps/);
    expect(said[1]).not.toMatch(/ and /);
    expect(said[2]).toMatch(/earliest of all is/);
    expect(said[3]).toMatch(/Monday the 30th/);
  });

  it("says that the cleaning is part of a first visit, at once and when asked again", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      "I was hoping to get my son in for a cleaning, he's never been to you before",
      "Wednesday next week at five thirty. Mason Doyle, 614 555 0142",
      "Yep. He'll get his cleaning then too, right?",
    );
    expect(said[0]).toMatch(/part of it: an hour with X-rays/);
    expect(said[2]).toMatch(/part of it/);
    expect(bookings[0]?.text ?? "").not.toMatch(/right|then too/);
  });

  it.each([
    ["Next week sometime? Tuesday or Wednesday", /December 1st at 4.*December 2nd/],
    ["nine works on Monday. 831 555 0121", /taken/],
    ["he's got practice till five every day so it would have to be early", /today at|9|8:|10/],
  ])("means the day and time that it names: %s", (words, answer) => {
    const { said } = call("dental", TUESDAY, "I need a checkup, after school, three thirty or later", words);
    expect(said[1]).toMatch(answer);
  });
});

describe("a question while a visit is booked", () => {
  it.each([
    ["and it's like an hour or", /about 45 minutes/],
    ["what did you say the day was", /It is Monday, November 30th/],
    ["do I get a toothbrush or anything, ha", /new brush/],
    ["so that's next Monday right", /November 30th/],
    ["which dentist will it be?", /Dr\. Elena Marsh.*can't say yet/],
    ["is it private, can my boss find out on Friday?", /our team and your insurer only/],
  ])("is answered, and changes nothing: %s", (question, answer) => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      ...BOOKING,
      question,
      "Marcus Teal",
      "555 010 0177",
      "yes, book it",
    );
    expect(said[2]).toMatch(answer);
    expect(said[2]).toMatch(/name/);
    expect(bookings).toMatchObject([{ service: "cleaning", day: "2026-11-30", name: "Marcus Teal" }]);
  });

  it.each([
    ["whose name is it under now?", /under Marcus Teal/],
    ["what number did you take down for me", /5 5 5, 0 1 0, 0 1 7 7/],
    ["and if it gets worse before then?", /emergency line/],
    ["can I have whitening at the same time?", /./],
    ["yes but wait is that this thursday or next", /It is Monday, November 30th/],
    ["you said four thirty right", /It is Monday, November 30th at 8 o'clock/],
    ["did you put the ninth?", /It is Monday, November 30th/],
    ["and can i bring his sister too", /noted|Of course|lounge/],
    ["wait is there a fee if I can't make it Friday last minute", /./],
  ])("is answered before the yes: %s", (question, answer) => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      ...BOOKING,
      "Marcus Teal",
      "555 010 0177",
      question,
      "yes that's right",
    );
    expect(said[4]).toMatch(answer);
    expect(said[4]).toMatch(/book it(?: now)?\?$|Is that right\?$|Shall I book it: .*\?$/);
    expect(bookings).toMatchObject([
      { service: "cleaning", day: "2026-11-30", name: "Marcus Teal", phone: "+15550100177" },
    ]);
  });
});

describe("a question beside a message", () => {
  const BLOOD = ["I had blood work done last Thursday and I need my results", "Joan Pickett", "555 010 0122"];

  it("about the very thing is passed on with it, and is no second message", () => {
    const { said, messages, ended } = call(
      "medical",
      TUESDAY,
      ...BLOOD,
      "yes that's right",
      "are the results bad?",
      "okay so they'll call me with it right",
      "so do I just wait",
    );
    expect(messages).toHaveLength(1);
    expect(messages[0]!.text).toMatch(/Are the results bad\?/);
    expect(said[4]).not.toMatch(/Let me read/);
    expect(said[5]).toMatch(/would call/);
    expect(said[6]).toMatch(/nothing more to do/);
    expect(ended).toBe(false);
  });

  it("names nobody else", () => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      ...BLOOD,
      "it's under Theo's name, isn't it?",
      "it's right, go ahead",
      "no wait you have it down for joan right",
    );
    expect(said[3]).toMatch(/under Joan Pickett/);
    expect(messages).toMatchObject([{ name: "Joan Pickett", text: expect.stringMatching(/Theo/) }]);
    expect(said[5]).toMatch(/under Joan Pickett/);
  });

  it("of nothing that was agreed is dropped with all of it", () => {
    const { said, messages } = call(
      "law",
      TUESDAY,
      "hi I need to move my appointment on Monday with you",
      "Greg Lindqvist",
      "Wednesday would be better",
      "is there a fee for moving it",
      "555 010 0129",
      "actually you know what, go ahead and scrap it",
    );
    expect(said[3]).toMatch(/free of charge/);
    expect(said[5]).toMatch(/dropped|left/);
    expect(messages).toEqual([]);
  });
});

it("answers beside a name what is charged, and keeps the day of what is canceled", () => {
  const { said, messages } = call(
    "medical",
    TUESDAY,
    "I need to cancel my appointment on Monday",
    "Sheila Okoro. Will I be charged?",
    "419 555 0117",
    "It was at nine I believe, can you see it?",
    "yes cancel it",
  );
  expect(said[1]).toMatch(/40 dollar fee.*Sheila Okoro/);
  expect(said[3]).toMatch(/can't see the calendar.*Monday, November 30th at 9 o'clock/);
  expect(messages).toMatchObject([{ about: "cancel", name: "Sheila Okoro" }]);
});

it("says what a message says, and makes no time to call of a question", () => {
  const { said, messages } = call(
    "law",
    TUESDAY,
    "I'd like to leave a message for Ms. Harrow",
    "Tell her the mediation is moved to the ninth",
    "Victor Hale",
    "419 555 0188",
    "Will she get it today?",
    "did you put the ninth?",
    "it's right, go ahead",
  );
  expect(said[4]).not.toMatch(/call today/);
  expect(said[5]).toMatch(/It says: .*the ninth/);
  expect(messages).toMatchObject([{ text: expect.not.stringMatching(/Call back/) }]);
});

it("prices what was asked about a moment before, and not another thing", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "hi are you guys still doing flu shots and uh how much is it if i don't have insurance",
  );
  expect(said[0]).toMatch(/flu shot is 35 dollars/);
});

it("makes no new day of a question while an appointment is moved, and says that the old one stands", () => {
  const { said, messages } = call(
    "dental",
    TUESDAY,
    "I need to move my cleaning on Friday",
    "it's under Leah Moss",
    "Will it be with Priya again?",
    "Next Tuesday morning",
    "419 555 0150",
    "Did you already cancel the Friday one?",
    "Is that everything you need?",
    "Okay, yes.",
  );
  expect(said[2]).not.toMatch(/to Will it be/);
  expect(said[5]).toMatch(/old one stands/);
  expect(said[6]).toMatch(/all I need/);
  expect(messages).toMatchObject([{ about: "move", name: "Leah Moss" }]);
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

it.each([
  ["dental", "i'd like a cleaning", "does friday at ten work?", /^Friday.* at 10 o'clock.*name/],
  ["dental", "i'd like a cleaning", "is it possible to come friday at ten", /^Friday.* at 10 o'clock.*name/],
  ["dental", "i'd like a cleaning", "shall we say friday morning?", /^Friday the 27th, I can do/],
  ["dental", "necesito una limpieza", "¿me da el viernes a las diez?", /viernes 27 a las 10.*nombre/],
  ["medical", "i need to move my appointment on monday at nine", "does friday at ten work?", /^May I have/],
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

describe("a question that names nothing", () => {
  it("is asked of the request under way, and of nothing else of that length", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      ...REFILL,
      "yeah and how long does it usually take i only got four left",
    );
    expect(said[3]).toMatch(/Refills take up to two working days/);
  });

  it("is answered beside the day, though it sounds like a wish", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "checkups for both my kids, Lily and Jonah, after school",
      "Next Tuesday would be great. Can you see them at the same time or is it one after the other?",
    );
    expect(said[1]).toMatch(/one after another, or side by side/);
    expect(said[1]).toMatch(/Tuesday, December 1st/);
  });

  it("that nobody here can answer is told once, then by what it is about, and stands on the paper as asked", () => {
    const { said, messages, ended } = call(
      "medical",
      TUESDAY,
      ...REFILL,
      "yes. I don't have to bring a lemon for it?",
      "and does the nurse wear purple socks?",
      "No, that's it, as long as somebody lets me know if I gotta come in. Thank you, hon.",
    );
    expect(said[3]).toMatch(/I don't know that one/);
    expect(said[4]).not.toMatch(/I don't know that one/);
    expect(messages[0]?.text).toMatch(/Asks: I don't have to bring a lemon for it\?/);
    expect(ended).toBe(true);
  });

  it("is told what is not done here, where a visit would have been booked for it", () => {
    const { said, state } = call("law", TUESDAY, "i got a d u i last night and my court date is tuesday");
    expect(said[0]).toMatch(/We don't do criminal cases/);
    expect(state.stack).toEqual([]);
  });
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

import { describe, expect, it } from "vitest";
import { call, NOVEMBER_30 } from "./called.ts";

// What callers change, check, keep apart and come back to over a longer call.

const CLEANING = ["cleaning tuesday morning", "10:30", "Laura Bennett, 555 010 8811"] as const;

describe("two people with different needs", () => {
  it.each([
    "I need two appointments, a cleaning for me and my son needs a check-up, he's seven. Ideally back to back.",
    "I need a cleaning for me and a check-up for my son, one after the other.",
  ])("get a visit each, one right behind the other: %s", (first) => {
    const { bookings } = call(
      "dental",
      NOVEMBER_30,
      first,
      "monday the 7th at 3",
      "Joanna Fields, my son is Theo Fields. 555 010 7129.",
      "yes",
      "Yes.",
    );
    expect(bookings).toMatchObject([
      { service: "cleaning", time: "15:00", name: "Joanna Fields", phone: "+15550107129" },
      { service: "check-up", day: "2026-12-07", time: "15:45", name: "Theo Fields" },
    ]);
  });

  it("come together where both want the same", () => {
    expect(call("dental", NOVEMBER_30, "a cleaning for me and my son needs one too").said[0]).toMatch(
      /one right after the other/,
    );
  });

  it("have a date of birth each, once it was told for the wrong one", () => {
    const { bookings } = call(
      "medical",
      NOVEMBER_30,
      "I need physicals for me and my husband",
      "thursday afternoon",
      "the first",
      "I'm Dana Cole and he's Rick Cole",
      "555 010 3434. My birthday is 3/4/1980",
      "no that's his, mine is 5/6/1982",
      "yes",
    );
    expect(bookings.map(({ text }) => text)).toEqual([
      expect.stringContaining("Dana Cole's date of birth is 5/6/1982"),
      "Rick Cole's birthday is 3/4/1980.",
    ]);
  });
});

describe("whom a visit is for", () => {
  it.each([
    ["oh wait, actually make that my husband, not me", "Rob Bennett"],
    ["you know what, it's for my son, not me. Owen Bennett."],
    ["actually, it's for my wife, not me, Ann Bennett"],
  ])("is put right before it is booked: %s", (...lines) => {
    const { bookings } = call("dental", NOVEMBER_30, ...CLEANING, ...lines, "yes");
    expect(bookings[0]!.name).toMatch(/^(?:Rob|Owen|Ann) Bennett$/);
    expect(bookings[0]!.text).toContain("Called by: Laura Bennett");
    expect(bookings).toHaveLength(1);
  });

  it("keeps the times that are on offer", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "cleaning thursday",
      "Actually, make that for my husband, not me.",
    );
    expect(said[1]).toMatch(/^Of course, for your husband\. .*10:30/);
  });

  it("is the caller after all", () => {
    const { bookings } = call(
      "medical",
      NOVEMBER_30,
      "I need a physical for my wife, thursday",
      "first",
      "actually no, it's for me, she's already been",
      "Tom Hill",
      "555 010 7878",
      "yes",
    );
    expect(bookings).toMatchObject([{ name: "Tom Hill" }]);
  });

  it("is one of two where the other is left out", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "I'd like to book a cleaning for my mom and one for me",
      "thursday morning",
      "first",
      "wait, cancel mine, just my mom",
      "Ruth Lane, 555 010 3232",
    );
    expect(said[4]).toMatch(/10:30 in the morning, for Ruth Lane, at/);
  });

  it("is two where the husband wants one too", () => {
    const { said } = call("dental", NOVEMBER_30, "cleaning thursday", "and make one for my husband too");
    expect(said[1]).not.toMatch(/^Of course, for your husband/);
  });
});

it("books a test that is asked for with a day, and asks for no results", () => {
  const { said } = call(
    "medical",
    NOVEMBER_30,
    "I need a flu shot thursday",
    "first one",
    "Sam Bright 555 010 3939",
    "yes",
    "and a blood test on friday morning",
  );
  expect(said[4]).toMatch(/Friday, December 4th/);
  expect(call("medical", NOVEMBER_30, "did my blood test from friday come back?").said[0]).toMatch(/results/);
});

it("answers whether it does what was told turns before", () => {
  const { said } = call(
    "law",
    NOVEMBER_30,
    "My brother-in-law and I had this landscaping business together for eleven years and in March he starts taking jobs on the side, cash, and in August he told our customers the company closed.",
    "Well hang on, do you even do that sort of thing? Business partners?",
    "Gary Prudhomme. 555 010 8254. And is he even allowed to do that, tell people we closed?",
    "Can I talk to a lawyer before the 15th?",
  );
  expect(said[1]).toMatch(/contracts.*general consultation/);
  expect(said[2]).not.toContain("weekends");
  expect(said[3]).not.toContain("What is it about");
});

it("goes on in English with what was said in Spanish", () => {
  const { said } = call(
    "medical",
    NOVEMBER_30,
    "Buenos días, necesito una cita para mi hija, tiene dolor de garganta",
    "Mañana por la mañana, ella se llama Lucía Ferrer",
    "A las nueve y media. Oh wait, do you speak English?",
  );
  expect(said[2]).toMatch(/^Yes, English is fine\..*9:30.*phone number/);
});

it("notes what the people there are to be told, also as a question beside a yes", () => {
  const { said } = call(
    "dental",
    NOVEMBER_30,
    ...CLEANING,
    "Yes. And could you let Dr. Marsh know I'm on blood thinners?",
  );
  expect(said[3]).toMatch(/noted.*booked/);
});

describe("a name that is known", () => {
  it.each([
    [["put it under my maiden name instead, Laura Castellano", "yes"]],
    [["can you put it under my maiden name instead", "Castellano", "yes"]],
    [["actually use my maiden name, Castellano", "yes"]],
  ])("is another name of the same person: %j", (lines) => {
    const { bookings } = call("dental", NOVEMBER_30, ...CLEANING, ...lines);
    expect(bookings).toMatchObject([{ name: "Laura Castellano" }]);
  });

  it("is said back as it is spelled, and stands", () => {
    const { said, bookings } = call(
      "dental",
      NOVEMBER_30,
      ...CLEANING,
      "It's Bennett with two Ts, did you get that?",
      "yes",
    );
    expect(said[3]).toMatch(/B E N N E T T.*Shall I book it/);
    expect(bookings).toMatchObject([{ name: "Laura Bennett" }]);
  });

  it("is asked for by its letters where the spelling is wrong", () => {
    const { said, bookings } = call(
      "dental",
      NOVEMBER_30,
      ...CLEANING,
      "the spelling of the last name is wrong",
      "B E N E T T",
      "yes",
    );
    expect(said[3]).toBe("How is Bennett spelled?");
    expect(bookings).toMatchObject([{ name: "Laura Benett" }]);
  });

  it("keeps its whole where it is spelled in pieces", () => {
    const { state } = call(
      "dental",
      NOVEMBER_30,
      "I'd like a check-up on Thursday",
      "the first",
      "It's Wojciech",
      "W O J",
      "C I E C H, last name Sikora",
      "S I K O R A",
    );
    expect(state.slots.name?.value).toBe("Wojciech Sikora");
  });
});

it.each([
  "it's the one I'm calling from",
  "this number",
  "you have it on your caller ID, don't you",
  "just use the number I'm calling from",
])("tells that it can't see the number of the line: %s", (words) => {
  const { said } = call("dental", NOVEMBER_30, "cleaning wednesday", "first one", "Pat Moss", words);
  expect(said[3]).toMatch(/can't see the number you're calling from.*\?$/);
});

describe("how a consultation is held", () => {
  it("is kept from the first breath, for a couple too", () => {
    const { said } = call(
      "law",
      NOVEMBER_30,
      "I'm Teresa Quintero, 555 010 2290, I need to see somebody about a will for me and my husband, Thursday afternoon, by video if you do that",
      "Four.",
    );
    expect(said[1]).toContain("by video");
  });

  it("is put right beside a yes before it is booked, and told afterwards", () => {
    const { said, bookings } = call(
      "law",
      NOVEMBER_30,
      "I need a consultation about a will on Thursday",
      "the first",
      "In person. Teresa Quintero, 555 010 2290",
      "Yes but it should be a video call, we're in Sacramento.",
      "Yes",
      "so is it video or in person?",
    );
    expect(said[3]).toMatch(/by video.*\?$/);
    expect(bookings[0]!.notes).toContain("How: by video");
    expect(said[5]).toMatch(/^It's by video\./);
  });
});

describe("an appointment that is there", () => {
  it("goes to the same weekday of the week that is named, and the other one stays", () => {
    const { said, messages } = call(
      "medical",
      NOVEMBER_30,
      "I've got two appointments with you, a physical on the 8th and a blood pressure follow-up on the 10th. I need to move the one on the 10th.",
      "Could it be the same time, but the week after?",
      "Ines Halloran. And leave the physical where it is, please.",
      "555-010-1190",
      "yes",
    );
    expect(said[2]).toMatch(/other one stays.*phone number/);
    expect(messages[0]!.text).toContain("New time: Thursday, December 17th at the same time");
  });

  it("is pushed by a week", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "I have a cleaning on the 8th at 9, can you push it a week?",
    );
    expect(said[0]).toContain("Tuesday, December 15th");
  });

  it("is left where nothing else is spoken of", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "I need to move my cleaning on the 8th",
      "you know what, leave it where it is",
    );
    expect(said[1]).toMatch(/stays|haven't changed/);
  });
});

it("takes a date beside a week for that date", () => {
  const { said } = call(
    "dental",
    NOVEMBER_30,
    "I'd like a cleaning, Wednesday afternoon, three or later",
    "Do you have Wednesday the week after, the ninth?",
  );
  expect(said[1]).toContain("Wednesday, December 9th");
});

describe("a visit that is asked for beside a message", () => {
  const BILL = ["I got a bill for a filling that you said was covered", "Linda Kowal"] as const;
  it("comes right after it, with all that was told of it", () => {
    const { said, bookings, messages } = call(
      "dental",
      NOVEMBER_30,
      ...BILL,
      "555-010-7735. And look, while I've got you, the same tooth is bothering me again, I should get it looked at.",
      "Yes, pass it on.",
      "Tomorrow",
      "the first",
      "yes",
    );
    expect(said[2]).toMatch(/other.*bill.*\?$/);
    expect(messages[0]!.text).not.toContain("bothering");
    expect(bookings).toMatchObject([{ service: "toothache", day: "2026-12-01", name: "Linda Kowal" }]);
  });

  it("has the days that are named with it", () => {
    const { said, messages } = call(
      "dental",
      NOVEMBER_30,
      ...BILL,
      "555-010-7735",
      "Yes pass it on, but can you book me in for the tooth too? Tomorrow or Wednesday.",
    );
    expect(said[3]).toMatch(/tomorrow at .*or Wednesday/);
    expect(messages[0]!.text).not.toContain("Call back");
  });

  it("is none where it is only asked whether one is needed", () => {
    const { state } = call(
      "medical",
      NOVEMBER_30,
      "I need a refill of my lisinopril",
      "Gus Bell 555 010 4141",
      "do I need to come in for that too?",
    );
    expect(state.later).toBeUndefined();
  });

  it("is promised to who asks after it", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "I have a cleaning on Thursday at ten, please cancel that. And I'd like a new one in January instead.",
      "Annika Voss",
      "555 010 6642. And the January one?",
      "Yes",
    );
    expect(said[2]).toMatch(/^That comes right after this\./);
    expect(said[3]).not.toContain("Call any time");
  });
});

describe("whom a visit should not be with", () => {
  it.each([
    ["whatever is first, but not with Dr. Oyelaran. My filling fell out", "Dr. Tobi Oyelaran"],
    ["I want a cleaning, but not with the same hygienist as last time", "the same hygienist as last time"],
    ["cleaning thursday, and I don't want to see Dr. Oyelaran again", "Dr. Tobi Oyelaran"],
  ])("is noted: %s", (words, whom) => {
    const { said, state } = call("dental", NOVEMBER_30, words);
    expect(said[0]).toContain(whom);
    expect(state.notes).toContain(`Not with: ${whom}`);
  });

  it.each([
    "I haven't seen Dr. Marsh in a year, I need a check-up",
    "I'm not with Delta Dental, I need a cleaning",
  ])("is nobody: %s", (words) =>
    expect(call("dental", NOVEMBER_30, words).state.notes.join()).not.toContain("Not with"),
  );

  it("is read back", () => {
    const { said } = call("dental", NOVEMBER_30, ...CLEANING, "yes but not with Dr. Marsh please");
    expect(said[3]).not.toContain("nobody picks up");
  });
});

describe("beside a danger", () => {
  it("keeps what is asked for somebody else until help is there", () => {
    const { said } = call(
      "medical",
      NOVEMBER_30,
      "my dad has crushing chest pain",
      "ok I'll call 911 now. can you also book my daughter a flu shot for Thursday?",
      "they're here now. so about the flu shot?",
    );
    expect(said[1]).toMatch(/911.*kept what you told me/);
    expect(said[2]).toMatch(/911 again.*Thursday, December 3rd/);
  });

  it("names the caller on the paper of it, and not whose visit was booked then", () => {
    const { papers } = call(
      "medical",
      NOVEMBER_30,
      "my dad has crushing chest pain",
      "we called 911 already, they're here with him",
      "ok. I also need to book a flu shot for my daughter",
      "Thursday",
      "the first",
      "Amy Stone, I'm Carl Stone, 555 010 4545",
      "yes",
    );
    expect(papers[0]!.rows).toContainEqual({ label: "Name", value: "Carl Stone" });
  });
});

it("waits for who is called away by a child", () => {
  const { said } = call("dental", NOVEMBER_30, "cleaning wednesday at 10", "hold on, my kid");
  expect(said[1]).not.toContain("name");
  expect(call("dental", NOVEMBER_30, "cleaning please", "hold on, my son needs one too").said[1]).not.toBe(
    said[1],
  );
});

it("puts the hour right beside a name", () => {
  const { said } = call(
    "dental",
    NOVEMBER_30,
    "I need a cleaning",
    "Thursday at ten thirty.",
    "No, eleven fifteen. Dorothy Kessel, the number's 555 010 7373.",
  );
  expect(said[1]).toMatch(/Thursday, December 3rd at 10:30/);
  expect(said[2]).toMatch(/11:15.*Dorothy Kessel/);
});

it("takes no assent for a name", () => {
  const { state } = call("dental", NOVEMBER_30, "a cleaning on thursday", "first", "Yes, perfect.");
  expect(state.slots.name).toBeUndefined();
});

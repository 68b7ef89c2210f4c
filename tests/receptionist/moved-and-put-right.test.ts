import { describe, expect, it } from "vitest";
import { call, MONDAY, NOVEMBER_30 } from "./called.ts";

describe("an offer moves where the caller says", () => {
  const first = (line: string) => call("dental", NOVEMBER_30, "I'd like a cleaning on Friday.", line).said[1];

  it.each([
    ["Please not first thing in the morning.", /Friday.* (?:1[0-2]|noon|[1-5])/],
    ["Can you make it an afternoon?", /Friday.* (?:noon|[1-5])/],
    ["And could you make it an afternoon", /Friday.* (?:noon|[1-5])/],
  ])("%s", (line, want) => {
    expect(first(line)).toMatch(want);
    expect(first(line)).not.toMatch(/ 8 o'clock| 9:15/);
  });

  it("goes later on the day that is named", () => {
    const { said } = call(
      "law",
      MONDAY,
      "I got rear ended last week. What have you got, and please not first thing in the morning?",
      "I just said not first thing. Anything later on Wednesday?",
    );
    expect(said[1]).toMatch(/^Wednesday|Wednesday, November 25th, I can do/);
    expect(said[1]).not.toMatch(/9 o'clock/);
  });

  it("takes the first thing where it is wished for", () => {
    expect(first("First thing in the morning, please.")).toMatch(/Friday.* 8(?::30| o'clock)/);
  });

  it("goes to an earlier day where somebody is wanted sooner", () => {
    const { said } = call(
      "law",
      NOVEMBER_30,
      "I need an eviction consultation Friday.",
      "I need somebody sooner than that.",
    );
    expect(said[1]).toMatch(/today|tomorrow|Tuesday|Wednesday/i);
    expect(said[1]).not.toMatch(/December (?:7|8)th/);
  });

  it("goes earlier on the day itself where that is said", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "I'd like a cleaning on Friday afternoon.",
      "Anything earlier on Friday?",
    );
    expect(said[1]).toMatch(/Friday/);
  });
});

describe("what is put right counts as it was said last", () => {
  it.each([
    ["Thursday. Well no, Friday, Thursday's my kid's recital", "to Friday, December 4th."],
    ["Thursday. Oh wait, Wednesday, I work Thursdays", "to Wednesday, December 2nd."],
    ["Thursday or Friday", "to Thursday, December 3rd or Friday, December 4th."],
  ])("moves to: %s", (line, want) => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "I need to move my appointment tomorrow.",
      line,
      "Lucinda Marchetti, 555 274 6613",
    );
    expect(said[2]).toContain(want);
  });

  it("takes the afternoon beside a number", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "I need to move my appointment tomorrow.",
      "Friday",
      "Lucinda Marchetti",
      "555 274 6613. And can you make it an afternoon",
    );
    expect(said[3]).toContain("to Friday, December 4th in the afternoon.");
  });

  it("takes the hour behind 'no, make it', and none behind a bare no", () => {
    const START = ["I need somebody to check out my foot on Tuesday, something new"] as const;
    const { offered } = call("medical", NOVEMBER_30, ...START).state;
    const [a, b] = offered.map(({ time }) => time.replace(/^0/, ""));
    const put = call("medical", NOVEMBER_30, ...START, `${b}. wait no make it ${a}, I got work`);
    expect(put.state.slots.time?.value).toBe(offered[0]!.time);
    expect(call("medical", NOVEMBER_30, ...START, `No, not ${a}`).state.slots.time).toBeUndefined();
  });

  it("hears the minutes behind a Spanish hour", () => {
    const START = "Quiero una cita para una limpieza el jueves";
    const at = (line: string) => call("dental", NOVEMBER_30, START, line).state;
    expect(at("A las dos y cuarenta y cinco").slots.time?.value).toBe("14:45");
    expect(at("A las dos y media").slots.time?.value ?? "14:30").toBe("14:30");
  });

  it("cancels nothing where it is only asked whether one must", () => {
    const START = "I need to cancel my appointment tomorrow.";
    const { said } = call(
      "dental",
      NOVEMBER_30,
      START,
      "Actually, do I have to cancel? Could I just push it to later in the week instead?",
    );
    expect(said[1]).not.toMatch(/comes off/);
    expect(said[1]).toMatch(/move it/);
    expect(call("dental", NOVEMBER_30, START, "Don't cancel it, I'll keep it").said[1]).toMatch(/stays/);
  });
});

describe("what was told is kept and not asked again", () => {
  const LANDLORD =
    "My landlord, that's Mr. Duval, he left a paper on my door Friday, can he just throw me out?";

  it("keeps a landlord who is named in the first turn, and takes the day of the paper for no wish", () => {
    const { said, state } = call("law", NOVEMBER_30, LANDLORD);
    expect(said[0]).not.toMatch(/Friday, December 4th/);
    expect(state.notes.join()).toMatch(/Other side: Mr\. Duval/);
    expect(call("law", NOVEMBER_30, "I need an eviction consultation Friday.").said[0]).toMatch(/Friday/);
  });

  it("takes a name with its title beside a time, and none of who is there", () => {
    const named = (desk: "ringwell" | "dental", what: string, line: string) =>
      call(desk, NOVEMBER_30, what, line).state.slots.name?.value;
    const INTRO = "I'd like an introduction call on Wednesday after lunch.";
    expect(named("ringwell", INTRO, "Two o'clock. Doctor Imani Feld, F E L D")).toBe("Imani Feld");
    const CLEANING = "I'd like a cleaning on Wednesday.";
    expect(named("dental", CLEANING, "The first one, with Dr. Elena Marsh")).toBeUndefined();
    expect(named("dental", CLEANING, "The first one. Dr. Elena Marsh")).toBeUndefined();
  });

  it("takes no time to call out of another question", () => {
    const { said } = call(
      "medical",
      NOVEMBER_30,
      "Can somebody call me about my pill?",
      "Edna Karlsson, 555 118 4092",
      "Well, any time. But who do I ask tonight?",
    );
    expect(said[2]).not.toMatch(/4092, tonight/);
  });
});

describe("the price of what is asked", () => {
  it.each([
    ["How much is a visit if I don't use insurance?", "medical", /140 dollars/],
    ["Do I need insurance for a visit?", "medical", /^(?!.*140 dollars)/],
    ["I need a tooth pulled. What's the damage?", "dental", /190 dollars/],
  ] as const)("%s", (line, desk, want) => {
    expect(call(desk, NOVEMBER_30, line).said[0]).toMatch(want);
  });

  it("tells what it costs to fix half a molar, and that of a check-up for one", () => {
    const book = (what: string, asks: string) =>
      call(
        "dental",
        NOVEMBER_30,
        what,
        "Wednesday",
        "the first one",
        "Beau Tillis, 555 641 0098",
        `Yes. ${asks}`,
      );
    expect(book("Half my molar came off.", "What's it gonna run me to fix it?").said[4]).toMatch(
      /180 dollars/,
    );
    expect(book("I need a check-up.", "What's it gonna cost?").said[4]).toMatch(/95 dollars/);
  });

  it("books an extraction as one", () => {
    expect(call("dental", NOVEMBER_30, "I need a tooth pulled on Friday.").said[0]).toMatch(/extraction/);
    expect(call("dental", NOVEMBER_30, "I had a tooth pulled, and I need a check-up.").said[0]).not.toMatch(
      /An extraction, of course/,
    );
  });

  it("speaks of no other question where there was none", () => {
    const { said } = call(
      "law",
      NOVEMBER_30,
      "Where are you?",
      "Perfect, and what time do you close on Fridays?",
    );
    expect(said[1]).toMatch(/^On Fridays we close at 4\./);
    expect(said[1]).not.toMatch(/other question/);
  });
});

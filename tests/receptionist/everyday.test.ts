import { describe, expect, it } from "vitest";
import { call, type DeskId, MONDAY, TUESDAY } from "./called.ts";

// How people ask and refuse who are not reading from a form; each class in the words of several callers.

const UNKNOWN = /don't know that one|can't say|won't guess|didn't quite get|have to ask about/;

describe("what the desk knows is answered, however it is asked", () => {
  it.each<[DeskId, string, RegExp]>([
    ["dental", "what's a crown run over there", /980 dollars/],
    ["dental", "what do you want for a cleaning these days", /120 dollars/],
    ["dental", "what do veneers go for", /920 dollars/],
    ["medical", "hey are you guys still doing flu shots", /35 dollars/],
    ["ringwell", "does it do spanish we get a lot of spanish callers", /languages your line needs/],
    ["law", "what's the damage for a will", /450 dollars/],
    ["ringwell", "do my customers know they're talking to a robot?", /says that it is a machine/],
    ["ringwell", "do you tell people it's AI when they call my shop", /says that it is a machine/],
    ["ringwell", "what's the cheapest you've got", /99 to 690/],
    ["dental", "is the lot free or do I feed a meter", /free/],
    ["law", "can I park somewhere close to your office", /garage/],
    ["medical", "do I have to pay for the garage", /free for two hours/],
    ["dental", "how late can I come in on a Tuesday", /^Tomorrow we close at 5/],
    ["law", "do you work over New Year's", /closed on New Year's Day/],
    ["ringwell", "will it be an actual human that calls me", /A person would call/],
    ["medical", "is it a real person calling me back or another robot", /A person would call/],
    ["dental", "will I be out of there in an hour for a cleaning", /45 minutes/],
    ["dental", "Do you guys still do those silver fillings?", /only make white fillings/],
    [
      "dental",
      "What happens if I'm fifteen minutes late, do you turn me away?",
      /fifteen minutes late is fine/,
    ],
    ["dental", "My name's Greta Olsen, can you tell me if the parking costs me anything?", /free lot/],
    ["medical", "can you tell me the hours", /open Monday/],
    ["dental", "What services do you offer?", /^Cleanings and check-ups, fillings/],
    ["medical", "so what do you guys do there", /physicals, vaccines/],
    ["law", "what are your services", /family law, injuries/],
    ["ringwell", "which services do you have", /answers the phone/],
    ["medical", "I need your address please", /Fennbrook|Road|Street/],
    ["medical", "Is somebody there today?", /we.re open/],
    ["law", "If I lose do I still have to pay you?", /third of what you win/],
    ["law", "What papers should I have with me when I come?", /every paper|letters, contracts/],
    ["law", "Is Mr. Pell in the office right now?", /put you through/],
    ["ringwell", "What does it do when somebody calls?", /greets them/],
    [
      "ringwell",
      "What would this set me back for a little shop with thirty calls a day?",
      /^About 660 calls a month come to 495 dollars/,
    ],
    ["dental", "No, whitening! How much is that? And my mom's denture is rubbing her gums.", /320 dollars/],
  ])("%s: %s", (desk, words, answer) => {
    const { said } = call(desk, MONDAY, words);
    expect(said[0]).toMatch(answer);
    expect(said[0]).not.toMatch(UNKNOWN);
  });
  it.each<[DeskId, string, RegExp]>([
    ["dental", "Do you all put people to sleep for a filling, like all the way out?", /bonded/],
    ["law", "How long have I got to sue somebody after a wreck?", /30 minutes/],
    ["dental", "where do you send the bill?", /resume/],
  ])("%s: no neighbor of it answers '%s'", (desk, words, neighbor) => {
    expect(call(desk, MONDAY, words).said[0]).not.toMatch(neighbor);
  });
  it.each<[DeskId, string]>([
    ["medical", "Harold Biggs. My late wife always did the calling. I just want to get in Monday."],
    ["dental", "I need a cleaning. She'll call you herself when she's back on her feet."],
  ])("%s: nobody asked anything in '%s'", (desk, words) => {
    expect(call(desk, MONDAY, words).said[0]).not.toMatch(UNKNOWN);
  });
});

it("takes 'the early one' beside a name and a number", () => {
  const { bookings } = call(
    "medical",
    MONDAY,
    "I'd like a physical on Thursday morning next week",
    "The early one. It's for Priya Raman, R A M A N, 212 555 0188",
    "yes",
  );
  expect(bookings).toMatchObject([{ name: "Priya Raman", phone: "+12125550188" }]);
});

it("names a caller who books for a child in one breath with the child, in Spanish too", () => {
  const { bookings } = call(
    "dental",
    MONDAY,
    "quisiera una limpieza para mi hijo, mañana por la tarde",
    "la segunda",
    "se llama Mateo Ruiz, yo soy Ana Ruiz, 212 555 0176",
    "sí",
  );
  expect(bookings).toMatchObject([{ name: "Mateo Ruiz" }]);
  expect(bookings[0]!.text).toContain("Ana Ruiz");
});

it("takes a family name that is also a word of time", () => {
  const { bookings } = call(
    "dental",
    MONDAY,
    "a cleaning tomorrow morning",
    "the first one",
    "My name is Doris Day",
    "212 555 0166",
    "yes",
  );
  expect(bookings).toMatchObject([{ name: "Doris Day" }]);
});

it("keeps when to call, with whatever signs it is written", () => {
  const { messages } = call(
    "law",
    MONDAY,
    "please tell Ms. Pell that my ex took the kids' passports, I'm Ann Roe 212 555 0133",
    "after 3++ or 4 works",
    "no, don't tell my husband about it",
    "yes",
  );
  expect(messages[0]!.text).toMatch(/passports.*Don't tell my husband.*Call back: after 3/);
});

describe("an errand for somebody else", () => {
  it.each<[DeskId, string, string]>([
    ["dental", "I'm calling for my wife, she's got an appointment Thursday and she won't make it.", "cancel"],
    ["law", "my husband has a consultation with you Wednesday at ten, he can't be there", "cancel"],
    ["medical", "calling about my mother's visit on the ninth, we need to call it off", "cancel"],
    ["law", "it's for my sister, her meeting with Mr. Pell, could that go to the week after", "move"],
    [
      "dental",
      "My boy's appointment is at three and the bus is late, we'll be there about twenty past",
      "late",
    ],
  ])("%s: %s", (desk, words, flow) => {
    expect(call(desk, MONDAY, words).state.stack).toEqual([flow]);
  });
  it.each<[DeskId, string, string]>([
    ["dental", "a cleaning please", "No no, I don't want to book anything. I need to cancel hers, Thursday."],
    ["medical", "I need a physical", "hang on, my wife's appointment Thursday has to be cancelled"],
  ])("%s: %s, then %s", (desk, ...lines) => {
    const { state } = call(desk, MONDAY, ...lines);
    expect(state.stack.at(-1)).toBe("cancel");
    expect(state.which).toMatch(/Thursday/);
  });
});

describe("what is refused is not offered, and a tale is no time", () => {
  it("takes the time on offer that is named, whatever other times are told", () => {
    const lines = [
      "my daughter has an earache, can someone see her today",
      "Five works, it was 101 this morning at six.",
    ];
    expect(call("medical", "2026-12-09T22:20:00Z", ...lines).state.slots.time?.value).toBe("17:00");
  });
  it("hears in Spanish which weekdays do not suit", () => {
    const { said } = call("dental", MONDAY, "Necesito una limpieza, pero los lunes y los martes no puedo");
    expect(said[0]).not.toMatch(/lunes|martes|mañana/);
  });
  it("wishes for no day that is only asked about or refused", () => {
    const { state } = call(
      "dental",
      "2026-12-06T01:30:00Z",
      "I have an appointment on Tuesday the eighth at two, can I push it to Thursday the seventeenth?",
      "Ann Nguyen, 212 555 0196",
      "Yes, but are you open Christmas Eve?",
    );
    expect(JSON.stringify([state.filed, state.note])).not.toMatch(/24/);
  });
});

describe("one of the times on offer", () => {
  it.each([
    ["I'll take the later one, and how much is it?", /120 dollars.*30th at 10 o'clock it is/],
    ["the ten o'clock one, and what is it I have to bring?", /30th at 10 o'clock it is/],
  ])("is taken, and what is asked beside it answered: %s", (words, answer) => {
    expect(call("dental", TUESDAY, "a cleaning Monday", words).said[1]).toMatch(answer);
  });

  it("is known by its half of the day", () => {
    const { said } = call("medical", TUESDAY, "a physical Monday", "let's go with the afternoon one");
    expect(said[0]).toMatch(/9:30 or 1:30 in the afternoon/);
    expect(said[1]).toMatch(/30th at 1:30 it is/);
  });

  it("is not sought as many weeks ahead as somebody is pregnant or old", () => {
    for (const asked of [
      "I'm 12 weeks pregnant and need a physical",
      "he's six weeks old and needs a checkup",
    ])
      expect(call("medical", TUESDAY, asked).said[0]).toMatch(/What day|Which day/);
  });

  it("is sought about the hour that was named, however loosely", () => {
    expect(call("ringwell", TUESDAY, "an intro call next Wednesday around 2-ish").said[0]).toMatch(
      /2nd at 2 o'clock/,
    );
  });
});

it.each([
  [
    "I've got a ten o'clock and I'm stuck behind an accident, I'll be fifteen minutes late, is that still okay?",
    /Please come safely/,
  ],
  [
    "I got a bill in the mail for 85 dollars and I already paid that, so I'd like somebody to look into it",
    /billing team/,
  ],
  [
    "my son needs a checkup before the tournament, Evan Hsu, and I'm Grace, his mom, 650 555 0111",
    /day|can do/,
  ],
])("what people call about is heard: %s", (words, answer) => {
  expect(call("dental", TUESDAY, words).said[0]).toMatch(answer);
});

describe("nobody's own number or e-mail is given, and a message is offered", () => {
  it.each<[DeskId, string]>([
    ["law", "Just give me Ms. Harrow's email and her cell, I'll shoot her a text."],
    ["dental", "what's Dr. Marsh's home number?"],
    ["medical", "her mobile, please, I only need to send a text"],
  ])("%s: %s", (desk, words) => {
    const { said, state } = call(desk, MONDAY, words, "yes");
    expect(said[0]).toMatch(/can't give out/);
    expect(state.stack).toEqual(["message"]);
  });
});

describe("when to call", () => {
  it.each([
    ["Mara Quist, 616 555 0119 mornings are best one more thing are you open friday", /Call back: mornings/],
    ["Mara Quist and no I'm not out I got about two days left, 616 555 0133", /^(?!.*Call back)/s],
  ])("is a time, and nothing that stands beside it: %s", (told, kept) => {
    const { messages } = call(
      "medical",
      MONDAY,
      "I need my blood pressure pills refilled",
      told,
      "yes",
      "yes",
    );
    expect(messages[0]?.text).toMatch(kept);
  });
});

it("books a patient who tells what is wrong, and leaves out a day that is no good beside one that is", () => {
  const at = "2026-11-24T14:00:00Z";
  expect(call("dental", at, "I'm a patient of Dr. Marsh and my crown fell off").said[0]).toMatch(/I can do/);
  expect(call("dental", at, "mondays are fine but tuesday no. a cleaning").said[0]).not.toMatch(/Tuesday/);
  expect(call("dental", at, "a cleaning. I can come in but monday I work").said[0]).not.toMatch(/Monday/);
});

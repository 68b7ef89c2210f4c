import { describe, expect, it } from "vitest";
import { call, type DeskId, MONDAY } from "./called.ts";

// What keeps a call going, or ends it: a yes, a no, a moment's patience, a goodbye, and signs of danger on the way.

it("says nothing of a booking to come beside the yes that makes it", () => {
  const { said } = call(
    "dental",
    MONDAY,
    "a cleaning on Wednesday afternoon",
    "the later one",
    "Dana Whitfield, 212 555 0171",
    "yes. is that booked then?",
  );
  expect(said.at(-1)).toMatch(/^You're booked/);
});

it("books nothing on a yes that asks to wait", () => {
  const { bookings } = call(
    "dental",
    MONDAY,
    "a cleaning on Wednesday afternoon",
    "the later one",
    "Dana Whitfield, 212 555 0171",
    "yes, hold on a second, let me check the number",
  );
  expect(bookings).toEqual([]);
});

it("drops no bill's matter with a visit that can wait", () => {
  const { messages, said } = call(
    "dental",
    MONDAY,
    "hi you charged me twice for my cleaning",
    "okay forget the cleaning ill do that in spring just the double charge please",
    "Marcus Bell 212 555 0155",
    "yes",
  );
  expect(said.join(" ")).not.toMatch(/stays as it is|Poison/);
  expect(messages).toMatchObject([{ about: "billing", name: "Marcus Bell" }]);
  expect(messages[0]!.text).toContain("charged me twice");
});

describe("the end of a call", () => {
  it("asks for no second call, and says what stands", () => {
    const { said, messages, ended } = call(
      "ringwell",
      MONDAY,
      "have somebody call me about the price for a small shop",
      "Dom Ferraro, 212 555 0145",
      "before eight tomorrow",
      "yes",
      "No. Just call me. Bye.",
    );
    expect(messages).toHaveLength(1);
    expect(said.at(-1)).toMatch(/call you back/);
    expect(ended).toBe(true);
  });
  it("makes no complaint of what is told beside a goodbye", () => {
    const { messages } = call(
      "dental",
      MONDAY,
      "my bill is wrong, it says 85 dollars",
      "Joe Lee, 503 555 0111",
      "yes",
      "No, that's me done. I've got a customer waiting. Bye now.",
    );
    expect(messages).toHaveLength(1);
  });
});

it("a no after 'anything else?' ends no call in which something is asked", () => {
  const asked = ["no so do i pay the forty or not", "no you sure she'll get it"];
  for (const words of asked) {
    const { state } = call(
      "dental",
      MONDAY,
      "Please cancel my cleaning tomorrow at two",
      "Joe Lee",
      "503 555 0111",
      "yes",
      words,
    );
    expect(state.ended).toBe(false);
  }
});

it("holds on, and goes on where it was, before and after a visit is booked", () => {
  const { said, bookings } = call(
    "dental",
    "2026-11-24T14:00:00Z",
    "i'd like a check up next tuesday",
    "sorry one sec my dog is barking",
    "okay where were we",
    "the second one",
    "Uma Petrie",
    "216 555 0501",
    "yes",
    "wait, somebody's at the door",
    "okay i'm back",
  );
  expect(said[2]).toMatch(/Tuesday, December 1st, I can do/);
  expect(bookings).toMatchObject([{ day: "2026-12-01", name: "Uma Petrie" }]);
  for (const each of [said[1], said[7]]) expect(each).toMatch(/time|hurry|here/i);
  expect(said[8]).toMatch(/else/);
});

it.each(["yes go ahead", "go ahead", "okay, go ahead please"])("books at a plain '%s'", (yes) => {
  const { bookings } = call(
    "dental",
    "2026-11-24T14:00:00Z",
    "a cleaning next tuesday at two",
    "Ann Hill",
    "216 555 0147",
    yes,
  );
  expect(bookings).toMatchObject([{ name: "Ann Hill", day: "2026-12-01", time: "14:00" }]);
});

it.each([
  "no I mean at night when we're closed, will it answer",
  "no, I meant the weekends",
  "no I was asking about Sundays",
  "nope, can it do that in Spanish too",
])("goes on after '%s': what was meant is no goodbye", (line) => {
  const asked = ["what does this thing cost", "okay and does it pick up at night, like two in the morning"];
  expect(call("ringwell", MONDAY, ...asked, line).ended).toBe(false);
  expect(call("ringwell", MONDAY, ...asked, "no that's all I needed").ended).toBe(true);
});

it("takes 'no, nothing' with more behind it for no farewell", () => {
  expect(call("dental", MONDAY, "No, nothing broke, it's my son's retainer").ended).toBe(false);
  expect(call("dental", MONDAY, "how much is a cleaning", "No, nothing else, thanks").ended).toBe(true);
});

it("says of a call that is not wished any more that it is left out, and asks nobody who is done about themselves", () => {
  const asked = ["I need Mr. Pell to call me about my custody case", "Rob Tuttle, 212 555 0144"];
  const { said, messages } = call("law", MONDAY, ...asked, "Forget it, bye.");
  expect(said[2]).not.toMatch(/stays|haven't changed/);
  expect(messages).toEqual([]);
  expect(call("law", MONDAY, asked[0]!, "No appointment. A call. I'm done. Goodbye.").said[1]).not.toMatch(
    /hurting yourself/,
  );
});

it.each<[DeskId, string]>([
  ["medical", "my ears are ringing"],
  ["medical", "hang on my husband fell"],
  ["medical", "a second opinion on my knee please"],
  ["medical", "my baby is crying and won't eat"],
  ["dental", "hold on I said tuesday"],
])("at the %s desk '%s' asks for more than patience", (desk, words) => {
  expect(call(desk, MONDAY, words).said[0]).not.toMatch(/hurry|take your time/i);
});

it("lets no name calm a question of danger", () => {
  const { state } = call(
    "medical",
    MONDAY,
    "something is wrong with my wife, she went down in the kitchen",
    "Her name is Maria Lopez",
    "Lopez",
  );
  expect(state.alarm?.line).toBe("911");
});

describe("signs of danger that are told one by one", () => {
  it.each<[DeskId, string[]]>([
    [
      "medical",
      [
        "my heartburn is bad, next week please",
        "Ann Lee. My arm's achy too, the left one, and I'm sweating.",
      ],
    ],
    [
      "medical",
      [
        "I wanted to see if I can get my husband in today, he's been feeling kind of off since breakfast.",
        "No, nothing hurts him. He's just clumsy, he dropped his coffee cup twice and he says he's tired.",
      ],
    ],
    ["medical", ["I need a checkup", "my left arm's been sore since lunch", "my wife says I look gray"]],
    ["dental", ["I want a cleaning", "it's like an elephant on me today", "and I'm all clammy"]],
    [
      "medical",
      [
        "i'd like to see somebody this week i've just been feeling kinda off",
        "tomorrow's fine it's probably nothing i just get winded going up the stairs lately",
        "no no nobody's hurt i'm sitting down i'm fine right now",
        "joanne mercer it's weird though like there's this kind of tightness across here when i do it",
      ],
    ],
    [
      "dental",
      [
        "necesito una limpieza",
        "el martes por favor, es que me duele el hombro izquierdo desde ayer",
        "no, nadie está grave",
        "Rosa Díaz, y estoy sudando mucho hoy",
      ],
    ],
  ])("%s: add up to 911 over turns (%#)", (desk, lines) => {
    expect(call(desk, MONDAY, ...lines).state.alarm?.line).toBe("911");
  });
  it("are asked about as soon as two stand beside each other", () => {
    const { state, said } = call(
      "medical",
      MONDAY,
      "could my husband see somebody this week, he's just been really worn out",
      "tomorrow he says his jaw's been aching too so maybe it's a tooth thing",
      "it's carol his wife his name is dennis lindqvist he's kind of sweaty too this morning",
    );
    expect(state.suspected).toBe("911");
    expect(said.at(-1)).toMatch(/chest/);
  });
  it("are asked about where an arm is heavy, and are 911 with the next one", () => {
    const lines = [
      "I've got a physical tomorrow and I'm gonna have to cancel, I'm just not feeling so hot",
      "Frank Delaney. I've just been wiped out since I was raking leaves, my arm's kinda heavy",
    ];
    expect(call("medical", MONDAY, ...lines).said.at(-1)).toMatch(/chest/);
    const more = "I mean, it's probably nothing, but I'm sweating like crazy";
    expect(call("medical", MONDAY, ...lines, more).state.alarm?.line).toBe("911");
  });
  it("are asked about in the words of what is feared, so that a no is a no to that", () => {
    const unclear = "He's been so worn out, and he, um, he talks a bit funny.";
    const asked = call("medical", MONDAY, "I'd like an appointment for my husband", unclear);
    expect(asked.said.at(-1)).toMatch(/face, a weak arm or unclear speech/);
    const hand = "No, nothing like that. He dropped his coffee cup though, his hand won't hold anything.";
    expect(call("medical", MONDAY, unclear, hand).state.alarm?.line).toBe("911");
    expect(call("medical", MONDAY, unclear, "No, he just has a cold").state.alarm).toBeUndefined();
    const spanish = call("medical", MONDAY, "mi papá habla un poco raro hoy");
    expect(spanish.said.at(-1)).toMatch(/cara caída/);
  });
  const SWEATY = [
    "I'd like to see if the doctor can fit my husband in today, he's not feeling great",
    "Uh, eleven I guess. He's been kinda sweaty and tired since breakfast, says it's just indigestion",
  ];
  const SUDADO = ["mi esposo habla un poco raro y está sudando, quisiera una cita hoy"];
  it.each<[string[], string]>([
    [SWEATY, "No no, nobody's hurt. He says it's just like a heaviness, like he ate too much"],
    [SWEATY, "no no nobody's hurt he just says it's kind of tight"],
    [SWEATY, "No, pressure, he says, but only a little"],
    [SWEATY, "No, not really a pain. More of a squeezing, he says"],
    [SWEATY, "Nobody's badly hurt. There's some burning, that's all"],
    [SWEATY, "No, he's only short of breath"],
    [SWEATY, "No, no pain or pressure until he climbs the stairs"],
    [SWEATY, "No pain, pressure or tightness, but he can't breathe"],
    [SUDADO, "No, nadie está grave. Nomás una pesadez"],
    [SUDADO, "No, dice que siente como una presión"],
    [SUDADO, "no, nadie está grave, es que le cuesta respirar"],
  ])("are 911 where the answer names what was asked about, whatever it says no to: %#", (told, answer) => {
    const asked = call("medical", MONDAY, ...told);
    expect(asked.state.suspected).toBe("911");
    expect(call("medical", MONDAY, ...told, answer).said.at(-1)).toMatch(/911/);
  });
  it.each<[string[], string]>([
    [SWEATY, "No, no pressure or tightness, nothing like that"],
    [SWEATY, "No, he doesn't feel any pressure and he's not short of breath"],
    [SWEATY, "No, there's no pain, pressure, or tightness"],
    [SWEATY, "No, he just has a tight muscle in his leg"],
    [SWEATY, "No, his blood pressure was fine, it's just a cold"],
    [SWEATY, "No, no pain, pressure, or tightness in his chest"],
    [SWEATY, "He doesn't have any chest pain, pressure or trouble breathing."],
    [["My husband keeps dropping things"], "no, for months"],
    [SUDADO, "No, no siente presión ni pesadez"],
    [SUDADO, "Sin dolor, presión ni falta de aire"],
    [SUDADO, "No, solo tiene pesadez en las piernas"],
  ])("are none where the answer denies them, or feels them elsewhere: %#", (told, answer) => {
    expect(call("medical", MONDAY, ...told, answer).state.alarm).toBeUndefined();
  });
  it("are none in what happens to everybody", () => {
    const { state } = call(
      "dental",
      MONDAY,
      "a cleaning",
      "my arm is sore from tennis",
      "do you do whitening, I look pale",
    );
    expect(state.alarm).toBeUndefined();
  });
  it.each([
    "is parking tight around there?",
    "my new denture is tight around here",
    "my schedule is tight around here",
    "thanks for squeezing me in there",
  ])("are none in what is merely tight: %s", (line) => {
    expect(call("dental", MONDAY, line).state).not.toHaveProperty("suspected");
  });
  it("are none the less in a tightness that is felt", () => {
    expect(call("medical", MONDAY, "i feel tight across here when i climb stairs").state.suspected).toBe(
      "911",
    );
  });
});

describe("what was just answered or refused", () => {
  const REFILL = ["I need a refill of my lisinopril", "Agnes Thornbury, 555 201 7743", "yes please"];
  it.each([
    "Any time, I'm always home. Could you have the nurse call me?",
    "It doesn't matter. Can somebody call me about the dose?",
  ])("is no time to call that is asked for: %s", (line) => {
    const { said } = call("medical", MONDAY, ...REFILL, line);
    expect(said.at(-1)).not.toMatch(/good time|best to reach/);
  });
  it("is no number: nobody who gives none is asked when to be called", () => {
    const { said } = call(
      "ringwell",
      MONDAY,
      "Have somebody call me",
      "the price",
      "Ray Kowalczyk",
      "No phone.",
    );
    expect(said.join(" ")).not.toMatch(/good time|best to reach/);
    expect(said.at(-1)).toMatch(/without a number.*from Ray Kowalczyk\. Is that right/i);
  });
  it("is a time that was told: 'I told you, before noon!'", () => {
    const line = "I told you, before noon!";
    const { said } = call("law", MONDAY, "Have him call me about the papers", "Ann Lee, 206 555 0187", line);
    expect(said.at(-1)).toMatch(/before noon/);
  });
  it.each(["How hard is that?", "You want the last name, right?"])(
    "leaves no question for the desk in '%s'",
    (line) => {
      const lines = [
        "I need a cleaning",
        "Thursday at nine",
        "Ann",
        `${line} Ann Lee.`,
        "206 555 0187",
        "yes",
      ];
      expect(call("dental", MONDAY, ...lines).receipt).not.toMatch(/Asks/);
    },
  );
  it.each([
    "What? No! I asked about a contract. Goodness. Forget it, bye.",
    "I wanted a price, that's all. Never mind, goodbye.",
  ])("ends with its last words: %s", (line) => {
    const { ended, messages } = call("ringwell", MONDAY, "Have somebody call me", "Ray Kowalczyk", line);
    expect(ended).toBe(true);
    expect(messages.filter(({ unconfirmed }) => !unconfirmed)).toEqual([]);
  });
  it("ends what was read back with them, and passes nothing on", () => {
    const lines = ["Have somebody call me", "the price", "Ray Kowalczyk", "No phone."];
    const { ended, messages } = call(
      "ringwell",
      MONDAY,
      ...lines,
      "What? No! I asked a thing. Forget it, bye.",
    );
    expect([ended, messages]).toEqual([true, []]);
  });
});

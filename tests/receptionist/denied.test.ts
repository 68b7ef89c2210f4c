import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

const TUESDAY = "2026-11-24T15:05:00Z";
const DECEMBER = "2026-12-02T19:00:00Z";

describe("what a caller says it is not", () => {
  it("is no running late once they are not coming: the appointment of today is moved", () => {
    const { messages } = call(
      "medical",
      TUESDAY,
      "Hi, I've got a physical at eleven this morning and my car won't start, I might be twenty minutes late",
      "Rita Solano, 212 555 0151",
      "Actually no, forget it, the tow truck says two hours. I'm not going to make it at all. Can I do it Thursday or Friday next week?",
      "Friday the fourth, in the morning.",
      "Yes please",
    );
    expect(messages).toMatchObject([{ about: "move", name: "Rita Solano" }]);
    expect(messages[0]!.text).toContain(
      "Appointment: Tuesday, November 24th | New time: Friday, December 4th in the morning",
    );
  });

  it("is no running late when a boss would mind it", () => {
    const { messages, bookings } = call(
      "dental",
      "2026-11-30T18:00:00Z",
      "I need a crown looked at, tomorrow",
      "the later one",
      "Deshawn Pratt. my boss says if I'm late one more time I'm fired so what time would I be out",
      "212 555 0133",
      "I'm not running late, I only wanted to know when I'm out",
      "yes book it",
    );
    expect(messages).toEqual([]);
    expect(bookings).toHaveLength(1);
  });

  it("is no appointment to move: the day of the visit that is being booked changes", () => {
    const { said, messages, bookings } = call(
      "dental",
      TUESDAY,
      "I'd like a cleaning next Monday after four",
      "Oh no hang on, Monday my son's got his swim thing. Do Wednesday instead, next week.",
      "The first one. Paula Drexler.",
      "212 555 0144",
      "No, I didn't have one before, it's a new appointment. Is that booked?",
      "yes, book it",
    );
    expect(messages).toEqual([]);
    expect(bookings).toMatchObject([{ service: "cleaning", day: "2026-12-02", name: "Paula Drexler" }]);
    expect(said.join(" ")).not.toMatch(/ask the front desk to move|children/);
  });
});

describe("a question", () => {
  it("that shares one word with a fact is not answered by it", () => {
    const { said } = call("law", DECEMBER, "She does know the name is Prudhomme, with an H?");
    expect(said[0]).not.toMatch(/1998|licensed/);
  });

  it("that was answered beside the point is passed on once they say so, and the answer not given again", () => {
    const { said, state } = call(
      "medical",
      DECEMBER,
      "Is there parking?",
      "That isn't what I asked.",
      "I'd like to leave a message for the doctor",
    );
    expect(said[1]).toMatch(/your question/i);
    expect(said[1]).not.toMatch(/garage/);
    expect(state.told.join(" ")).toMatch(/parking/);
  });

  it.each([
    ["law", "Is this Walgreens or not?", /No, this is Harrow and Pell/],
    ["law", "Is this the Pell office or am I at the bank?", /Yes, this is Harrow and Pell/],
    ["dental", "Who am I talking to, please?", /This is Larkspur/],
    ["medical", "Is this being recorded?", /isn't recorded/],
  ] as const)("%s: '%s' is answered in the middle of a form too", (desk, words, answer) => {
    expect(call(desk, DECEMBER, words).said[0]).toMatch(answer);
    expect(call(desk, DECEMBER, "Please have somebody call me about my bill", words).said[1]).toMatch(answer);
  });

  it("about who there speaks Spanish is of the people there, not of this call", () => {
    const { said } = call(
      "law",
      DECEMBER,
      "buenas tardes, quisiera una cita, me despidieron del trabajo",
      "¿y el abogado habla español?",
    );
    expect(said[1]).toMatch(/Nadia Quist habla español/);
  });
});

it("asks once more, and plainly, when a question of danger is met with something else", () => {
  const { said, state } = call(
    "medical",
    DECEMBER,
    "Hello I'm calling about my husband, he sweats at night and he looks a bit gray lately",
    "Tuesday afternoon would be best for him",
    "No, nothing like that right now, it's been weeks. He just needs to see somebody.",
  );
  expect(said[1]).toMatch(/yes or no/);
  expect(state.alarm).toBeUndefined();
  expect(said[2]).toMatch(/Tuesday the 8th/);
});

it("acts when the question of danger is met with something else twice, or with one more sign", () => {
  const opening = "My husband sweats at night and he looks a bit gray lately";
  for (const answers of [
    ["Tuesday afternoon would be best", "His name is Walter Pruitt"],
    ["Tuesday would be best, but his left arm feels heavy"],
  ])
    expect(call("medical", DECEMBER, opening, ...answers).state.alarm?.line).toBe("911");
});

it("takes nothing that the desk offers, and no time, for a name", () => {
  for (const words of ["it's for Invisalign", "put me down for another day"]) {
    const { state } = call("dental", DECEMBER, "I'd like a cleaning", "the first time you have", words);
    expect(state.slots.name).toBeUndefined();
  }
});

it("keeps two times that were agreed for two when they are said again", () => {
  const { said, bookings } = call(
    "dental",
    "2026-11-25T15:05:00Z",
    "Me and the wife both need our teeth cleaned, can you get the two of us in on the same morning?",
    "Oh, the Tuesday. December first sounds dandy.",
    "Gus Lindqvist",
    "212 555 0142. So that's both of us Tuesday the first, half past ten and then quarter past eleven, am I right?",
    "Her name is Maren Lindqvist",
    "yes",
  );
  expect(said.join(" ")).not.toMatch(/past the time we close/);
  expect(bookings).toMatchObject([
    { day: "2026-12-01", time: "10:30", name: "Gus Lindqvist" },
    { day: "2026-12-01", time: "11:15", name: "Maren Lindqvist" },
  ]);
});

describe("signs of danger", () => {
  it("add up with what is told beside a no to the question", () => {
    const { said } = call(
      "medical",
      DECEMBER,
      "It's funny, I've had this weight sitting on me since breakfast, must be the sausage. Got the flu shots in yet?",
      "Oh no, nobody's hurt, I'm breathing fine. It's just heavy, like, and my jaw's been bothering me.",
    );
    expect(said[1]).toMatch(/911/);
  });

  it("add up over turns of a booking", () => {
    const { state } = call(
      "medical",
      DECEMBER,
      "I'd like to see the doctor this week. My arm's felt sort of heavy since lunch.",
      "Tomorrow's fine. Sorry, I'm sweating like anything here",
      "It's sort of pressing, too, like somebody's sitting on me.",
    );
    expect(state.alarm?.line ?? state.suspected).toBe("911");
  });

  it.each([
    "I am dying to get my teeth whitened, if I show up with coffee teeth my mom will literally kill me.",
    "no no not tomorrow i just had one okay forget the cleaning ill do that in spring",
  ])("are none in '%s'", (words) => {
    const { state } = call("dental", DECEMBER, "I'd like a cleaning", words);
    expect([state.alarm, state.suspected]).toEqual([undefined, undefined]);
  });

  it("are in a threat, however it is put", () => {
    const { state } = call("dental", DECEMBER, "my husband will literally kill me, he is at the door");
    expect(state.alarm?.line ?? state.suspected).toBe("911");
  });

  it("are no urgent matter once they say that nobody is in danger", () => {
    const { said } = call(
      "law",
      DECEMBER,
      "I got served with papers last Thursday, my ex is going for full custody of my son",
      "Nobody's in danger, it's just papers. Can I make an appointment after four?",
      "the first one",
      "Calvin Osei, and I'm scared I'm gonna miss the deadline",
    );
    expect(said.slice(1).join(" ")).not.toMatch(/urgent line|0 1 0, 0 1 5 5/);
  });
});

it("takes a name that is to be put on a visit just made for no second visit", () => {
  const { said, bookings } = call(
    "law",
    "2026-11-24T17:20:00Z",
    "I'd like a consultation about a will, Monday afternoon",
    "the first one",
    "Anita Farrow, 212 555 0174",
    "Yes, that's right. And could you put my husband's name on it too, it's Russell Farrow.",
  );
  expect(bookings).toHaveLength(1);
  expect(said[3]).not.toMatch(/What day would suit you/);
});

it("takes no time for the caller that they refuse in the same breath", () => {
  const { said, bookings } = call(
    "dental",
    "2026-11-25T16:30:00Z",
    "Buenos días, se le quebró un pedacito de una muela a mi esposo y quería ver si me lo pueden atender.",
    "No, es que él trabaja de noche y duerme hasta la una, ¿no tendría algo más tarde?",
    "A las tres está bien. Ay, no, espéreme, hoy tengo que llevar a la niña al doctor. ¿Y el lunes en la tarde?",
  );
  expect(said[1]).not.toMatch(/Bien, hoy/);
  expect(said[2]).not.toMatch(/Bien, hoy/);
  expect(said[2]).toMatch(/lunes/);
  expect(bookings).toEqual([]);
});

it.each([
  "no I don't need a call back. How much is the flu shot if I don't have insurance",
  "I don't want a call, where do people park over there",
])("asks for no name once no call is wanted: '%s'", (line) => {
  const { said, messages } = call("medical", TUESDAY, "can someone call me", line);
  expect(said.at(-1)).toMatch(/35 dollars|garage/);
  expect(said.at(-1)).not.toMatch(/name|number/);
  expect(messages).toEqual([]);
});

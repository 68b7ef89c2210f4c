import { expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

// Days and hours that are put right, or told by what stands beside them.

it("looks for nothing later when something sooner is asked for", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "i chipped a tooth, can somebody look at it",
    "anything earlier than that",
  );
  expect(said[1]).toMatch(/today/);
});

it.each([
  [
    "it has to be done by december eleventh",
    "wednesday or thursday that week",
    /December 9th.*December 10th/,
  ],
  [
    "well not monday, tuesdays my neighbor drives me, so wednesday i suppose in the morning",
    "not too early",
    /^Tomorrow, .*10 o'clock/,
  ],
  ["monday or tuesday morning", "", /Monday the 30th.*Tuesday, December 1st/],
])("takes '%s' as it is meant", (line, next, days) => {
  const { said } = call("medical", TUESDAY, "i need a physical", line, ...(next ? [next] : []));
  expect(said.at(-1)).toMatch(days);
});

it("moves to what comes after a day, without the weekdays that won't do", () => {
  const { messages } = call(
    "medical",
    TUESDAY,
    "my husband has an appointment on the third at ten, I need to move it",
    "any time after the fourteenth",
    "mornings only and not a friday",
    "rosemary tully",
    "503 555 0180",
    "yes",
  );
  expect(messages[0]!.text).toMatch(
    /Appointment: .*December 3rd at 10 o'clock \| New time: any day from Tuesday, December 15th on, not Fridays, in the morning/,
  );
});

it("hears in Spanish which day won't do and which week is meant", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "quiero una cita con un médico para mi papá y otra para mí",
    "mañana",
    "no, mañana no, el lunes por la mañana",
  );
  expect(said[2]).toMatch(/lunes 30/);
  const { messages } = call(
    "dental",
    TUESDAY,
    "hola necesito cambiar la cita de mi hijo del jueves tres de diciembre",
    "para la semana siguiente, el lunes o el martes por la tarde",
    "marta salgado",
    "503 555 0172",
    "sí",
  );
  expect(messages[0]!.text).toMatch(/el lunes 7 de diciembre o el martes 8 de diciembre por la tarde/);
});

it("books two visits where each may begin, and puts first who must be", () => {
  const { bookings } = call(
    "dental",
    TUESDAY,
    "hi i'd like to book cleanings for my two boys they're seven and ten",
    "next thursday after school so like three",
    "the first one",
    "owen and ben pruitt",
    "oh and ben needs to go first because he's got practice",
    "yes i'm their mom tessa pruitt 503 555 0161",
    "yes",
  );
  expect(bookings).toMatchObject([
    { name: "Ben Pruitt", day: "2026-12-03", text: expect.stringContaining("Called by: Tessa Pruitt") },
    { name: "Owen Pruitt", day: "2026-12-03" },
  ]);
});

it("takes an age for no hour, and weekdays that won't do for what is moved", () => {
  const { state } = call(
    "medical",
    TUESDAY,
    "i need to bring my grandson in, he's had a cough",
    "today if you can",
    "his name's mateo brandt he's four",
  );
  expect(state.slots.time?.value).not.toBe("16:00");
  const { messages } = call(
    "dental",
    TUESDAY,
    "i'd like to move my cleaning from monday at two to the week after",
    "any day but tuesday",
    "me llamo ximena duarte d u a r t e",
    "503 555 0177",
    "yes",
  );
  expect(messages[0]!.text).toMatch(/Monday, November 30th at 2 o'clock \| New time: .*not Tuesdays/);
});

it("moves to the hour that is asked for while the move is read back", () => {
  const { messages } = call(
    "medical",
    TUESDAY,
    "i need to move my appointment on monday at nine",
    "friday at ten",
    "tom hale",
    "503 555 0161",
    "could you make it eleven?",
    "yes",
  );
  expect(messages[0]!.text).toMatch(/Monday, November 30th at 9 o'clock \| New time: Friday.* at 11 o'clock/);
});

it("looks for another hour on the same day for 'an hour later'", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "i'd like a cleaning",
    "friday at ten",
    "tom hale",
    "503 555 0161",
    "perfect but an hour later",
  );
  expect(said[4]).toMatch(/^Friday the 27th, I can do/);
  expect(call("dental", TUESDAY, "i'd like a cleaning", "can i come in an hour?").said[1]).toMatch(
    /^Today|today/,
  );
});

it("reads a day or time by the words that stand around it", () => {
  const offered = (desk: "dental" | "medical", words: string) =>
    call(desk, "2026-11-24T14:00:00Z", words).state.offered.map(({ day, time }) => `${day} ${time}`);
  for (const [words, within] of [
    ["i need a cleaning next wednesday, has to be after my shift at three", /^2026-12-02 1[5-8]/],
    ["could i come between ten and noon on friday next week for a check up", /^2026-12-04 1[01]/],
    ["check-up late friday next week", /^2026-12-04 1[2-4]/],
    ["my son max early next tuesday, just a checkup", /^2026-12-01 (?:08|09|10)/],
    ["a cleaning next thursday, not too late in the day", /^2026-12-03 (?:08|09|1[0-5])/],
    ["a cleaning, as soon as you can but i can't make it today or tomorrow", /^2026-11-(?:27|28)/],
  ] as const) {
    const times = offered("dental", words);
    expect(times.length, words).toBeGreaterThan(0);
    for (const each of times) expect(each, words).toMatch(within);
  }
});

it("moves a weekday that takes another's place within the week that was wished for", () => {
  const move = [
    "I need to move my Thursday cleaning.",
    "To next Monday, in the morning if possible.",
    "It's Ben Ortiz.",
    "206 555 0163",
  ];
  const { said } = call(
    "dental",
    TUESDAY,
    ...move,
    "Oh, actually Monday I can't, Tuesday afternoon would be better, after three.",
    "No, wait, Wednesday, not Tuesday.",
  );
  expect(said.at(-2)).toMatch(/to Tuesday, December 1st after 3 o'clock\./);
  expect(said.at(-1)).toMatch(/to Wednesday, December 2nd after 3 o'clock\./);
  const spanish = call(
    "medical",
    TUESDAY,
    "Hola, necesito cambiar mi cita del jueves.",
    "El lunes que viene por la mañana.",
    "Me llamo Rosaura Benítez.",
    "206 555 0163",
    "Ay no, perdón, el lunes no puedo, mejor el martes por la tarde, después de las tres.",
    "No, el martes, el primero de diciembre, después de las tres.",
  );
  expect(spanish.said.slice(-2)).toEqual(
    Array(2).fill(expect.stringMatching(/al martes 1 de diciembre después de las 3\./)),
  );
});

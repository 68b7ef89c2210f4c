import { expect, it } from "vitest";
import { call, MONDAY, TUESDAY } from "./called.ts";

it("holds a wish of time and a wish of week that were told in two breaths, in English and Spanish", () => {
  const english = call(
    "dental",
    MONDAY,
    "Hi there, I'm due for a cleaning. I teach, so it'd have to be after four.",
    "Oh, not this week, we're away for Thanksgiving. Any day the week after.",
  );
  expect(english.said.at(-1)).toContain("Tuesday, December 1st at 4:15");
  expect(english.said.at(-1)).not.toMatch(/tomorrow|8 o'clock/i);
  const spanish = call(
    "dental",
    MONDAY,
    "Buenos días, quisiera una limpieza dental. Tendría que ser después de las cuatro porque trabajo.",
    "No, esta semana no puedo. Cualquier día de la semana que viene.",
  );
  expect(spanish.said.at(-1)).toContain("martes 1 de diciembre a las 4:15");
});

it("keeps the week that was wished for where its day is full", () => {
  const { said } = call(
    "medical",
    MONDAY,
    "i need a physical sometime next week but not monday and i cant do mornings",
    "can you do wednesday but like four or later",
  );
  expect(said.at(-1)).toContain("Thursday, December 3rd at 6:15");
  expect(said.at(-1)).not.toContain("December 8th");
});

it("takes 'next Tuesday' beside why today will not do, said on a Tuesday", () => {
  for (const [first, words] of [
    ["I need a cleaning", "It'd have to be next Tuesday because today I'm working."],
    ["Quisiera una limpieza, por favor", "El próximo martes, que hoy trabajo."],
  ] as const) {
    const { state } = call("dental", TUESDAY, first, words);
    expect([state.slots.day?.value, ...state.offered.map(({ day }) => day)], words).not.toContain(
      "2026-11-24",
    );
    expect(state.slots.day?.value, words).toBe("2026-12-01");
  }
});

it("takes an hour that somebody insists on for no name, and a year for no hour", () => {
  const { state, said } = call(
    "dental",
    MONDAY,
    "I need a cleaning next Tuesday after two",
    "The first one",
    "Four-fifteen, I said.",
  );
  expect(state.slots.name).toBeUndefined();
  expect(said.at(-1)).toContain("4:15");
  const visit = call(
    "medical",
    MONDAY,
    "I'm calling to get my mother in to see Dr. Brandt, her knee's been bothering her.",
    "Next Tuesday at ten.",
    "Her name is Beatriz Coelho, I'm Ines. 555 201 6060.",
    "Yes. And tell Dr. Brandt she's had that knee operated on before, in 2015.",
  );
  expect(visit.bookings[0]).toMatchObject({ name: "Beatriz Coelho", time: "10:00" });
  expect(visit.bookings[0]!.text).toContain("in 2015");
});

it("reads 'not before two, I'm in surgery all morning' as one limit", () => {
  const { said } = call(
    "ringwell",
    MONDAY,
    "I'd like to set up a demo with a person, next week if you have it.",
    "Tuesday, but not before two, I'm in surgery all morning.",
  );
  expect(said.at(-1)).toMatch(/^Tuesday, December 1st, I can do 2 o'clock/);
});

it("takes the visit that stands behind a 'no, sorry'", () => {
  const { said, state } = call("dental", MONDAY, "um hi i want to book a uh whitening no sorry a checkup");
  expect(state.slots.service?.value).toBe("check-up");
  expect(said.at(-1)).toContain("check-up");
});

it("takes a number of which one group was put right, and leaves it where an hour is put right", () => {
  for (const [words, number] of [
    ["555 206, no, 205, 7788.", "+15552057788"],
    ["555, 206, no, sorry, 207, 14 14", "+15552071414"],
    ["555 206 44, no 45, 77", "+15552064577"],
    ["555 206 4477. Wait, no, the appointment's at ten fifteen, sorry.", "+15552064477"],
  ] as const)
    expect(
      call(
        "medical",
        MONDAY,
        "I'm going to be late for my appointment, it's at ten thirty with Dr. Okafor.",
        "Tobias Renner. About twenty minutes late.",
        words,
      ).state.slots.phone?.value,
      words,
    ).toBe(number);
});

it("writes the hour of an appointment as it was put right", () => {
  const { messages } = call(
    "medical",
    MONDAY,
    "I'm stuck in traffic, I'm going to be late for my appointment, it's at ten thirty with Dr. Okafor.",
    "Tobias Renner. About twenty minutes late, I'd say.",
    "555 206 4477. Wait, no, the appointment's at ten fifteen, sorry.",
    "Yes.",
  );
  expect(messages[0]!.text).toContain("Appointment: at 10:15");
  expect(messages[0]!.text).not.toContain("ten thirty");
});

it("knows which name is the first, and who only comes along", () => {
  const booked = ["I need a cleaning next Tuesday morning", "The first one"];
  expect(
    call("dental", MONDAY, ...booked, "burke alan 555 208 2323", "no alan is my first name alan burke").state
      .slots.name?.value,
  ).toBe("Alan Burke");
  expect(call("dental", MONDAY, ...booked, "name is uh dale no gail pruitt").state.slots.name?.value).toBe(
    "Gail Pruitt",
  );
  const driven = call(
    "dental",
    MONDAY,
    ...booked,
    "Nadia Vance, 555 207 1441. My sister's name is Paula Reyes, she'll be the one driving.",
  );
  expect(driven.state.slots.name?.value).toBe("Nadia Vance");
  const sisters = call(
    "law",
    MONDAY,
    "My sister and I need to talk to somebody about our father's estate. He passed in October.",
    "Next Tuesday in the afternoon.",
    "The first one. I'm Carolyn Meeks, and my sister's name is Joan Whitley.",
    "In person. 555 204 9191.",
    "Yes.",
  );
  expect(sisters.bookings[0]!.text).toContain("Comes along: Joan Whitley");
  expect(sisters.bookings[0]!.text).not.toContain("Other side");
});

it("keeps a parent who says who they are apart from the children, and what is told of one on that one's paper", () => {
  const { bookings } = call(
    "dental",
    MONDAY,
    "Hello, I need checkups for my two kids, Silas and Wren Hadley.",
    "I'm their dad, my name's Colin. Silas is seven, born March 3rd 2019.",
    "Next Wednesday after school, so three or later.",
    "The first one. 555 207 6610.",
    "Yes. Please write down that Silas was born March 3rd 2019.",
  );
  expect(bookings.map(({ name }) => name)).toEqual(["Silas Hadley", "Wren Hadley"]);
  expect(bookings[0]!.text).toContain("Called by: Colin");
  expect(bookings[1]!.text).not.toContain("2019");
});

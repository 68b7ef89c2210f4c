import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

/** What was agreed stays as it was agreed, whatever comes after. */

const AT = "2026-11-24T17:12:00Z";
const MESSAGE = [
  "Can I leave a message for Dr. Marsh? My crown feels too high since Friday",
  "Ann Smith",
  "408 555 0142",
  "Yes, that's right",
];

it("leaves a message that was agreed as it is when an alarm comes, and keeps another number beside the alarm", () => {
  const { messages } = call(
    "dental",
    AT,
    ...MESSAGE,
    "Oh my God, my husband is not breathing",
    "You can reach my neighbor at 408 555 0199",
  );
  expect(messages).toHaveLength(2);
  expect(messages[0]).toMatchObject({ name: "Ann Smith", phone: "+14085550142", urgent: false });
  expect(messages[0]?.text).not.toContain("neighbor");
  expect(messages[1]).toMatchObject({ phone: "+14085550199", urgent: true, unconfirmed: true });
});

it("files nothing urgent of the turn that calls an alarm off", () => {
  const { messages } = call(
    "dental",
    AT,
    "My son is not breathing",
    "False alarm, he's fine now. I want to book a cleaning, Ann Smith, 408 555 0142",
  );
  expect(messages).toEqual([]);
});

it("asks for the name again when the caller says that it is wrong, and takes it for no message", () => {
  const { said } = call(
    "dental",
    AT,
    ...MESSAGE.slice(0, 3),
    "No, the name you have is wrong, please change that",
  );
  expect(said.at(-1)).toMatch(/name/i);
  expect(said.at(-1)).not.toMatch(/is wrong/);
});

it("takes a number that is wrong there for no wrong number", () => {
  const { said } = call(
    "dental",
    AT,
    ...MESSAGE.slice(0, 3),
    "No, that's not right",
    "No, the phone number you have there is wrong",
  );
  expect(said.at(-1)).not.toMatch(/meant to call somebody else/);
  expect(said.at(-1)).toMatch(/number/);
});

it("counts read-backs anew once a part was put right", () => {
  const { said } = call(
    "dental",
    AT,
    "I'd like to book a cleaning, the soonest you have",
    "the first one",
    "Dana Whitfield",
    "408 555 0142",
    "No",
    "the name",
    "Bob Jones",
    "No, that's wrong",
  );
  expect(said.at(-1)).not.toMatch(/keep getting that wrong/);
});

describe("a call or a word to somebody is no visit", () => {
  const TUTTLE = ["Yeah put Harrow on the phone. Right now.", "A colleague? No. My hearing is Monday!"];
  it.each([
    [
      "law",
      [
        ...TUTTLE,
        "I don't need anything else, I need Harrow to call me today. Raymond Tuttle, it's my custody case.",
        "I don't want an appointment, I want a phone call. 312-555-0190.",
        "Are you even listening? I do not want to come in. I want him to CALL me before Monday.",
        "No appointment. A call. Goodbye.",
      ],
      { about: "callback", name: "Raymond Tuttle", phone: "+13125550190" },
      /custody case/,
    ],
    [
      "law",
      [
        "i was rear ended and need a lawyer",
        "actually i don't want to come in, could mr pell just phone me? i'm Tom Reyes 206 555 0155",
        "before noon",
        "yes",
      ],
      { about: "callback", name: "Tom Reyes" },
      /rear ended.*before noon/,
    ],
    [
      "medical",
      [
        "buenas, no quiero cita, nomás que me hable el doctor de mis análisis",
        "Rosa Peña",
        "305 555 0144",
        "cuando pueda",
        "sí",
      ],
      { about: "callback", name: "Rosa Peña" },
      /análisis/,
    ],
    [
      "medical",
      [
        "I need a refill on my lisinopril",
        "Walter Brzezinski",
        "414 555 0178",
        "yeah that's right",
        "Oh wait, can you tell the nurse I've had a dry cough since I started on it?",
        "yes",
      ],
      { about: "message", name: "Walter Brzezinski", phone: "+14145550178" },
      /dry cough/,
    ],
  ] as const)("%s: %s", (desk, lines, filed, words) => {
    const { said, messages, bookings } = call(desk, "2026-11-24T14:00:00Z", ...lines);
    expect(said.join(" ")).not.toMatch(/which suits you|left that out/i);
    expect(bookings).toEqual([]);
    expect(messages.at(-1)).toMatchObject(filed);
    expect(messages.at(-1)!.text).toMatch(words);
  });
});

describe("what is refused", () => {
  it("comes back in no new time of a move, however often the bus of that hour is named", () => {
    const { said } = call(
      "medical",
      "2026-11-24T14:00:00Z",
      "necesito cambiar mi cita, soy Eulalia Montes, 305 555 0121",
      "es el viernes cuatro de diciembre a las diez",
      "al miércoles nueve de diciembre a las nueve",
      "No, a las nueve no, mija. A las nueve pasa el camión. Después de las diez, le digo",
      "¡Que a las nueve no! A las diez y media, póngale, y ya",
    );
    expect(said[3]).toMatch(/diciembre después de (?:las )?10/);
    for (const each of said.slice(3)) expect(each).not.toMatch(/a las 9/);
    expect(said[4]).toMatch(/10:30/);
  });
  it("leaves the visit that is being booked one that is being booked", () => {
    const { said, state } = call(
      "dental",
      "2026-11-24T14:00:00Z",
      "I'm overdue for a cleaning, next week sometime?",
      "Tuesday at eight works",
      "It's Marcy Delgado. Actually wait, could we do Monday instead, the eight o'clock? I've got a thing Tuesday.",
    );
    expect(said[2]).toMatch(/Monday the 30th at 8 o'clock/);
    expect(state.stack).toEqual(["book"]);
  });
});

import { describe, expect, it } from "vitest";
import { call, MONDAY } from "./called.ts";

// What strangers said who had seen only the public page, and what the desk must make of it.

it("lets go of an alarm that is over, and hears the wish beside it", () => {
  const { said, state } = call(
    "dental",
    MONDAY,
    "I think I smell gas in my kitchen, but I want to book a cleaning",
    "it's all over, there's no gas leak. I want a cleaning in January.",
  );
  expect(state.alarm).toBeUndefined();
  expect(said[1]).toMatch(/January/);
});

it("pushes no visit on who wants something else", () => {
  const { said, messages } = call(
    "ringwell",
    MONDAY,
    "We're already a customer and our calls have been going to voicemail since last night. I need somebody to fix this now.",
    "Hector Salas, 503 555 0128",
    "Yes.",
  );
  expect(said.join(" ")).not.toMatch(/book you|What day/);
  expect(messages[0]?.text).toMatch(/going to voicemail since last night/);
  const asks = call(
    "dental",
    MONDAY,
    "Buenas tardes, ¿cuánto cuesta una limpieza?",
    "No quiero cita todavía, gracias. ¿Y un blanqueamiento cuánto sale?",
    "No, el blanqueamiento. Blanquear los dientes.",
  );
  expect(asks.said[1]).toMatch(/320/);
  expect(asks.said[2]).not.toMatch(/Qué día/);
});

it("says Spanish hours and holidays in Spanish", () => {
  const { said } = call("dental", MONDAY, "hola, ¿a qué hora abren mañana?", "¿qué días festivos cierran?");
  expect(said[0]).toMatch(/Mañana abrimos a las 8/);
  expect(said[1]).toMatch(/Navidad/);
  expect(said.join(" ")).not.toMatch(/noon|New Year|Thanksgiving| and /);
});

it("takes a name that is given early", () => {
  const { state } = call(
    "ringwell",
    MONDAY,
    "does one line cover two places?",
    "Yeah okay, have somebody call me. It's Dana Pruitt at Willow Creek Vet.",
  );
  expect(state.slots.name?.value).toBe("Dana Pruitt");
});

it("leaves the time that is moved, for one later than it", () => {
  const { said, bookings } = call(
    "dental",
    "2026-11-22T05:54:00Z",
    "a cleaning please",
    "Monday at 10",
    "Dana Whitfield",
    "503 555 0177",
    "yes",
    "Actually, can I move that to next week?",
    "the first one",
    "yes",
  );
  expect(said[5]).not.toMatch(/the 23rd/);
  expect(said[7]).toMatch(/moved to Monday, November 30th/);
  expect(bookings.map(({ day }) => day)).toEqual(["2026-11-30"]);
});

it("books two, each under their own name", () => {
  const { bookings } = call(
    "dental",
    MONDAY,
    "I'd like to book cleanings for me and my son",
    "the soonest you have",
    "Dana Whitfield",
    "the first one",
    "503 555 0199",
    "Sam Whitfield",
    "yes",
  );
  expect(bookings.map(({ name }) => name)).toEqual(["Dana Whitfield", "Sam Whitfield"]);
  const named = call(
    "dental",
    MONDAY,
    "checkups for me and my daughter tomorrow",
    "the first one",
    "Heather Lindgren, and my daughter is Lily Lindgren",
    "503 555 0188",
    "yes",
    "the first one",
    "yes",
  );
  expect(named.bookings.map(({ name, service }) => [name, service])).toEqual([
    ["Heather Lindgren", "check-up"],
    ["Lily Lindgren", "check-up"],
  ]);
});

it("keeps when to call, told once the message is left", () => {
  const { messages } = call(
    "medical",
    MONDAY,
    "me llegó una factura de doscientos dólares y no entiendo por qué",
    "Me llamo Rosa Elena Fuentes, mi teléfono es 971 555 0162",
    "Sí, está bien.",
    "¿Pueden llamarme después de las cinco?",
  );
  expect(messages).toHaveLength(1);
  expect(messages[0]!.text).toMatch(/Call back: después de las cinco/);
});

it("goes back to no visit that nobody asked for", () => {
  const { said } = call(
    "law",
    MONDAY,
    "my landlord kept my deposit and there's mold",
    "just tell them I want my 1400 dollars back",
    "Jamal Price",
    "503 555 0195",
    "yes",
  );
  expect(said.at(-1)).not.toMatch(/(?:What|Which|Any) day/);
});

describe("words that must not be turned round", () => {
  it("keeps the no of 'no llamen'", () => {
    const { bookings } = call(
      "law",
      MONDAY,
      "quiero una cita para un testamento",
      "mañana",
      "la primera",
      "Ignacio Robledo, 503 555 0144",
      "sí, y por favor no llamen antes de las nueve",
    );
    expect(bookings.map(({ text }) => text)).toEqual([
      "Language: Spanish | How: in person | Call back: no llamen antes de las nueve",
    ]);
  });
  it("keeps the not of a call", () => {
    const { messages } = call(
      "medical",
      MONDAY,
      "can somebody call me about my results",
      "Jorge Ibarra",
      "503 555 0175",
      "not before nine",
      "yes",
    );
    expect(messages[0]?.text).toMatch(/not before nine/i);
  });
  it("takes 'I can't talk between 12 and 3' for no stroke", () => {
    expect(call("medical", MONDAY, "I can't talk between 12 and 3 though").state.alarm).toBeUndefined();
  });
});

it("offers no day that will not do, and another's name is put right", () => {
  const { said, bookings } = call(
    "dental",
    "2026-11-24T18:05:00Z",
    "I chipped a tooth, it's sharp. When could somebody look at it?",
    "Tomorrow won't work, I've got a meeting all day. Anything Friday or next Monday?",
    "The Monday one. It's Graham Pettit.",
    "503 555 0133, and please only text me, I can't take calls at work",
    "No, it's Graham Petit",
    "yes",
  );
  expect(said[1]).not.toMatch(/omorrow/);
  expect(bookings).toMatchObject([
    {
      name: "Graham Petit",
      day: "2026-11-30",
      text: "I chipped a tooth, it's sharp. | Only text me, I can't take calls at work.",
    },
  ]);
});

it("calls whoever would rather be called, about what they told", () => {
  const { messages, bookings } = call(
    "medical",
    "2026-12-02T00:40:00Z",
    "I'd like to speak to Dr. Okafor please",
    "It's about my dad's new blood pressure pills, he's been dizzy since Sunday",
    "Warren Ito, 503 555 0128",
    "Before seven if you can",
    "yes",
  );
  expect(bookings).toEqual([]);
  expect(messages).toHaveLength(1);
  expect(messages[0]!.text).toMatch(/pills, he's been dizzy.*before seven/);
});

describe("what was given is not thrown away", () => {
  it("passes a message on as it stands when the caller says goodbye", () => {
    const { messages, ended } = call(
      "medical",
      MONDAY,
      "I need a refill on my lisinopril, I'm down to three pills",
      "Dale Hutchins",
      "503 555 0192",
      "Alright, you have a blessed day, bye.",
    );
    expect(ended).toBe(true);
    expect(messages).toMatchObject([{ about: "refill", name: "Dale Hutchins", unconfirmed: true }]);
  });
  it("asks for a call of whoever leaves before a visit is booked, and never books it", () => {
    const { messages, bookings } = call(
      "dental",
      MONDAY,
      "a cleaning tomorrow",
      "the first one",
      "Dana Whitfield",
      "503 555 0177. I'm allergic to latex",
      "thanks bye",
      "bye",
    );
    expect(bookings).toEqual([]);
    expect(messages).toMatchObject([{ about: "callback", unconfirmed: true }]);
    expect(messages[0]!.text).toMatch(/not booked.*latex/);
  });
  it("files nothing of what was dropped", () => {
    expect(
      call(
        "medical",
        MONDAY,
        "I need a refill on my lisinopril",
        "Dale Hutchins",
        "never mind, forget it, bye",
      ).messages,
    ).toEqual([]);
  });
  it("keeps how to reach somebody in danger, while it sends them to 911", () => {
    const { messages, said } = call(
      "law",
      MONDAY,
      "my husband said if I leave he'll kill me, he's outside with the gun",
      "don't call this phone please he checks it, you can use my sister's Angela 555 019 8853",
    );
    expect(said[1]).toMatch(/911/);
    expect(messages).toMatchObject([{ urgent: true, unconfirmed: true, phone: "+15550198853" }]);
    expect(messages[0]!.text).toMatch(/don't call this phone/i);
  });
});

it("hears a heart in plain words, and no danger in pills that run out", () => {
  const heart = call(
    "medical",
    MONDAY,
    "my husband's been a bit off since lunch, can he come in next week",
    "he's a funny gray color and he keeps rubbing his arm. He's a bit sweaty.",
  );
  expect(heart.state.alarm?.line).toBe("911");
  const pills = call(
    "medical",
    MONDAY,
    "can you get a message to my doctor",
    "it's my blood pressure pills, the pharmacy says there's no refills left and I got like four days so",
    "Tyrell Washington 555 018 0937",
  );
  expect(pills.state.alarm).toBeUndefined();
  expect(pills.state.slots.name?.value).toBe("Tyrell Washington");
});

it("sends a tooth that was knocked out to the line that knows", () => {
  const { said } = call(
    "dental",
    MONDAY,
    "my daughter fell off the scooter and her front tooth is out like it's all the way out",
    "do I wash it do I put it back should I drive somewhere",
  );
  expect(said[0]).toMatch(/emergency line/);
  expect(said[1]).toMatch(/5 5 5, 0 1 0, 0 1 7 7|\(555\) 010-0177/);
});

it.each<[string, string]>([
  ["it's Dennis Kowalczyk K O W A L C Z Y K I'm probably gonna be late", "Dennis Kowalczyk"],
  ["uh Simone Delacroix D E L A C R O I X it's about the custody papers", "Simone Delacroix"],
])("reads the name in '%s'", (words, name) => {
  expect(call("law", MONDAY, "I have a missed call from you", words).state.slots.name?.value).toBe(name);
});

describe("a question of danger", () => {
  it.each([
    ["he is breathing funny", "Yes. What should I do?"],
    ["he is breathing funny", "yes, my number is 415 555 0142"],
    ["he is really out of it and won't wake properly", "I think so, can I see a doctor today"],
    ["I feel faint and sweaty", "kind of, do you have anything today"],
  ])("is not over by anything but a no (%s / %s)", (first, then) => {
    for (const desk of ["medical", "dental"] as const) {
      const { state, said } = call(desk, MONDAY, first, then);
      expect(state.alarm?.line ?? said.join(" ")).toMatch(/911/);
    }
  });
});

describe("a no to what was read back", () => {
  const refill = ["I need a refill on my lisinopril", "Dale Hutchins", "503 555 0192"];
  it.each([
    "No, bye",
    "No thanks, bye",
    "I changed my mind, bye",
    "don't send that, bye",
    "no don't pass it on, goodbye",
    "no please don't tell them, that's all, bye",
  ])("passes nothing on (%s)", (no) => {
    const { messages, ended, said } = call("medical", MONDAY, ...refill, no);
    expect(messages).toEqual([]);
    expect(said.at(-1)).not.toMatch(/pass on/);
    expect(ended).toBe(true);
  });
  it("leaves no wish for a call behind a visit", () => {
    const lines = ["a cleaning tomorrow", "the first one", "Dana Whitfield", "503 555 0177", "no, bye"];
    expect(call("dental", MONDAY, ...lines).messages).toEqual([]);
  });
});

describe("a request to cancel that was confirmed", () => {
  const canceled = ["can I cancel my appointment on friday", "Becca Lindqvist", "503 555 0139", "Yes."];
  it("stands when the word is only spoken of", () => {
    const { messages } = call(
      "dental",
      "2026-12-15T20:05:00Z",
      ...canceled,
      "you won't charge me a fee because I didn't cancel late, right?",
    );
    expect(messages).toMatchObject([{ about: "cancel" }]);
  });
  it("is taken back by a wish, and it is said", () => {
    const { messages, said } = call("dental", "2026-12-15T20:05:00Z", ...canceled, "Wait, don't cancel it");
    expect(messages).toEqual([]);
    expect(said.at(-1)).toMatch(/taken back the request/);
  });
});

import { describe, expect, it } from "vitest";
import type { DialogueReply } from "../../contracts/voice.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { summarize } from "../../server/voice/dialogue/summary.ts";
import { contextAt } from "./play.ts";

// What strangers said who had seen only the public page, and what the desk must make of it.

type DeskId = "dental" | "medical" | "law" | "ringwell";

/** Says the lines; all that was said, and what is filed. */
function call(desk: DeskId, at: string, ...lines: string[]) {
  const context = contextAt(desk, new Date(at));
  const said: string[] = [];
  let last: DialogueReply = pickUp(context);
  for (const line of lines) {
    last = reply(context, last.state, line);
    said.push(last.say);
  }
  const { filed } = last.state;
  return {
    said,
    state: last.state,
    ended: last.ended,
    bookings: filed.filter((each) => each.kind === "booking"),
    messages: filed.filter((each) => each.kind === "message"),
    receipt: summarize(context.desk, last.state).lines.join(" | "),
  };
}
const MONDAY = "2026-11-23T17:12:00Z";

describe("who is in danger at home", () => {
  const lines = [
    "I need a divorce lawyer but you can't call me back at the house. If he finds out my husband will kill me.",
    "I'm safe right now, he's at work till six tomorrow. I just need to talk to a lawyer, quietly. Can I come in?",
    "Tuesday morning, while he's at work.",
    "Yes, the first one.",
    "Melissa Grant, my cell is 971 555 0190, text only.",
    "Yes please book it.",
    "Just please, nobody calls my house. Text the cell. Okay? That's all.",
  ];
  const { said, bookings, messages, receipt } = call("law", MONDAY, ...lines);

  it("hears of 911 first, and is served once safe", () => {
    expect(said[0]).toMatch(/911/);
    expect(said[1]).toMatch(/glad to hear/);
    expect(said[1]).toMatch(/day|I can do/);
  });
  it("is reached as they asked, and never taken for a complaint", () => {
    expect(bookings).toHaveLength(1);
    expect(messages).toEqual([]);
    expect(receipt).toMatch(/can't call me back at the house/);
    expect(receipt).toMatch(/text only/i);
    expect(receipt).toMatch(/nobody calls my house/i);
  });
});

describe("what is told beside a booking", () => {
  it.each<[DeskId, string[], RegExp]>([
    [
      "dental",
      [
        "a cleaning tomorrow",
        "the first one",
        "Owen Tran",
        "It's 503 555 0121. And can you put down that he's nervous about the dentist?",
        "yes",
      ],
      /he's nervous about the dentist/i,
    ],
    [
      "dental",
      [
        "a cleaning tomorrow",
        "the first one",
        "Victor Amato, and I've been there before, I see Dr. Oyelaran",
        "503 555 0136",
        "yes",
      ],
      /I see Dr\. Oyelaran/,
    ],
    [
      "medical",
      [
        "a physical tomorrow",
        "the first one",
        "Ruth Feinberg",
        "503 555 0143",
        "Yes. Could you put in a note that she's hard of hearing, so talk to her on the left side?",
      ],
      /hard of hearing/,
    ],
    [
      "medical",
      [
        "a physical tomorrow",
        "the first one",
        "Ruth Feinberg",
        "503 555 0143",
        "yes",
        "Tell them to speak up on her left side, that's all. Thank you, goodbye.",
      ],
      /speak up on her left side/i,
    ],
    [
      "ringwell",
      [
        "an introduction call tomorrow",
        "the first one",
        "Stephanie Boudreaux",
        "503 555 0199. And it's for a physical therapy office, if you want to note that",
        "yes",
      ],
      /physical therapy office/,
    ],
  ])("is filed with it (%s %#)", (desk, lines, note) => {
    const { bookings, said } = call(desk, MONDAY, ...lines);
    expect(bookings[0]?.note).toMatch(note);
    expect(said.join(" ")).not.toMatch(/new patients|I don't know that one/);
  });
});

describe("what is told beside a message", () => {
  it.each<[DeskId, string[], RegExp[]]>([
    [
      "medical",
      [
        "I need a refill on my lisinopril, I'm down to like three pills",
        "Dale Hutchins. I use the Walgreens on Division, same as always",
        "503 555 0192",
        "yes",
      ],
      [/lisinopril/, /Walgreens on Division/],
    ],
    [
      "medical",
      [
        "I'm calling to see if my blood work came back",
        "Marisol Vega, date of birth is June 4th 1987",
        "503 555 0176",
        "Yes. And can you tell them don't leave details on voicemail, my roommate shares it",
      ],
      [/June 4th 1987/, /don't leave details on voicemail/i],
    ],
    [
      "dental",
      [
        "I want to complain about a bill. I got charged for x-rays that were included",
        "Greg Sundstrom",
        "503 555 0167",
        "Yes. And the 84 dollars, put that in there too please.",
      ],
      [/charged for x-rays/, /84 dollars/],
    ],
    [
      "law",
      [
        "I need to leave a message for my attorney",
        "Can you tell Ms. Pell, or I guess whoever has my file, that the mediation got moved to January 12th",
        "Carla Dominguez, and it's the Dominguez and Reyes case",
        "503 555 0113",
        "Yes. Just have her call me, please.",
      ],
      [
        /Ms\. Pell, or I guess whoever has my file, that the mediation got moved/,
        /Dominguez and Reyes/,
        /call me/,
      ],
    ],
  ])("is filed with it (%s %#)", (desk, lines, notes) => {
    const { messages, state } = call(desk, MONDAY, ...lines);
    expect(messages).toHaveLength(1);
    for (const note of notes) expect(messages[0]!.text).toMatch(note);
    expect(state.stack).toEqual([]);
  });

  it("says what the caller puts right", () => {
    const { messages } = call(
      "law",
      MONDAY,
      "I need to leave a message for my attorney",
      "that the thing got moved to January, I think",
      "Carla Dominguez",
      "503 555 0113",
      "That's not really it. The message is: mediation moved to January 12th, and I can't do January 12th.",
      "yes",
    );
    expect(messages[0]!.text).toMatch(/^Mediation moved to January 12th, and I can't do January 12th/);
  });
});

it.each<[DeskId, string[], RegExp]>([
  [
    "medical",
    [
      "a physical tomorrow",
      "the first one",
      "Gloria Whitcomb",
      "503 555 0116",
      "Perfect, yes. And is there somebody who can fill out a form for my insurance at that visit?",
    ],
    /fill out a form/,
  ],
  [
    "law",
    [
      "a will tomorrow",
      "the first one",
      "Nate Kowalczyk",
      "503 555 0171",
      "Yes, book it. Do I need to bring the police report?",
    ],
    /police report/,
  ],
  [
    "medical",
    [
      "I want a new patient visit. And do you take Regence?",
      "tomorrow",
      "the first one",
      "Priyanka Shah",
      "503 555 0150",
      "yes",
    ],
    /Regence|^$/,
  ],
])("files the question that it promises to pass on (%s %#)", (desk, lines, question) => {
  const { bookings, said } = call(desk, MONDAY, ...lines);
  const promised = /noted (?:it|the question)|I've noted it/.test(said.join(" "));
  expect(bookings).toHaveLength(1);
  if (promised) expect(bookings[0]!.note).toMatch(question);
  else expect(said.join(" ")).toMatch(/plans|bring/i);
});

it.each<[DeskId, string, RegExp]>([
  ["dental", "mornings would be better if they can", /can't advise/],
  ["ringwell", "I run a small vet clinic, two locations. What does this cost a month?", /medical advice/],
  ["dental", "because I'll be honest, I'm about to switch dentists", /Our dentists are/],
])("takes no statement for a question (%s: %s)", (desk, words, never) => {
  expect(call(desk, MONDAY, words).said[0]).not.toMatch(never);
});

it("answers of what was asked for, not of something else", () => {
  const { said } = call(
    "medical",
    MONDAY,
    "I need a refill on my lisinopril",
    "Dale Hutchins",
    "503 555 0192. How long does it take usually?",
  );
  expect(said[2]).not.toMatch(/physical/);
  const hmo = call(
    "dental",
    MONDAY,
    "do you take Delta Dental?",
    "No, listen, it's not a PPO. It's DeltaCare, an HMO. Do you take that or not?",
  );
  expect(hmo.said[1]).toMatch(/not in any HMO/);
});

describe("limits and refusals", () => {
  it("offers nothing that was refused", () => {
    const { said } = call(
      "dental",
      MONDAY,
      "my son needs a cleaning after 3:15, and Mondays are no good",
      "Tomorrow at 4 is a little soon, is there anything next week instead, like Thursday?",
    );
    expect(said[1]).toMatch(/Thursday, December 3rd/);
    expect(said[1]).not.toMatch(/omorrow/);
  });
  it("hears 'next Tuesday or Thursday' on a Thursday", () => {
    const { said } = call(
      "medical",
      "2026-12-03T22:02:00Z",
      "I need a follow-up",
      "Next Tuesday or Thursday, in the afternoon",
    );
    expect(said[1]).toMatch(/Tuesday the 8th .*Thursday the 10th/);
  });
  it("keeps a limit in Spanish", () => {
    const { said } = call(
      "law",
      "2026-12-07T23:30:00Z",
      "necesito un abogado de divorcio",
      "El miércoles por la mañana, si se puede, pero no puedo antes de las diez",
    );
    expect(said[1]).not.toMatch(/ a las 9/);
    expect(said[1]).toMatch(/ a las /);
  });
  it("moves to the days and the part of day that were asked for", () => {
    const { said } = call(
      "law",
      "2026-12-15T22:20:00Z",
      "I need to reschedule my consultation, it's supposed to be Thursday at 2",
      "Next Monday or Tuesday, late afternoon if they have it",
      "Ben Carrigan",
      "503 555 0181",
    );
    expect(said[3]).toMatch(/to Monday, December 21st or Tuesday, December 22nd late in the afternoon/);
  });
  it("takes a cancellation back", () => {
    const { messages, said } = call(
      "dental",
      "2026-12-15T20:05:00Z",
      "can I cancel my appointment on friday",
      "Becca Lindqvist",
      "503 555 0139",
      "Yes.",
      "Actually, wait, don't cancel Friday, could you just make it later in the day, after four?",
    );
    expect(messages).toEqual([]);
    expect(said[4]).toMatch(/move your appointment Friday, December 18th to .*after 4/);
  });
});

it.each([
  "Nope, that's it, thanks so much",
  "Nope, I'm good. Happy holidays.",
  "No. That's it. Today, you said. I'll be waiting.",
])("hears a farewell in '%s'", (words) => {
  const { ended } = call(
    "medical",
    MONDAY,
    "I need a refill on my lisinopril",
    "Dale Hutchins",
    "503 555 0192",
    "yes",
    words,
  );
  expect(ended).toBe(true);
});

it.each<[DeskId, string]>([
  [
    "law",
    "My ex hasn't brought the kids back from Thanksgiving and he's not answering. We have a custody order.",
  ],
  ["dental", "I'm stuck on the bridge, I've got an 8:15 and I'm going to be about 15 minutes late"],
])("raises no alarm (%s: %s)", (desk, words) => {
  const { state } = call(desk, MONDAY, words);
  expect(state.alarm ?? state.suspected).toBeUndefined();
});

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
  expect(said[0]).toMatch(/de 8 a mediodía y de 1 a/);
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
    "yes",
    "the first one",
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
  expect(messages[0]!.text).toMatch(/llamarme después de las cinco/);
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
    expect(bookings.map(({ note }) => note)).toEqual(["No llamen antes de las nueve"]);
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
    { name: "Graham Petit", day: "2026-11-30", note: "Only text me, I can't take calls at work" },
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
  expect(messages[0]!.text).toMatch(/pills, he's been dizzy.*Before seven/);
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

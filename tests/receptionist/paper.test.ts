import { describe, expect, it } from "vitest";
import { call, type DeskId } from "./called.ts";

// What the practice reads of a call: the caller's whole sentences that told something, and nothing else.

const paper = (desk: DeskId, at: string, ...lines: string[]) => call(desk, at, ...lines).receipt;

describe("what a booking's paper holds", () => {
  it("holds symptom, age, helper and what she cannot do, and no goodbye", () => {
    expect(
      paper(
        "medical",
        "2026-11-30T14:05:00Z",
        "Hello, I need to get my mother in, she's eighty-one and she's had a rash on her back since Sunday.",
        "Wednesday morning if you've got it.",
        "The first one, please.",
        "Her name's Dolores Pratt. I'm her daughter, Gwen. You'd call me at 212 555 0133, she doesn't hear the phone.",
        "That's right, yes.",
        "Okay, lovely, thanks so much. Bye.",
      ),
    ).toBe(
      "Wednesday, December 2nd, 9 am | Name: Dolores Pratt | Number: (212) 555-0133 | Called by: Gwen (her daughter) | The number is: the caller's | “I need to get my mother in, she's eighty-one and she's had a rash on her back since Sunday. She doesn't hear the phone.”",
    );
  });
  it("holds what was told and asked in one breath", () => {
    expect(
      paper(
        "dental",
        "2026-11-24T15:00:00Z",
        "hi i'm looking to get a cleaning i haven't been there before are you taking new people",
        "next tuesday at two",
        "priscilla hanratty 616 555 0142",
        "yes",
      ),
    ).toMatch(/Patient: new here/);
  });
  it("holds what is left for the lawyer to answer, in full", () => {
    expect(
      paper(
        "law",
        "2026-12-08T17:15:00Z",
        "Yeah hi, I was served papers this morning, my landlord is suing me for six thousand dollars, and it says I have to answer by December eighteenth.",
        "Any time tomorrow. Do you do payment plans?",
        "Curtis Bell. 212 555 0170",
        "His name is Ray Olsen",
        "Yes. Should I pay him anything before I see you?",
        "Nah, that's it. Appreciate it.",
      ),
    ).toMatch(
      /Asks: Should I pay him anything before I see you\? \| “I was served papers this morning, my landlord is suing me for six thousand dollars, and it says I have to answer by December eighteenth\.”$/,
    );
  });
  it("says first that the caller speaks Spanish, and who called", () => {
    expect(
      paper(
        "medical",
        "2026-12-08T14:20:00Z",
        "Buenos días, llamo por mi mamá, tiene mucha tos.",
        "El viernes por la mañana.",
        "La primera.",
        "Se llama Consuelo Quintana, yo soy la hija, Maribel.",
        "212 555 0152, es mi celular.",
        "Sí.",
        "Nada más, gracias.",
      ),
    ).toMatch(
      /Consuelo Quintana \| Number: \(212\) 555-0152 \| Language: Spanish \| Called by: Maribel \(la hija\) \| .*“Llamo por mi mamá/,
    );
  });
});

describe("who comes, and who called", () => {
  it.each<[DeskId, string[], string, RegExp]>([
    [
      "medical",
      [
        "Hi, I need a sports physical for my son.",
        "Friday after two.",
        "The first one works.",
        "I'm Tamika Rhodes, but it's for Jaylen, same last name, he's nine.",
        "212 555 0133.",
        "Yes.",
      ],
      "Jaylen Rhodes",
      /^Called by: Tamika Rhodes \(for their son\)/,
    ],
    [
      "dental",
      [
        "My daughter has a loose filling, could somebody look at it Monday at ten?",
        "Alan Pike, 212 555 0123",
        "The first one.",
        "No, the appointment's for Zoe Pike, not me. I'm her dad.",
        "Yes.",
      ],
      "Zoe Pike",
      /^Called by: Alan Pike/,
    ],
  ])("puts a visit under who comes (%s)", (desk, lines, name, note) => {
    const { bookings } = call(desk, "2026-11-25T17:40:00Z", ...lines);
    expect(bookings.map((each) => each.name)).toEqual([name]);
    expect(bookings[0]?.text).toMatch(note);
  });
  it("takes a cancellation from who calls, for who was named", () => {
    const { messages } = call(
      "dental",
      "2026-12-01T19:50:00Z",
      "Hi, I need to cancel my daughter's cleaning on Friday at four, she's got a school play. Mia Fontaine.",
      "I'm Claire Fontaine, her mom. 212 555 0141.",
      "Yes. We'll rebook in January, don't call us, we'll call you.",
      "No, that's all. Thank you!",
    );
    expect(messages).toMatchObject([
      {
        name: "Claire Fontaine",
        text: "For: Mia Fontaine (the caller is her mom) | Appointment: Friday, December 4th at 4 o'clock | I need to cancel my daughter's cleaning on Friday at four, she's got a school play. | We'll rebook in January, don't call us, we'll call you.",
      },
    ]);
  });
});

describe("what a message's paper holds", () => {
  it("has the question, the limit and no end that was cut", () => {
    expect(
      paper(
        "medical",
        "2026-11-30T21:40:00Z",
        "I'd like to leave a message for Dr. Okafor. The new inhaler makes my heart race and I've stopped taking it since Saturday. Should I go back to the old one?",
        "Priscilla Dean, 212 555 0150. Only call after six, I'm a bus driver.",
        "Yes, that's it.",
        "No thank you. Have a blessed day.",
      ),
    ).toBe(
      "Name: Priscilla Dean | Number: (212) 555-0150 | For: Dr. Okafor | Call back: after six | Medicine: Inhaler | Asks: Should I go back to the old one? | “The new inhaler makes my heart race and I've stopped taking it since Saturday. Only call after six, I'm a bus driver.”",
    );
  });
  it("files what is told beside the yes, and no complaint that nobody made", () => {
    const { messages } = call(
      "dental",
      "2026-12-10T18:05:00Z",
      "I got a bill from you for eighty-five bucks for x-rays and I'm pretty sure my insurance was supposed to pick that up.",
      "Jerome Whitfield. The date on it's October fourteenth. I've got Aetna.",
      "212 555 0191. And can they call after four? I'm on a job site till then.",
      "Yeah, that's right. Just so they know, Aetna told me you guys coded it wrong.",
      "I'm not trying to make a stink, I just want it fixed.",
      "No, that's it. Thanks, bye.",
    );
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ about: "billing" });
    for (const told of ["October fourteenth", "Insurance: Aetna", "coded it wrong", "Call back: after four"])
      expect(messages[0]?.text).toContain(told);
  });
  it("keeps what leads to a question with it, and says when to call once", () => {
    expect(
      paper(
        "ringwell",
        "2026-12-01T16:30:00Z",
        "Hi, we're a two-lawyer firm in Duluth and we miss maybe ten calls a week. Does it work with Clio?",
        "Could somebody call me about it? I'm Ann Pryor. Wednesday before noon is best.",
        "218 555 0119.",
        "That's right.",
        "No, I'm good. Bye.",
      ),
    ).toBe(
      "Name: Ann Pryor | Number: (218) 555-0119 | Call back: Wednesday before noon | Asks: Does it work with Clio? | “We're a two-lawyer firm in Duluth and we miss maybe ten calls a week.”",
    );
  });
});

it("leaves a name and a number out of what is quoted, whole pieces at a time", () => {
  const { messages } = call(
    "ringwell",
    "2026-11-24T15:00:00Z",
    "Can somebody call me about my two bakeries? We get a hundred calls a day.",
    "It's Ravi Menon, Butter and Crumb, and my direct line's 520-555-0138.",
    "any time",
    "yes",
  );
  expect(messages).toMatchObject([{ name: "Ravi Menon", phone: "+15205550138" }]);
  expect(messages[0]!.notes).toContain("Business: Butter and Crumb");
  expect(messages[0]!.told.join(" ")).not.toMatch(/Ravi|0138/);
});

it("keeps what is asked of them, whatever was answered, and the whole of a long sentence", () => {
  const { messages } = call(
    "medical",
    "2026-11-24T15:00:00Z",
    "Hi, I need to refill something for my dad, it's his water pill, furosemide, forty milligrams, and he leaves on Sunday.",
    "His name's Eugene Babcock, I'm Carla Babcock, 608-555-0131.",
    "Yes that's right. Could they maybe do a ninety day supply, cause he'll be gone till March?",
  );
  expect(JSON.stringify(messages[0])).toContain(
    "Could they maybe do a ninety day supply, cause he'll be gone till March?",
  );
  const { bookings } = call(
    "dental",
    "2026-11-24T15:00:00Z",
    "Oh hi there, so I'm calling because my grandson, he's staying with us till New Year, he bit down on an olive pit last night and part of his back tooth just came right off, and I don't know if it's hurting him, he says it isn't but you know boys at that age.",
    "tomorrow",
    "the first one",
    "His name's Wyatt Lindgren, 651-555-0114",
    "yes",
  );
  expect(bookings[0]?.text).toMatch(/my grandson.*olive pit.*back tooth just came right off/);
});

it("reads two sentences back, files them all, and puts what is corrected in the place of what was wrong", () => {
  const { said, messages } = call(
    "medical",
    "2026-11-24T15:00:00Z",
    "I'd like to leave a message for the nurse. My left knee is swollen again.",
    "I take twenty milligrams of the prednisone every day. The elevator in our building is broken.",
    "Gus Pavlik, 330 555 0141",
    "Yes that's right. Actually it's my right knee that's swollen, not my left.",
  );
  expect(said[2]).toMatch(
    /“My left knee is swollen again\. [^.]*prednisone[^.]*”, and the rest as you said it, for the nurse\. From/,
  );
  expect(messages[0]!.told).toEqual([
    "It's my right knee that's swollen, not my left.",
    "I take twenty milligrams of the prednisone every day.",
    "The elevator in our building is broken.",
  ]);
});

it("never cuts a sentence where there is no room, and lets the chatter go first", () => {
  const { messages } = call(
    "medical",
    "2026-11-30T21:40:00Z",
    `I'd like to leave a message. ${"The weather up at the lake cottage was simply gorgeous all through the autumn colors. My neighbor's terrier dug under the picket fence again yesterday morning. ".repeat(1)}The pharmacy gave me forty milligrams instead of twenty.`,
    "Vera Stone, 212 555 0150. The tomatoes came in late, though the squash did beautifully beside the porch swing. I'm allergic to penicillin. Only text me, please.",
    "Yes, that's it. The library moved its bake sale across the street, which nobody at the council expected whatsoever.",
  );
  const [message] = messages;
  expect(message?.told.join(" ").length).toBeLessThanOrEqual(600);
  expect(message?.text).not.toMatch(/…/);
  expect(message?.text).toContain("The pharmacy gave me forty milligrams instead of twenty");
  expect(message?.text).toContain("I'm allergic to penicillin");
  expect(message?.text).toMatch(/Only text me/);
});

it("keeps what a turn without a pause told beside its question", () => {
  const { bookings } = call(
    "dental",
    "2026-11-24T23:20:00Z",
    "hi um so i just moved here and i uh i need a dentist i guess like a checkup and a cleaning do you take new people",
    "oh an hour ok um i work till five so like after work maybe thursday next week or so and wait what do i have to bring",
    "ok wednesday the second five thirty works oh and my old dentist has x rays from like march can i send those do they help",
    "um priyanka v e n k a t a r a m a n venkataraman 212 555 0118 oh and do you take delta",
    "yeah thats right",
  );
  expect(bookings[0]?.text).toMatch(/my old dentist has x rays from like march/i);
});

it("ends a sentence once where the caller's own words end it", () => {
  const { said } = call(
    "law",
    "2026-11-26T02:40:00Z",
    "I got a letter from my landlord, eviction I think, who do I talk to and what does it cost",
    "could somebody call me tomorrow between noon and one?",
    "Reggie Okafor, 212 555 0177",
  );
  expect(said.join(" ")).toContain("Monday between noon and one, with all you've told me");
  expect(said.join(" ")).not.toContain("?.");
});

describe("what a caller says in passing", () => {
  const AT = "2026-11-24T15:15:00Z";
  it("keeps a wish for no texts, however it is said", () => {
    for (const wish of [
      "Please don't text me, my husband reads my phone.",
      "don't text me please",
      "nobody should text me",
    ])
      expect(call("dental", AT, `I need a cleaning on Monday. ${wish}`).state.noTexts, wish).toBe(true);
    for (const wish of ["no calls text only", "don't call just text me", "Don't call me, text me."])
      expect(call("dental", AT, `I need a cleaning on Monday. ${wish}`).state.noTexts, wish).toBeUndefined();
  });
  it("takes a relative's number that the caller gives", () => {
    const { bookings } = call(
      "dental",
      AT,
      "I need a cleaning on Monday",
      "the first one",
      "It's Ana Ruiz. It's my mom's cell phone number, 415 555 0142",
      "yes",
    );
    expect(bookings).toMatchObject([{ name: "Ana Ruiz", phone: "+14155550142" }]);
  });
  it.each([
    ["I have a pacemaker. Please don't forget the pacemaker.", /pacemaker/],
    ["I sleep with a CPAP machine and I take blood thinners.", /CPAP machine/],
    ["I gave birth three weeks ago and I'm breastfeeding.", /gave birth/],
    ["I told Dr. Lee that I am allergic to latex.", /allergic to latex/],
  ])("keeps what matters: %s", (told, kept) => {
    const lines = ["Ana Ruiz, 415 555 0142", "yes"];
    const { receipt } = call(
      "medical",
      AT,
      `I'd like a physical on Monday. ${told}`,
      "the first one",
      ...lines,
    );
    expect(receipt).toMatch(kept);
  });
  it("files what cannot be taken out of a mouth", () => {
    const lines = ["Tom Reed 415 555 0142", "yes"];
    const told = "Can I leave a message? My retainer is stuck on my teeth and I can't take it out.";
    expect(call("dental", AT, told, ...lines).receipt).toMatch(/retainer is stuck.*can't take it out/);
  });
  it("says of nothing that happened elsewhere that it is written down", () => {
    const booked = [
      "I need a cleaning on Monday, I have a pacemaker",
      "the first one",
      "Ana Ruiz 415 555 0142",
      "yes",
    ];
    for (const asked of ["Did you get the x-rays from my old dentist?", "Is it down by the river?"])
      expect(call("dental", AT, ...booked, asked).said.at(-1), asked).not.toMatch(/^Yes/);
  });
  it("books nobody's insurer", () => {
    const { bookings } = call(
      "dental",
      AT,
      "I need a cleaning on Monday",
      "the first one",
      "Claire Fontaine 415 555 0142. And my insurance, it's under MetLife.",
      "yes",
    );
    expect(bookings).toMatchObject([{ name: "Claire Fontaine" }]);
  });
});

describe("what a message's paper says of whom it is for, and from where", () => {
  it.each<[DeskId, string[], RegExp]>([
    [
      "law",
      ["Could you tell Ms. Alvarez I found the original lease?", "Dora Finch", "312 555 0141", "yes"],
      /For: Ms\. Alvarez \| “I found the original lease\.”/,
    ],
    [
      "dental",
      [
        "can you pass along to Megan at the front that I found her scarf in the lot? this is Joan from the bakery next door.",
        "612 555 0199",
        "yes",
      ],
      /Joan .*For: Megan \| “I found her scarf in the lot\. This is Joan from the bakery next door\.”/,
    ],
    [
      "law",
      [
        "This is Walter Jennings, I'm a client of Ms. Pell's. The other side sent over a settlement letter and I only have till December 11th to say yes or no.",
        "312 555 0188, best after four",
        "yes",
      ],
      /Walter Jennings .*For: Samuel Pell \| Call back: after four \| Due: December 11th \| .*till December 11th to say yes or no/,
    ],
    [
      "medical",
      [
        "I'm calling from Lakeside Imaging about a patient, we need the order faxed again for Harold Stein",
        "Monica Perez",
        "414 555 0170",
        "yes",
      ],
      /Monica Perez .*we need the order faxed again for Harold Stein/,
    ],
  ])("at the %s desk", (desk, lines, text) => {
    const { receipt, said } = call(desk, "2026-11-24T15:00:00Z", ...lines);
    expect(receipt).toMatch(text);
    expect(said.join(" ")).not.toMatch(/of interest|consultation, of course/);
  });
});

import { describe, expect, it } from "vitest";
import { factRows } from "../../server/voice/dialogue/paper/fact-rows.ts";
import { played } from "./danger-play.ts";

describe("what a caller tells in passing has a row of its own", () => {
  it("of a refill: medicine, dose, what is left, the pharmacy that it is now, and when he was born", () => {
    const { receipt, said } = played(
      "medical",
      "Hello, I'm calling for my dad, Raymond Ortega, he takes lisinopril twenty milligrams once a day and he's down to four pills. Can somebody send a refill?",
      "His date of birth is March 4th 1948 and he uses the Walgreens on Henderson Road.",
      "I'm Denise, I'm his daughter, reach me at 740 555 0119.",
      "Oh wait, it's not Walgreens anymore, we moved to the CVS on Main Street.",
      "Yes, that's right, but it's ten milligrams, not twenty, I just looked at the bottle.",
    );
    expect(said[2]).toMatch(
      /lisinopril, twenty milligrams once a day, to Walgreens on Henderson Road.* for Raymond Ortega/,
    );
    for (const row of [
      "Date of birth: March 4th 1948",
      "Medicine: Lisinopril",
      "Dose: Ten milligrams once a day",
      "Left: Four pills",
      "Pharmacy: CVS on Main Street",
    ])
      expect(receipt).toContain(row);
  });

  it("of an appointment that is there: with whom it is, and a reaction to be known of", () => {
    const { receipt } = played(
      "salon",
      "Hey, it's Monique Duval, I've got a color with Jess on Friday at two, and I need to push it to next week, do I lose my deposit?",
      "Tuesday or Wednesday, not before eleven.",
      "Let's do Wednesday, no hang on, Tuesday.",
      "503 555 0144. And I had a reaction to the dye last time, my scalp itched for two days.",
      "yes",
    );
    expect(receipt).toContain("New time: Tuesday, December 8th after 11 o'clock");
    expect(receipt).toContain("Appointment with: Jess");
    expect(receipt).toContain("Allergy: Dye");
  });

  it("of who runs late: how late it is now, and what the dentist must know", () => {
    const { receipt, said } = played(
      "dental",
      "I'm running about twenty minutes late for my nine-thirty cleaning with Dr. Patel. Am I still okay, or should we do another day?",
      "Joanne Fisk, 614 555 0171",
      "I'm on blood thinners too, Eliquis, I don't think I told you folks.",
      "It's more like thirty minutes now.",
      "Yes",
    );
    expect(said[1]).toMatch(/the delay, twenty minutes/);
    expect(receipt).toMatch(/Late by: Thirty minutes/);
    expect(receipt).toMatch(/Medicine: Eliquis/);
    expect(receipt).toMatch(/Health: Blood thinners/);
  });

  it("takes no statement for the day that was asked for", () => {
    const { receipt } = played(
      "dental",
      "I need to move my cleaning on Thursday. Joanne Fisk",
      "I'm on blood thinners too, Eliquis, I don't think I told you folks that.",
      "Next Monday",
      "614 555 0171",
      "yes",
    );
    expect(receipt).toContain("New time: Monday, December 7th");
  });
});

it.each([
  [
    "refill",
    "medical",
    "Can you send it to the Walgreens on 5th and Pine?",
    "Pharmacy: Walgreens on 5th and Pine",
  ],
  ["refill", "medical", "DOB 3/4/48.", "Date of birth: 3/4/48"],
  [
    "book",
    "medical",
    "His birthday's wrong in your computer, it's June 9th, 2012.",
    "Date of birth: June 9th, 2012",
  ],
  ["book", "dental", "I'm allergic to latex, and I have a penicillin allergy.", "Allergy: Latex, penicillin"],
  ["book", "dental", "I'm not pregnant, but I had a knee replaced in September.", "Health: Knee replaced"],
  ["book", "dental", "Am I okay if I'm pregnant?", ""],
  [
    "callback",
    "law",
    "My neck's still stiff, and it was a crash on November 12th.",
    "Injury: Neck's still stiff | Happened: November 12th",
  ],
  [
    "callback",
    "own",
    "We're renters so the landlord pays, and the gate code's 4471.",
    "Pays: Landlord | Access: Gate code 4471",
  ],
  ["callback", "dental", "Text is better than calling, I work on a floor with no phones.", "Reach by: Text"],
  [
    "billing",
    "dental",
    "I paid a hundred and eighty dollars on claim number 44-8812.",
    "Amount: A hundred and eighty dollars | Claim number: 44-8812",
  ],
  ["refill", "medical", "I only have two days left.", "Left: Two days"],
])("in a %s at the %s desk: %s", (flow, scenario, words, rows) => {
  expect(factRows([words], { flow, scenario }).join(" | ")).toBe(rows);
});

describe("each of two questions in a breath is answered", () => {
  it("where one of them is not known: it is told apart from what was answered", () => {
    const { said } = played(
      "ringwell",
      "I run a vet clinic and we miss calls at lunch. How much is this a month, and does it work with AVImark?",
    );
    expect(said[0]).toMatch(/99 to 690 dollars a month.*The other question I can't answer from here/);
  });

  it("where both are known, and the second only begins with 'and who'", () => {
    const { said } = played("ringwell", "How would yours be any better, and who owns the recordings?");
    expect(said[0]).toMatch(/Ringwell picks up at once.*your business's/);
  });

  it("where the one is for a lawyer and the other for the desk", () => {
    const { said } = played(
      "law",
      "I was rear-ended last week and the other guy's insurance keeps calling. Do I have to talk to them, and what do you charge?",
    );
    expect(said[0]).toMatch(/^I can't advise on that.*For injuries the first consultation is free/);
  });

  it("and neither begins a visit that nobody asked for", () => {
    const { said } = played(
      "medical",
      "He takes lisinopril and he's down to four pills. Can somebody send a refill, and does he need to come in for that?",
    );
    expect(said[0]).toMatch(
      /^I'll pass the refill to the nurse\. Tell me the pharmacy [^.]*\. Most refills need no visit/,
    );
  });

  it("but 'if I lose, do I still have to pay you?' is one", () => {
    expect(played("law", "If I lose do I still have to pay you?").said[0]).not.toMatch(/other question/);
  });
});

describe("a yes with something beside it", () => {
  it("books what stands, and keeps a birthday that is put right for the paper", () => {
    const { said, receipt } = played(
      "medical",
      "I need a physical for my son Caleb Yoon",
      "Next Monday's good, or Tuesday",
      "the first one",
      "614 555 0106",
      "Yes, but his birthday's wrong in your computer I think, it's June 9th, 2012.",
    );
    expect(said[1]).toMatch(/December 7th.*December 8th/);
    expect(said[4]).toMatch(/^You're booked for Monday, December 7th/);
    expect(receipt).toContain("Date of birth: June 9th, 2012");
  });

  it("changes when to call, keeps what must not be, and takes the change of mind back", () => {
    const { said, receipt } = played(
      "trades",
      "I called about my bill. Lorraine Abbott, 971 555 0190",
      "They charged me twice",
      "Tomorrow morning. I work nights so don't call before ten, just text me.",
      "Yes, but Wednesday's better actually.",
      "Wait, no, leave it tomorrow, that's fine.",
    );
    expect(said[3]).toMatch(/call you back Wednesday, not before ten/);
    expect(said[4]).toMatch(/call tomorrow/);
    expect(receipt).toMatch(/Call back: tomorrow/);
  });

  it("holds no consultation by phone for a talk on the phone that is only told", () => {
    const { said, receipt } = played(
      "law",
      "I was rear-ended and the other guy's insurance, State Farm, keeps calling me. I'd like to see somebody by video.",
      "Ted Banks, 740 555 0163",
      "Wednesday afternoon",
      "The later one",
      "Yes, that's me. I already gave them a short statement on the phone, I hope that wasn't dumb. Should I bring the photos?",
    );
    expect(said[4]).toMatch(/^You're booked .* by video.*Bring the police report/);
    expect(receipt).toMatch(/Other side: State Farm .*short statement/);
  });
});

describe("who only tells something is not asked what they said", () => {
  it.each([
    ["medical", "I've been coming to you for about ten years now.", /^All right\. How can I help\?$/],
  ] as const)("%s: %s", (at, words, reply) => {
    expect(played(at, words).said[0]).toMatch(reply);
  });

  it("and the visit that was offered is offered once more", () => {
    const { said } = played(
      "law",
      "My mother passed away, my sister's the executor, and she won't show the will to me. Do you handle that kind of thing?",
      "Thank you. I'm her only other kid. The house is in Franklin County, it's worth maybe three hundred thousand.",
      "Thursday at nine thirty if you can.",
      "In person, but I use a wheelchair.",
      "Marguerite Sloane. 614 555 0155, and please don't leave a message, I live with my sister.",
    );
    expect(said[1]).toMatch(/Would you like a time for that\?$/);
    expect(said[4]).toMatch(/a wills and estates consultation in person.*for Marguerite Sloane/);
  });

  it("and how long something has lasted is no wish for a day", () => {
    const { said } = played(
      "dental",
      "My tooth is a little sensitive to cold.",
      "It's been like that a week or so.",
    );
    expect(said[1]).toMatch(/today at 10/);
  });
});

describe("and what else it leaves", () => {
  it("an emergency's paper has the address and what helpers must know", () => {
    const { receipt } = played(
      "medical",
      "My dad just collapsed and he's having trouble breathing, we're at 40 Oak Street, he's diabetic and on insulin.",
    );
    expect(receipt).toMatch(
      /Told to call 911.*Address: 40 Oak Street \| Medicine: Insulin \| Health: Diabetic/,
    );
  });

  it("of a bill: a date put right is no time to call, and an hour behind 'so' is", () => {
    const { receipt } = played(
      "dental",
      "I got a bill for two hundred and forty dollars for my cleaning on October 9th. Sheila Novak",
      "614 555 0134, I'm a teacher so after three thirty.",
      "Yes, but it was October 19th, not the 9th.",
    );
    expect(receipt).toMatch(/Call back: after three thirty.*October 19th/);
  });

  it("at a law firm: a landlord named by the way is the other side, and a question beside the yes is answered", () => {
    const { said } = played(
      "law",
      "My landlord, Brightside Properties, kept my deposit. I'd like to come in. Jolene Baker, 614 555 0188",
      "Friday before lunch",
      "the earlier one",
      "Yeah. Wait, actually could it be by phone instead?",
      "Yes. Do you need the lease?",
    );
    expect(said[2]).toMatch(/The other side: Brightside Properties/);
    expect(said[3]).toMatch(/a consultation by phone/);
    expect(said[4]).toMatch(/^You're booked.* bring every paper/);
  });

  it("of a wedding nobody is booked, and a scalp turns down no time", () => {
    const { said } = played(
      "salon",
      "I want to book a haircut for my daughter's wedding.",
      "Thursday the tenth in the afternoon.",
      "Yes, but I've got a sensitive scalp, so nothing with ammonia, please.",
    );
    expect(said[0]).not.toMatch(/your daughter/);
    expect(said[2]).toMatch(/Thursday, December 10th/);
  });
});

import { describe, expect, it } from "vitest";
import { summarize } from "../../server/voice/dialogue/confirming/summary.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import type { DeskId } from "./called.ts";
import { contextAt } from "./play.ts";

/** A Tuesday morning, while every desk is open. */
const OPEN = new Date("2026-12-01T17:30:00Z");

function call(desk: DeskId, line: string) {
  const context = contextAt(desk, OPEN);
  const { say, state } = reply(context, pickUp(context).state, line);
  return { say, state, receipt: summarize(context.desk, state).lines.join(" | ") };
}
const says = (desk: DeskId, line: string) => call(desk, line).say;

describe("of two questions in a line", () => {
  it.each([
    "Can I get my flu shot there, and do I need an appointment for it?",
    "Do you guys have flu shots and do I have to make an appointment?",
    "Do you do blood draws, and would I need an appointment?",
  ])("the second is answered too: %s", (line) => {
    expect(says("medical", line)).toMatch(/appointment/);
  });
  it.each([
    ["dental", "Is there parking, and is it free?", /free lot/, /cancel|notice|40 dollars/],
    ["dental", "Do you have wifi, and is it free?", /free wifi/, /check-up is 95/],
    ["dental", "Do you have weekend hours, and do they cost extra?", /Saturday 9 to 1/, /check-up is 95/],
    ["law", "Will you fight my speeding ticket, and is it expensive?", /^No, we don't/, /advise/],
  ] as const)(
    "money that is asked of the first is no price of another thing: %s %s",
    (desk, line, is, isNot) => {
      const said = says(desk, line);
      expect(said).toMatch(is);
      expect(said).not.toMatch(isNot);
    },
  );
});

describe("what somebody takes for true", () => {
  it.each([
    "Since you're closed Mondays, is Tuesday the earliest I can come in?",
    "You don't open Fridays, so would Monday be the soonest I could see somebody?",
  ])("is put right, and the earliest time is begun: %s", (line) => {
    const { say, state } = call("medical", line);
    expect(say).toMatch(/^No, on (?:Mon|Fri)days we're open/);
    expect(state.stack).toContain("book");
  });
  it.each([
    "since u guys are shut on fridays i guess i gotta wait til monday",
    "You're shut on Fridays, right?",
  ])("of a closed day has its no first: %s", (line) =>
    expect(says("dental", line)).toMatch(/^No, on Fridays we're open/),
  );
  it.each([
    "You said on your website the exam is free, so why would I be paying anything?",
    "You said the exam is free, so why would I pay",
    "Your ad says the exam is free, is that right?",
  ])("of what is free has its price: %s", (line) => {
    expect(says("dental", line)).toMatch(/isn't free.*95 dollars/);
    expect(says("dental", line)).not.toMatch(/guess/);
  });
  it.each([
    "I thought Dr. Patel was retired, so who'd I be seeing then?",
    "My friend says Dr. Hernandez left, who took over her patients?",
    "Does Dr. Singh still work here, or who should I see?",
  ])("of a doctor who is not here is put right: %s", (line) => {
    expect(says("medical", line)).toMatch(/^There is no Dr\. .*Okafor and Dr\. Miles Brandt/);
  });
  it("leaves the doctor of another office", () => {
    expect(says("medical", "My doctor is Dr. Lee, who do I see here?")).not.toMatch(/There is no Dr/);
  });
});

describe("who asks whether somebody works today", () => {
  it.each([
    [
      "dental",
      "Great, another machine. Is Molly working today or did you replace her?",
      /no Molly on my list/,
    ],
    ["medical", "Is Tanya at the desk today?", /no Tanya on my list/],
    ["dental", "Is June working today?", /in right now I can't see/],
    ["law", "Is Mr. Pell in right now?", /in right now I can't see/],
  ] as const)("hears what this line sees: %s %s", (desk, line, is) => expect(says(desk, line)).toMatch(is));
});

describe("an angry question that waits for no answer", () => {
  it.each([
    "You people never call back. Is anyone actually reading these messages?",
    "Nobody ever answers. Do you people even check the voicemail?",
  ])("is nobody's to answer: %s", (line) => {
    const { say, receipt } = call("dental", line);
    expect(say).toMatch(/really sorry/);
    expect(say).not.toMatch(/don't know/);
    expect(receipt).not.toMatch(/Asks: (?:Is anyone|Do you)/);
  });
});

describe("Ringwell", () => {
  it.each([
    "hi yes I'm calling about my 3 oclock with the hygienist, I might be a bit late",
    "Can I cancel my appointment for Tuesday? It's with Dr. Chen.",
    "Hi, I need to move my cleaning with Dr. Alvarez to next week",
    "Is this where I pay my dental bill?",
    "I'm a patient of Dr. Wu's and I lost my retainer",
    "I need a refill on my blood pressure meds",
  ])("tells who takes it for their own office whose line this is: %s", (line) => {
    const { say, state } = call("ringwell", line);
    expect(say).toMatch(/this is Ringwell.*call the office itself/);
    expect(state.stack).toEqual([]);
  });
  it.each([
    "Can it move a patient's appointment with the dentist?",
    "Can it refill a patient's prescription?",
  ])("answers of its product: %s", (line) => expect(says("ringwell", line)).not.toMatch(/this is Ringwell/));
  it.each([
    "If my customer's kid is choking and they ring my shop instead of 911, what happens?",
    "Suppose an old man calls my pharmacy and says his chest hurts, does your gadget just try to book him?",
    "what happens if a tenant calls at midnight and says the building's on fire",
    "when some kid calls and says his grandma won't wake up what does your robot do",
    "Let's say a patient calls bleeding after surgery, would it just take a message?",
    "whats it do if someone's house is on fire, ask for their email?",
  ])("raises no alarm over what its product does: %s", (line) => {
    const { say, state } = call("ringwell", line);
    expect(say).toMatch(/^It tells that caller to hang up and call 911/);
    expect(state.alarm).toBeUndefined();
  });
  it("names the crisis line and Poison Control where they are meant", () => {
    expect(
      says("ringwell", "If someone tells it they want to hurt themselves, what on earth does it say?"),
    ).toMatch(/988/);
    expect(
      says(
        "ringwell",
        "if somebody calls my vet clinic and says they took a bunch of pills, what would it say",
      ),
    ).toMatch(/Poison Control/);
  });
  it.each([
    "If my wife calls and says she can't breathe what does it do",
    "someone says he can't breathe, what do i do",
    "when my husband calls it says nothing, he took all his pills, what happens",
    "somebody calls for help, I can't breathe, what happens",
  ])("hears a danger that is there: %s", (line) => {
    const { say, state } = call("ringwell", line);
    expect(state.alarm ?? state.suspected, say).toBeDefined();
  });
  it.each([
    "I have no idea what you do. My nephew sent me the link.",
    "not sure what you people do honestly",
  ])("says what it does: %s", (line) =>
    expect(says("ringwell", line)).toMatch(/^Ringwell answers the phone when you cannot/),
  );
});

describe("typed in a hurry", () => {
  it.each([
    ["medical", "do yuo guys do std tesing and is it privat", /do those tests, and it is private/],
    ["dental", "wats the diff between ur crown and a veneer", /covers the whole tooth/],
  ] as const)("the word that matters is read: %s %s", (desk, line, is) =>
    expect(says(desk, line)).toMatch(is),
  );
});

describe("a word in another sense", () => {
  it.each([
    ["medical", "Do you have an X-ray machine there?", /^We have no X-ray/],
    ["dental", "What's your address and phone number?", /^We are at 214 Larkspur/],
    [
      "dental",
      "My tooth fairy budget is shot, what do you charge to pull a baby tooth",
      /baby tooth is 90 dollars/,
    ],
    ["medical", "Do you accept walk-ins on Fridays?", /^We go by appointment/],
    ["law", "Can I change lawyers in the middle of my case?", /You may change lawyers/],
    ["law", "Can you review a severance agreement, and how fast?", /^A lawyer can look it over/],
  ] as const)("is read as it was meant: %s %s", (desk, line, is) => expect(says(desk, line)).toMatch(is));
  it("leaves a gunshot what it is", () => {
    expect(call("dental", "My husband is shot").state.alarm).toBeDefined();
    expect(call("medical", "somebody got shot, my budget is shot").state.alarm).toBeDefined();
  });
});

describe("what is asked of the thing before it", () => {
  it.each([
    ["law", "Do you handle probate, and how long does it take?", /nine to eighteen months/, /60 minutes/],
    ["medical", "Do you do COVID tests, and how fast are the results?", /fifteen minutes/, /guess/],
    ["law", "my ex is a lawyer. is that gonna be a problem for you", /check for conflicts/, /guess/],
  ] as const)("has its own answer: %s %s", (desk, line, is, isNot) => {
    const said = says(desk, line);
    expect(said).toMatch(is);
    expect(said).not.toMatch(isNot);
  });
});

describe("which place this is", () => {
  it.each([
    ["law", "are yall the law firm on the billboard by the taco bell"],
    ["dental", "Are you the dentist that gives out popcorn?"],
  ] as const)("is said to who knows it by something else: %s %s", (desk, line) =>
    expect(says(desk, line)).toMatch(/^You've reached/),
  );
  it("is no answer to what is done here", () => {
    expect(says("law", "Are you the guys that do divorces?")).not.toMatch(/You've reached/);
  });
});

describe("a wish in an odd form", () => {
  it("is one: what somebody has got to do to get a lawyer", () => {
    const { say, state } = call("law", "What's a guy gotta do to get a lawyer around here");
    expect(state.stack).toContain("book");
    expect(say).not.toMatch(/don't know/);
  });
});

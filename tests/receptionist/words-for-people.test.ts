import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

const CLERK = [
  "I want to leave a message for Ms. Harrow. The hearing in the Duncan matter was moved to 9 tomorrow. Tom Reece, 512-555-0177.",
];

describe("what is asked of a message's own record", () => {
  it.each([
    ["Does it say it's the Duncan matter?", /^Yes, I have that: “.*Duncan matter/],
    ["Is the hearing in there?", /^Yes, I have that: “The hearing/],
    ["Did you write down that it's 9?", /^Yes, I have that: “.*9 tomorrow/],
    ["did the hearing make it in there?", /^Yes, I have that: “The hearing/],
    ["and the part about Duncan?", /^Yes, I have that: “.*Duncan/],
    ["did you take it or not?", /^It says: “.*Duncan/],
    ["Can you read me back the message?", /^It says: “.*Duncan/],
    ["read it to me once please", /^It says: “.*Duncan/],
  ])("is answered from it, and stands on no paper: %s", (words, answer) => {
    const { said, messages } = call("law", TUESDAY, ...CLERK, words, "yes");
    expect(said[1]).toMatch(answer);
    expect(messages[0]!.text).not.toMatch(/Asks|\?|read/);
  });
  it.each([
    ["Does the message say that she should bring the file?", "She should bring the file"],
    ["Did you put that I'm the clerk?", "I'm the clerk"],
  ])("adds what it does not say: %s", (words, told) => {
    const { said, messages } = call("law", TUESDAY, ...CLERK, words, "yes");
    expect(said[1]).toContain(`It didn't say so, so I've added: “${told}”.`);
    expect(messages[0]!.text).toContain(told);
  });
  it("is answered once it was passed on, and in Spanish", () => {
    const after = call(
      "law",
      TUESDAY,
      ...CLERK,
      "yes",
      "Does it mention Duncan?",
      "is that passed on today?",
    );
    expect(after.said[2]).toMatch(/^Yes, I have that/);
    expect(after.said[3]).toMatch(/^Yes\. Ms\. Harrow would get it today/);
    const spanish = call(
      "dental",
      TUESDAY,
      "Buenas, quiero dejar un recado para la doctora",
      "Que pago la mitad el viernes",
      "Marta Solís, 214-555-0156",
      "¿Le apuntó lo de la mitad?",
    );
    expect(spanish.said[3]).toMatch(/^Sí, lo tengo: «Que pago la mitad/);
  });
});

describe("times that are no time to call", () => {
  const BILL = "I was charged twice for a filling, I want it back on my card. Gail Winters, 214-555-0171";
  it.each([
    "I want the money back this week.",
    "The nurse said she'd call by 5 yesterday.",
    "I need it sorted by Friday because that's when it goes to collections.",
    "They were both at 3, I'm not asking you to call at 3.",
    "The bill is due the 15th, that's not when to call.",
  ])("%s", (words) => {
    const { messages } = call("dental", TUESDAY, BILL, words, "yes");
    expect(messages[0]!.text).not.toContain("Call back");
  });
  it("gives up one that was taken for it, and takes the one that is meant", () => {
    const { messages, said } = call(
      "law",
      TUESDAY,
      "have a lawyer call me, my brother was arrested, Dana Reyes 512 555 0133",
      "does he get a call today? his court is at 9 tomorrow so it's no good if they ring later",
      "NO that's the court. call TODAY",
      "yes",
    );
    expect(said.join(" ")).not.toMatch(/call(?: you back)? (?:TODAY )?at 9/);
    expect(messages.at(-1)!.text).toMatch(/Call back: today$/);
  });
  it.each([
    ["Not Mondays, we're closed Mondays.", "not Mondays"],
    ["Tonight after six, not before, she's at work", "tonight after six"],
    ["You can call me this afternoon.", "this afternoon"],
  ])("keeps what was told, without why: %s", (words, kept) => {
    const { state } = call(
      "dental",
      TUESDAY,
      "have someone call me about my bill",
      "Victor Hale 419 555 0188",
      words,
    );
    expect(state.callback).toBe(kept);
  });
  it("takes one for what was passed on, and begins nothing", () => {
    for (const words of ["Mornings are best to call.", "AND I WANT TO HEAR TODAY"]) {
      const { messages, state } = call("dental", TUESDAY, BILL, "yes", words);
      expect(state.stack).toEqual([]);
      expect(messages[0]!.text).toMatch(/Call back: (?:mornings|today)$/);
    }
  });
});

describe("a message", () => {
  it("is told in its own request, and asks what somebody is to be asked", () => {
    expect(
      call("dental", TUESDAY, "Leave a message for June: the check is in the mail. Bob Lane 214-555-0100")
        .said[0],
    ).toContain("“The check is in the mail”");
    expect(
      call(
        "dental",
        TUESDAY,
        "Can you ask Dr. Oyelaran if I can fly on Sunday? I had an extraction yesterday.",
        "Ben Tully 214-555-0195",
      ).said[1],
    ).toContain("“Ask Dr. Oyelaran if I can fly on Sunday. I had an extraction yesterday”");
  });
  it.each(["She doesn't need to call me back.", "Don't have her call me.", "No call needed."])(
    "promises no call to who wants none: %s",
    (words) => {
      const { said, messages } = call("law", TUESDAY, ...CLERK, words, "yes");
      expect(said.at(-1)).toContain("would get it today");
      expect(messages[0]!.text).toContain("Answer: no call wanted");
    },
  );
  it("begins nothing with what it tells, and keeps when it is", () => {
    const { messages } = call(
      "law",
      TUESDAY,
      "This is Judge Farley's clerk, Tom Reece. I need to get a message to Ms. Harrow.",
      "The hearing in the Duncan matter has been moved. It's at 9 tomorrow instead of 2.",
      "512-555-0177",
      "yes",
    );
    expect(messages).toHaveLength(1);
    expect(messages[0]!.text).toContain("It's at 9 tomorrow instead of 2.");
  });
  it("keeps the rest where one part of it is put right", () => {
    const { messages } = call("law", TUESDAY, ...CLERK, "No, it should say by 9 tomorrow", "yes");
    expect(messages[0]!.text).toContain("The hearing in the Duncan matter was moved to 9 tomorrow");
  });
  it("is left by who calls for another office, about somebody of theirs", () => {
    const { messages } = call(
      "law",
      TUESDAY,
      "I'm calling from Dr. Patel's office about a records request for a client of yours, Wendy Sloan.",
      "My name is Joan, 512-555-0161.",
      "yes",
    );
    expect(messages[0]).toMatchObject({ about: "message", name: "Joan" });
    expect(messages[0]!.notes).toContain("About: Wendy Sloan");
  });
});

describe("a complaint, a bill, a thing that was left", () => {
  it("keeps what was told when it is said to be a complaint, and asks for nothing twice", () => {
    const { said, messages } = call(
      "dental",
      TUESDAY,
      "You billed me for an x-ray nobody took. I want a person to call me.",
      "Neil Farrow 214-555-0139",
      "it's a complaint",
      "yes",
    );
    expect(said.join(" ")).not.toContain("What happened");
    expect(messages[0]!.text).toContain("x-ray nobody took");
  });
  it("hears money that is wanted back while a visit is offered", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "My tooth fell out of my denture and you just fixed it last week",
      "I want my money back, not another appointment",
    );
    expect(said[1]).toContain("billing team");
  });
  it("takes no other person's name for the caller's, and no number for a name that is refused", () => {
    const lost = call(
      "dental",
      TUESDAY,
      "This is Edna Fowler. I left my glasses there on Monday. 214-555-0126",
      "My daughter can come get them, she drives. Her name's Peg.",
      "No, Peg Dillard, she's married.",
      "yes",
    );
    expect(lost.messages[0]!.name).toBe("Edna Fowler");
    expect(lost.messages[0]!.notes).toContain("About: Peg Dillard");
    const angry = call(
      "ringwell",
      TUESDAY,
      "your robot hung up on my wife and I'm mad",
      "nah im not giving u my number",
      "reggie",
      "yes",
    );
    expect(angry.messages[0]).toMatchObject({ name: "Reggie" });
    expect(angry.said.at(-1)).not.toContain("would call");
  });
  it("says no to who means another place, and ends with an ok", () => {
    expect(
      call("dental", TUESDAY, "I think I have the wrong number, is this Bright Smile Dental Lab?").said[0],
    ).toMatch(/^No, this is Larkspur/);
    expect(call("law", TUESDAY, ...CLERK, "yes", "ok").ended).toBe(true);
  });
});

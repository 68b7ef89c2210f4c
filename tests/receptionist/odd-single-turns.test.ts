import { describe, expect, it } from "vitest";
import { call, type DeskId, TUESDAY } from "./called.ts";

/** One odd thing at the very start of a call, and what a good receptionist makes of it. */

describe("what nobody here can answer or begin is taken down as it was said", () => {
  it.each<[desk: DeskId, said: string]>([
    [
      "law",
      "I found an envelope from you addressed to the man who lived here before me. Do you want it back?",
    ],
    [
      "ringwell",
      "I talked to a guy there named Chris or Craig last Tuesday, he was gonna send me something and never did",
    ],
    [
      "dental",
      "hi um my mom said to call she's in the shower. she says can you change her thing to after three",
    ],
  ])("%s: '%s'", (desk, words) => {
    const { said, messages } = call(desk, TUESDAY, words, "Jessica Brown", "555 300 4000", "mornings", "yes");
    expect(said[0]).not.toMatch(/didn't quite get|do you mean/i);
    expect(messages).toHaveLength(1);
  });

  it("keeps every sentence of it", () => {
    const { state } = call(
      "dental",
      TUESDAY,
      "my mom said to call she's in the shower. she says can you change her thing to after three",
      "Jessica Brown",
      "555 300 4000",
      "mornings",
      "yes",
    );
    expect(JSON.stringify(state.filed)).toMatch(/after (?:three|3 o'clock)/);
  });

  it("hears what was told beside a question that is answered, and nothing in small talk beside one", () => {
    const [said] = call(
      "dental",
      TUESDAY,
      "What time do you close Friday, and also my kid threw up so we're not making it today",
    ).said;
    expect(said).toMatch(/close at 2/);
    expect(said).toMatch(/cancel/);
    expect(
      call("dental", TUESDAY, "I've got a big day today, what time do you close Friday?").said[0],
    ).not.toMatch(/pass on/);
  });

  it("says where they called, and goes on with the rest", () => {
    const words =
      "Hello? Is this the dentist? I have a card here that says the fourteenth but it doesn't say what month.";
    expect(call("dental", TUESDAY, words).said[0]).toMatch(/Yes, this is .*(?:call you|appointments)/s);
    expect(call("dental", TUESDAY, "Hello, is this the dentist?").said[0]).toMatch(
      /What can I do|How can I help/,
    );
  });
});

describe("words are heard as they were meant", () => {
  it.each<[desk: DeskId, said: string, answer: RegExp]>([
    ["medical", "can I get a flue shop on my lunch brake tomorrow", /vaccine visit/],
    ["dental", "I need to mow my clean in from thirsty to next week some time", /move it.*week of/s],
    [
      "law",
      "My buddy got popped last night, he's in county, he needs a lawyer like yesterday",
      /don't do criminal/,
    ],
    ["law", "my neighbor's suing me and I need a lawyer like yesterday", /today/],
    ["dental", "Are you recording this?", /isn't recorded/],
    ["dental", "Am I talking to a recording?", /automated/],
    [
      "medical",
      "I want to cancel my appointment tomorrow, no wait, better move it to next week",
      /ask the front desk to move it/,
    ],
    [
      "medical",
      "Quiero cancelar mi cita de mañana, no, espere, mejor cámbiemela para la otra semana",
      /la cambie.*semana del lunes/s,
    ],
    ["medical", "I want to cancel my appointment tomorrow", /cancel it/],
    [
      "law",
      "Me robaron las horas en el restaurante, ¿cuánto me cobran por hablar con alguien?",
      /trabajo 120|120 dólares/,
    ],
    ["dental", "Hi, uh, ¿alguien habla español? Mi mamá needs like a cleaning", /Qué día/],
  ])("%s: '%s'", (desk, words, answer) => {
    expect(call(desk, TUESDAY, words).said[0]).toMatch(answer);
  });

  it("tells a number back, and says when it is another", () => {
    expect(
      call("ringwell", TUESDAY, "do you have a support number?", "Is that 0134 you have?").said[1],
    ).toMatch(/Yes, that's it/);
    expect(call("ringwell", TUESDAY, "do you have a support number?", "Is that 0188?").said[1]).toMatch(
      /No, it's 5 5 5, 0 1 0, 0 1 3 4/,
    );
  });

  it("answers no question with half of another", () => {
    const words =
      "Can a robot tell me whether you people ever got the X-rays from Dr. Simmons, or do I have to drive them over myself?";
    expect(call("dental", TUESDAY, words).said[0]).not.toMatch(/drive home/);
  });

  it("keeps the day of a visit that cannot be kept", () => {
    const { state } = call("law", TUESDAY, "I can't make it Thursday at two", "Hank Broder 555 300 4000");
    expect(state.which).toMatch(/Thursday.*2 o'clock/);
  });

  it("takes no house for a name, no business for a person, and no fax for a telephone", () => {
    const first =
      "I found an envelope of yours addressed to the man who lived here before me, do you want it back?";
    expect(
      call("law", TUESDAY, first, "It's 44 Birch Lane, my name's Sam Otis").state.slots.name?.value,
    ).toBe("Sam Otis");
    expect(call("law", TUESDAY, first, "Diane Lane").state.slots.name?.value).toBe("Diane Lane");
    const gone =
      "I talked to a guy there named Chris or Craig last Tuesday, he was gonna send me something and never did";
    const bob = call("ringwell", TUESDAY, gone, "It's Bob at Bob's Septic, 555 460 7788").state;
    expect(bob.slots.name?.value).toBe("Bob");
    expect(bob.notes).toContain("Business: Bob's Septic");
    const fax = call(
      "medical",
      TUESDAY,
      "I need my shot records faxed to my kid's camp by Thursday",
      "Amy Lund, the fax is 555 771 0009",
    ).state;
    expect(fax.slots.phone).toBeUndefined();
  });

  it("asks what a refill still needs", () => {
    expect(call("medical", TUESDAY, "I need a refill on my blood pressure medicine").said[0]).toMatch(
      /pharmacy/,
    );
    expect(
      call("medical", TUESDAY, "I need a refill of lisinopril, it goes to the Walgreens on 5th").said[0],
    ).not.toMatch(/pharmacy/);
  });

  it("takes no past days for the time to call", () => {
    const words =
      "Necesito un papel del doctor para mi trabajo, falté el lunes y el martes porque estaba malo";
    expect(call("medical", TUESDAY, words).state.callback).toBe("");
  });

  it("asks whoever was run down by somebody of the house whether they are in danger", () => {
    expect(
      call("law", TUESDAY, "My husband hit me with the car last week and keeps calling me").said[0],
    ).toMatch(/in danger right now/);
    expect(call("law", TUESDAY, "A guy hit me with his truck last week, can I sue him?").said[0]).not.toMatch(
      /in danger/,
    );
  });
});

describe("somebody who was not seen for days and does not answer", () => {
  it.each<DeskId>(["dental", "medical", "law", "ringwell"])("is told where to turn: %s", (desk) => {
    const line = "I haven't seen my neighbor for two days and she doesn't answer";
    expect(call(desk, TUESDAY, line).said[0]).toMatch(/911.*non-emergency number.*welfare check/s);
  });

  it.each([
    "My elderly neighbor isn't answering her door and I haven't seen her since Sunday",
    "I haven't heard from my mom in three days and she won't pick up her phone",
    "nobody's seen the old man next door in a week and I'm worried about him",
    "My neighbor's mail is piling up and he doesn't come to the door",
  ])("in other words: %s", (line) => {
    expect(call("dental", TUESDAY, line).said[0]).toContain("welfare check");
  });

  it("in Spanish, too", () => {
    const line = "no he visto a mi vecina en dos días y no contesta";
    expect(call("medical", TUESDAY, line).said[0]).toMatch(/911.*policía/s);
  });

  it.each([
    "I haven't heard from you since Monday and nobody answers",
    "My mom hasn't been seen in two years for a cleaning",
    "my neighbor hasn't paid for the fence in a week and won't answer my letters",
    "I haven't heard from my lawyer for two weeks, he doesn't answer",
    "I haven't seen my ex in two weeks and he doesn't answer",
  ])("is no matter with somebody: %s", (line) => {
    expect(call("law", TUESDAY, line).said[0]).not.toContain("welfare");
  });
});

describe("what is said once, and of what was asked", () => {
  it("promises one call about results", () => {
    const [said = ""] = call("medical", TUESDAY, "Are my test results back?").said;
    expect(said.match(/call/g)).toHaveLength(1);
  });

  it("answers who it wakes, and who is put through to whom", () => {
    expect(call("ringwell", TUESDAY, "burst pipe, does it bug me?").said[0]).toMatch(/wakes nobody/);
    expect(call("ringwell", TUESDAY, "What happens in an emergency?").said[0]).toMatch(/call 911/);
  });
});

describe("what names a thing of a visit and wants none", () => {
  it.each(["the pharmacy thinks I'm nine", "The pharmacy has my birthday wrong"])(
    "is no refill: %s",
    (line) => {
      expect(call("medical", TUESDAY, line).said[0]).toMatch(/pass that on/);
    },
  );

  it.each([
    "the pharmacy says it needs a new script",
    "The pharmacy says I'm out of refills",
    "Can you send my refill to the pharmacy?",
  ])("is one: %s", (line) => {
    expect(call("medical", TUESDAY, line).said[0]).toMatch(/refill/);
  });

  it("books none for a paper that was sent, and books what is wished for", () => {
    for (const line of ["did you mail the forms for my cleaning", "did you send the paperwork for my crown"])
      expect(call("dental", TUESDAY, line).said[0]).not.toMatch(/What day|Which would you like/);
    expect(call("dental", TUESDAY, "I need a crown, did you get my forms?").said[0]).toMatch(/crown/i);
  });
});

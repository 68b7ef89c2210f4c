import { describe, expect, it } from "vitest";
import { call, MONDAY, type DeskId } from "./called.ts";

const first = (desk: DeskId, ...lines: string[]) => call(desk, MONDAY, ...lines).said.at(-1)!;

describe("a word in another sense", () => {
  it.each([
    "I went down on ice outside a grocery store and broke my wrist. Is that something you do?",
    "I slipped on ice",
    "There was black ice in the parking lot and I fell. Can I sue?",
    "They'd left the ice all over by the door and I fell",
    "My aunt slipped on a patch of ice at the mall, do you handle that?",
  ])("ice that is fallen on is no immigration: %s", (line) => {
    expect(first("law", line)).not.toMatch(/immigration/);
  });
  it.each(["ICE took my brother", "My cousin is in ice custody, can you help?"])(
    "while the agency is: %s",
    (line) => {
      expect(first("law", line)).toMatch(/immigration/);
    },
  );
  it.each([
    "Do you handle custody cases? My ex wants to move to Oregon with our daughter.",
    "My husband wants to move our son to another state, can I stop him?",
    "Can she move out of state with my boy without asking me?",
    "My ex is moving to Texas and taking our kids.",
    "She's relocating with the baby next month, is that allowed?",
  ])("who moves away with a child moves no appointment: %s", (line) => {
    expect(first("law", line)).not.toMatch(/that appointment|move it/);
  });
  it("while an appointment is moved", () => {
    expect(first("law", "I need to move my consultation to Friday")).toMatch(/appointment/);
  });
  it.each([
    ["dental", "You gonna bill me for this call?"],
    ["dental", "I don't want to be billed for talking to you."],
    ["law", "Oh wonderful, a robot. I suppose you're going to bill me for this call too?"],
    ["medical", "Do I get charged for calling?"],
    ["ringwell", "Is there a charge for this phone call?"],
  ] as const)("the call itself costs nothing, %s: %s", (desk, line) => {
    const said = first(desk, line);
    expect(said).toMatch(/costs nothing|call is free/);
    expect(said).not.toMatch(/billing team|accounts/);
  });
  it.each(["The double charge.", "What about the duplicate charge on my card?", "I was billed twice."])(
    "a double charge asks for no price list: %s",
    (line) => {
      const said = first("dental", line);
      expect(said).toMatch(/billing team/);
      expect(said).not.toMatch(/check-up is/);
    },
  );
  it.each([
    "Can it transfer the call to my cell if it's an emergency?",
    "Just tell me yes or no, can it ring my cell for a burst pipe at night.",
    "Will it ring my phone when a pipe bursts?",
    "Does it call my on-call tech when it's urgent?",
    "Burst pipe's not a 911 thing. Would it ring my cell or not?",
    "If somebody calls with a burst pipe at 2am does it wake me up?",
  ])("Ringwell says whether it rings the owner: %s", (line) => {
    const said = first("ringwell", line);
    expect(said).toMatch(/^Yes\..*rings your cell/);
    expect(said).not.toMatch(/911/);
  });
  it.each(["No, area code 804, then 555-0177.", "the area code is 804, 555-0177", "555-0177, area code 804"])(
    "an area code is no name: %s",
    (line) => {
      const { state } = call(
        "medical",
        MONDAY,
        "I'd like to leave a message for Dr. Okafor",
        "Tell her I'll drop the samples Thursday",
        "Chad Osgood",
        line,
      );
      expect(state.slots.name?.value).toBe("Chad Osgood");
      expect(state.slots.phone?.value).toBe("+18045550177");
    },
  );
});

describe("the fees of the law desk", () => {
  it.each([
    "Is the first consultation free?",
    "do you charge for the first meeting",
    "What do you charge?",
    "Is the initial meeting free?",
    "what's it cost to come in",
    "so is it free or a hundred",
    "How much is a consultation?",
  ])("are told in one sentence that agrees with itself: %s", (line) => {
    const said = first("law", line);
    expect(said).toMatch(/^It depends on the matter: .*free.*family 200/);
    expect(said).not.toMatch(/free for injuries, and 100/);
  });
});

describe("who takes the line for another office", () => {
  it.each([
    "Is this Dr. Chen's office?",
    "But please, is this Dr. Chen's office, sí o no?",
    "No no, I don't want a demonstration. So you are not the dentista?",
    "Yes hello, I have my appointment with Dr. Chen el jueves and I need to change it, please",
    "I have an appointment for a cleaning tomorrow and I need to move it.",
    "I need to reschedule my root canal",
    "I need to see the doctor about my knee",
    "I need an appointment, my tooth is killing me",
    "I'm trying to reach Dr. Gomez",
    "can you refill my prescription",
    "am I speaking to Dr. Gomez's office",
  ])("hears at Ringwell that it is none: %s", (line) => {
    const { said, state } = call("ringwell", MONDAY, line);
    expect(said[0]).toMatch(/No, this is Ringwell, which makes phone assistants, and not that office/);
    expect(state.stack).toEqual([]);
  });
  it.each([
    "I run a dental practice. Can it book a cleaning?",
    "I have a cleaning business, would it work for me?",
    "I need to move my appointment",
    "I'd like to book an introduction",
  ])("and who may be a customer does not: %s", (line) => {
    expect(first("ringwell", line)).not.toMatch(/no doctor's/);
  });
  it("hears whose line it is at another desk, but not of its own people", () => {
    expect(first("law", "Is this Dr. Patel's office?")).toMatch(/^No, this is Harrow and Pell/);
    expect(first("medical", "Is this Dr. Okafor's office?")).not.toMatch(/^No/);
  });
});

describe("what a person would say first", () => {
  it.each([
    ["law", "They fired me when I told them I'm expecting"],
    ["law", "I'm seven months pregnant and my boss laid me off"],
    ["medical", "My daughter has a fever of 101 and a cough, can I get her in?"],
    ["medical", "my kid's throwing up, can she be seen tomorrow morning?"],
    ["dental", "My crown fell off this morning."],
    ["dental", "do u guys do emergancy crwon my cown came of"],
  ] as const)("is that they are sorry, %s: %s", (desk, line) => {
    const said = first(desk, line);
    expect(said).toMatch(/sorry/);
    expect(said).not.toMatch(/can't advise|don't know that one|won't guess/);
  });
});

it.each([
  "Could you move mine fifteen minutes, no never mind, it's fine.",
  "Can I cancel my appointment, no wait, forget it, it's fine",
  "I was going to ask for a refill, never mind.",
  "I need to book, oh never mind",
  "I want to cancel my visit. No wait, never mind, leave it.",
  "Can you move my visit to Friday? Never mind, I can make it",
])("what is asked for and left in one breath starts nothing: %s", (line) => {
  const { state } = call("medical", MONDAY, line);
  expect(state.stack).toEqual([]);
});
it("and what is asked after it is answered", () => {
  const said = first(
    "dental",
    "Could you move mine fifteen minutes, no never mind, it's fine. One more thing, do you have evening hours any day?",
  );
  expect(said).toMatch(/until 6:30 on Wednesday/);
});
it("who is in despair and wants the doctor to call is asked, gently, how to be reached", () => {
  const { said } = call("medical", MONDAY, "I want to die", "Can you just have Dr. Okafor call me?");
  expect(said[1]).toMatch(/988/);
  expect(said[1]).toMatch(/which name and number may they call\?/);
  expect(said[1]).not.toMatch(/I'll tell/);
});
it("a wish for the visit in Spanish books", () => {
  const { state } = call(
    "dental",
    MONDAY,
    "Hola, ¿cuánto cuesta una limpieza?",
    "Quiero la cita. El martes a las nueve.",
  );
  expect(state.stack).toEqual(["book"]);
});

it.each(["Yes, please. When would that be?", "Sure. How soon would that be?"])(
  "when the call would be is known to who asks it beside a yes: %s",
  (line) => {
    const { said } = call("law", MONDAY, "Can I speak with an attorney?", line);
    expect(said[1]).toMatch(/would call/);
    expect(said[1]).not.toMatch(/don't know that one/);
  },
);

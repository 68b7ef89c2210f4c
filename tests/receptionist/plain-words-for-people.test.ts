import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

describe("who is to have it", () => {
  it.each([
    "I said the manager, not the billing team.",
    "No, the manager, not billing.",
    "Not the billing team, the manager.",
    "It's for the manager, not some clerk.",
    "I told you, I want the manager, not billing.",
  ])("is named once more, and nothing is dropped: %s", (words) => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      "I've been billed twice for the same visit, and I want it looked at.",
      `${words} Walter Dunn.`,
      "517-555-0106.",
      "yes",
    );
    expect(said[1]).toMatch(/^Of course, it goes to the manager\. Thank you, Walter Dunn/);
    expect(messages[0]!.text).toContain("For: the manager");
    expect(messages[0]!.text).not.toMatch(/not (?:the )?billing/);
  });
  it("is asked for by a whole name, and is 'her' in the next breath", () => {
    const { said, messages } = call(
      "law",
      TUESDAY,
      "Is Nadia Quist in?",
      "Okay. Can you have her call me when she gets a minute? It's about the papers she sent me.",
      "Ruben Salas. 313-555-0190.",
      "any time after lunch",
      "yes",
    );
    expect(said[0]).toMatch(/put you through to Nadia Quist/);
    expect(said[3]).toMatch(/a call from Nadia Quist to Ruben Salas/);
    expect(messages[0]!.text).toContain("For: Nadia Quist");
    expect(messages[0]!.text).not.toMatch(/minute/);
  });
  it("takes the call that was offered by asking when, and who the attorney is", () => {
    const { said, messages } = call(
      "law",
      TUESDAY,
      "Can I speak to my attorney please? The one handling my divorce.",
      "Well, when will they call? I've got a hearing on Monday.",
      "It's Judith Harrow. I'm Melissa Grant, 616-555-0177.",
      "any time before Friday",
      "yes",
    );
    expect(said[1]).toMatch(/once I have your name and number\. I'll have your attorney call you/);
    expect(messages[0]!.text).toContain("For: Judith Harrow");
  });
  it("is the other side only where that is said", () => {
    const { state } = call("law", TUESDAY, "I'm Pat, I'm calling for my sister Pam, she wants a will.");
    expect(state.notes.join()).not.toContain("Other side");
    const sued = call("law", TUESDAY, "I want to sue my brother Carl over the house.");
    expect(sued.state.notes).toContain("Other side: Carl");
    const driver = call(
      "law",
      TUESDAY,
      "I was hit by a guy who ran a red light, I'd like to see a lawyer.",
      "The other driver? His name's Kyle Brenner.",
    );
    expect(driver.state.notes).toContain("Other side: Kyle Brenner");
    expect(driver.state.slots.name?.value).toBeUndefined();
  });
});

describe("a call back", () => {
  const MOVED =
    "I need to leave a message for Mr. Pell. The deposition's been moved to December 9th at ten. Denise Alvarado, 312-555-0148.";
  it.each([
    "And can you make sure he sees it before noon?",
    "I want him to see it before noon.",
    "He needs to read it before noon, please.",
    "Please see that he gets it before noon.",
  ])("is none where the message is to be read by then: %s", (words) => {
    const { said, messages } = call("law", TUESDAY, MOVED, `Yes. ${words}`);
    expect(said[1]).toMatch(/marked it to be read before noon/);
    expect(said[1]).not.toMatch(/would call/);
    expect(messages[0]!.text).toContain("To be read: before noon");
    expect(messages[0]!.text).not.toContain("Call back");
  });
  it.each([
    "No need to call back unless they want to switch brands.",
    "Nobody needs to call me back.",
    "They don't have to call me, thanks.",
  ])("is refused without the message being dropped: %s", (words) => {
    const { said, messages } = call(
      "dental",
      TUESDAY,
      "This is Phil Brandt from Lakeshore Dental Supply, 616-555-0185. The gloves you ordered are on back order until the tenth.",
      words,
      "Yes, that's good.",
    );
    expect(said.at(-1)).toMatch(/would get it/);
    expect(messages).toHaveLength(1);
    expect(messages[0]!.text).toContain("Answer: no call wanted");
  });
  it.each(["Will somebody let me know?", "So do they call today or not", "Will someone get back to me?"])(
    "is confirmed to who asks: %s",
    (words) => {
      const { said } = call(
        "dental",
        TUESDAY,
        "Your statement says I owe 64 dollars but I paid that in September. Lorraine Bates, 248-555-0104.",
        "yes",
        words,
      );
      expect(said[2]).toMatch(/^Yes, the billing team would call today/);
    },
  );
  it("is wished for beside a complaint, and has its time", () => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      "I need to make a complaint about how I was treated at the front desk. Douglas Ebert, 269-555-0117.",
      "I'd like somebody to call me and apologize, frankly.",
      "This afternoon's fine.",
      "yes",
    );
    expect(said[1]).toContain("for a call as soon as possible");
    expect(messages[0]!.text).toContain("Call back: this afternoon");
  });
  it("is of no one who is to be reached elsewhere", () => {
    const { messages } = call(
      "law",
      TUESDAY,
      "This is Todd with Great Lakes Court Reporting, 269-555-0199. I'm calling to confirm the Brandt deposition Thursday at ten.",
      "You can reach our scheduling desk until five.",
      "yes",
    );
    expect(messages[0]!.text).not.toContain("Call back");
  });
  it("comes to the caller, and not to whom it is for", () => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      "My husband Frank Delgado needs his lisinopril refilled, he's got two left. I'm Rosa Delgado, 517-555-0146.",
      "yes",
      "Could you have them call me instead of him? He's at work.",
    );
    expect(said[2]).toMatch(
      /^(?:Of course, the call comes to you|You're the one to call, then)\. (?:What|Is|Any)/,
    );
    expect(messages).toHaveLength(1);
  });
});

describe("what is passed on", () => {
  it("goes with the call that was promised", () => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      "I'd like the nurse to call me back about my blood test. Marjorie Kemp, 616-555-0128.",
      "after four",
      "yes",
      "Will she have the results by then?",
    );
    expect(said[3]).toMatch(/noted that for the nurse/);
    expect(messages).toHaveLength(1);
    expect(messages[0]!.text).toContain("Will she have the results by then?");
  });
  it("is put right by its side alone", () => {
    const { messages } = call(
      "dental",
      TUESDAY,
      "Hi, could you pass something on to Dr. Marsh for me? My name's Hank Oster, 616-555-0107.",
      "The night guard she made me is rubbing my gum on the right side.",
      "No wait, it's the left side. Sorry.",
      "yes",
    );
    expect(messages[0]!.text).toContain("on the left side");
    expect(messages[0]!.text).toContain("For: Dr. Marsh");
    expect(messages[0]!.text).not.toMatch(/right side|pass something/);
  });
  it.each([
    "I called last week and somebody was supposed to send me a quote and I never got it.",
    "You guys were going to email me the contract and I still haven't seen it.",
    "I haven't gotten the quote you promised me.",
  ])("is what never came: %s", (words) => {
    const { state } = call("ringwell", TUESDAY, words);
    expect(state.stack).toEqual(["message"]);
  });
  it("is a long story in its own words, and no question", () => {
    const { messages } = call(
      "law",
      TUESDAY,
      "My landlord is keeping my deposit, it's been two months, and he says I broke the dishwasher, which was broken when I moved in, and I have an email where I told him.",
      "I'd rather somebody called me. Patrick Nolan, 989-555-0150.",
      "mornings",
      "yes",
    );
    expect(messages[0]!.text).toContain("which was broken when I moved in, and I have an email");
    expect(messages[0]!.text).not.toContain("told him?");
  });
});

describe("who sells something", () => {
  it("gets no time and no figures", () => {
    const { said, bookings } = call(
      "ringwell",
      TUESDAY,
      "Hey, Brad from Summit SEO, we help businesses rank on Google. 555-200-1994",
      "Give me ten minutes on the calendar, book me one of those demos.",
      "Tell me, what do you people spend on ads?",
    );
    expect(said[1]).toMatch(/^I can't set a time for that/);
    expect(said[2]).toMatch(/^That's nothing I give out/);
    expect(bookings).toHaveLength(0);
  });
});

it("says no 'call for a new one' to who has lost somebody", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "My husband passed away last month. He had an appointment with you on December 14th at nine, I need that taken off. Shirley Ames, 231-555-0116.",
    "yes",
  );
  expect(said.join(" ")).toMatch(/sorry for your loss/);
  expect(said.at(-1)).not.toMatch(/new one/);
});

import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

// Tuesday, ten in the morning.
const AT = "2026-11-24T15:00:00Z";

describe("who wants nothing yet", () => {
  it.each([
    "Okay good. I'll talk to her first and call you back. Thanks.",
    "I'll ask him first and get back to you, thanks",
    "I'm going to check it out on the site first. Thank you",
    "Let me have a look at the website. Thanks",
    "I'll have my grandson look it up. Thank you",
  ])("is let go with one true sentence: %s", (line) => {
    const { said, state } = call("law", AT, "How much is a consultation about a will?", line);
    expect(said[1]).toMatch(/^Of course/);
    expect(said[1]).not.toMatch(/noted|left it/);
    expect(state.stack).toEqual([]);
  });

  it.each([
    "No, not yet. Thanks",
    "Not today, I'll think about it and call back",
    "No, I'm not booking today, thanks",
    "Nah, not right now",
  ])("is offered no time: %s", (line) => {
    const { said, state } = call("law", AT, "I'd like a family law consultation", line);
    expect(said[1]).toMatch(/^(?:Of course|No problem|All right)/);
    expect(said[1]).not.toMatch(/I can do|[Ww]hich day|What day/);
    expect(state.stack).toEqual([]);
  });

  it("still hears 'not today' of times that are on offer", () => {
    expect(call("medical", AT, "I need a flu shot today or tomorrow", "No, not today").said[1]).toMatch(
      /I can do/,
    );
  });
});

describe("a story that is over", () => {
  it.each([
    "My six year old is dying to know what the fish in your waiting room is called. He had that stomach bug last week and you guys fixed him right up, he's great now.",
    "Hi, my daughter had the flu in October but she's all better now, she just wants to know who drew the giraffe on your wall.",
  ])("begins no visit: %s", (line) => {
    const { said, state } = call("medical", AT, line);
    expect(state.stack).toEqual([]);
    expect(said[0]).not.toMatch(/What day|I can do|stomach bugs/);
  });

  it("gives back a visit that nobody wanted", () => {
    const { state } = call(
      "medical",
      AT,
      "It's about my son, a children's visit",
      "No no, he doesn't need a visit, he's fine.",
    );
    expect(state.stack).toEqual([]);
  });
});

describe("what is asked of something else than the fact", () => {
  it.each(["And if I'm coming down the highway, which exit do I take?", "Which bus stops nearest?"])(
    "is not answered by what was just told: %s",
    (line) => {
      const { said } = call("medical", AT, "What's your address?", line);
      expect(said[1]).not.toContain("80 Fennbrook Road");
    },
  );

  it.each([
    "so cleaning with X-rays, I'd be looking at what, two fifteen?",
    "So that's two hundred fifteen for a cleaning with the X-rays?",
  ])("is worked out of two prices: %s", (line) => {
    const { said, state } = call(
      "dental",
      AT,
      "how much would a cleaning be?",
      "And are X-rays extra?",
      `Okay, ${line}`,
    );
    expect(said[2]).toMatch(/^Yes: \d+ and \d+ make 215 dollars\./);
    expect(state.stack).toEqual([]);
  });

  it.each([
    "Okay. And is that per person? It'd be me and my wife.",
    "Is that each person, for my husband and me?",
  ])("is told of two who come together: %s", (line) => {
    const { said } = call("law", AT, "Do you handle wills? What do you charge for it?", line);
    expect(said[1]).toMatch(/One appointment serves you both\. .*150 dollars/);
    expect(said[1]).not.toMatch(/Employment/);
  });
});

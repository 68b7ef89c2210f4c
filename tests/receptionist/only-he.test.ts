import { describe, expect, it, test } from "vitest";
import { call, NOVEMBER_30 } from "./called.ts";

// Danger from somebody who is only 'he', and the call after it.

describe("somebody at the door who is only 'he'", () => {
  test.each([
    "Oh no, he's here. He's pounding on the door, he's not supposed to be here.",
    "He's beating on my door and he's not allowed near me.",
    "Oh god, he's at the door.",
    "She's kicking the door and screaming.",
    "My ex is in my house, he has a key.",
  ])("is sent to 911: %s", (line) => {
    expect(call("law", NOVEMBER_30, line).said[0]).toMatch(/call 911 now/);
  });

  test.each([
    "My husband is following me over in his truck, can we get a cleaning?",
    "He's here, can we check in now?",
    "My neighbor has a spare key, do you need it?",
  ])("is no danger: %s", (line) => {
    expect(call("dental", NOVEMBER_30, line).said[0]).not.toMatch(/911/);
  });

  it("is heard in the middle, and no times are offered in the breath in which it is over", () => {
    const { said } = call(
      "law",
      NOVEMBER_30,
      "I'd like to sit down with somebody about a divorce.",
      "Any day but Wednesday, I work at the, oh no, hang on, he's here. He's pounding on the door, he's not supposed to be here.",
      "Okay. Okay, he's gone, the police have got him. I'm all right.",
      "Thursday at nine thirty, I guess.",
    );
    expect(said[1]).toMatch(/call 911 now/);
    expect(said[2]).toMatch(/glad you're safe.*that person comes back.*whenever you're ready\.$/s);
    expect(said[2]).not.toMatch(/Thursday|\?/);
    expect(said[3]).toMatch(/Thursday, December 3rd at 9:30/);
  });
});

import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

describe("an appointment that somebody cannot come to", () => {
  it("is that of the day it is on, and not of the holiday that is why", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I need to move my visit this Friday, I'll be out of town for Thanksgiving",
      "next Tuesday",
      "Gil Ray 414 555 0123",
    );
    expect(said[2]).toMatch(/the appointment, Friday, November 27th, to Tuesday, December 1st/);
  });

  it("is canceled for whom it is, however the day was told, and 'no, just cancel it' keeps nothing", () => {
    const { messages } = call(
      "dental",
      TUESDAY,
      "my wife has an appointment this Friday at nine, her name's Carol Brandt, and she's come down with something so she's not gonna make it",
      "No just cancel it for now, she'll call when she's feeling better. I'm Steve by the way",
      "Steve Brandt, 510 555 0137",
      "yes",
    );
    expect(messages).toMatchObject([{ about: "cancel", name: "Steve Brandt" }]);
    expect(messages[0]?.text).toMatch(/For: Carol Brandt \| Appointment: Friday, November 27th at 9 o'clock/);
  });

  it("is moved to the days after it, at the hour that it has", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I have a physical Monday at one thirty and something came up, I need to push that back to later in the week",
      "Wednesday or Thursday would work, same time if possible",
      "Russell Whitcomb, 415 555 0151",
    );
    expect(said[2]).toMatch(/to Wednesday, December 2nd or Thursday, December 3rd at the same time/);
  });

  it("is canceled, and another booked, with one yes", () => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      "I need to cancel my physical tomorrow, they put me on shift",
      "Jerome Tuttle, 707 555 0114",
      "Yeah. Actually can I just rebook it for next Wednesday while I've got you?",
    );
    expect(messages).toMatchObject([{ about: "cancel" }]);
    expect(said[2]).toMatch(/December 2nd|What is the visit for/);
  });
});

describe("what was begun", () => {
  it("is no move where somebody cancels", () => {
    for (const said of [
      "I need to cancel. Just cancel it, don't move it",
      "can you cancel my Monday visit instead",
    ])
      expect(call("medical", TUESDAY, said).state.stack).toEqual(["cancel"]);
  });

  it.each([
    ["ringwell", "can someone call me", "nah forget it, no call"],
    ["law", "I'd like someone to call me back", "forget the call back"],
    ["medical", "I need my records sent", "oh forget it, I'll get the records myself"],
  ] as const)("is dropped, and not begun again by its name: %s, %s", (desk, asked, drops) => {
    const { said, state } = call(desk, TUESDAY, asked, drops);
    expect(said[1]).toMatch(/I've dropped it\. How can I help/);
    expect(state.stack).toEqual([]);
  });

  it("is for who calls, though their father died of it", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "my father died of a heart attack so I want a physical on Monday",
      "first",
    );
    expect(said[1]).toMatch(/May I have your name/);
  });
});

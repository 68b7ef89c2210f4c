import { expect, it } from "vitest";
import { call, MONDAY } from "./called.ts";

it("is sorry first for who is angry, and files a complaint with what they said", () => {
  const { said, messages } = call(
    "law",
    MONDAY,
    "I've paid you people every month since last year, and now I get a machine.",
    "It's the third time we've called about this invoice.",
    "Wait, am I talking to a computer?",
    "Gail Norris",
    "503 555 0177",
    "yes",
  );
  expect(said[0]).toMatch(/^I'm really sorry about that/);
  expect(said[2]).toMatch(/automated assistant/);
  expect(said[2]).not.toMatch(/don't know|noted/);
  expect(messages).toMatchObject([{ about: "complaint", urgent: true }]);
  expect(messages[0]!.text).toMatch(/third time/);
});

import { expect, it } from "vitest";
import { call } from "./called.ts";

const SUNDAY = "2026-11-30T03:00:00Z";

it("calls whom the caller names instead, and says so", () => {
  const { said, messages } = call(
    "law",
    SUNDAY,
    "can somebody call me about a lease",
    "Marjorie Keene 555 010 3345",
    "Yes. No wait, call my husband instead, Ray, 555 010 3346",
    "yes",
  );
  expect(said[2]).toMatch(/a call to Ray, from Marjorie Keene/);
  expect(said[3]).toMatch(/would call Ray/);
  expect(messages).toMatchObject([
    { name: "Marjorie Keene", phone: "+15550103346", text: expect.stringMatching(/Call: Ray/) },
  ]);
  const own = call("law", SUNDAY, "can somebody call me about a lease", "Marjorie Keene 555 010 3345", "yes");
  expect(own.said.join(" ")).not.toMatch(/Call Ray|call Marjorie/);
});

it("files a bill of the caller's own under the caller, after a mother's visit", () => {
  const lines = [
    "I need two things, I need to book my mom for a flu shot and also ask about a bill I got",
    "Wednesday morning. Her name is Ruth Calloway, I'm her daughter Jen",
    "ten thirty please",
    "555 010 9043",
  ];
  const own = call(
    "medical",
    SUNDAY,
    ...lines,
    "Yes. Now about my bill, I got charged twice for October",
    "yes",
  );
  expect(own.messages).toMatchObject([{ name: "Jen" }]);
  expect(own.bookings).toMatchObject([{ name: "Ruth Calloway" }]);
});

it("puts whose a message is right once it is filed", () => {
  const { messages, said } = call(
    "medical",
    SUNDAY,
    "I got charged twice on my last bill. Ruth Calloway, 555 010 9043",
    "yes",
    "It's my bill, Jen's, not my mother's",
  );
  expect(said[2]).toMatch(/Now the name is Jen/);
  expect(messages).toMatchObject([{ name: "Jen" }]);
});

it("takes a name behind an age, and no day for one", () => {
  const { said } = call(
    "dental",
    SUNDAY,
    "I'd like a checkup Friday",
    "Nine fifteen. It's for my son, he's seven, Theo",
  );
  expect(said[1]).toMatch(/Theo/);
  expect(said[1]).not.toMatch(/son's name/);
  const busy = call("dental", SUNDAY, "I need a cleaning for my son, he's busy Thursday");
  expect(busy.said[0]).not.toMatch(/Thursday/);
});

it("says which office it is to who asks whether it is the one, and files no question of that", () => {
  const { said, state } = call(
    "law",
    SUNDAY,
    "uh, is this the, um, the place my husband called? He said there was a lady. I'm not sure what I'm supposed to ask",
    "Mine or his? I'm Marjorie Keene. Oh, it's about his mother's house I think",
  );
  expect(said[0]).toMatch(/^This is Harrow and Pell/);
  expect(said.join(" ")).not.toMatch(/noted for a colleague/);
  expect(state.told.join(" ")).not.toMatch(/Asks/);
});

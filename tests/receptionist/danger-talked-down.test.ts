import { expect, it } from "vitest";
import { call } from "./called.ts";

const SUNDAY = "2026-11-30T03:00:00Z";
const CHEST =
  "Thursday maybe. It's probably nothing but I've been getting this squeezing in my chest when I climb stairs, it's going on right now actually";

it.each([
  "No I don't want 911, I'm fine, just book me Thursday",
  "I'm okay, just put me down for Thursday",
  "I don't need an ambulance, I'm fine",
])("holds to 911 where help is turned down and nothing is over: %s", (words) => {
  const { said, bookings } = call(
    "medical",
    SUNDAY,
    "I'm trying to book my yearly physical",
    CHEST,
    words,
    "Thursday, I said Thursday. It's still squeezing a little but I'm sure it's just stress",
  );
  expect(said[2]).toMatch(/911/);
  expect(said[2]).not.toMatch(/glad/);
  expect(said[3]).toMatch(/911/);
  expect(bookings).toEqual([]);
});

it("goes on where it was a false alarm, and comes back to 911 at one more sign", () => {
  const lines = [
    "I'm trying to book my yearly physical",
    CHEST,
    "It's gone now, false alarm, I feel okay again",
  ];
  const over = call("medical", SUNDAY, ...lines, "Thursday at two");
  expect(over.said[2]).toMatch(/glad/);
  expect(over.said[3]).toMatch(/December 3rd/);
  expect(
    call("medical", SUNDAY, ...lines, "Marcus Bell, and now my left arm's kind of tingly").said[3],
  ).toMatch(/911/);
  expect(call("medical", SUNDAY, ...lines, "okay, it's squeezing again").said[3]).toMatch(/911/);
  expect(call("medical", SUNDAY, ...lines, "I don't have any pain any more").said[3]).not.toMatch(/911 now/);
});

it("takes who works on roofs at their word, and sends whoever stands on one to 988", () => {
  const lines = ["have someone call me about a quote. Dale Rudd, 405 555 0191"];
  const roofer = call("ringwell", SUNDAY, ...lines, "Mornings before seven. After that I'm on a roof");
  expect(roofer.said[1]).not.toMatch(/988/);
  expect(call("ringwell", SUNDAY, "I'm standing on the roof", "What? No, I'm a roofer").said[1]).not.toMatch(
    /call or text 988 now/,
  );
  expect(call("ringwell", SUNDAY, "After that I'm on a roof and I'm going to jump").said[0]).toMatch(/988/);
});

import { expect, it } from "vitest";
import { played } from "./danger-play.ts";

it.each([
  "we've all got headaches at home and the furnace just came on, even the cat's acting drunk",
  "he hit the curb off his scooter and now he asks me the same thing over and over",
  "the little one's making a noise like a seal and sucking his tummy in",
  "newborn, ten days, feels like a little oven",
  "nos duele la cabeza a todos en la casa y está prendido el calentador",
])("is for 911: %s", (words) => {
  const { state } = played("medical", words);
  expect(state.suspected ?? state.alarm?.line).toBe("911");
});

it.each([
  "we've all got headaches from our phone company",
  "My father-in-law has blue eyes and a yellow insurance card, can he be on my plan?",
  "the furnace in our office needs a new filter, can you come?",
])("is none: %s", (words) => {
  const { state, last } = played("medical", words);
  expect(state.alarm ?? state.suspected).toBeUndefined();
  expect(last).not.toMatch(/nurse line/);
});

it("tells who lost a crown to chew on the other side, and nothing of a numbness", () => {
  const { last } = played("dental", "My crown came off. Can I eat on it, and should I bring the crown?");
  expect(last).toMatch(/other side.*bring it along/s);
  expect(last).not.toMatch(/numbness/);
});

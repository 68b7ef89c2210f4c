import { expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

// A crisis that is none: a word of danger in somebody's day.

it.each([
  ["dental", "Hi, are my pills ready?"],
  ["medical", "Hello? Is this the drugstore? I want to see if my pills are ready."],
  ["ringwell", "Call before noon if you can, I'm on a roof after that."],
  ["dental", "Call me after lunch, I'm on a roof this morning."],
  ["ringwell", "I'm a roofer, I'm up on a roof till five, so text me."],
  ["medical", "stuck at work all week on a roof"],
  ["ringwell", "My last answering service put a guy with chest pain on hold"],
  ["ringwell", "our previous answering service hung up on a woman with chest pain"],
  ["law", "Kevin Marsh is the one who hit me, it was a month ago."],
] as const)("is no cry for help at the %s desk: %s", (desk, words) => {
  const { state, said } = call(desk, TUESDAY, words);
  expect(state.alarm).toBeUndefined();
  expect(said[0]).not.toMatch(/988|911|Before anything else/);
});

it.each([
  "I have all my pills ready and I'm done",
  "I'm standing on the roof",
  "I'm on the roof and I'm going to jump",
  "stuck at work all week on a roof, I don't want to be here anymore",
  "working all week on a roof and I'm going to jump",
  "I was at work and now I'm standing on the roof",
])("is one where it is: %s", (words) => {
  expect(call("medical", TUESDAY, words).state.alarm?.line).toBe("988");
});

it.each([
  "My last answering service put me on hold and I have chest pain",
  "My last answering service put a guy with chest pain on hold, now my dad has chest pain",
])("is one, whatever another line did before: %s", (words) => {
  expect(call("ringwell", TUESDAY, words).state.alarm?.line).toBe("911");
});

it.each([
  "What? No, it's my job! I'm fine.",
  "I am not in any danger.",
  "You misunderstood me.",
  "No, no, I only want to pick up my blood pressure pills.",
])("is left at once for who says plainly that it was misheard: %s", (words) => {
  const { said, state } = call("medical", TUESDAY, "I'm standing on the roof", words);
  expect(state.alarm).toBeUndefined();
  expect(said[1]).not.toMatch(/call or text 988 now/);
});

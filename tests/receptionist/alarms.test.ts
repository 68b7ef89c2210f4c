import { describe, expect, it } from "vitest";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { contextAt } from "./play.ts";

const desks = ["dental", "medical", "law", "ringwell"] as const;
const heard = (words: string, desk: (typeof desks)[number]) => {
  const context = contextAt(desk);
  return reply(context, pickUp(context).state, words).state;
};

/** Said by people who had not read the rules, or by those they were said to. */
describe.each(desks)("at the %s desk", (desk) => {
  it.each([
    ["my dad's talking funny and one side of his smile kind of fell down", "911"],
    ["he can't lift his arm right either", "911"],
    ["is this a stroke", "911"],
    ["my whole neck is swelling up and it's kinda hard to swallow", "911"],
    ["I been having this pressure in my chest since lunch", "911"],
    ["mi esposo no puede respirar", "911"],
    ["I don't really see the point of being here any more", "988"],
    ["no one would notice anyway", "988"],
    ["I've got the pills here", "988"],
    ["ya no quiero vivir", "988"],
    ["my toddler ate my iron pills", "poison"],
    ["mi hija se tragó unas pastillas", "poison"],
  ])("'%s' is an alarm for %s", (words, line) => {
    expect(heard(words, desk).alarm?.line).toBe(line);
  });

  it.each([
    "no chest pain or anything, I just need a physical",
    "I can't breathe through my nose, it's a cold",
    "my back is killing me",
    "is it safe to take ibuprofen before I come in",
    "she can't make it on Friday",
    "my arm hurts after the flu shot",
    "nobody told me the price",
  ])("'%s' is none", (words) => {
    expect(heard(words, desk).alarm).toBeUndefined();
  });
});

it("is over only when the caller says so", () => {
  const context = contextAt("medical");
  let last = reply(context, pickUp(context).state, "my husband has chest pain");
  for (const words of ["what do you charge", "okay", "he is sitting down"]) {
    last = reply(context, last.state, words);
    expect(last.state.alarm?.line).toBe("911");
  }
  last = reply(context, last.state, "sorry, false alarm, he's fine");
  expect(last.state.alarm).toBeUndefined();
  expect(reply(context, last.state, "I'd like to book a physical").say).toMatch(/physical/i);
});

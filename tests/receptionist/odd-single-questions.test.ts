import { describe, expect, it } from "vitest";
import { type DeskId, call } from "./called.ts";

const TUESDAY = "2026-11-24T18:00:00Z";

describe("a single question, rambling, sarcastic or with a wrong premise, gets its own answer", () => {
  it.each<[DeskId, string, RegExp]>([
    ["dental", "Do you take kids under two?", /first birthday/],
    [
      "dental",
      "Since you don't do root canals on weekends, what do I do Sunday?",
      /closed on Sundays.*0 1 7 7/,
    ],
    [
      "dental",
      "oh great another robot. does a human ever clean teeth there or is it you?",
      /Priya, our hygienist/,
    ],
    [
      "dental",
      "my mother in law, bless her, chipped her dentures on a walnut, the good ones, anyway do you fix those there or send them out",
      /have it mended/,
    ],
    [
      "dental",
      "so my cousin says you guys do that thing where they put you under and you wake up with new teeth, is that even real",
      /put nobody to sleep/,
    ],
    ["dental", "Can I bring my dog in the waiting room?", /Service dogs are welcome/],
    ["medical", "Are my test results on the portal or do I have to call?", /There is a portal for results/],
    [
      "medical",
      "is the doc with the beard still there or did he retire, tall fellow, used to hum",
      /not by their looks/,
    ],
    [
      "medical",
      "Do you do that thing with the little camera you swallow?",
      /^No, that's done by a stomach specialist/,
    ],
    [
      "medical",
      "my knee predicts the weather. does one of your doctors do knees or just oil changes",
      /^Yes/,
    ],
    ["medical", "do i hav to be nakid for the fisical", /^No, you get a gown/],
    ["medical", "is it true you guys do house calls like in the old movies", /don't make house calls/],
    ["law", "What does a will for two cost, my wife and I?", /450 dollars each/],
    [
      "law",
      "my uncle croaked and left a shoebox full of bonds, who do I gotta see about it and do I gotta pay",
      /Judith Harrow/,
    ],
    [
      "law",
      "You guys don't charge unless you win, so it's free to get my will done?",
      /injuries alone\. A simple will is 450/,
    ],
    ["ringwell", "What comes after the trial?", /^You decide then/],
    ["ringwell", "Sell me on it. Thirty seconds.", /picks up every call/],
    ["ringwell", "does it get sarcasm, or do I have to hold up a sign", /takes a joke/],
    [
      "ringwell",
      "We're a funeral home. does it know how to talk to people who just lost someone?",
      /straight to a person/,
    ],
    ["ringwell", "since it's free forever for small shops, how do I sign up", /no free plan/],
    ["ringwell", "Who set this up if I'm no good with computers?", /We set it up with you/],
    [
      "ringwell",
      "I heard you record everything and sell it, true or false",
      /^No, callers' data is not sold/,
    ],
  ])("at the %s desk: %s", (desk, words, answer) => {
    expect(call(desk, TUESDAY, words).said.at(-1)).toMatch(answer);
  });
});

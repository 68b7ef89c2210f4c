import { describe, expect, test } from "vitest";
import { alarmsIn, preparing } from "./alarms.ts";
import { clausesOf } from "./clauses.ts";

const alarms = (words: string) => alarmsIn(words, clausesOf(words)).sure.map(({ act }) => act);

describe("words that are enough to act on", () => {
  test.each([
    ["em.911", "i been having this pressure in my chest since lunch"],
    ["em.911", "My husband CAN'T BREATHE"],
    ["em.911", "she wont wake up"],
    ["em.911", "it's kinda hard to breathe and my neck is swelling"],
    ["em.911", "I think he's having a stroke, his face is drooping"],
    ["em.911", "we smell gas in the basement"],
    ["em.911", "mi papá no puede respirar"],
    ["em.911", "le está dando un infarto"],
    ["em.911", "can i book a cleaning oh god my son is choking"],
    ["em.911", "my two year old broke out in hives and his voice sounds hoarse"],
    ["em.911", "there's bleeding and no movement from the baby, I'm 34 weeks"],
    ["em.911", "I haven't felt the baby kick since yesterday"],
    ["em.911", "mi hijo tiene ronchas y la voz ronca"],
    ["em.911", "my stitches opened and it's gushing"],
    ["em.911", "my mom has Alzheimer's and she's wandered off"],
    ["em.crisis", "my teen said she wishes she were dead"],
    ["em.crisis", "honestly i'd be better off dead"],
    ["em.crisis", "I have a bunch of pills right here"],
    ["em.crisis", "sometimes I think about ending my life"],
    ["em.crisis", "my daughter says she wants to kill herself"],
    ["em.crisis", "ya no quiero vivir"],
    ["em.poison", "my toddler ate my iron pills"],
    ["em.poison", "my son drank bleach"],
    ["em.poison", "i took too many pills"],
    ["em.poison", "mi hijo se tomó el cloro"],
  ])("%s: %s", (act, words) => expect(alarms(words)).toContain(act));
});

describe("near words that are no alarm", () => {
  test.each([
    "my tooth is killing me",
    "no chest pain or anything like that",
    "is it safe to get numbed if I had a heart attack two years ago",
    "what does it do if a caller has chest pain",
    "my father died of a heart attack and left no will",
    "do you install carbon monoxide detectors",
    "i swallowed my temporary crown this morning",
    "I got poison ivy on my arms",
    "I hurt myself at the gym",
    "I cut myself shaving",
    "I'm dying for a haircut",
    "how much is a chest x-ray",
    "do you prescribe pills for blood pressure",
    "my son took his medicine this morning and needs a checkup",
    "can you replace the battery in my smoke detector",
    "me duele una muela",
    "I'm pregnant and my gums are bleeding",
    "any movement on my referral, the baby is due in 10 weeks",
    "I have a hoarse voice and a cough",
    "my mom disappeared from your system",
    "I wish I was there already",
    "it's been 12 weeks and my case hasn't moved",
    "I'm 12 weeks out from the implant and I don't feel any pain",
    "I get some bleeding when I floss and I'm pregnant",
  ])("%s", (words) => expect(alarms(words)).toEqual([]));

  test("do not quiet an alarm beside them", () => {
    expect(alarms("i have no chest pain but my wife is not breathing")).toEqual(["em.911"]);
  });
});

test("words of danger that were made ready step by step are found as before", () => {
  const asked = ["my chest is tight and my arm is numb", "she wont wake up", "what are your hours"];
  const found = () => asked.map((words) => alarmsIn(words, clausesOf(words)));
  const before = found();
  expect(before.map(({ sure }) => sure.length > 0)).toEqual([true, true, false]);
  expect([...preparing()].length).toBeGreaterThan(20);
  expect(found()).toEqual(before);
});

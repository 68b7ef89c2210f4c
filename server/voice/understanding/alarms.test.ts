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
    ["em.poison", "the doctor gave me the water pill, and I think I took it twice this morning"],
    ["em.poison", "my husband took his metformin twice today and feels woozy"],
    ["em.poison", "I forgot I'd had my pill and took another one"],
    ["em.poison", "I doubled up on my lisinopril"],
    ["em.poison", "did I take my blood pressure pill twice"],
    ["em.poison", "la pastilla de la presión, me la tomé dos veces hoy"],
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
    "I take my water pill twice a day, can I get a refill",
    "he has taken the pills twice daily for years",
    "the doctor doubled my dose last month",
    "I took my medicine and I called you twice",
    "I forgot to take my pill this morning",
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

describe("a list after a negation", () => {
  const lists = [
    [
      "pain, pressure, or tightness in his chest",
      "pain or pressure",
      "chest pain, sweating or trouble breathing",
    ],
    [
      "dolor, presión ni falta de aire",
      "dolor ni presión en el pecho",
      "fiebre, mareo ni dificultad para respirar",
    ],
  ] as const;
  const nots = [
    ["No, no", "He has no", "She doesn't have any", "without any", "There's no", "he isn't having any"],
    ["Sin", "No, sin", "No tiene", "no siente", "No hay"],
  ] as const;
  const denied = [0, 1].flatMap((i) => nots[i]!.flatMap((not) => lists[i]!.map((list) => `${not} ${list}`)));

  test.each(denied)("denies all of it: %s", (words) => {
    expect(alarmsIn(words, clausesOf(words))).toMatchObject({
      sure: [],
      signs: false,
      told: [],
      denied: true,
    });
  });

  /** What is told beside it is heard as if no list stood before it. */
  const signs = [
    "but it feels tight",
    "just a heaviness",
    "just like a weight on him",
    "he can't breathe",
    "it's crushing",
    "until he climbs the stairs",
    "but there was an hour ago",
    "but his chest is tight",
    "pero siente el pecho apretado",
    "pero no puede respirar",
  ];
  test.each(denied.flatMap((list) => signs.map((sign) => `${list}, ${sign}`)))(
    "takes nothing of what is there: %s",
    (words) => expect(alarmsIn(words, clausesOf(words)).denied).toBeUndefined(),
  );

  test.each([
    "not pain, pressure",
    "No, pressure",
    "no pain, pressure",
    "no pain, tightness in his chest",
    "it's not that there's no pain or pressure",
    "I can't say he has no pain or pressure",
    "no breath or pulse",
    "he has no feeling or strength in his arm",
    "No pain. Pressure in his chest.",
    "no es dolor, es presión",
  ])("is none where it tells what is there: %s", (words) =>
    expect(alarmsIn(words, clausesOf(words)).denied).toBeUndefined(),
  );
});

test("words of danger that were made ready step by step are found as before", () => {
  const asked = ["my chest is tight and my arm is numb", "she wont wake up", "what are your hours"];
  const found = () => asked.map((words) => alarmsIn(words, clausesOf(words)));
  const before = found();
  expect(before.map(({ sure }) => sure.length > 0)).toEqual([true, true, false]);
  expect([...preparing()].length).toBeGreaterThan(20);
  expect(found()).toEqual(before);
});

describe("something that burns", () => {
  const asksOrActs = (words: string) => {
    const { feared, sure } = alarmsIn(words, clausesOf(words));
    return feared ?? sure[0]?.act;
  };
  test.each([
    "I smell something burning, kind of, by the light",
    "No, that's it. Oh gosh, I smell something burning, kind of, by the light.",
    "it smells like smoke in here",
    "there's a burnt plastic smell coming off the panel",
    "it smells kind of electrical by the outlet",
    "something's burning behind the stove I think",
    "the light fixture is smoking",
    "there's a little smoke by the dryer",
    "I'm getting a whiff of something burning",
    "huele a quemado por la lámpara",
    "algo se está quemando en la pared",
  ])("is never passed by: %s", (words) => expect(asksOrActs(words)).toBe("em.911"));
  test.each([
    "my hair smells burnt after the bleach",
    "I can't smell anything burning since I had covid",
    "I've had something burning in my stomach since lunch",
    "can you put in a smoke detector",
    "is your office smoke free",
    "I quit smoking in June",
    "it smells like burnt toast when he makes breakfast",
    "do you remove smoke smell from carpets",
  ])("is not feared in: %s", (words) => expect(asksOrActs(words)).toBeUndefined());
});

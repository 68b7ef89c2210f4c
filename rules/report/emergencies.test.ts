import { describe, expect, it } from "vitest";
import { dangerAloud } from "../../content/report/pieces/urgency.ts";
import { piecesOf } from "../../content/report/pieces/index.ts";
import { spoken } from "../../content/report/spoken.ts";
import { sketches } from "../../content/report/trades/by-name/index.ts";
import { neutralTrade, trades, wordsUntilKnown } from "../../content/report/trades/index.ts";
import { handsOver, reaching } from "../../content/report/words.ts";
import { base } from "./report-of.fixture.ts";
import { situationOf } from "./situation.ts";

/** What nobody is put through for, whatever the business: an ambulance, the fire department or the crisis line comes first. */
const AT_ONCE =
  /chest pain|breath|chok|allergic reaction|collapsed|overdose|faint|smell of gas|propane|carbon monoxide|\bfire\b|smoke|sparks|self-harm|wants to die/;

const all = [
  ...trades,
  ...sketches.flatMap(({ industries, words, examples }) =>
    industries.map((industry) => {
      const neutral = neutralTrade(industry);
      return { ...neutral, ...words, industry, examples: { ...neutral.examples, ...examples } };
    }),
  ),
];

it("puts nobody through who needs an ambulance, the fire department or the crisis line, in any trade", () => {
  for (const trade of all) {
    const t = spoken(trade);
    if (t.animals || /\b(?:animal|dog|pet|horse)\b/.test(t.urgent)) continue;
    expect(reaching(t), t.an).not.toMatch(AT_ONCE);
    if (AT_ONCE.test(t.urgent)) {
      expect(dangerAloud(t), t.an).toMatch(/911|988/);
      expect(handsOver(t), t.an).toMatch(/911|988/);
    }
  }
});

it("sends nobody to 911 for a thing, an animal, a date or money", () => {
  for (const [industry, name] of [
    ["Healthcare", "Paws Animal Hospital"],
    ["Other", "Ironside Farriers"],
    ["Legal", "Reyes Injury Law"],
    ["Financial Services", "Liberty Tax"],
    ["Retail/E-commerce", "The Book Nook"],
    ["Technology", "SafeNet IT"],
  ] as const)
    expect(dangerAloud(spoken(wordsUntilKnown(industry, name))), name).toBe("");
});

describe.each([
  [
    "Healthcare",
    "Lakeview Family Medicine",
    /For chest pain or trouble breathing, or any other emergency, hang up and dial 911\. For thoughts of self-harm, dial 988/,
  ],
  [
    "Other",
    "Hartwell Plumbing",
    /For a smell of gas or water near wires, get everybody out, then call 911 from outside/,
  ],
  ["Other", "Sunny RV Repair", /For a smell of propane, get everybody out/],
  [
    "Hospitality/Restaurant",
    "Mom's Diner",
    /For an allergic reaction or somebody choking, hang up and dial 911/,
  ],
  ["Hospitality/Restaurant", "Home Plate Personal Chef", /hang up and dial 911/],
] as const)("the greeting after closing of %s, '%s'", (industry, businessName, says) => {
  it("names whom to call first, and a person only for the rest", () => {
    const s = situationOf({
      answers: { ...base, industry, businessName, interactionChannels: ["Phone Calls"] },
    });
    const [greeting] = piecesOf("better-voicemail", s);
    const said = greeting && "says" in greeting ? greeting.says : "";
    expect(said).toMatch(says);
    expect(said.split(/911|988/).at(-1)).not.toMatch(AT_ONCE);
  });
});

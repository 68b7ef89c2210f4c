import { expect, it } from "vitest";
import { fitting, is, untrueOf } from "../../content/report/circumstances.ts";
import { sketches } from "../../content/report/trades/by-name/index.ts";
import { onWheels } from "../../content/report/trades/on-wheels.ts";
import { trades, wordsUntilKnown } from "../../content/report/trades/index.ts";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { BOTTLENECKS } from "../../contracts/assessment-options.ts";
import { reportOf, textOf } from "./report-of.fixture.ts";
import { situationOf } from "./situation.ts";

const CHANNELS = ["Phone Calls", "Text/SMS", "Email", "Social Media"] as const;
const all = (
  businessName: string,
  industry: AssessmentAnswers["industry"],
  more: Partial<AssessmentAnswers> = {},
) =>
  BOTTLENECKS.map((label, i) =>
    reportOf(
      {
        businessName,
        industry,
        interactionChannels: [...CHANNELS],
        operationalBottlenecks: [label, BOTTLENECKS[(i + 3) % BOTTLENECKS.length]!],
        responseTime: "24-48-hours",
        ...more,
      },
      { people: 1, contactsPerWeek: 85, missedPerWeek: 40, noShowsPerWeek: 3 },
    ),
  );

it.each([
  ["Wet Nose Mobile Dog Grooming", "Other"],
  ["Hooves & Paws Mobile Vet", "Healthcare"],
  ["Okonkwo Home Visit Podiatry", "Healthcare"],
  ["Strings at Home Violin Lessons", "Education"],
  ["Spoke on Wheels Bicycle Repair", "Retail/E-commerce"],
  ["Shears To Your Door Hairdressing", "Other"],
] as const)(
  "tells %s, which drives to its customers, of no door, desk or parking of its own",
  (name, industry) => {
    for (const r of all(name, industry, { interactionChannels: [...CHANNELS, "In-Person"] })) {
      expect(is(r.situation, "you go")).toBe(true);
      const text = textOf(r);
      expect(untrueOf(text, r.situation)).toBe("");
      expect(text).not.toMatch(/did not come|hours and parking|where [a-z ]+ wait, with the usual answers/);
    }
  },
);

it("leaves a thing that is mobile where it is", () => {
  for (const name of ["Sunny Acres Mobile Homes", "Redline Mobile Phone Repair", "Juniper Mobile App Studio"])
    expect(onWheels(trades[0]!, name).travels, name).toBeUndefined();
});

it("leaves a trade that drives something that a drive leaves", () => {
  const words = [...trades, ...sketches.map((sketch) => sketch.words)];
  for (const { travels, gap, an } of words)
    if (travels && gap) expect(gap, an).not.toMatch(/did not come|could not come|chair|table/);
});

it("asks a family for no 'as last time', and counts no more orders by phone than stones that are made", () => {
  for (const r of all("Halvorsen Monument & Headstone", "Manufacturing")) {
    expect(textOf(r)).not.toMatch(/as last time|before your first|three weeks later|how many\]/i);
    const { contactsPerWeek, freshShare, readyShare } = r.assumptions;
    const stones = (contactsPerWeek!.value * 4.33 * freshShare!.value * readyShare!.value) / 10_000;
    for (const { work } of r.steps)
      for (const { what, count } of work)
        if (/^orders|^notices/.test(what)) expect(count, what).toBeLessThanOrEqual(Math.ceil(3 * stones));
  }
  expect(
    textOf(
      reportOf(
        {
          businessName: "Halvorsen Monument & Headstone",
          industry: "Manufacturing",
          operationalBottlenecks: ["Order Processing"],
          interactionChannels: ["Phone Calls"],
        },
        {},
        { steps: ["read-back"] },
      ),
    ),
  ).toContain("What has changed since we last spoke");
});

it("takes more calls than usual for talk about work under way where each piece is large, and for more customers elsewhere", () => {
  const share = (businessName: string, contactsPerWeek: number) =>
    reportOf({ businessName, industry: "Other" }, { contactsPerWeek }).assumptions.freshShare!.value;
  expect(share("Halvorsen Monument & Headstone", 10)).toBe(share("Halvorsen Monument & Headstone", 14));
  expect(share("Halvorsen Monument & Headstone", 80)).toBeLessThan(
    share("Halvorsen Monument & Headstone", 20),
  );
  for (const name of ["Wet Nose Mobile Dog Grooming", "Kowalski Garage Door Repair"])
    expect(share(name, 300)).toBe(share(name, 20));
});

it.each([
  "The Quilted Barn Fabric Shop",
  "Little Bear Toys",
  "Corner Wine Cellar",
  "Stride Shoes",
  "Aperture Cameras",
])("speaks to %s in no words of a bookshop", (name) => {
  const { hard, typed, night, ask, never, facts, tests } = wordsUntilKnown("Retail/E-commerce", name);
  expect([hard, typed, night, ...ask, ...never, ...facts, ...tests].join(" ")).not.toMatch(
    /out of print|\b(titles?|books?|editions?|authors?)\b/i,
  );
});

it("speaks to a dermatologist of no feet, and reads a foot clinic and a vet in a van as what they are", () => {
  const words = JSON.stringify(wordsUntilKnown("Healthcare", "Palmetto Dermatology"));
  expect(words).not.toMatch(/\b(foot|feet|toes?|diabetic|orthotics)\b/);
  expect(wordsUntilKnown("Healthcare", "Paws Mobile Vet")).toMatchObject({
    an: "a mobile veterinary practice",
    travels: true,
  });
  for (const name of ["Harbor Podiatry", "Valley Foot & Ankle", "Sunrise Foot Clinic"])
    expect(wordsUntilKnown("Healthcare", name).an, name).toBe("a podiatry practice");
});

it("says the first of several ways that is so", () => {
  const s = situationOf({ answers: { ...reportOf({}).answers, interactionChannels: ["In-Person"] } });
  expect(fitting(s, ["drive", "you go"], ["desk", "they come"], ["neither"])).toBe("desk");
  expect(fitting({ circumstances: [] }, ["drive", "you go"], ["desk", "they come"], ["neither"])).toBe(
    "neither",
  );
});

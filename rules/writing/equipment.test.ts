import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, title: article.title, text: `${article.excerpt} ${plainText(article.content)}` };
};

describe("a machine is asked what its kind needs, and one that somebody had before, that first", () => {
  test.each([
    [
      "7 mistakes landscapers make when they buy a used skid steer",
      /used skid steers.*1\. .*hour meter.*starts? cold|hour meter.*serial number/s,
      /star reviews|owns the data/,
    ],
    [
      "buying an excavator at auction: what a concrete contractor should check",
      /hours has it run.*lien/s,
      /slippery|grout/,
    ],
    [
      "5 mistakes salon owners make when they buy a used laser",
      /1\. Buying a used one that its maker won’t service/,
      /price on the tag/,
    ],
    ["Checklist: buying a second-hand CNC mill for a machine shop", /rigger.*serial number/s, /hardest day/],
    [
      "Lease or buy an ice machine for our restaurant",
      /hottest day.*night number/s,
      /how much you use it each week/,
    ],
    [
      "what to look for when buying a refrigerated walk-in cooler for a florist",
      /humidity/,
      /this change in a restaurant/,
    ],
    ["how to choose a shop air compressor for an auto body shop", /a month of jobs/, /operatory|chairs need/],
    ["which commercial washer should our laundromat buy", /loads a day.*drain/s, /hardest day/],
    [
      "best CBCT scanner for a two dentist practice under 80k",
      /field of view.*three written quotes/is,
      /X-ray equipment/,
    ],
    ["should we buy a sewer camera or rent one", /days a year/, /each week/],
    [
      "Is it worth replacing our walk-in cooler or repairing the compressor again?",
      /24 months.*technician, in writing/s,
      /It worth/,
    ],
  ])("%s", (prompt, has, lacks) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(has);
    expect(text).not.toMatch(lacks);
  });
  test.each([
    ["Questions to ask before leasing a copier for a law office", /What does a page cost in all/],
    ["What to look for in an autoclave for a two-chair dental office", /Gravity, or a vacuum cycle/],
    ["how to inspect a used car before you buy it", /used cars?|test drive|mechanic/i],
  ])("and leaves alone: %s", (prompt, has) => {
    expect(written(prompt).text).toMatch(has);
  });
});

describe("both sides are given where both are asked for", () => {
  test.each([
    [
      "Should my pediatric practice leave the insurance networks and go direct primary care? pros and cons",
      /What speaks for it.*The fee comes each month.*Medicaid and CHIP.*Members needed|members, at which fee/s,
      /To keep to|bookkeeper/,
    ],
    [
      "pros and cons of offering payment plans at a small law firm",
      /not payment plans.*their own|first payment/s,
      /not pros/,
    ],
    [
      "Should our three-lawyer firm open on Saturdays? pros and cons",
      /Rent and equipment are paid anyway/,
      /Fewer questions in a day/,
    ],
    [
      "Pros and cons of letting dental hygienists work four ten-hour days",
      /day off in the week/,
      /not dental hygienists work/,
    ],
    [
      "pros and cons of hiring a second hygienist",
      /Work you turn away today.*Letting somebody go/s,
      /To keep to/,
    ],
  ])("%s", (prompt, has, lacks) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(has);
    expect(text).not.toMatch(lacks);
  });
  test("two sides of which both are named keep their columns", () => {
    expect(written("Should we repair or replace our van? pros and cons").text).toMatch(/Repair.*Replace/is);
  });
});

describe("what an owner settles with people has questions of its own", () => {
  test.each([
    ["Is it legal to make employees use their own phones for work?", /reimbursement of business expenses/],
    ["How much should a two-chair barbershop spend on marketing", /^(?!.*Wear class).*empty hours/s],
    ["Checklist for renovating a restaurant bathroom without closing", /health department.*[Dd]ust/s],
    ["best point of sale system for a garden center with seasonal staff", /payment and ordering systems/],
    ["Do I have to pay my landscaping crew for drive time between jobs?", /Fact Sheet 22.*state/s],
    ["How do I tell our linen supplier we're leaving after bad service", /page you signed.*Dispute a line/s],
    [
      "Checklist: first week for a new kennel attendant at a dog boarding place",
      /nobody new does alone|may not do yet/,
    ],
    [
      "9 questions to ask a commercial landlord before signing for a dance studio",
      /office leases|before the signature/,
    ],
    [
      "How to write a job post for a dental assistant that actually gets applicants",
      /pay and hours in the first two lines/i,
    ],
  ])("%s", (prompt, has) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(has);
  });
  test("what there is to spend is no side of a comparison", () => {
    expect(written("Instagram vs Google ads for a new med spa with $1,500 a month").text).not.toMatch(
      /with \$1\b/,
    );
  });
});

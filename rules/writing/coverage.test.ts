import { describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import { withoutNotes } from "./notes.ts";
import { wordsIn } from "./plain.ts";
import { unkept } from "./promised.ts";

const written = (prompt: string) => compose(prompt, [], "Ringwell");
const headsOf = (html: string) =>
  [...html.matchAll(/<h[23]>(.*?)<\/h[23]>/g)].map(([, head = ""]) => head).join(" | ");

describe("a draft is about what its title says, or it isn’t given", () => {
  test.each([
    [
      "following up missed leads for a med spa, 5 steps, short",
      /\d\. /,
      /bids|haul-away|kitchen counter|estimates/,
    ],
    [
      "8 things to write down when a new client calls an immigration lawyer",
      /safe number.*Papers/,
      /script below/,
    ],
    [
      "A three-week plan for a pest control company to call back every web inquiry the same day",
      /Week 1: Put every inquiry on one list/,
      /voicemail, and have legal/,
    ],
    [
      "How should a law firm receptionist handle a caller who won't stop talking",
      /say it back.*End it with a step/,
      /dot on a sheet|two stretches/,
    ],
    [
      "5 ways a restaurant can get fewer phone calls about hours and parking",
      /5\. /,
      /nothing on exactly that|busiest weeks/,
    ],
    ["4 steps for texting back missed callers at an auto repair shop", /Write a text/, /tow driver/],
    [
      "a two-week plan for a vet clinic to stop missing calls during the lunch hour",
      /noon hour/,
      /puppies are|find the two hours/,
    ],
  ])("%s", (prompt, heads, lacks) => {
    const { kind, article } = written(prompt);
    expect(kind).toBe("draft");
    expect(headsOf(article.content)).toMatch(heads);
    expect(article.content).not.toMatch(lacks);
  });

  test.each([
    "How to write a website for a landscaping company so that people call",
    "My opinion: a dentist should never let a new patient go to hold",
    "Setting up a second phone line for emergencies at a veterinary clinic, step by step",
  ])("%s has no neighbor’s text under it", (prompt) => expect(written(prompt).kind).toBe("outline"));

  test("a time that no part speaks of leaves the title, and a note says just that", () => {
    const { article } = written("10-day plan for a roofing company to answer every call after a hailstorm");
    expect(article.title).not.toMatch(/hail/i);
    expect(article.content).toMatch(/^<p>\(A note for the editor: this says nothing about “hailstorm”/);
  });

  test.each([
    [
      "A 14-day plan to train a new receptionist at an accounting firm on the phones",
      /Own the number|Buy less/,
    ],
    [
      "What to do when an employee no-shows twice, for a cleaning company",
      /Send three reminders|no-show rate/,
    ],
    ["8 signs your medical office phone menu is driving patients away", /pharmacy calls twice/],
    [
      "How should an orthodontist's front desk answer when parents ask if it can wait until after vacation?",
      /sick-day card|lunch gap/,
    ],
    ["what should our recording say while callers are on hold at a vet clinic?", /pickups|puppies back/],
  ])("%s has no neighbor’s part in it", (prompt, lacks) =>
    expect(headsOf(written(prompt).article.content)).not.toMatch(lacks),
  );

  test("signs of a menu are seen in a menu, and no title is cut at a preposition", () => {
    const signs = headsOf(
      written("8 signs your medical office phone menu is driving patients away").article.content,
    );
    expect(signs).toMatch(/1\. .*zero.*8\. /);
    expect(
      written(
        "How should an orthodontist's front desk answer when parents ask if it can wait until after vacation?",
      ).article.title,
    ).toMatch(/until after vacation\? An outline$/);
  });

  test("what is left of a title is a title", () => {
    const { article } = written("One-month plan for a landscaping company to stop losing spring calls");
    expect(article.title).toBe("One-month plan for a landscaping company to stop losing calls");
    expect(article.content).toMatch(/says nothing about “spring calls”/);
  });

  test("who asks for one thing of the phone gets no trade’s whole phone", () => {
    const { kind, article } = written(
      "how to tell a caller the vet can't see the dog today, without losing them",
    );
    expect(kind).toBe("outline");
    expect(article.content).toMatch(
      /ten of their first sentences.*Offer two things that are really possible/s,
    );
    expect(article.content).not.toMatch(/puppy is three visits|Call puppies back/);
  });

  test("readers whom the site doesn’t know get no other trade’s machine", () => {
    const { article } = written("What should a tow company's dispatcher ask first?");
    expect(article.content).not.toMatch(/thermostat|breaker|attics|nameplate/);
  });

  test("an answering machine is voicemail, and a take is a view", () => {
    const { request, article } = written("My take: an answering machine has no place in a law firm");
    expect(request.form).toBe("opinion");
    expect(article.title).not.toMatch(/\bAI\b/);
    expect(article.content).toMatch(/beep/);
  });

  test("texts for whoever missed a visit are six texts", () => {
    const { kind, article } = written(
      "6 follow-up texts for patients who missed their physical therapy appointment",
    );
    expect(kind).toBe("draft");
    expect(article.content.match(/<h2>\d\. [^<]*<\/h2><p>“/g)).toHaveLength(6);
  });

  test("a day by which it is to be done is no part of it", () => {
    const { article } = written(
      "Checklist for switching our accounting firm's phones to an AI receptionist before tax season",
    );
    expect(article.content).not.toMatch(/says nothing about/);
  });
});

describe("a list has what it counts, and no more words than it may", () => {
  test("things to say are sentences, and fewer of them are fewer", () => {
    const { article } = written(
      "9 things a hair salon receptionist should say when a client wants to cancel last minute",
    );
    const entries = article.content.match(/<h2>\d+\. .*?<\/h2><p>.*?<\/p>/g) ?? [];
    expect(entries.length).toBe(Number.parseInt(article.title, 10));
    for (const entry of entries) expect(entry).toMatch(/<p>“/);
    expect(article.content).toMatch(/you asked for 9\. This site has/);
  });

  test.each([
    ["following up missed leads for a med spa, 5 steps, short, under 400 words please", 400],
    ["4 steps for texting back missed callers at an auto repair shop, under 350 words", 350],
  ])("%s", (prompt, most) => {
    const { article } = written(prompt);
    expect(wordsIn(withoutNotes(article.content).replaceAll(/<[^>]*>/g, " ")).length).toBeLessThanOrEqual(
      most,
    );
    expect(article.content.match(/<h2>\d+\. /g)?.length).toBeGreaterThan(3);
    expect(article.excerpt).not.toMatch(/what to do in each case/);
  });

  test("templates for a visit that moves are messages, and no questions of a purchase", () => {
    const { kind, article } = written(
      "3 text message templates for a veterinary clinic when the doctor is running late",
    );
    expect(kind).toBe("draft");
    expect(article.content).toMatch(/Running behind/);
  });

  test("when it is to be is no name of whoever reads it", () => {
    const { article } = written(
      "Setting up call forwarding for a one-person therapy practice during sessions",
    );
    expect(article.excerpt).not.toMatch(/practice during sessions/);
  });

  test("a plan with more weeks than points has none that is empty", () => {
    const { article } = written("A 12-week plan to move a dental practice to a bigger office");
    expect(article.content.match(/<h2>Week \d+: /g)).toHaveLength(12);
    expect(article.content).not.toMatch(/Count again, and write down/);
  });
});

describe("what is known beside what isn’t is written out", () => {
  test("the phones of a day", () => {
    const { kind, article } = written(
      "My opinion: why every private school should stop collecting phones before school trips, and how the school office should handle parents' calls that day",
    );
    expect(kind).toBe("outline");
    expect(headsOf(article.content)).toMatch(
      /How the school office should handle parents’ calls that day \| .*Tell parents before they call/,
    );
    expect(article.content).toMatch(/homesick.*handbook/s);
    expect(article.content).not.toMatch(/To keep to: how the school/);
  });

  test("the phones of a second place", () => {
    const { article } = written(
      "45-day plan to open a second location of our barbershop, including how the phones will work",
    );
    expect(headsOf(article.content)).toMatch(
      /Week 6.*How the phones will work \| Decide which number rings where/,
    );
    expect(article.content).not.toMatch(/what happened with how the phones/);
  });

  test.each([
    "How to plan an open house for a new dental office",
    "How to get more reviews and answer calls from people who read the bad ones, for a moving company",
  ])("%s has no such half", (prompt) => expect(written(prompt).article.excerpt).not.toMatch(/Written out/));
});

describe("an outline asks what only its subject is asked", () => {
  test.each([
    [
      "Water-based vs oil-based paint for kitchen cabinets, for house painters explaining it to customers",
      /recoat.*full cure.*Yellowing.*How to say it to customers/s,
    ],
    [
      "Vinyl vs. fiberglass windows for rental houses, for landlords",
      /Vinyl windows.*Fiberglass windows.*U-factor/s,
    ],
    [
      "Asphalt or concrete driveways: how contractors can explain it to homeowners",
      /inches of base.*Frost.*How to say it to homeowners/s,
    ],
    [
      "Epoxy vs polyaspartic garage floors for a flooring contractor's website",
      /Hot tires.*return to service|return to service.*Hot tires/s,
    ],
    [
      "60-day plan to add mobile grooming to our pet salon",
      /Name ten|name ten who’d buy it.*license.*insurer/s,
    ],
    [
      "30-day plan to get a heat pump installation side of our plumbing business off the ground",
      /EPA Section 608|insurer/,
    ],
    ["Opinion: restaurants should get rid of tipping", /tip credit.*kitchen gains/s],
    ["Opinion: law firms should drop the billable hour", /written off.*1\.5/s],
    [
      "What does professional liability insurance cover for a therapist? Q&A with 8 questions",
      /licensing board writes\?.*subpoena.*telehealth.*employer’s/s,
    ],
    [
      "What does general liability insurance cover for a handyman? Q&A, 8 questions",
      /job wrong\?.*custody or control.*subcontractor/s,
    ],
    [
      "checklist of insurance a new electrical contractor needs before the first job",
      /☐ Look up what the license demands.*energized work/s,
    ],
    [
      "checklist of tax deadlines for a one-person bookkeeping firm",
      /☐ January: forms.*1040-ES.*4868.*PTIN.*Publication 509/s,
    ],
    [
      "5 mistakes to avoid when hiring your first dental hygienist",
      /1\. Advertising a title instead of a week.*2\. .*X-ray permit.*Booking a stranger at your fastest pace/s,
    ],
    [
      "6 mistakes when hiring a bookkeeper for a construction company",
      /retainage.*One person from invoice to bank/s,
    ],
    ["Checklist of permits for opening a nail salon", /zoning desk.*cosmetology.*fire marshal/s],
    [
      "checklist for renewing a liquor license for a bar",
      /What has changed|list of what has changed|☐ List what has changed/,
    ],
    ["5 ways a bakery can cut its electricity bill", /1\. Switch off what runs at night.*gaskets/s],
    [
      "How to write a website for a landscaping company so that people call",
      /Name the three calls you want.*number as a link that dials/s,
    ],
    ["8 mistakes contractors make with change orders", /8\. Saving them for the last bill/],
    ["checklist for closing a coffee shop at night", /temperatures of every cooler.*☐ Alarm, lights/s],
    ["Checklist for winterizing a landscaping fleet", /stabilized.*maintainer/s],
    ["6 ways a moving company can reduce damage claims", /1\. Photograph before.*loss-control/s],
    ["How to write a maternity leave policy for a 10-person law firm", /FMLA from 50.*pumping/s],
    ["How to photograph food for a small restaurant's menu", /One angle|one angle/],
    [
      "checklist for hosting a pet adoption event at a vet clinic",
      /vaccination papers.*a call on day three/s,
    ],
    ["Opinion: hair salons should stop double booking", /Double-booked hours.*processing/s],
    ["Term life vs key person insurance for a two-partner firm", /exclusions.*deductible/s],
    ["How to get a small bakery into local grocery stores", /shelf.*allergen|allergens.*consignment/s],
  ])("%s", (prompt, has) => {
    const { kind, article } = written(prompt);
    expect(kind).toBe("outline");
    expect(article.content).toMatch(has);
    expect(article.content).not.toMatch(
      /What you pay for it every year after that|How you get out of it again|from which figure on it wins|Whose rules apply to|heat rule|the landlord’s\?/,
    );
  });

  test("a view’s summary is a sentence", () => {
    const { article } = written("Opinion: every veterinary clinic should charge for estimates");
    expect(article.metaDescription).toMatch(
      /^Whether every veterinary clinic should charge for estimates: an outline\./,
    );
    expect(article.excerpt).not.toMatch(/for veterinary clinics for|where that is found/);
  });
});

describe("the noun that is asked about decides, and not what stands before it", () => {
  test.each([
    [
      "Checklist for opening a mobile dog grooming van",
      /stops, minutes, miles.*generator/s,
      /first sign of|calories/,
    ],
    ["Checklist for starting a mobile cat grooming trailer", /gray water/, /cups or calories|litter/],
    ["How to open a dog daycare", /license.*slowest year|slowest year/s, /first sign of|what it eats/],
    ["A 4-week plan to launch a dog walking business", /ten who’d pay/, /first sign of|in its food/],
    ["7 mistakes when opening a kids' swim school", /Counting friends/, /neighbor’s child|Sunday/],
    [
      "9 ways to lower the insurance premium on a fleet of landscaping trucks",
      /garaging.*VIN/s,
      /procedure|tail|hospital|claims-made|electronic records/,
    ],
    ["How to lower the insurance premium on a food truck", /driver/, /procedure|tail|hospital/],
    ["8 ways to reduce the workers' comp premium for a tree service crew", /mod worksheet/, /tail|hospital/],
    [
      "How to buy a commercial fish tank cleaning machine for an aquarium service",
      /five years/,
      /first sign of|Put the food/,
    ],
  ])("%s", (prompt, says, lacks) => {
    const { kind, article } = written(prompt);
    expect(kind).toBe("outline");
    expect(article.content).toMatch(says);
    expect(`${article.excerpt} ${article.content}`).not.toMatch(lacks);
  });

  test.each([
    ["9 ways to lower our malpractice insurance premium for a medical practice", /tail/],
    ["How to choose a commercial espresso machine for a small cafe", /Count the drinks/],
    ["How to feed an old dog", /calories/],
    ["How to set a price for tutoring, and tell parents on the phone", /invoices for tutoring lost money/],
    ["LLC vs S corp for a self-employed electrician", /reasonable compensation/],
  ])("%s keeps its own kind", (prompt, says) => expect(written(prompt).article.content).toMatch(says));

  test.each([
    [
      "How to set your hourly rate as a handyman, and tell callers about it on the phone",
      "How to set your hourly rate as a handyman, and tell callers about it on the phone: an outline",
      /really paid for.*Tell callers about it on the phone.*It’s \$\[amount\]/s,
    ],
    [
      "How to price your first catering job, and what to tell callers who ask for a quote",
      "How to price your first catering job, and what to tell callers who ask for a quote: an outline",
      /What to tell callers who ask for a quote.*Say the figure first/s,
    ],
    [
      "How to choose a payroll provider for a landscaping company, and handle calls about late paychecks",
      "How to choose a payroll provider for a landscaping company, and handle calls about late paychecks: an outline",
      /pay day.*Handle calls about late paychecks.*Say what you don’t decide/s,
    ],
    [
      "How to set a cancellation fee for a yoga studio, and tell clients about it on the phone",
      "How to set a cancellation fee for a yoga studio, and tell clients about it on the phone",
      /how late is too late.*Tell clients about it on the phone/s,
    ],
  ])("%s has both its halves", (prompt, title, says) => {
    const { article } = written(prompt);
    expect(article.title).toBe(title);
    expect(article.content).toMatch(says);
    expect(article.content).not.toMatch(/hears? posture|Ken does our billing/);
  });

  test("a draft without a word for what is set, bought or insured breaks its title", () => {
    const { request } = written("How to set your hourly rate as a handyman");
    expect(unkept(request, { title: "", content: "<p>Smile, sit up, and slow down.</p>" })).toContain("noun");
    expect(unkept(request, { title: "", content: "<p>Your rate, divided by hours.</p>" })).not.toContain(
      "noun",
    );
  });
});

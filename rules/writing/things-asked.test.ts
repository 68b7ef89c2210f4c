import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return {
    kind,
    ...article,
    text: plainText(article.content),
    heads: [...article.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head = ""]) => plainText(head)),
  };
};

describe("what an owner settles once in a while is asked by at least seven questions of its own", () => {
  test.each<[prompt: string, about: string, says: RegExp, other: RegExp]>([
    [
      "which autoclave should a two chair dental office buy",
      "sterilizers",
      /vacuum cycle.*spore/s,
      /Wear class|fire rating/,
    ],
    [
      "how much should I pay a dental assistant in 2026",
      "wages",
      /half an hour’s drive.*bls\.gov/s,
      /under whose eyes/,
    ],
    [
      "my office manager is stealing from us what do I do",
      "theft by employees",
      /lawyer before.*employee dishonesty/s,
      /ninety days/,
    ],
    [
      "how to handle two employees who don't get along at my salon",
      "conflicts in a team",
      /retaliation/,
      /not two employees/,
    ],
    [
      "how to pick a payroll company for a 12 person HVAC business",
      "payroll services",
      /eftps/,
      /homeowners/,
    ],
    [
      "how do I find a good business lawyer for my landscaping company",
      "legal help for a business",
      /state bar/,
      /homeowners|who really comes/,
    ],
    [
      "how to hire a commercial real estate broker to find office space",
      "brokers for space and businesses",
      /whose side/,
      /ordinary day/,
    ],
    [
      "how to get out of a dental supply contract",
      "getting out of a contract",
      /renewal.*notice/s,
      /gets too warm/,
    ],
    [
      "which label printer for a small online store",
      "printers and scanners",
      /price of a page|page cost/,
      /warmth/,
    ],
    [
      "what to look for when buying a used dental chair",
      "chairs and treatment tables",
      /parts/,
      /quality of air/,
    ],
    [
      "what insurance does a mobile dog groomer need",
      "business insurance",
      /care, custody or control/,
      /coat|mats/,
    ],
    [
      "how to cut taxes as a dentist before year end",
      "tax planning for an owner",
      /November/,
      /Send it, and keep/,
    ],
    ["how to improve cash flow in a contracting business", "cash flow", /thirteen weeks/, /telephone bill/],
    [
      "how to buy a dental practice from a retiring dentist",
      "buying a business",
      /assignment/,
      /door, power/,
    ],
    ["how to bring in a business partner", "partners in a business", /five exits/, /last day/],
    ["how to buy out my business partner", "buying out a partner", /agreement you both signed/, /five exits/],
    [
      "checklist for buying out a retiring partner in a physical therapy practice",
      "buying out a partner",
      /Enrollment.*Tail cover/s,
      /bar for|two pages/,
    ],
    [
      "how to raise our hourly rates without losing clients, we're a 4 lawyer family law firm",
      "hourly rates and fees",
      /new clients.*running work/s,
      /landlord|supplier who sees/,
    ],
    [
      "8 ways a hair salon can sell more retail products at checkout",
      "selling at the counter",
      /before the total/,
      /seller’s permit|fixture/,
    ],
    ["best scheduling software for a med spa", "scheduling software", /last Tuesday/, /sticky note/],
    [
      "how to set up payroll for our first employee at a landscaping company",
      "payroll",
      /W-4.*workers’ comp|workers’ comp.*W-4/is,
      /what goes where/,
    ],
    [
      "how to dismiss a patient from a medical practice",
      "ending work with a patient or client",
      /board/,
      /Tell the team/,
    ],
    [
      "how to get my medical assistants to stop coming in late",
      "attendance",
      /to the minute/,
      /under whose eyes/,
    ],
    [
      "checklist for opening a second physical therapy clinic",
      "opening a second location",
      /Credentialing/i,
      /as it is:/,
    ],
    [
      "how to lower credit card processing fees at my boutique",
      "card processing fees",
      /interchange/,
      /clicks/,
    ],
    ["how to choose a dental lab for crowns", "choosing a lab", /remakes/i, /Which kinds are there/],
    ["how to stop employees from using their phones at work", "phones at work", /breaks/, /voicemail/],
    [
      "how to schedule staff around vacations in a small clinic",
      "scheduling staff",
      /smallest crew/i,
      /what callers will hear/,
    ],
    [
      "moving our medical practice to a new location checklist",
      "moving an office",
      /internet/,
      /not what matters/,
    ],
    [
      "hipaa compliance checklist for a solo therapist",
      "privacy programs for health records",
      /risk analysis/i,
      /front desk itself/,
    ],
  ])("%s", (prompt, about, says, other) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toContain(`this site knows telephones, not ${about}.`);
    expect(text).toMatch(says);
    expect(text).not.toMatch(other);
    expect(text).toMatch(/Facts to collect.*Whom to ask first.*What is forgotten/s);
    expect(text.match(/To find out: |☐/g)?.length ?? 0).toBeGreaterThan(6);
  });
});

test("ten ways to pay less are ten, each with whom to ask what it is worth", () => {
  const { heads, text } = written(
    "10 ways to lower our malpractice insurance premium as a small family medicine practice",
  );
  expect(heads.filter((head) => /^\d+\. /.test(head))).toHaveLength(10);
  expect(text).not.toMatch(/In your own words|repairer/);
});

test("whoever wants questions to put is given questions", () => {
  const { heads } = written("questions to ask a web designer before we redo our law firm website");
  expect(heads.filter((head) => /^\d+\. .*\?$/.test(head))).toHaveLength(8);
});

test.each([
  ["how to make a break room nicer for employees", /not break room nicers/],
  ["what do I do when a competitor copies my website", /not competitor copies|out of danger/],
  ["how to get rid of bad odors in a vet clinic", /not rid of/],
  ["how to train a new plumbing apprentice", /not new plumbing apprentices/],
])("a field is named, and no person or half a sentence: %s", (prompt, comic) => {
  const { text } = written(prompt);
  expect(text).toMatch(/this site knows telephones, not /);
  expect(text).not.toMatch(comic);
});

test.each([
  "how to give a receptionist a script for angry callers",
  "5 interview questions for a law firm receptionist",
  "calling patients about an unpaid balance without losing them",
  "hipaa rules for voicemail at a dental office",
])("and what the site knows stays a text of its own: %s", (prompt) =>
  expect(written(prompt).kind).toBe("draft"),
);

test("those who leave no message are asked why, and a vet’s callers are sent to an animal hospital", () => {
  const { text, heads } = written(
    "7 reasons law firm callers hang up before leaving a voicemail, and what a solo attorney can do about each",
  );
  expect(heads.filter((head) => /^\d\. /.test(head))).toHaveLength(7);
  expect(text).toMatch(/in court/);
  expect(text).not.toMatch(/hold times|second transfer/);
  const vet = written(
    "checklist for what a veterinary clinic should set up on its phones before the holidays",
  );
  expect(vet.text).toMatch(/emergency hospital/);
  expect(vet.text).not.toMatch(/911/);
  expect(written("holiday phone checklist for a dental office").text).toMatch(/911/);
});

test("a greeting’s mistakes are the greeting’s, and telling patients is about telling", () => {
  expect(written("5 mistakes solo attorneys make with their voicemail greeting").text).toMatch(
    /the fax and the address/,
  );
  expect(
    written("how to tell patients our office now uses an AI assistant to answer after hours calls").text,
  ).toMatch(/two sentences/);
});

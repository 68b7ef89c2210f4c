import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";
import { wordsIn } from "./plain.ts";
import { unwrap } from "./unwrap.ts";

/** A prompt as people really type it, and what its text must have and must not have. */
interface Wording {
  prompt: string;
  kind: "draft" | "outline";
  title: RegExp;
  has: readonly RegExp[];
  lacks?: readonly RegExp[];
}

const wordings: readonly Wording[] = [
  {
    prompt:
      "Compare a live answering service, voicemail and an AI voice assistant for a veterinary clinic. I want a fair comparison, not a sales pitch, with a recommendation at the end depending on clinic size. 800-1000 words",
    kind: "draft",
    title: /answering service, voicemail or AI voice assistant/i,
    has: [/By size/, /Voicemail/],
    lacks: [/I want/],
  },
  {
    prompt:
      'Opinion piece: "Please hold" is the rudest phrase in medical customer service. First person, a little provocative, max 600 words, for our blog, readers are practice owners',
    kind: "draft",
    title: /rudest phrase/,
    has: [/\bhold\b/, /The other side/],
  },
  {
    prompt:
      "Q&A for a small accounting firm about going from hourly billing to fixed fees: 8 questions clients will ask and how to answer them honestly, short answers",
    kind: "draft",
    title: /eight questions about fixed fees/i,
    has: [/Will I pay more than I did by the hour\?/],
    lacks: [/make, age, size/],
  },
  {
    prompt:
      "Draft an announcement to customers that our family-owned bakery is raising prices by 8% from March 1. Warm, honest, under 250 words, no excuses.",
    kind: "draft",
    title: /8%.*March 1/,
    has: [/Dear customers/, /bakery|family/, /March 1/],
    lacks: [/outline/i],
  },
  {
    prompt:
      "Write a letter to our patients announcing that from March 1 an AI voice assistant will answer the phone when our reception is busy. Family medical practice, reassuring tone, max 350 words, mention they can always ask for a person",
    kind: "draft",
    title: /AI voice assistant will answer the phone/,
    has: [/Dear patients/, /ask for a person/, /no medical advice/, /911/],
  },
  {
    prompt:
      "Please write a cancellation policy for our massage studio: 24 hours notice, 50% fee, first time is free. Friendly but firm, max 180 words.",
    kind: "draft",
    title: /^Our cancellation policy$/,
    has: [/24 hours/, /50%/, /first time is free/],
  },
  {
    prompt:
      "Write a reply to a 2-star Google review from a patient who waited 50 minutes at our clinic. Sincere, no excuses, invite them to call, under 100 words",
    kind: "draft",
    title: /2-star review/,
    has: [/50 minutes/, /call me at/],
    // What would say that somebody was treated there.
    lacks: [/your (?:visit|appointment|treatment)/],
  },
  {
    prompt:
      "Job posting for a part-time receptionist at our dental office, Tuesdays and Thursdays, $19 an hour, friendly, no corporate speak",
    kind: "draft",
    title: /part-time receptionist/,
    has: [/Tuesdays and Thursdays/, /\$19 an hour/],
  },
  {
    prompt:
      "10 questions every plumbing or HVAC company should ask before buying an AI receptionist. For each one give why it matters and what a good answer sounds like.",
    kind: "draft",
    title: /plumbing or HVAC/,
    has: [/Why it matters: /, /What a good answer sounds like: /],
  },
  {
    prompt:
      "checklist for moving a physiotherapy clinic from phone booking to online + phone booking, split into before, launch week and first month after",
    kind: "draft",
    title: /phone booking to online and phone booking/,
    has: [/Before/, /Launch week/, /First month after/, /online/],
    lacks: [/voice assistant/],
  },
  {
    prompt:
      "Plan for training a new front desk hire at an optometry office in ten days, day by day, 30 minutes of coaching a day",
    kind: "draft",
    title: /in ten days/,
    has: [/Day 1: /, /Day 10: /],
  },
  {
    prompt:
      "Write an article for veterinary practice owners: how to tell clients that an AI assistant answers the phone at night without losing their trust. 700 words, plain language",
    kind: "draft",
    title: /tell clients that an AI assistant/,
    has: [/the reason/i, /way to a person|reach a person|get a person/],
  },
  {
    prompt: "Beginner's guide to growing tomatoes on a balcony, 10 tips",
    kind: "outline",
    title: /^Growing tomatoes on a balcony/,
    has: [
      /1\. Choose the variety by the room it has/,
      /the county extension/,
      /The other (?:two|three|four)/,
    ],
    lacks: [/maker|rinse|at stake/],
  },
  {
    prompt: "onboarding a new dental hygienist first 30 days",
    kind: "outline",
    title: /dental hygienist/,
    has: [/Week 4/, /log-ins.*credentialing line/s],
    lacks: [/interview|What you can offer/],
  },
  {
    prompt:
      "I run a small accounting firm and I'm sick of clients paying late. Write an opinion piece, a bit punchy, 800 words, on why small firms should ask for deposits up front",
    kind: "outline",
    title: /Small firms should ask for deposits up front/,
    has: [/Open invoices over 30 and 60 days/, /“I don’t know you yet/],
    lacks: [/☐ I/],
  },
  {
    prompt: "8 tax deductions self-employed tutors forget",
    kind: "outline",
    title: /^8 tax deductions/,
    has: [/\b8\. /, /IRS/],
    lacks: [/late bill|estimate/],
  },
  {
    prompt: "Grandma's lentil soup: a recipe for our bakery's newsletter, for beginners, 400 words",
    kind: "outline",
    title: /^Grandma’s lentil soup, for beginners: an outline$/,
    has: [/in the order you use it/, /allergens/, /for beginners/],
    lacks: [/last twenty customers/],
  },
  {
    prompt: "How to choose a wedding photographer on a small budget, 700 words",
    kind: "outline",
    title: /wedding photographer/,
    has: [/Who really comes|who really comes/, /written offers/, /on a small budget/],
    lacks: [/Your own number first|in a shop/],
  },
  {
    prompt: "5 mistakes first-time landlords make with security deposits",
    kind: "outline",
    title: /security deposits/,
    has: [/1\. Putting it in with your own money.*4\. Sending a sum without a list/s, /5\. /],
    lacks: [/provider|recorded/],
  },
  {
    prompt:
      "Comparison for plumbing company owners: voicemail, answering service or AI receptionist? With a table and a clear recommendation, 1,000 words",
    kind: "draft",
    title: /^Voicemail, answering service or AI receptionist/,
    has: [/If you want one sentence/, /How to compare the cost/],
    lacks: [/asked for, and not answered/],
  },
  {
    prompt:
      "Letter to our clients: our veterinary clinic moves to 12 Mill Street on May 4, the phone number stays the same, please don't come to the old address",
    kind: "draft",
    title: /12 Mill Street/,
    has: [/The phone number stays the same\./, /Please don’t come to the old address\./],
  },
  {
    prompt:
      "Email to parents: summer schedule starts June 8, sessions move to mornings, sign up by May 20, friendly, under 200 words",
    kind: "draft",
    title: /^Summer schedule starts June 8$/,
    has: [/Dear parents/, /Sessions move to mornings\. Please sign up by May 20\./],
    lacks: [/new address|We are moving/],
  },
  {
    prompt:
      "Opinion: why I stopped letting calls go to voicemail in my three-chair barbershop, 600 words, first person",
    kind: "draft",
    title: /^Why I stopped letting calls go to voicemail/,
    has: [/With three chairs/],
    lacks: [/Danger first|not answered below/],
  },
  {
    prompt: "I think every vet should share their surgery records. Opinion piece, 700 words",
    kind: "outline",
    title: /^Every vet should share their surgery records/,
    has: [/What did it cost every vet who did not share their surgery records/],
  },
  {
    prompt: "7 things every vet receptionist should ask before putting an emergency through",
    kind: "draft",
    title: /^7 things every vet receptionist should ask/,
    has: [/Is anyone in danger right now/, /An animal that collapses/],
    lacks: [/says nothing of/],
  },
  {
    prompt:
      "A 2-week plan for a small law firm to get from missed calls to every caller called back the same day, with who does what",
    kind: "draft",
    title: /called back the same day/,
    has: [/\(front desk\)/, /\(owner or manager\)/],
    lacks: [/says nothing of|Danger first/],
  },
  {
    prompt:
      "How to set up an AI receptionist for a small dental practice without annoying older patients, about 900 words, friendly tone, include a sample greeting and what to do when the caller has an emergency",
    kind: "draft",
    title: /^How to set up an AI receptionist/,
    has: [
      /Sample greeting/,
      /What to do when the caller has an emergency/,
      /Call it twenty times before any caller does/,
    ],
    lacks: [/not answered below|What would have cost/],
  },
  {
    prompt: "9 ways a hair salon can cut no-shows without charging a deposit",
    kind: "draft",
    title: /^9 ways/,
    has: [/9\. /],
    lacks: [/needs a deposit|Take a deposit/],
  },
  {
    prompt:
      "Checklist for a veterinary clinic's front desk before going live with a new phone system, must include call forwarding, holiday hours, voicemail and emergency calls",
    kind: "draft",
    title: /^Checklist for a veterinary clinic’s front desk before going live/,
    has: [/Call forwarding.*which calls move on/s, /Holiday hours/, /Emergency calls/],
    lacks: [/“include”/],
  },
  {
    prompt:
      "Answering service vs. in-house receptionist vs. AI receptionist for a two-lawyer family law firm, 1,200 words, with a comparison table, neutral tone, mention confidentiality and cost",
    kind: "draft",
    title: /^Answering service vs\. in-house receptionist vs\. AI receptionist/,
    has: [/Confidentiality/, /who hears or reads it/],
    lacks: [/mention confidentiality/i, /\[…\]/],
  },
  {
    prompt:
      "Letter to our patients announcing that from March 3 our medical practice will offer online booking and text reminders, the phone stays available, warm tone, max 300 words",
    kind: "draft",
    title: /online booking and text reminders/,
    has: [/text reminders\. The phone stays available\./, /reply STOP/],
  },
  {
    prompt:
      "4-week plan for a plumbing company to get more Google reviews, with what to do each week and a text message template to send to customers",
    kind: "draft",
    title: /^4-week plan for a plumbing company to get more Google reviews$/,
    has: [/Text message template/, /\[link\]/],
    lacks: [/Send a test question through every door/],
  },
  {
    prompt:
      "Write a blog post for restaurant owners on how to hire seasonal staff for the summer terrace, 800 words, with five interview questions",
    kind: "outline",
    title: /seasonal staff/,
    has: [/Five interview questions/, /Question 5: /],
    lacks: [/could fill/],
  },
  {
    prompt:
      "How do I tell long-time customers of my dog grooming business that prices go up by 12%? Q&A format",
    kind: "outline",
    title: /prices go up by 12%\?/,
    has: [/What about my regulars\?/],
    lacks: [/Q&A format/i],
  },
  {
    prompt: "how to sharpen kitchen knives on a whetstone, step by step for beginners",
    kind: "outline",
    title: /^How to sharpen kitchen knives/,
    has: [/1\. /, /To find out: /],
    lacks: [/Poison|warranty/],
  },
  {
    prompt:
      "Article for hobby beekeepers: preparing hives for winter in a cold climate, 1000 words, include a month by month timeline",
    kind: "outline",
    title: /^Preparing hives for winter/,
    has: [/October: /, /To find out: /],
    lacks: [/customers notice|businesses of your size/],
  },
  {
    prompt:
      "Letter to parents of our tutoring center that we are closed December 22 to January 2, warm, mention how to reach us in an emergency",
    kind: "draft",
    title: /^We are closed December 22 to January 2$/,
    has: [/Dear parents/, /call 911 first/],
  },
  {
    prompt: "Two-week onboarding plan for a new receptionist at a law firm, with a checklist for each day",
    kind: "draft",
    title: /onboarding plan for a new receptionist/,
    has: [/Day 14: /],
    lacks: [/its only callers|Open the evenings/],
  },
];

describe.each(wordings)("$prompt", ({ prompt, kind, title, has, lacks = [] }) => {
  const { kind: found, article, request } = compose(prompt, []);
  const text = plainText(article.content);

  test("is about what was asked, in the form that was asked for", () => {
    expect(found).toBe(kind);
    expect(article.title).toMatch(title);
    for (const wanted of has) expect(`${article.title} ${text}`).toMatch(wanted);
    for (const other of lacks) expect(`${article.title} ${text}`).not.toMatch(other);
  });

  test("has nothing to fill in where it is shown as it is, and keeps to its length", () => {
    expect(`${article.title} ${article.excerpt} ${article.metaDescription}`).not.toMatch(/[[\]]/);
    if (request.words && kind === "draft") expect(wordsIn(text).length).toBeLessThan(request.words * 1.25);
  });
});

test("what stands around a subject is taken off it, and kept", () => {
  expect(
    unwrap(
      "Write a 900-word article for dental office managers on how to handle the rush. Friendly tone, no jargon.",
    ),
  ).toMatchObject({ clause: "how to handle the rush", limits: ["Friendly tone", "no jargon"] });
  expect(
    unwrap("five tips for calls. For each, give an example and a test. Include a checklist"),
  ).toMatchObject({
    clause: "five tips for calls",
    each: ["an example", "a test"],
    include: ["a checklist"],
  });
});

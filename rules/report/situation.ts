import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { type ChoiceField, choiceValues } from "../../contracts/assessment-options.ts";
import type { Situation, Trade } from "../../content/report/kinds.ts";
import {
  atWork,
  neutralTrade,
  trades,
  withoutCounter,
  wordsUntilKnown,
} from "../../content/report/trades/index.ts";
import { byOneself } from "../../content/report/alone.ts";
import { circumstancesOf } from "../../content/report/circumstances.ts";
import { listed } from "../../content/report/words.ts";
import { FAR_OFF } from "../../content/report/odd-numbers.ts";
import { seasonOf } from "../../content/report/seasons.ts";
import type { ConsultInput } from "./report.ts";

type Ordinal = 0 | 1 | 2 | 3;
const ordinal = (a: AssessmentAnswers, field: ChoiceField) =>
  (choiceValues(field) as readonly string[]).indexOf(a[field]) as Ordinal;
const fromTheTop = (a: AssessmentAnswers, field: ChoiceField) => (3 - ordinal(a, field)) as Ordinal;

const AI = {
  "currently-using": "using",
  "explored-not-implemented": "explored",
  "limited-knowledge": "little",
  "no-experience": "none",
} as const;
const GOAL = {
  "cost-reduction": "cost",
  "improve-customer-experience": "experience",
  "increased-efficiency": "efficiency",
  "revenue-growth": "growth",
  "business-continuity": "continuity",
} as const;
const REPLY = {
  "within-1-hour": "within the hour",
  "same-day": "the same day",
  "24-48-hours": "after a day or two",
  "more-than-48-hours": "after more than two days",
} as const;

/** Of the hours in a week; the rest is a lunch break. */
const ROUND_THE_CLOCK = 160;

const OF_HEALTH =
  /\b(medical|health\w*|patients?|clinics?|hospitals?|hospice|nurs(es?|ing)|therap\w*|pharmac\w*|dental)\b/i;

const teamOf = (people: number | undefined): Situation["team"] =>
  people === undefined ? "unknown" : people === 1 ? "alone" : people < 10 ? "few" : "many";

/** Who is paid so many times as much, or so little, by a new customer is in another trade than the name seemed to say. */
const ANOTHER_TRADE = FAR_OFF;
const isRefuted = ({ examples }: Trade, value: number | undefined): boolean =>
  value !== undefined &&
  value > 0 &&
  Math.max(value / examples.customerValue, examples.customerValue / value) >= ANOTHER_TRADE;

/** What is true of the business. What nobody told stays `unknown`. */
export const situationOf = ({ answers: a, numbers = {}, review = {} }: ConsultInput): Situation => {
  const channel = (label: (typeof a.interactionChannels)[number]) => a.interactionChannels.includes(label);
  const named = (label: (typeof a.operationalBottlenecks)[number]) =>
    a.operationalBottlenecks.includes(label);
  const { contactsPerWeek = 0, missedPerWeek = 0 } = numbers;
  const told = trades.find(({ id }) => id === (review.trade ?? numbers.trade));
  const phone = channel("Phone Calls");
  const speakers = channel("Voice Assistants");
  const ways: [boolean, string][] = [
    [channel("Email"), "email"],
    [channel("Live Chat"), "chat"],
    [channel("Text/SMS"), "text messages"],
    [channel("Social Media"), "social media"],
    [channel("Web Forms"), "web forms"],
  ];
  const writing = ways.filter(([there]) => there).map(([, words]) => words);
  const written = writing.length > 0;
  const inPerson = channel("In-Person");
  const season = seasonOf(a.businessName);
  const neutral = neutralTrade(a.industry);
  const read = wordsUntilKnown(a.industry, a.businessName);
  const refuted = read !== neutral && isRefuted(read, numbers.customerValue);
  const likely = refuted ? neutral : read;
  const of =
    told && told !== neutral
      ? atWork(told, a.businessName)
      : // Whoever says that it is of no listed kind has seen what the name says.
        review.trade === neutral.id
        ? neutral
        : inPerson || phone
          ? likely
          : withoutCounter(likely, channel("Live Chat") || channel("Social Media"));
  const team = review.team ?? teamOf(numbers.people);
  const trade = team === "alone" ? byOneself(of) : of;
  // Where somebody is on duty at any hour, the hours that are given are those of the door.
  const always = trade.always === true || (numbers.hoursOpen ?? 0) >= ROUND_THE_CLOCK;
  return {
    industry: a.industry,
    trade,
    circumstances: circumstancesOf({ trade, inPerson }),
    tradeKnown: told !== undefined,
    ...(refuted && of === neutral ? { refuted: read } : {}),
    plain: told === undefined && of.an === neutral.an && of.said === undefined,
    team,
    ...(numbers.people === undefined ? {} : { people: numbers.people }),
    phone,
    email: channel("Email"),
    chat: channel("Live Chat"),
    inPerson,
    social: channel("Social Media"),
    sms: channel("Text/SMS"),
    speakers,
    forms: channel("Web Forms"),
    written,
    writtenWords: listed(writing),
    doors: a.interactionChannels.length,
    onlyInPerson: inPerson && a.interactionChannels.length === 1,
    onlySpeakers: speakers && a.interactionChannels.length === 1,
    contacts:
      phone && written
        ? "calls and messages"
        : phone
          ? "calls"
          : written
            ? "messages"
            : speakers
              ? "requests"
              : "visits",
    contact: phone ? "call" : written ? "message" : speakers ? "request" : "visit",
    reach:
      phone && written ? "call or write" : phone ? "call" : written ? "write" : speakers ? "ask" : "come in",
    talk: ordinal(a, "customerInteractionPercentage"),
    reply: ordinal(a, "responseTime"),
    replyWords: REPLY[a.responseTime],
    clone: fromTheTop(a, "cloneExpertiseValue"),
    comfort: fromTheTop(a, "techComfortLevel"),
    ai: AI[a.previousAiExperience],
    goal: GOAL[a.primaryGoal],
    scheduling: named("Appointment Scheduling"),
    support: named("Customer Support"),
    leads: named("Lead Qualification"),
    always,
    afterHours: named("After-Hours Coverage") && !always,
    faq: named("Repetitive FAQ Handling"),
    typing: named("Data Entry/Form Filling"),
    orders: named("Order Processing"),
    // Nobody who has lost somebody is chased for an answer.
    followUp: named("Follow-up Communication") && !trade.mourning,
    labels: a.operationalBottlenecks,
    named: a.operationalBottlenecks.length,
    missedKnown: numbers.missedPerWeek !== undefined,
    ...(numbers.missedPerWeek === undefined ? {} : { missed: numbers.missedPerWeek }),
    missedPart: contactsPerWeek > 0 ? Math.min(1, missedPerWeek / contactsPerWeek) : 0,
    hoursKnown: numbers.hoursOpen !== undefined,
    ...(numbers.hoursOpen === undefined ? {} : { hours: numbers.hoursOpen }),
    ofHealth: OF_HEALTH.test(a.businessName),
    ...(season === undefined ? {} : { season }),
    noShowsKnown: numbers.noShowsPerWeek !== undefined,
    valueKnown: numbers.customerValue !== undefined,
    noShows: numbers.noShowsPerWeek ?? 0,
    ...(review.assumptions?.slotValue === undefined ? {} : { slotPriced: true as const }),
    ...(numbers.roomPerMonth === undefined ? {} : { room: numbers.roomPerMonth }),
  };
};

import { trades } from "../../content/report/trades/index.ts";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import {
  BOTTLENECKS,
  CHANNELS,
  type Choice,
  type ChoiceField,
  choiceValues,
  INDUSTRIES,
} from "../../contracts/assessment-options.ts";

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const oneOf = <T>(random: () => number, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)]!;

/** One to all of them, each number equally likely, in the order of the form. */
const someOf = <T>(random: () => number, values: readonly T[]): T[] => {
  const count = 1 + Math.floor(random() * values.length);
  const rest = [...values];
  while (rest.length > count) rest.splice(Math.floor(random() * rest.length), 1);
  return rest;
};

/** Any answers that the contract lets through; every value of every question equally likely. */
export const randomAnswers = (random: () => number): AssessmentAnswers => {
  const choice = <F extends ChoiceField>(field: F): Choice<F> => oneOf(random, choiceValues(field));
  return {
    businessName: "Example Business",
    email: "owner@example.com",
    industry: oneOf(random, INDUSTRIES),
    customerInteractionPercentage: choice("customerInteractionPercentage"),
    interactionChannels: someOf(random, CHANNELS),
    cloneExpertiseValue: choice("cloneExpertiseValue"),
    operationalBottlenecks: someOf(random, BOTTLENECKS),
    responseTime: choice("responseTime"),
    previousAiExperience: choice("previousAiExperience"),
    techComfortLevel: choice("techComfortLevel"),
    primaryGoal: choice("primaryGoal"),
  };
};

/** Numbers as an owner would count them, each given or not. */
export const usualNumbers = (random: () => number): OwnersNumbers => {
  const maybe = <T>(value: T) => (random() < 0.6 ? value : undefined);
  return {
    people: maybe(1 + Math.floor(random() * 20)),
    hoursOpen: maybe(15 + Math.floor(random() * 60)),
    contactsPerWeek: maybe(30 + Math.floor(random() * 300)),
    missedPerWeek: maybe(Math.floor(random() * 30)),
    noShowsPerWeek: maybe(Math.floor(random() * 10)),
    roomPerMonth: maybe(Math.floor(random() * 15)),
    customerValue: maybe(50 + Math.floor(random() * 3000)),
    keptShare: maybe(10 + Math.floor(random() * 80)),
    hourCost: maybe(15 + Math.floor(random() * 50)),
    trade: random() < 0.3 ? trades[Math.floor(random() * trades.length)]!.id : undefined,
  };
};

import type { AssessmentField } from "../../../../contracts/assessment.ts";
import type { Bottleneck, Channel, Industry } from "../../../../contracts/assessment-options.ts";
import type { Context } from "../model.ts";

/** Which half of the sum an opportunity works on: contacts that nobody answers, or work done again and again. */
export type Half = "missed" | "repeated";

/** What the consultant can say about one bottleneck. */
export interface BottleneckKnowledge {
  bottleneck: Bottleneck;
  half: Half;
  title: (c: Context) => string;
  /** Short name for plans: "the first booking", after "start with". */
  short: (c: Context) => string;
  /** The work itself, as this industry knows it. */
  byIndustry: Record<Industry, string>;
  /** How it works where people reach them. */
  byChannel: Record<Channel, string>;
  /** Channels from the best place to start to the last. */
  startIn: readonly Channel[];
  /** What to write down before anything is switched on, as one or two sentences. */
  prepare: (c: Context) => string;
  /** The smallest version worth having. */
  small: (c: Context) => string;
  /** How they will know that it works. */
  sign: (c: Context) => string;
}

/** One of the three things the report advises, ready to be written. */
export interface Opportunity {
  id: string;
  half: Half;
  title: string;
  short: string;
  /** What to write down first. Only what leads the plan needs it. */
  prepare: string;
  /** What it is; how it starts; the smallest version; the sign that it works. Each with what it rests on. */
  paragraphs: { basis: AssessmentField[]; text: string }[];
  /** Set when they did not name it: why it is here all the same. */
  added?: string;
}

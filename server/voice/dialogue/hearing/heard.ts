import type { Way } from "../../../../content/desks/desk.ts";
import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Repair } from "./repair.ts";
import type { Pick } from "../readers/pick.ts";
import { saysWhen, type WhenHeard } from "../readers/when.ts";

export interface Values extends WhenHeard {
  service?: string;
  name?: string;
  phone?: string;
  /** The whole numbers that were told, each with whose it is. */
  numbers?: readonly NumberTold[];
  /** Digits of a number that is not whole yet, those of earlier turns among them. */
  digits: string;
  pick?: Pick;
  /** How a visit is to be held. */
  way?: Way | "any";
  /** For whom: 'wife', 'son'. */
  whom?: string;
  /** A day before which it must be: that of a wedding, a trip, a hearing. */
  deadline?: string;
  /** Hours that were told on another clock than ours: by how much it is ahead, and the hour as it was said. */
  zoned?: { ahead: number; from?: number };
}

export interface Clause {
  words: string;
  /** Emptied of what was answered or noted. */
  acts: readonly ActId[];
}

/** One turn of the caller as it was understood: acts, and values. What they mean here the state decides. */
export interface Heard {
  /** As said, cleaned. */
  words: string;
  /** Plain, in the caller's language. */
  text: string;
  /** Emptied of what was answered or noted. */
  acts: Map<ActId, number>;
  /** Half heard. */
  maybe: readonly { act: ActId; p: number }[];
  clauses: readonly Clause[];
  /** What the turn asks to know. */
  questions: readonly Question[];
  /** What wishes for a day or time, asked or said. */
  wishes: readonly Clause[];
  /** The words without the questions, once something is under way: what is told. */
  told: string;
  suspected?: string;
  /** How much it sounds like leave taken of life, and how much of that is told by its words. */
  leave: { sum: number; signs: number };
  /** What the turn refuses or puts right, read before all else. */
  repair: Repair;
  values: Values;
  /** An address was taken out of the words before they were read. */
  placed?: true;
  /** Clauses whose question is answered already. */
  answered: Set<string>;
  has(...acts: ActId[]): boolean;
}
/** True when the turn carried any value. */
export const saysValue = ({ values }: Heard, state: DialogueState): boolean =>
  saysWhen(values) ||
  values.service !== undefined ||
  values.name !== undefined ||
  values.phone !== undefined ||
  values.pick !== undefined ||
  (state.asked === "day" && values.deadline !== undefined) ||
  (values.way !== undefined && state.asked === "how") ||
  (values.digits !== "" && values.digits !== state.digits);

/** A question of a turn: the clauses of one sentence that ask it. */
export interface Question {
  words: string;
  clauses: readonly Clause[];
}

// Whose a number is, and which of several is tried first: a row for each number beside the one to call.

/** A number that is told, by whose it is: a relation, a name, 'his', 'the office'; undefined where nobody is named. */
export interface NumberTold {
  phone: string;
  whose?: string;
  own: boolean;
}

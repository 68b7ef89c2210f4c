import type { BothSides } from "../both-sides.ts";
import type { OutlinePoint } from "../kind.ts";

/** What something is, whatever it is called: its criteria, what its readers fear and what nobody may claim of it. */
export interface ThingKind {
  id: string;
  /** Told by the words around it, where no matter of its own is heard: ‘buying a hydro jetter’. */
  heard: RegExp;
  /** `{x}` is the thing as the request calls it, or 'it'. */
  points: readonly OutlinePoint[];
  rows: readonly (readonly [row: string, where: string])[];
  decides: string;
  settles: string;
  opening: string;
  yours: readonly string[];
  /** What a reader fears, and says against it. */
  fears: readonly string[];
  /** One sentence with places to fill. */
  line: string;
  /** What is claimed of such things, and has no place without a source. */
  unsourced: string;
}

/** A matter of a trade that the site does not know, and what only a text on it has to settle. */
export interface TradeMatter {
  id: string;
  heard: RegExp;
  with?: RegExp;
  not?: RegExp;
  /** Its name behind ‘not’ and ‘on’. */
  about: string;
  kind: ThingId;
  points: readonly OutlinePoint[];
  rows?: readonly (readonly [row: string, where: string])[];
  settles?: string;
  opening?: string;
  yours?: readonly string[];
  decides?: string;
  line?: string;
  /** What speaks for it and what against, where that is the matter’s own. */
  pros?: BothSides;
  /** Its points are what is done, whatever its kind is asked. */
  bySteps?: true;
  /** Whatever it is done with, its nouns ask more of it. */
  byNouns?: true;
  /** The desk decides it, and a word of the desk makes no other matter of it. */
  atDesk?: true;
  fears?: readonly string[];
  unsourced?: string;
  /** Who has to be asked before anything is done. */
  ask?: readonly string[];
  /** What is forgotten, and costs most. */
  forget?: readonly string[];
}

export type ThingId =
  | "machine"
  | "software"
  | "room"
  | "person"
  | "service"
  | "cover"
  | "rule"
  | "wage"
  | "money"
  | "promotion"
  | "event"
  | "supply"
  | "training"
  | "offer"
  | "season"
  | "habit";

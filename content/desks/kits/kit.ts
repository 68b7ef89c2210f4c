import type { KitId } from "../../../contracts/voice-own-desk.ts";
import type { Aspect, DeskKind, WeekHours } from "../desk.ts";

/**
 * A starting kit for a visitor's own desk: what such a business is usually asked, with an answer that many could give.
 * Nothing in it is true of anybody until the visitor has confirmed it.
 */
export interface Kit {
  id: KitId;
  kind: DeskKind;
  /** On its button. */
  label: string;
  /** In a sentence: 'a dental practice'. */
  what: string;
  whatEs: string;
  /** `{business}` and `{part}` are filled in. */
  greeting: string;
  greetingEs: string;
  /** To begin with; the visitor changes it. */
  hours: WeekHours;
  services: readonly KitService[];
  asked: readonly KitQuestion[];
  askService: string;
  askServiceEs: string;
  frontDesk: string;
  frontDeskEs: string;
  /** True where it comes to its customers. */
  comes?: boolean;
  /** True where any two of its services can be had in one visit. */
  joins?: true;
  neverAdvise: "medical" | "legal" | null;
}

export interface KitService {
  name: string;
  minutes: number;
}

export interface KitQuestion {
  id: string;
  aspect: Aspect;
  /** As for a fact of a desk. */
  entity?: string;
  /** As the form asks it. */
  label: string;
  /** An answer that many could give. */
  suggestion: string;
  questions: readonly string[];
}

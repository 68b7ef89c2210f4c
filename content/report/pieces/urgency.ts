import type { Situation, Trade } from "../kinds.ts";
import { isDangerous, leaving, reaching } from "../words.ts";

/** What stands first in every text that somebody in danger may read or hear. */
const outFirst = (t: Trade) => `For ${leaving(t)}, get everybody out, then call 911 from outside. `;
export const danger = (t: Trade) => (leaving(t) ? outFirst(t) : "");
/** What stands last in a text that nobody in danger waits for. */
export const dangerLast = (t: Trade) => (isDangerous(t) && !leaving(t) ? " In an emergency, dial 911." : "");
export const dangerAloud = (t: Trade) =>
  leaving(t) ? outFirst(t) : isDangerous(t) ? "If this is an emergency, please hang up and dial 911. " : "";
/** What else cannot wait, where the dangers have been said. */
export const cannot = (t: Trade) => reaching(t);
const reach = (s: Situation) => (s.phone ? "call [name] at [number]" : "[name] can help right away: [how]");
export const askFirst = (s: Situation) =>
  s.phone ? "please call us first at [number]" : "please ask us first: [how]";
export const urgent = (s: Situation, t: Trade) =>
  `If it can't wait${cannot(t) ? ` (${cannot(t)})` : ""}, ${reach(s)}.${dangerLast(t)}`;
/** What is said first to whoever calls about a loss. */
export const sorry = (t: Trade) =>
  t.mourning ? "If you have lost someone dear to you, I am so sorry. " : "";

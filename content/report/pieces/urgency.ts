import type { Situation, Trade } from "../kinds.ts";
import { dialing, isDangerous, leaving, listening, reaching } from "../words.ts";

/** What stands before all else, but for a word of thanks, in every text that somebody in danger may read or hear. */
const first = (t: Trade, dial: string) =>
  [
    leaving(t) ? `For ${leaving(t)}, get everybody out, then call 911 from outside. ` : "",
    dialing(t)
      ? `For ${dialing(t)}${isDangerous(t) && !leaving(t) ? ", or any other emergency" : ""}, ${dial} 911. `
      : "",
    listening(t) ? `For ${listening(t)}, dial 988 at any hour, or 911 if somebody is in danger now. ` : "",
  ].join("");
export const danger = (t: Trade) => first(t, "dial");
/** What stands last in a text that nobody in danger waits for. */
export const dangerLast = (t: Trade) =>
  isDangerous(t) && !leaving(t) && !dialing(t) ? " In an emergency, dial 911." : "";
export const dangerAloud = (t: Trade) =>
  `${isDangerous(t) && !leaving(t) && !dialing(t) ? "If this is an emergency, please hang up and dial 911. " : ""}${first(t, "hang up and dial")}`;
/** What else cannot wait, where the dangers have been said. */
export const cannot = (t: Trade) => reaching(t);
const reach = (s: Situation) =>
  s.phone
    ? "call [name] at [number]"
    : s.trade.industry === "Technology"
      ? "write URGENT in the first line, which alerts our engineer on duty"
      : "[name] can help right away: [how]";
export const askFirst = (s: Situation) =>
  s.phone ? "please call us first at [number]" : "please ask us first: [how]";
export const urgent = (s: Situation, t: Trade) =>
  `If it can't wait${cannot(t) ? ` (${cannot(t)})` : ""}, ${reach(s)}.${dangerLast(t)}`;
/** What is said first to whoever calls about a loss. */
export const sorry = (t: Trade) =>
  t.mourning ? "If you have lost someone dear to you, I am so sorry. " : "";

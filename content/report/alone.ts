import type { Trade } from "./kinds.ts";

const OTHERS = "crew|technician|instructor|teacher|guide|therapist|nurse|driver|reporter";
/** What a trade's words say of those who work there, as whoever works alone says it. */
const AS_ONE: readonly (readonly [words: RegExp, own: string])[] = [
  [new RegExp(`\\bwhen the (?:${OTHERS}) (come|start|arrive)s\\b`, "g"), "when you $1"],
  [/^an? guide who waits for\b/, "an hour spent waiting for"],
  [/\bwhere the driver is\b/g, "where you are"],
  [/\bwhich teacher suits\b/g, "what suits"],
  [/\bwhich teacher and which time they have\b/g, "which time they have"],
  [/\bwhich room and teacher they have\b/g, "which room they have"],
  [/ and who teaches it\b/g, ""],
  [/, who teaches\b/g, ""],
  [new RegExp(`\\b(a truck|an airplane) and an? (?:${OTHERS})\\b`, "g"), "$1"],
  [
    new RegExp(`^an? (?:${OTHERS})(?: who waits| waiting| standing)? (?=(?:before|beside|in|on|without)\\b)`),
    "an hour ",
  ],
];
const SAID = ["gap", "status", "expert", "easy"] as const;

/** The trade's words for whoever works alone: nobody else comes, waits or teaches. */
export const byOneself = (t: Trade): Trade => {
  const changed = SAID.flatMap((key) => {
    const own = AS_ONE.reduce((text, [words, to]) => text.replace(words, to), t[key]);
    return own === t[key] ? [] : [[key, own] as const];
  });
  return changed.length === 0 ? t : { ...t, ...Object.fromEntries(changed) };
};

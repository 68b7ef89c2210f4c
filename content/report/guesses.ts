import type { Situation, Unit } from "./kinds.ts";

/** Of whom a share is, where it is not of all calls and messages. */
const OF: Record<string, (s: Situation) => string> = {
  readyShare: ({ trade }) => `possible ${trade.newOnes}`,
  undecidedShare: ({ trade }) => `possible ${trade.newOnes}`,
  unfitShare: ({ trade }) => `possible ${trade.newOnes}`,
  keptShare: ({ trade }) => `what ${trade.newOnes} pay`,
  usableShare: () => "freed minutes",
  nightGoneShare: () => "those who find you closed",
  busyGoneShare: () => "those who find nobody free",
  silentGoneShare: () => "those who get no answer",
  slowShare: () => "those you answer later",
  slowGoneShare: () => "those who wait too long",
  coldShare: () => "the undecided",
  coldWonShare: () => "those never asked again",
  lateShare: () => "those you miss",
  dayShare: () => "those you miss",
  callShare: () => "those you miss",
  wroteShare: () => "those you miss",
  laterShare: ({ contacts }) => `your ${contacts}`,
  lapsedShare: ({ trade }) => `${trade.newOnes}`,
  keepShare: () => "those who stop",
  restShare: () => "what they would have paid",
};
const BARE: Record<string, string> = {
  coldWonShare: "would say yes after a follow-up",
  keepShare: "would be kept by a word in time",
  slowShare: "hear back too late to matter",
  keptShare: "is left after its costs",
  usableShare: "get used",
  dayShare: "come while you are open",
  restShare: "was still to come",
};

/** A guess of ours as it is asked about, with its figure. */
export const guessWords = (s: Situation, id: string, unit: Unit, label: string): string =>
  unit === "percent"
    ? `{a.${id}} of ${OF[id]?.(s) ?? `your ${s.contacts}`} ${BARE[id] ?? label.replace(/^of these /, "")}`
    : unit === "money"
      ? id === "customerValue"
        ? `{a.${id}} from each ${s.trade.newOne} in the first year`
        : `{a.${id}} for ${label}`
      : `{a.${id}} ${label}`;

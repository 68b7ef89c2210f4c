import { nth } from "./words.ts";

/** Why a step takes back no more of a line of what is lost: a clause behind what it recovers, by the line's id. */
const RESTS: Readonly<Record<string, string>> = {
  "after-hours": "the others don't wait until morning",
  busy: "the others have called somebody else by then",
  unanswered: "the others have asked elsewhere by then",
  "slow-replies": "the others have settled before their turn comes",
  "no-shows": "no reminder keeps them all",
  "cold-leads": "the others have decided",
  "broken-off": "the others have decided",
  "open-plans": "the others have decided",
  "scheduling-time": "the others still want to talk",
  "question-time": "the others ask all the same",
  "status-time": "the others ask all the same",
  "order-time": "the rest is still read and keyed by somebody",
  "typing-time": "the rest is still typed",
  "sorting-time": "the rest takes a question from somebody",
  "expert-time": "the rest needs you",
};
/** Fewer than one in so many: how few is said. */
const FEW = 5;
const LEAST = 12;
export const restWords = (stream: string, share: number, kind: "night" | "page" | ""): string => {
  const one = share > 0 ? Math.round(1 / share) : 0;
  if (stream === "after-hours" && kind === "night" && one > FEW && one <= LEAST)
    return `a message wins back one in ${nth(one)}, the rest takes somebody who answers at night`;
  return stream === "after-hours" && kind === "page"
    ? "the others want to talk to somebody"
    : (RESTS[stream] ?? "");
};

/** How much of what is lost stays, and in which lines: together more than half of it, the largest first, or none. */
export const stayingWords = (largest: readonly { title: string; sum: string }[], all: boolean): string => {
  const lines = largest.map(({ title, sum }) => `${title} (${sum})`);
  return `The plan takes back {lost.back} of the {lost}; {lost.stays} stays${
    lines.length === 0
      ? ""
      : lines.length === 1
        ? `, ${all ? "all" : "more than half"} of it in one line: ${lines[0]}`
        : `, {stays.named} of it in ${nth(lines.length)} lines: ${lines.slice(0, -1).join("; ")}; and ${lines.at(-1)}`
  }.`;
};

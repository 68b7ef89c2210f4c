import { capital } from "../../../rules/text.ts";
import { createHash } from "node:crypto";

/** The order to write, in the ways in which people give it; what is left is what to write about. */
const ORDER = new RegExp(
  [
    /^(?:(?:please|can you|could you|(?:i|we)(?:'d like| want| need| would like)(?: you to)?|topic:|subject:|title:|idea:)\s+)*/,
    /(?:(?:write|create|generate|draft|make|compose|prepare|give us|give me)\s+)?(?:(?:me|us)\s+)?/,
    /(?:(?:(?:an?|the|some|one)\s+)?(?:(?:few|short|long|brief|good|great|new|detailed|helpful|practical|informative|friendly|blog|news|\d+[- ]words?)\s+)*(?:article|post|piece|text|essay|draft|guide|story|paragraphs|something)\s+)?/,
    /(?:(about|on|for|regarding|explaining|describing|discussing|that explains|covering|of|explain|describe|discuss)\s+)?/,
  ]
    .map(({ source }) => source)
    .join(""),
  "i",
);
/** "… for small law firms about screening calls": for whom, and about what. */
const FOR_WHOM = /^.{3,60}?\s(?:about|on|regarding|explaining|describing|covering)\s(.{5,})$/i;
/** How it is to be written belongs to no title. */
const MANNER =
  /[,;]?\s+(?:in (?:an?|the) [\w -]{3,30} (?:tone|style|voice)|in (?:about |around )?\d+ words|of (?:about |around )?\d+ words)$/i;
const TITLE_MAX = 90;

/** What a prompt is about: its first sentence without the order to write, no longer than a title may be. */
export function topicOf(prompt: string): string {
  const whole = prompt.replaceAll(/\s+/g, " ").trim();
  const first = (whole.split(/(?<=[.!?])\s/)[0] ?? whole).replace(/[.!?\s]+$/, "");
  const [order = "", preposition] = ORDER.exec(first) ?? [];
  const rest = first.slice(order.length).replace(MANNER, "");
  const bare = (preposition?.toLowerCase() === "for" && FOR_WHOM.exec(rest)?.[1]) || rest;
  const topic = bare.length >= 5 ? bare : whole.replace(/[.!?\s]+$/, "");
  if (topic.length <= TITLE_MAX) return capital(topic);
  return capital(topic.slice(0, TITLE_MAX + 1).replace(/[\s,;:–-]+\S*$/, ""));
}

/** Choices that are the same for the same prompt, and others for another. */
export function chooser(prompt: string) {
  const bytes = createHash("sha256").update(prompt.trim().toLowerCase()).digest();
  let at = 0;
  return <T>(options: readonly T[]): T => {
    const byte = bytes[at++ % bytes.length] as number;
    return options[(byte + at) % options.length] as T;
  };
}
export type Choose = ReturnType<typeof chooser>;

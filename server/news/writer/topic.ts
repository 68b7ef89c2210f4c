import { createHash } from "node:crypto";

const ORDER =
  /^(?:please\s+|can you\s+|could you\s+|i (?:want|need|would like)\s+(?:you to\s+)?)*(?:(?:write|create|generate|draft|make|compose|give me)\s+)?(?:me\s+)?(?:(?:an?|the|some|one)\s+)?(?:(?:short|long|good|new|detailed|helpful|practical|informative|blog|news)\s+)*(?:(?:article|post|piece|text|essay|draft|guide|story)\s+)?(?:(?:about|on|for|regarding|explaining|describing|that explains|covering|of)\s+)?/i;
const TITLE_MAX = 90;

/** What a prompt is about: its first sentence without the order to write, no longer than a title may be. */
export function topicOf(prompt: string): string {
  const whole = prompt.replaceAll(/\s+/g, " ").trim();
  const first = whole.split(/(?<=[.!?])\s/)[0] ?? whole;
  const bare = first.replace(ORDER, "").replace(/[.!?\s]+$/, "");
  const topic = bare.length >= 5 ? bare : whole.replace(/[.!?\s]+$/, "");
  if (topic.length <= TITLE_MAX) return capital(topic);
  return capital(topic.slice(0, TITLE_MAX + 1).replace(/[\s,;:–-]+\S*$/, ""));
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

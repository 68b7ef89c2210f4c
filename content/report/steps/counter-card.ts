import { is } from "../circumstances.ts";
import type { Situation } from "../kinds.ts";
import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";
import { listed } from "../words.ts";

/** Whoever asks by phone or in writing sees no card. */
const isAsked = (s: Situation): boolean => s.phone || s.written;

export const counterCard: Step = {
  id: "counter-card",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) =>
    is(s, "they come") &&
    is(s, "many and small") &&
    !is(s, "for firms") &&
    s.faq &&
    (s.comfort < 3 || s.onlyInPerson),
  comfort: 0,
  closes: { "question-time": 0.28 },
  takes: ["Repetitive FAQ Handling"],
  setupHours: 2,
  work: () => [once("writing it anew", 15)],
  already: () => `such a card hangs there and people read it`,
  title: (s, t) =>
    isAsked(s)
      ? "Three usual answers on a card and in each reply"
      : `A card where ${t.customers} wait, with the usual answers`,
  does: (s, t) =>
    isAsked(s)
      ? `Put three lines ${listed(["on a card", s.email ? "under your email signature" : s.written ? "in your saved replies" : "", s.phone ? "in your greeting" : ""].filter(Boolean))}: ${t.ask[0]}, ${t.ask[1]}, ${t.ask[2]}.`
      : `Put the answers you give all day on a card at eye height: ${t.ask[0]}, ${t.ask[1]}, ${t.ask[2]}. People read while they wait, and come to you with the real question.`,
  dayOne: (s) =>
    isAsked(s)
      ? "Write three lines tonight, one for each question. Reword one that people still ask about."
      : "Write three lines by hand tomorrow morning. Reword a line that people still ask about.",
  needs: () => "a card, a marker, and the spot where people stand longest",
  watch: () => "how often somebody asks what is on the card",
  never: (_, t) => `list ${t.hard}`,
  short: (s) =>
    isAsked(s)
      ? "three usual answers on a card and in each reply"
      : "a card with the answers you give all day",
};

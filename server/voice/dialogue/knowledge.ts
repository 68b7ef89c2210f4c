import MiniSearch from "minisearch";
import type { Scenario, Topic } from "../../../content/scenarios/scenario.ts";
import type { Service } from "../../../content/desks/desk.ts";
import { has, pattern } from "./text.ts";

const COMMON = new Set(
  "a an and are at be but by can could do does for from get have how i if in is it its just me my of on or our please so some tell that the their them there they this to us was we what when where which who will with would you your about need want know say here like much".split(
    " ",
  ),
);
/** The root of a word for searching; null for a word that says nothing. */
export const stem = (word: string): string | null => {
  const w = word.toLowerCase().replace(/'s$/, "");
  if (w.length < 2 || COMMON.has(w)) return null;
  return w.length > 4 ? w.replace(/(?:ies|es|s|ing|ed)$/, "") : w;
};

const indexes = new WeakMap<Scenario, MiniSearch<Topic>>();

function indexOf(scenario: Scenario): MiniSearch<Topic> {
  let index = indexes.get(scenario);
  if (!index) {
    index = new MiniSearch<Topic>({
      fields: ["heard", "answer"],
      // Patterns hold words that say nothing about the topic.
      extractField: (topic, field) =>
        field === "heard"
          ? topic.heard.filter((phrase) => !/[(|*]/.test(phrase)).join(" ")
          : String(topic[field as keyof Topic] ?? ""),
      processTerm: stem,
      searchOptions: {
        boost: { heard: 4 },
        fuzzy: (term) => (term.length > 5 ? 0.2 : false),
        processTerm: stem,
      },
    });
    index.addAll(scenario.topics);
    indexes.set(scenario, index);
  }
  return index;
}

export interface Found {
  topic: Topic;
  /** True when a whole phrase of the topic was said; a search hit alone is weaker. */
  sure: boolean;
}

/** Letters of the longest of these phrases (patterns) that was said; 0 when none was. */
export const longestHeard = (phrases: readonly string[], text: string): number =>
  Math.max(0, ...phrases.map((phrase) => pattern(`${phrase}s?`).exec(text)?.[0].length ?? 0));

/** The topic that a question (plain text) is about, by the scenario's own phrases first and then by search. */
export function findTopic(scenario: Scenario, text: string): Found | undefined {
  let best: { topic: Topic; length: number } | undefined;
  for (const topic of scenario.topics) {
    const length = longestHeard(topic.heard, text);
    if (length > (best?.length ?? 0)) best = { topic, length };
  }
  if (best) return { topic: best.topic, sure: true };
  const terms = text
    .split(" ")
    .map(stem)
    .filter((t) => t !== null);
  if (terms.length === 0) return undefined;
  const [hit] = indexOf(scenario).search(text);
  const topic =
    hit && hit.score >= 6 && hit.queryTerms.length / terms.length >= 0.3
      ? scenario.topics.find((t) => t.id === hit.id)
      : undefined;
  return topic && { topic, sure: false };
}

/** The service that is meant, by the longest phrase; single words may be off by a letter or two. */
export function findService(scenario: Scenario, text: string): Service | undefined {
  const said = text.replace(
    /\b(?:not|isn't|instead of|rather than) (?:a |an |the |for a )?(?:\S+ ?){1,2}/g,
    (m) => (scenario.services.some((s) => s.heard.some((h) => has(m, h))) ? " " : m),
  );
  let best: { service: Service; length: number } | undefined;
  for (const service of scenario.services) {
    const length = longestHeard([service.name.toLowerCase(), ...service.heard], said);
    if (length > (best?.length ?? 0)) best = { service, length };
  }
  if (best) return best.service;
  const words = said.split(" ").filter((w) => w.length >= 6);
  return scenario.services.find((s) =>
    s.heard.some((h) => h.length >= 6 && !h.includes(" ") && words.some((w) => near(w, h))),
  );
}

/** Spellings that sound the same. */
const sound = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/k|ck/g, "c")
    .replace(/z/g, "s")
    .replace(/ee|ea|ie/g, "i")
    .replace(/(.)\1/g, "$1");

/** One letter off, or two in a long word; the first letter must be right. */
function near(said: string, known: string): boolean {
  const a = sound(said);
  const b = sound(known);
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 2) return false;
  const allowed = b.length >= 9 ? 2 : 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]! <= allowed;
}

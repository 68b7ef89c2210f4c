import MiniSearch from "minisearch";
import { faq } from "../../../content/faq.ts";
import { type Industry, industries } from "../../../content/industries.ts";
import { services } from "../../../content/services.ts";
import { technology } from "../../../content/technology.ts";

/** A paragraph that the site already stands by, and the heading that it may have in an article. */
export interface Passage {
  id: string;
  heading: string;
  text: string;
  bullets: readonly string[];
}

const passages: Passage[] = [
  ...faq.map(({ id, question, answer }) => ({
    id: `faq-${id}`,
    heading: question,
    text: answer,
    bullets: [],
  })),
  ...services.map(({ id, name, detail, bullets }) => ({ id, heading: name, text: detail, bullets })),
  ...technology.map(({ id, name, summary, detail }) => ({
    id,
    heading: name,
    text: `${summary} ${detail}`,
    bullets: [],
  })),
];
const byId = new Map(passages.map((passage) => [passage.id, passage]));

const index = new MiniSearch<Passage>({
  fields: ["heading", "text", "bullets"],
  searchOptions: {
    boost: { heading: 2 },
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 5 ? 0.15 : 0),
  },
});
index.addAll(passages);

/** What the site knows about a topic, the most fitting first. About the demo and the company itself it knows nothing here. */
export function retrieve(topic: string, count: number): Passage[] {
  const unfit = new Set(["faq-demo-audio", "faq-free-assessment", "faq-price"]);
  const found = index.search(topic).flatMap(({ id }) => byId.get(String(id)) ?? []);
  const rest = ["virtual-receptionist", "appointment-scheduling", "customer-support", "faq-does-not-know"];
  const all = [...found.filter(({ id }) => !unfit.has(id)), ...rest.flatMap((id) => byId.get(id) ?? [])];
  return [...new Set(all)].slice(0, count);
}

/** Words by which people name the trades, the most telling first: dentists have patients too. */
const trades: [string, RegExp][] = [
  ["dental", /\b(dent(al|ists?|istry)|orthodont\w*|tooth|teeth|hygienist)/i],
  ["legal", /\b(legal|law|lawyers?|attorneys?|counsel|litigation)\b/i],
  [
    "medical",
    /\b(medical|clinics?|doctors?|physicians?|patients?|health\w*|therap\w*|pediatric\w*|nurses?)\b/i,
  ],
];

/** The industry that a prompt speaks of; small businesses when it names none. */
export function industryOf(prompt: string): Industry {
  const wanted = trades.find(([, words]) => words.test(prompt))?.[0] ?? "small";
  return (industries.find(({ id }) => id.startsWith(wanted)) ?? industries.at(-1)) as Industry;
}

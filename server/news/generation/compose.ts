import type { Industry } from "../../../content/industries.ts";
import { industryOf, type Passage, retrieve } from "./knowledge.ts";
import { checks, closings, headings, openings, turns } from "./phrases.ts";
import { type Choose, chooser, topicOf } from "./topic.ts";
import { escapeHtml } from "../../../rules/text.ts";

/** An article before anybody has read it: the fields of the form that a writer fills in. */
export interface DraftedArticle {
  title: string;
  excerpt: string;
  content: string;
  imageUrl: string;
  keywords: string;
  metaDescription: string;
}

const p = (...sentences: string[]) => `<p>${sentences.map(escapeHtml).join(" ")}</p>`;
const h2 = (text: string) => `<h2>${escapeHtml(text)}</h2>`;
const list = (tag: "ul" | "ol", items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li><p>${escapeHtml(item)}</p></li>`).join("")}</${tag}>`;

/**
 * A draft on the prompt's topic from what the site knows: the industry's paragraphs, the answers and services nearest
 * to the topic, a list of steps that fits it. The same prompt gives the same draft.
 */
export function compose(prompt: string): DraftedArticle {
  const choose = chooser(prompt);
  const topic = topicOf(prompt);
  const industry = industryOf(prompt);
  const passages = retrieve(prompt, 7);
  const main = passages.slice(0, 3);
  const answers = passages
    .slice(3)
    .filter(({ id }) => id.startsWith("faq-"))
    .slice(0, 3);
  const title = titleOf(topic, industry, choose);
  const { calls, troubles, assistant, person } = industry.knowledge;

  const content = [
    p(choose(openings), calls[0] ?? industry.intro),
    p(...(calls[1] ? [calls[1]] : []), choose(turns)),
    h2(choose(headings.troubles)),
    ...troubles.map((text) => p(text)),
    ...main.flatMap((passage) => sectionOf(passage)),
    h2(choose(headings.assistant)),
    ...assistant.map((text) => p(text)),
    h2(choose(headings.person)),
    ...person.map((text) => p(text)),
    h2(choose(headings.checklist)),
    list("ol", stepsFor(prompt, choose)),
    ...(answers.length
      ? [
          h2(choose(headings.answers)),
          ...answers.flatMap(({ heading, text }) => [`<h3>${escapeHtml(heading)}</h3>`, p(text)]),
        ]
      : []),
    p(choose(closings)),
    '<p>You can hear how such a call sounds in the <a href="/#demo">demo on our home page</a>, or answer a few questions in the <a href="/assessment">free assessment</a>.</p>',
  ].join("");
  const about = industry.name.toLowerCase();
  return {
    title,
    excerpt: `${topic}: what callers of ${about} want, where their calls get lost, and a list to start with this week.`,
    content,
    imageUrl: "",
    keywords: [...new Set([about, ...wordsOf(topic), "phone calls"])].join(", "),
    metaDescription: describe(topic, about),
  };
}

function titleOf(topic: string, { name }: Industry, choose: Choose): string {
  if (/^(how|why|what|when|where|which|who|\d+|the|a|an)\b/i.test(topic) && topic.length > 24) return topic;
  const about = name.toLowerCase();
  return choose([
    `${topic}: where to begin`,
    `${topic}, seen from the telephone`,
    `${topic}: a plain guide for ${about}`,
  ]);
}

function sectionOf({ heading, text, bullets }: Passage): string[] {
  // Under a heading of its own, the paragraph has to say whom it speaks of.
  return [
    h2(heading),
    p(text.replace(/^It /, "The assistant ")),
    ...(bullets.length ? [list("ul", bullets)] : []),
  ];
}

function stepsFor(prompt: string, choose: Choose): string[] {
  const themes: [string, RegExp][] = [
    ["booking", /book|appoint|schedul|calendar|slot|no-?show|cancel|remind/i],
    ["privacy", /priva|hipaa|record|data|confiden|secur|consent/i],
    ["hours", /after|evening|night|weekend|hours|holiday|closed|voicemail|miss/i],
  ];
  const special = themes.flatMap(([name, sign]) => (sign.test(prompt) ? (checks[name] ?? []) : []));
  const general = [...(checks.always ?? [])];
  const picked: string[] = [];
  while (picked.length < 5) {
    const next = choose(general);
    general.splice(general.indexOf(next), 1);
    picked.push(next);
  }
  const order = (text: string) => (checks.always ?? []).indexOf(text);
  return [...special, ...picked.sort((one, other) => order(one) - order(other))];
}

const EMPTY = new Set(
  "about after before their there these those which while where when what with without from into that this them they your have does could would should small stop come comes calls call make more most".split(
    " ",
  ),
);
/** The topic's telling words, six at most. */
const wordsOf = (topic: string): string[] =>
  [...new Set(topic.toLowerCase().match(/[\p{L}][\p{L}-]{3,}/gu) ?? [])]
    .filter((word) => !EMPTY.has(word))
    .slice(0, 6);

/** 50 to 160 characters: as many whole sentences as fit. */
function describe(topic: string, about: string): string {
  const more = [
    `First steps for ${about}.`,
    "What callers want, and where their calls get lost.",
    "With a list to start with this week.",
    "From the first count of calls to a test of your own.",
  ];
  return more.reduce(
    (said, next) => (said.length + next.length < 159 ? `${said} ${next}` : said),
    `${topic}.`,
  );
}

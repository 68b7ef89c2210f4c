import { faq } from "../../content/faq.ts";
import { industries } from "../../content/industries.ts";
import { privacy } from "../../content/privacy/privacy.ts";
import { richText } from "../../content/rich-text.ts";
import { technology } from "../../content/technology.ts";
import { site } from "../../site.config.ts";
import { foundInText, has, hasVery, marked, type Piece } from "./found-words.ts";

/** Where a page of this site answers what was searched for. A module of its own: it is fetched when somebody searches. */
export interface Place {
  to: string;
  /** The page's name. */
  page: string;
  title: Piece[];
  words: Piece[];
  /** It is what was asked for by name. */
  isNamed: boolean;
}

/** `tags`: what it is about in a word that need not stand in it. */
const places: readonly { to: string; page: string; title: string; text: string; tags?: string }[] = [
  ...faq.map(({ id, question, answer, tags }) => ({
    tags: tags.join(" "),
    to: `/services#${id}`,
    page: "Questions people ask first",
    title: question,
    text: answer,
  })),
  ...industries.map(({ id, name, intro, features }) => ({
    to: `/services#${id}`,
    page: "Services",
    title: name,
    text: [intro, ...features.map((each) => `${each}.`)].join(" "),
  })),
  ...technology.map(({ id, name, summary, detail }) => ({
    to: `/services#${id}`,
    page: "Services",
    title: name,
    text: `${summary} ${detail}`,
  })),
  ...privacy.sections.map(({ id, title, blocks }) => ({
    to: `/privacy-policy#${id}`,
    page: "Privacy Policy",
    title,
    text: blocks
      // What hangs on a setting is read on its page.
      .filter(({ counted }) => counted === undefined)
      .flatMap((block) => ("p" in block ? [block.p] : "ul" in block ? block.ul : []))
      .map((words) =>
        richText(words, site)
          .map(({ text }) => text)
          .join(""),
      )
      .join(" "),
  })),
];

/** More would push the articles away. */
const SHOWN = 2;

/**
 * The places that have all its words: those that are asked for by name first, then in the order of the pages. Other forms
 * of the words count where none has the very ones.
 */
export function onSite(search: string): Place[] {
  const holding = (holds: typeof has) =>
    places.filter(({ title, text, tags = "" }) => holds(`${title} ${text} ${tags}`, search));
  const very = holding(hasVery);
  const found = very.length > 0 ? very : holding(has);
  return found
    .map((place) => ({ ...place, isNamed: has(`${place.title} ${place.tags ?? ""}`, search) }))
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
    .slice(0, SHOWN)
    .map(({ to, page, title, text, isNamed }) => ({
      to,
      page,
      title: marked(title, search),
      words: foundInText(text, search),
      isNamed,
    }));
}

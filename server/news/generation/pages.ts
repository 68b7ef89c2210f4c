import { faq } from "../../../content/faq.ts";
import { services } from "../../../content/services.ts";
import type { Passage } from "../../../rules/writing/passages.ts";
import type { Db } from "../../db/client.ts";
import { plainText } from "../article-html.ts";
import { newestPublished } from "../news.store.ts";

/** The newest articles that are looked through. */
const ARTICLES_MAX = 300;

const ofTheSite: readonly Passage[] = [
  ...services.map(({ id, name, detail, bullets }) => ({
    title: name,
    href: `/services#${id}`,
    heading: "",
    text: `${detail} ${bullets.join(" ")}`,
  })),
  ...faq.map(({ id, question, answer }) => ({
    title: question,
    href: `/services#${id}`,
    heading: "",
    text: answer,
  })),
];

/** An article in pieces, one for each of its headings. */
export function passagesOf({
  title,
  slug,
  content,
}: {
  title: string;
  slug: string;
  content: string;
}): Passage[] {
  return content.split(/(?=<h[23]>)/).map((part) => {
    const heading = /^<h[23]>(.*?)<\/h[23]>/.exec(part)?.[0] ?? "";
    const text = plainText(part.slice(heading.length));
    return { title, href: `/news/${slug}`, heading: plainText(heading), text };
  });
}

/** All that the site has published, in passages: articles, newest first, then services and answers. */
export async function publishedPassages(db: Db): Promise<Passage[]> {
  const articles = await newestPublished(db, ARTICLES_MAX);
  return [...articles.flatMap(passagesOf), ...ofTheSite];
}

import { writeFileSync } from "node:fs";
import { JSDOM } from "jsdom";

export const ARTICLE = "/news/what-happens-to-the-calls-that-come-after-five";

/** Takes what our services page and an article show, from the running site, for the peers to show the same. */
export async function takeContent(site: string, folder: string): Promise<void> {
  const page = async (path: string) => {
    const html = await (await fetch(site + path)).text();
    return { html, document: new JSDOM(html).window.document };
  };
  const [services, article] = [await page("/services"), await page(ARTICLE)];
  const content = {
    year: new Date().getUTCFullYear(),
    footWave: drawn(services.document, ".foot-wave"),
    techWave: drawn(services.document, ".tech-wave"),
    services: { ...pageOf(services.document), ...servicesOf(services.document) },
    article: { ...pageOf(article.document), ...articleOf(article.document), slug: ARTICLE.split("/").at(-1) },
  };
  writeFileSync(`${folder}/content.json`, JSON.stringify(content, null, 2));
  const styles = [...services.document.querySelectorAll("style")].map(({ textContent }) => textContent);
  writeFileSync(`${folder}/site.css`, styles.join("\n").replace(/@font-face\{[^}]*url\(\/[^}]*\}/g, ""));
}

const text = (at: ParentNode, where: string) => at.querySelector(where)?.textContent?.trim() ?? "";
const drawn = (document: Document, where: string) =>
  document.querySelector(`${where} path`)?.getAttribute("d") ?? "";
const all = (at: ParentNode, where: string) => [...at.querySelectorAll(where)];
const attribute = (at: Element | null | undefined, name: string) => at?.getAttribute(name) ?? "";

function pageOf(document: Document) {
  const meta = (name: string) =>
    attribute(document.querySelector(`meta[property="${name}"],meta[name="${name}"]`), "content");
  return {
    head: {
      title: document.title,
      shortTitle: meta("og:title"),
      description: meta("description"),
      path: new URL(meta("og:url")).pathname,
      type: meta("og:type"),
    },
    jsonLd: all(document, 'script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ""),
  };
}

function servicesOf(document: Document) {
  return {
    industries: all(document, "article.ind").map((each) => {
      const links = all(each, ".ind-calls a").map((link) => new URL(attribute(link, "href"), "http://x"));
      const asked = (name: string) =>
        links.map(({ searchParams }) => searchParams.get(name)).find(Boolean) ?? "";
      return {
        id: each.id,
        name: text(each, "h2"),
        features: all(each, ".ticks li").map(({ textContent }) => textContent ?? ""),
        desk: asked("desk"),
        kit: asked("kit"),
        art: attribute(each.querySelector("img"), "src").replace("/industries/", ""),
        artAlt: attribute(each.querySelector("img"), "alt"),
      };
    }),
    facts: all(document, ".first-facts li").map((each) => ({
      name: text(each, "b"),
      summary: [...each.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ textContent }) => textContent)
        .join("")
        .trim(),
      more: text(each, "a"),
      href: attribute(each.querySelector("a"), "href"),
    })),
    points: all(document, ".three > div").map((each) => ({
      id: each.id,
      name: text(each, "h3"),
      summary: text(each, "p"),
      said: all(each, "li").map((line) => ({
        who: text(line, ".micro"),
        words: (line.textContent ?? "").slice(text(line, ".micro").length).trim(),
      })),
    })),
    groups: all(document, ".faq-list > section").map((each) => ({
      title: text(each, "h3"),
      entries: all(each, "details").map((entry) => ({
        id: entry.id,
        question: text(entry, "summary"),
        answer: text(entry, "p"),
      })),
    })),
  };
}

function pictureOf(at: Element | null) {
  const image = at?.querySelector("img");
  const names = {
    alt: "alt",
    width: "width",
    height: "height",
    sizes: "sizes",
    srcSet: "srcset",
    src: "src",
  };
  return {
    sources: all(at ?? new JSDOM("").window.document, "source").map((source) => ({
      type: attribute(source, "type"),
      srcSet: attribute(source, "srcset"),
      sizes: attribute(source, "sizes"),
    })),
    img: Object.fromEntries(Object.entries(names).map(([key, name]) => [key, attribute(image, name)])),
  };
}

function articleOf(document: Document) {
  const head = document.querySelector(".article-page header") ?? document.body;
  const day = (at: ParentNode) => ({
    publishedAt: attribute(at.querySelector("time"), "datetime"),
    day: text(at, "time"),
  });
  const by = all(head, ".byline > span");
  const note = document.querySelector(".author-note");
  return {
    title: text(head, "h1"),
    author: text(head, ".byline b"),
    authorNote: (note?.textContent ?? "").split(`${text(head, ".byline b")}, `)[1] ?? "",
    readTime: Number.parseInt(by[1]?.textContent ?? "", 10),
    ...day(head),
    picture: pictureOf(document.querySelector(".cover picture")),
    html: document.querySelector(".prose")?.innerHTML ?? "",
    next: all(document, ".read-next .post").map((each) => ({
      slug: attribute(each.querySelector("h3 a"), "href").split("/").at(-1) ?? "",
      title: text(each, "h3"),
      excerpt: text(each, ".soft"),
      ...day(each),
      picture: pictureOf(each.querySelector("picture")),
    })),
  };
}

/** What somebody reads on a page, white space apart. */
export function words(html: string): string {
  const { document } = new JSDOM(html).window;
  for (const each of all(document, "script, style, template")) each.remove();
  return (document.body.textContent ?? "").replace(/\s+/g, "");
}

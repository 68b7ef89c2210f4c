import { describe, expect, test } from "vitest";
import { site } from "../../site.config.ts";
import { breadcrumbs } from "./json-ld.ts";
import { seo } from "./seo.ts";

const args = { matches: [{ id: "root", loaderData: { origin: "https://ringwell.example" } }] };
const page = { title: "Services", description: "What it does for an office.", path: "/services" };

describe("the head of a page", () => {
  test("says title, description and the one true address", () => {
    expect(seo(args, page)).toEqual(
      expect.arrayContaining([
        { title: `Services | ${site.name}` },
        { name: "description", content: page.description },
        { tagName: "link", rel: "canonical", href: "https://ringwell.example/services" },
        { property: "og:url", content: "https://ringwell.example/services" },
      ]),
    );
  });

  test("shares the site's picture by its absolute address, unless the page has one", () => {
    const image = (tags: ReturnType<typeof seo>) =>
      tags.find((tag) => "property" in tag && tag.property === "og:image");
    expect(image(seo(args, page))).toHaveProperty("content", `https://ringwell.example${site.socialImage}`);
    const own = seo(args, { ...page, image: { src: "/api/images/a.png", alt: "A bell" } });
    expect(image(own)).toHaveProperty("content", "https://ringwell.example/api/images/a.png");
  });

  test("asks search engines to leave a hidden page out", () => {
    expect(seo(args, { ...page, hidden: true })).toContainEqual({ name: "robots", content: "noindex" });
    expect(seo(args, page)).not.toContainEqual(expect.objectContaining({ name: "robots" }));
  });

  test("still has its words when the root's data is missing", () => {
    expect(seo({ matches: [undefined] }, page)).toContainEqual({ title: `Services | ${site.name}` });
  });
});

test("breadcrumbs begin at the home page and count from one", () => {
  const { itemListElement } = breadcrumbs("https://a.example", [{ name: "News", path: "/news" }]);
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://a.example/" },
    { "@type": "ListItem", position: 2, name: "News", item: "https://a.example/news" },
  ]);
});

import { expect, test } from "vitest";
import { articleLd } from "./article-ld.ts";

test("an article keeps a picture that lies elsewhere", () => {
  const facts = {
    path: "/news/a",
    title: "A",
    description: "B",
    published: "2026-01-01T00:00:00.000Z",
    modified: "2026-01-02T00:00:00.000Z",
    author: "",
    keywords: ["calls", "desk"],
    image: "https://images.example/a.jpg",
  };
  expect(articleLd("https://a.example", facts)).toMatchObject({
    image: "https://images.example/a.jpg",
    keywords: "calls, desk",
    url: "https://a.example/news/a",
  });
});

import { expect, test } from "vitest";
import { getArticle, listArticles } from "../contracts/news.ts";
import { readVoiceConfig } from "../contracts/voice-call.ts";
import { commonReads } from "./cached-pages.ts";

const isKept = (path: string) => commonReads.some((each) => each.test(path));

// One that is not would have its page rendered for each who asks, also where nothing has changed.
test("all that the home page, the list of news and an article read is the same for everybody", () => {
  const read = [
    readVoiceConfig.path,
    listArticles.path,
    `${listArticles.path}?page=2&limit=9`,
    getArticle.path.replace(":slug", "what-callers-ask"),
  ];
  expect(read.filter((path) => !isKept(path))).toEqual([]);
});

test("a search, and whatever else is asked, is its visitor's own", () => {
  for (const path of [`${listArticles.path}?search=x`, `${readVoiceConfig.path}?x`, "/api/auth/me"])
    expect(isKept(path), path).toBe(false);
});

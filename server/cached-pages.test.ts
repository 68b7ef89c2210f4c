import { expect, test } from "vitest";
import { listArticles } from "../contracts/news.ts";
import { readVoiceConfig } from "../contracts/voice-call.ts";
import { commonReads } from "./cached-pages.ts";

const isKept = (path: string) => commonReads.some((each) => each.test(path));

test("a search, and whatever else is asked, is its visitor's own", () => {
  for (const path of [`${listArticles.path}?search=x`, `${readVoiceConfig.path}?x`, "/api/auth/me"])
    expect(isKept(path), path).toBe(false);
});

import { describe, expect, test } from "vitest";
import { plainText } from "../../../server/news/article-html.ts";
import { compose } from "../compose.ts";
import { formFaults } from "../form-check.ts";
import { parsePrompt } from "../request.ts";
import { asked } from "./asked.fixture.ts";
import { subjectIn } from "./index.ts";

describe("what owners ask is answered by its subject", () => {
  test.each(asked)("%s", (prompt, subject) => {
    expect(subjectIn(parsePrompt(prompt))?.id).toBe(subject);
    const { kind, article, request } = compose(prompt, []);
    expect(kind).toBe("draft");
    expect(formFaults(request, article.content)).toEqual([]);
    expect(Object.values(article).join("\n")).not.toMatch(/[{}]|undefined|\[object|NaN|\.\.|  /);
    expect(plainText(article.content)).not.toMatch(/not answered below|this says nothing about/);
  });
});

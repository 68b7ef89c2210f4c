import { AppError } from "../errors.ts";
import { boundedHtml } from "../http/html-bounds.ts";
import { cleanArticleHtml, readTimeOf } from "./article-html.ts";

/** An article's body as it is stored. */
export interface CleanBody {
  content: string;
  readTime: number;
}
/** What a thread answers: a body, or why there is none. */
export type Cleaned = CleanBody | { refused: string };

/** @throws AppError invalid for what no parser should be given */
export function cleanBody(html: string): CleanBody {
  const content = cleanArticleHtml(boundedHtml(html, "content"));
  return { content, readTime: readTimeOf(content) };
}

/** The same for another thread, through which no error goes as what it was. */
export function cleanedOrRefused(html: string): Cleaned {
  try {
    return cleanBody(html);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid") return { refused: error.message };
    throw error;
  }
}

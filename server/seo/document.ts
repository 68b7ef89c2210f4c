import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { AppEnv } from "../http/context.ts";
import { etagMatches } from "../page-cache/rules.ts";
import { escapeAttribute } from "../../rules/text.ts";

/** Answers with a small text made for this request: always fresh, and 304 to a reader who has it already. */
export function sendDocument(c: Context<AppEnv>, type: string, text: string, maxAge = 0): Response {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": maxAge ? `public, max-age=${maxAge}` : "public, max-age=0, must-revalidate",
    // Feed readers and link checkers run on other origins.
    "cross-origin-resource-policy": "cross-origin",
    etag,
  };
  if (etagMatches(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  return c.body(text, 200, headers);
}

/** Text without the characters that XML 1.0 does not have. */
export const xmlText = (text: string): string =>
  text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");

export const escapeXml = (text: string): string => escapeAttribute(xmlText(text)).replaceAll("'", "&apos;");

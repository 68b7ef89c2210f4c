import { createHmac, timingSafeEqual } from "node:crypto";

const sign = (secret: Buffer, text: string) =>
  createHmac("sha256", secret).update(`article-preview\n${text}`).digest("base64url");

/** A token that names an article and the second until which it is good. */
export function previewToken(secret: Buffer, articleId: string, expiresAt: Date): string {
  const text = `${articleId.replaceAll("-", "")}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${text}.${sign(secret, text)}`;
}

/** @returns undefined when the token is not one of ours, or has run out */
export function readPreviewToken(
  secret: Buffer,
  token: string,
  now: Date,
): { articleId: string; expiresAt: Date } | undefined {
  const match = /^([0-9a-f]{32})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(token);
  if (!match) return undefined;
  const [, hex = "", until = "", signature = ""] = match;
  const expected = Buffer.from(sign(secret, `${hex}.${until}`));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
  const expiresAt = new Date(Number.parseInt(until, 36) * 1000);
  if (expiresAt <= now) return undefined;
  const articleId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { articleId, expiresAt };
}

import { createSeal } from "../../seal.ts";

const sealOf = (secret: Buffer) => createSeal(secret, "article-preview", 32);

/** A token that names an article and the second until which it is good. */
export function previewToken(secret: Buffer, articleId: string, expiresAt: Date): string {
  const text = `${articleId.replaceAll("-", "")}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${text}.${sealOf(secret).sign(text)}`;
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
  if (!sealOf(secret).matches(`${hex}.${until}`, signature)) return undefined;
  const expiresAt = new Date(Number.parseInt(until, 36) * 1000);
  if (expiresAt <= now) return undefined;
  const articleId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { articleId, expiresAt };
}

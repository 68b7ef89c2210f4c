import { expect, test } from "vitest";
import { previewToken, readPreviewToken } from "./preview-token.ts";

const id = "00000000-0000-4000-8000-00000000002a";
const until = new Date("2026-11-28T12:00:00Z");
const secret = Buffer.from("a secret of this site");
const token = previewToken(secret, id, until);

test("a link shows its article until its moment, and not from then on", () => {
  expect(readPreviewToken(secret, token, new Date("2026-11-28T11:59:59Z"))).toEqual({
    articleId: id,
    expiresAt: until,
  });
  expect(readPreviewToken(secret, token, until)).toBeUndefined();
});

test("a link that was prolonged by hand, or signed by another site, shows nothing", () => {
  const [hex, , signature] = token.split(".");
  const later = `${hex}.${Math.floor(until.getTime() / 1000 + 86_400).toString(36)}.${signature}`;
  expect(readPreviewToken(secret, later, new Date("2026-11-22T00:00:00Z"))).toBeUndefined();
  expect(
    readPreviewToken(Buffer.from("another secret"), token, new Date("2026-11-22T00:00:00Z")),
  ).toBeUndefined();
});

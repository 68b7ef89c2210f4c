import { expect, test } from "vitest";
import { pathOf } from "./path-of.ts";

const id = "5eba4cd7-0000-4000-8000-000000000000";

test.each([
  ["lead.replied", { id }, `/admin/leads/${id}`],
  ["report.sent", { id }, `/admin/assessments?id=${id}`],
  ["article.updated", { id, version: 3 }, `/admin/article/${id}`],
  ["image.described", { hash: "0f3a" }, "/admin/media/0f3a"],
  ["mail.delivered-again", { mail: "0", again: id }, `/admin/mails/${id}`],
  ["article.deleted", { id }, undefined],
  ["lead.exported", { searched: true }, undefined],
  ["system.job-again", { id }, undefined],
  ["lead.replied", { id: "../login" }, undefined],
])("what %s was done to is found by its page", (action, details, path) =>
  expect(pathOf({ action, details, gone: false })).toBe(path),
);

test("a lead that is gone has no page", () =>
  expect(pathOf({ action: "lead.replied", details: { id }, gone: true })).toBeUndefined());

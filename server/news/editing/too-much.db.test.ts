import { describe, expect } from "vitest";
import { articleForm } from "../../../tests/articles.ts";
import { save } from "../../../tests/editing.ts";
import { test } from "../../../tests/site.ts";

const bombs = {
  "one tag in the other": "<b>".repeat(300_000),
  "tables in tables": "<table><tr><td>".repeat(60_000),
  formulas: "<math><mi>".repeat(90_000),
  "nothing but tags": "<b></b>".repeat(140_000),
};

describe("what no article needs is refused, and named", () => {
  test.for(Object.entries(bombs))("%s", async ([, content], { site }) => {
    const admin = await site.admin();
    const { id } = await save(admin);
    const form = articleForm({ content: `<p>${"An article has words. ".repeat(10)}</p>${content}` });
    for (const [method, path, body] of [
      ["POST", "/api/articles", form],
      ["PUT", `/api/articles/${id}`, form],
      ["POST", "/api/articles/clean", { content: form.content }],
    ] as const) {
      const response = await admin.write(method, path, body);
      expect({ path, status: response.status }).toEqual({ path, status: 400 });
      expect(await response.json()).toMatchObject({ code: "invalid", errors: [{ field: "content" }] });
    }
  });

  test.for([2_147_483_648, -2_147_483_649, 1.5])("version %d", async (version, { site }) => {
    const admin = await site.admin();
    const { id } = await save(admin);
    const kept = await admin.write("PUT", `/api/articles/${id}/working-copy`, {
      fields: {},
      baseVersion: version,
    });
    expect(kept.status).toBe(400);
    expect((await admin.write("PUT", `/api/articles/${id}`, { ...articleForm({}), version })).status).toBe(
      400,
    );
  });
});

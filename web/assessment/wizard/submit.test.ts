import { expect, test } from "vitest";
import { readError } from "../../api/request.ts";
import { reasonOf } from "./submit.ts";

const answer = (text: string, type = "application/json") =>
  readError(new Response(text, { status: 502, headers: { "content-type": type } }));

test("a visitor whose answers did not arrive reads what the server said, and never a page or a body of something else", async () => {
  const untold = "An error occurred while submitting the assessment";
  expect(reasonOf(await answer(JSON.stringify({ message: "The disk is full.", code: "full" })))).toBe(
    "The disk is full.",
  );
  for (const other of [{}, { error: "bad" }, { message: "" }, [], null])
    expect(reasonOf(await answer(JSON.stringify(other)))).toBe(untold);
  expect(reasonOf(await answer("<html><h1>502 Bad Gateway</h1></html>", "text/html"))).toBe(untold);
  expect(reasonOf(new TypeError("Failed to fetch"))).toBe(untold);
});

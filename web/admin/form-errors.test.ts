import { expect, test } from "vitest";
import { CsrfTokenError } from "../api/csrf.ts";
import { ApiError, readError } from "../api/request.ts";
import { reasonOf } from "./form-errors.ts";

const answer = (status: number, body: string, type = "application/json") =>
  readError(new Response(body, { status, headers: { "content-type": type } }));

test.each([400, 409, 500, 502, 503])("what the API says with a %i is shown", async (status) => {
  const said = await answer(status, JSON.stringify({ message: "The disk is full.", code: "internal" }));
  expect(reasonOf(said)).toBe("The disk is full.");
  expect(reasonOf(await answer(status, JSON.stringify({ message: "The disk is full." })))).toBe(
    "The disk is full.",
  );
  expect(reasonOf(await answer(status, "The disk is full.", "text/plain"))).toBe("The disk is full.");
});

test("a failing server that says nothing fit to be read has failed, not gone", async () => {
  const failed = "The server failed (502). Please try again.";
  expect(reasonOf(await answer(502, "<html><h1>Bad Gateway</h1></html>", "text/html"))).toBe(failed);
  expect(reasonOf(await answer(502, "{}"))).toBe(failed);
  expect(reasonOf(await answer(502, ""))).toBe(failed);
  expect(reasonOf(await answer(502, "x".repeat(301), "text/plain"))).toBe(failed);
});

test("only where no answer came the server could not be reached", () => {
  const unreached = "The server could not be reached. Please try again.";
  expect(reasonOf(new TypeError("Failed to fetch"))).toBe(unreached);
  expect(reasonOf(new DOMException("timed out", "TimeoutError"))).toBe(unreached);
  expect(reasonOf(new SyntaxError("Unexpected end of JSON input"))).toBe(
    "The server's answer could not be read. Please try again.",
  );
});

test("a CSRF token that cannot be had is told with what helps", async () => {
  const busy = await answer(503, JSON.stringify({ message: "The site is busy.", code: "unavailable" }));
  expect(reasonOf(new CsrfTokenError(busy))).toBe(
    "The site could not confirm your session. The site is busy.",
  );
  expect(reasonOf(new CsrfTokenError(new ApiError(500, "down")))).toBe(
    "The site could not confirm your session. Please try again.",
  );
  expect(reasonOf(new CsrfTokenError(new TypeError("Failed to fetch")))).toBe(
    "The site could not be reached. Check your connection and try again.",
  );
});

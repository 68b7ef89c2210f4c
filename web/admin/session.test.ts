import { expect, test } from "vitest";
import { requireUser } from "./session.ts";

const answering = (status: number, body: unknown) => async () => Response.json(body, { status });
const leadsTo = (api: Parameters<typeof requireUser>[0]) =>
  requireUser(api).then(
    () => "the page",
    (answer: Response) => answer.headers.get("location"),
  );

test("a page of the area opens for whoever is logged in", async () => {
  const dana = { id: "1", username: "dana", role: "admin" as const };
  expect(await requireUser(answering(200, dana))).toEqual(dana);
});

test.each([
  ["nobody is logged in", answering(401, { message: "log in", code: "unauthenticated" })],
  ["the check fails", answering(503, { message: "busy", code: "unavailable" })],
  ["the check's answer makes no sense", answering(200, {})],
  ["the server cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
])("it leads to the login page where %s", async (_name, api) => {
  expect(await leadsTo(api)).toBe("/admin/login");
});

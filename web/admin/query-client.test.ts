import { expect, test, vi } from "vitest";
import { CsrfTokenError } from "../api/csrf.ts";
import { ApiError } from "../api/request.ts";
import { adminQueryClient, isUnauthenticated, retryAdminRead } from "./query-client.ts";

test("a failing read is tried three times more", async () => {
  const read = vi.fn(() => Promise.reject(new ApiError(500, "down")));
  const client = adminQueryClient();
  await expect(client.fetchQuery({ queryKey: ["x"], queryFn: read, retryDelay: 0 })).rejects.toThrow();
  expect(read).toHaveBeenCalledTimes(4);
});

test.each([401, 403])("a read refused with %i is not tried again", async (status) => {
  const read = vi.fn(() => Promise.reject(new ApiError(status, "no")));
  const client = adminQueryClient();
  await expect(client.fetchQuery({ queryKey: ["x"], queryFn: read, retryDelay: 0 })).rejects.toThrow();
  expect(read).toHaveBeenCalledTimes(1);
});

test("a network failure counts as one to try again", () => {
  expect(retryAdminRead(2, new TypeError("Failed to fetch"))).toBe(true);
  expect(retryAdminRead(3, new TypeError("Failed to fetch"))).toBe(false);
});

test("a CSRF token that is refused with 401 means that nobody is logged in", () => {
  expect(isUnauthenticated(new CsrfTokenError(new ApiError(401, "no")))).toBe(true);
  expect(isUnauthenticated(new CsrfTokenError(new ApiError(500, "down")))).toBe(false);
  expect(isUnauthenticated(new ApiError(401, "no"))).toBe(true);
});

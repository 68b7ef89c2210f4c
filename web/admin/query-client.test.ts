import { expect, test, vi } from "vitest";
import { ApiError } from "../api/request.ts";
import { adminQueryClient, retryAdminRead } from "./query-client.ts";

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

import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { endpoint } from "../../contracts/endpoint.ts";
import { call } from "./call.ts";
import { createQueryClient, reader } from "./query-client.ts";
import { ApiError, request } from "./request.ts";

const fetchMock = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) => Response.json(body, { status });
const sent = (n: number) => ({ path: fetchMock.mock.calls[n]?.[0], ...fetchMock.mock.calls[n]?.[1] });
const headers = (n: number) => sent(n).headers as Record<string, string>;
const warn = vi.spyOn(console, "warn");
const error = vi.spyOn(console, "error");

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  warn.mockImplementation(() => {});
  error.mockImplementation(() => {});
});
afterEach(() => vi.resetAllMocks());
afterAll(() => vi.restoreAllMocks());

describe("the shared request behaviour", () => {
  test("takes any method and a path, with an optional JSON body", async () => {
    fetchMock.mockImplementation(async () => json({}));
    await request("DELETE", "/api/articles/7");
    await request("POST", "/api/contact", { name: "Ada" });
    expect(sent(0)).toMatchObject({ path: "/api/articles/7", method: "DELETE" });
    expect(sent(0).body).toBeUndefined();
    expect(headers(0)["Content-Type"]).toBeUndefined();
    expect(sent(1)).toMatchObject({ method: "POST", body: '{"name":"Ada"}' });
    expect(headers(1)["Content-Type"]).toBe("application/json");
  });

  test("always includes cookies", async () => {
    fetchMock.mockResolvedValue(json({}));
    await request("GET", "/api/articles");
    expect(sent(0).credentials).toBe("include");
  });

  test("adds a header with the current timestamp", async () => {
    fetchMock.mockResolvedValue(json({}));
    const before = Date.now();
    await request("GET", "/api/articles");
    const stamp = headers(0)["X-Request-Time"] ?? "";
    expect(stamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(stamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(stamp)).toBeLessThanOrEqual(Date.now());
  });

  test("retries a 403 once, with the production-fallback header, and warns of a possible CSRF token error", async () => {
    fetchMock.mockResolvedValueOnce(json({ message: "no" }, 403)).mockResolvedValueOnce(json({ ok: true }));
    const response = await request("POST", "/api/contact", { a: 1 });
    expect(await response.json()).toEqual({ ok: true });
    expect(headers(0)["X-Production-Fallback"]).toBeUndefined();
    expect(headers(1)["X-Production-Fallback"]).toBe("true");
    expect(sent(1)).toMatchObject({ method: "POST", body: '{"a":1}', credentials: "include" });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0]?.[0])).toMatch(/possible csrf token error/i);
  });

  test("gives up at the second 403", async () => {
    fetchMock.mockImplementation(async () => json({ message: "no" }, 403));
    await expect(request("POST", "/api/contact")).rejects.toThrow("403: no");
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test("does not retry when retry is disabled", async () => {
    fetchMock.mockImplementation(async () => json({ message: "no" }, 403));
    await expect(request("POST", "/api/contact", {}, { retry: false })).rejects.toThrow("403: no");
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([400, 401, 404, 429, 500, 503])("does not retry a %i", async (status) => {
    fetchMock.mockImplementation(async () => json({ message: "no" }, status));
    await expect(request("GET", "/api/articles")).rejects.toMatchObject({ status });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe("the error of a refused call", () => {
  const refusal = async (response: Response) => {
    fetchMock.mockResolvedValue(response);
    const caught = await request("GET", "/api/x").catch((each: unknown) => each);
    expect(caught).toBeInstanceOf(ApiError);
    return (caught as ApiError).message;
  };
  const plain = (body: string | null, status: number, statusText: string) =>
    new Response(body, { status, statusText, headers: { "content-type": "text/plain" } });

  test("is the status and the body's message field", async () => {
    expect(await refusal(json({ message: "Invalid email", code: "invalid" }, 400))).toBe(
      "400: Invalid email",
    );
  });
  test("is the status and the whole JSON body when it has no message", async () => {
    expect(await refusal(json({ code: "odd", n: 1 }, 409))).toBe('409: {"code":"odd","n":1}');
  });
  test("is the status and the plain text otherwise", async () => {
    expect(await refusal(plain("upstream is away", 502, "Bad Gateway"))).toBe("502: upstream is away");
  });
  test("is the status and the status text when there is no text", async () => {
    expect(await refusal(plain("", 504, "Gateway Timeout"))).toBe("504: Gateway Timeout");
  });
  test("is the status and the status text when parsing fails", async () => {
    const broken = new Response("{oops", {
      status: 500,
      statusText: "Internal Server Error",
      headers: { "content-type": "application/json" },
    });
    expect(await refusal(broken)).toBe("500: Internal Server Error");
  });
  test("is logged with the prefix 'API Request Failed', method and path", async () => {
    fetchMock.mockResolvedValue(json({ message: "gone" }, 404));
    await request("PUT", "/api/articles/9", {}).catch(() => {});
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]?.slice(0, 3)).toEqual(["API Request Failed", "PUT", "/api/articles/9"]);
  });
});

test("on the server a failure is logged without what stands in the path: a private link, a visitor's words", async () => {
  const open = endpoint({
    method: "GET",
    path: "/api/previews/:token",
    input: z.object({ token: z.string() }),
    output: z.object({}),
  });
  const fetch = async () => json({ message: "gone" }, 404);
  await call(open, { token: "secret-of-the-link" }, { fetch }).catch(() => {});
  expect(error.mock.calls).toEqual([["API Request Failed", "GET", "/api/previews/:token", "404: gone"]]);
});

describe("a call of an endpoint with a CSRF token", () => {
  const save = endpoint({
    method: "PUT",
    path: "/api/things/:id",
    input: z.object({ id: z.string(), name: z.string() }),
    output: z.object({ id: z.string() }),
    csrf: true,
  });
  test("fetches a token first, and a fresh one before the retry", async () => {
    fetchMock
      .mockResolvedValueOnce(json({ csrfToken: "first" }))
      .mockResolvedValueOnce(json({ message: "stale" }, 403))
      .mockResolvedValueOnce(json({ csrfToken: "second" }))
      .mockResolvedValueOnce(json({ id: "a/b" }));
    expect(await call(save, { id: "a/b", name: "n" })).toEqual({ id: "a/b" });
    expect(fetchMock.mock.calls.map(([path]) => path)).toEqual([
      "/api/auth/csrf-token",
      "/api/things/a%2Fb",
      "/api/auth/csrf-token",
      "/api/things/a%2Fb",
    ]);
    expect(headers(1)["X-CSRF-Token"]).toBe("first");
    expect(headers(3)).toMatchObject({ "X-CSRF-Token": "second", "X-Production-Fallback": "true" });
    expect(sent(3).body).toBe('{"name":"n"}');
  });
  test("fails with its own words when there is no token to be had", async () => {
    fetchMock.mockResolvedValue(json({ message: "down" }, 500));
    await expect(call(save, { id: "1", name: "n" })).rejects.toThrow("Failed to get CSRF token");
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
  test("refuses an answer that breaks the contract", async () => {
    fetchMock.mockResolvedValueOnce(json({ csrfToken: "t" })).mockResolvedValueOnce(json({ id: 7 }));
    await expect(call(save, { id: "1", name: "n" })).rejects.toMatchObject({ name: "ZodError" });
  });
  test("sends what a GET asks in its query, leaving out what is empty", async () => {
    const list = endpoint({
      method: "GET",
      path: "/api/things",
      input: z.object({
        page: z.number().optional(),
        search: z.string().optional(),
        tag: z.string().optional(),
      }),
      output: z.object({}),
    });
    fetchMock.mockResolvedValue(json({}));
    await call(list, { page: 2, search: "a&b", tag: "" });
    expect(sent(0).path).toBe("/api/things?page=2&search=a%26b");
  });
});

describe("the default reader and the cache", () => {
  test("GETs the path in the first element of the query key and parses JSON", async () => {
    fetchMock.mockResolvedValue(json({ n: 1 }));
    const client = createQueryClient();
    expect(await client.fetchQuery({ queryKey: ["/api/articles?page=2", "ignored"] })).toEqual({ n: 1 });
    expect(sent(0)).toMatchObject({ path: "/api/articles?page=2", method: "GET", credentials: "include" });
  });
  test("raises a 401 by default", async () => {
    fetchMock.mockResolvedValue(json({ message: "log in" }, 401));
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ["/api/auth/me"] })).rejects.toThrow("401: log in");
  });
  test("may be set to yield null on 401, and only on 401", async () => {
    const client = createQueryClient();
    const queryFn = reader({ on401: "returnNull" });
    fetchMock.mockResolvedValueOnce(json({ message: "log in" }, 401));
    expect(await client.fetchQuery({ queryKey: ["/api/auth/me"], queryFn })).toBeNull();
    fetchMock.mockResolvedValueOnce(json({ message: "broken" }, 500));
    await expect(client.fetchQuery({ queryKey: ["/api/other"], queryFn })).rejects.toThrow("500: broken");
  });
  test("never counts data as stale, never refetches on focus, never polls, never retries", async () => {
    const client = createQueryClient();
    expect(client.getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
    fetchMock.mockImplementation(async () => json({ n: 1 }));
    await client.fetchQuery({ queryKey: ["/api/once"] });
    await client.fetchQuery({ queryKey: ["/api/once"] });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    fetchMock.mockImplementation(async () => json({ message: "no" }, 500));
    await client.fetchQuery({ queryKey: ["/api/fails"] }).catch(() => {});
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

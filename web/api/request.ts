import type { z } from "zod";
import type { ApiFetch, Method } from "../../contracts/endpoint.ts";

/** A call that the API refused. `message` is the shared error text: status, colon, what the server said. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** What the server said, without the status: fit to be shown. Empty where it said nothing that people read. */
  readonly reason: string;
  /** The parsed JSON body, when it is one. */
  readonly body: unknown;
  constructor(status: number, said: string, body?: unknown) {
    super(`${status}: ${said}`);
    this.status = status;
    const isSaid = body === undefined ? PLAIN.test(said) : (body as { message?: unknown })?.message === said;
    this.reason = isSaid ? said : "";
    this.body = body;
  }
}

/** Longer plain text, or text with markup, is a page of something between here and the API, not a message. */
const PLAIN = /^[^<>]{0,300}$/;

/** What the server said about a failure that reached it, else these words. */
export const saidOr = (error: unknown, words: string): string =>
  (error instanceof ApiError && error.reason) || words;

/** The body of a refusal, when it is one and has this shape. */
export const bodyOf = <S extends z.ZodType>(error: unknown, schema: S): z.output<S> | undefined =>
  error instanceof ApiError ? schema.safeParse(error.body).data : undefined;

let wasAnswered = true;
/** False when this browser's last request got no answer at all. */
export const gotAnswer = (): boolean => wasAnswered;
export function noteAnswer(came: boolean): void {
  wasAnswered = came;
}
const heardFetch: ApiFetch = async (path, init) => {
  try {
    const response = await fetch(path, init);
    noteAnswer(true);
    return response;
  } catch (error) {
    if (error instanceof TypeError) noteAnswer(false);
    throw error;
  }
};

export interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Try once more after a 403, with the fallback header; on unless told otherwise. */
  retry?: boolean;
  /** Called before that second try, to renew what the first one was refused for. */
  beforeRetry?: () => Promise<Record<string, string>>;
  /** The in-process API on the server; the browser's `fetch` otherwise. */
  fetch?: ApiFetch;
  /** What a log that others read calls the path: in it may stand a private link, or any words of a visitor's. */
  logged?: string;
}

/**
 * The shared request behaviour: cookies always, the time of the request as a header, one retry after a 403.
 * @returns the answer, when it is OK
 * @throws ApiError for any other status; TypeError when the network fails
 */
export async function request(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  const send = options.fetch ?? heardFetch;
  const logged = (import.meta.env.SSR && options.logged) || path;
  const attempt = (extra: Record<string, string>) =>
    send(path, {
      method,
      credentials: "include",
      signal: options.signal,
      headers: {
        ...(body !== undefined && { "Content-Type": "application/json" }),
        "X-Request-Time": new Date().toISOString(),
        ...options.headers,
        ...extra,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  let response = await attempt({});
  if (response.status === 403 && options.retry !== false) {
    console.warn("Possible CSRF token error, retrying with production fallback", method, logged);
    const renewed = (await options.beforeRetry?.()) ?? {};
    response = await attempt({ ...renewed, "X-Production-Fallback": "true" });
  }
  if (response.ok) return response;
  const error = await readError(response);
  console.error("API Request Failed", method, logged, error.message);
  throw error;
}

/** The error of a refused answer: the body's message, else the whole JSON, else its text, else the status text. */
export async function readError(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  let text: string;
  try {
    text = await response.text();
    if (!/\bjson\b/i.test(response.headers.get("content-type") ?? ""))
      return new ApiError(status, text || statusText);
    const body = JSON.parse(text) as { message?: unknown } | null;
    const message = body?.message;
    return new ApiError(
      status,
      typeof message === "string" && message ? message : JSON.stringify(body),
      body,
    );
  } catch {
    return new ApiError(status, statusText);
  }
}

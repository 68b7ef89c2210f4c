import type { z } from "zod";
import type { Endpoint, KeptAnswer } from "../../contracts/endpoint.ts";
import { csrfHeader } from "./csrf.ts";
import { type RequestOptions, request } from "./request.ts";

/**
 * Makes one call of the API and parses its answer by the endpoint's contract. Fetches a CSRF token first where the
 * endpoint wants one. It throws and never shows or navigates anything: pages decide.
 * @throws ApiError, ZodError when the answer is not what the contract says, TypeError when the network fails
 */
export async function call<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
  options: RequestOptions = {},
): Promise<z.output<O>> {
  const { path, rest } = fillPath(endpoint.path, { ...(input as Record<string, unknown>) });
  const hasBody = endpoint.method !== "GET";
  const response = await request(
    endpoint.method,
    hasBody ? path : path + queryString(rest),
    hasBody ? rest : undefined,
    {
      ...options,
      ...(import.meta.env.SSR && { logged: endpoint.path }),
      ...(endpoint.csrf && {
        headers: { ...options.headers, ...(await csrfHeader()) },
        beforeRetry: csrfHeader,
      }),
    },
  );
  const text = response.status === 204 ? "" : await response.text();
  const parsed = () => endpoint.output.parse(text === "" ? undefined : JSON.parse(text));
  return import.meta.env.SSR && "made" in response
    ? (response as KeptAnswer).made(endpoint, parsed)
    : parsed();
}

/** Puts parameters into `/api/articles/:id`; what the path does not name is left over. */
function fillPath(pattern: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = pattern.replace(/:(\w+)/g, (_all, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path, rest };
}

function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== "") query.set(name, String(value));
  const text = query.toString();
  return text && `?${text}`;
}

import { z } from "zod";

// Zod probes `new Function` otherwise, which the Content-Security-Policy reports as a violation.
z.config({ jitless: true });

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One call of the API: what goes in, what comes out. The route, the browser's client and the tests
 * all read this one description.
 *
 * `path` may hold parameters (`/api/articles/:id`); `input` covers path parameters, query and JSON body
 * together, told apart by `params` and by the method (GET and DELETE have no body).
 */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly method: Method;
  readonly path: string;
  readonly input: I;
  readonly output: O;
  /** True when the write needs the visitor's CSRF token (header `X-CSRF-Token` or body field `_csrf`). */
  readonly csrf?: boolean;
  /** True when the body is a multipart form: the route reads it as a stream, the browser sends it with progress. */
  readonly multipart?: boolean;
}

export const endpoint = <I extends z.ZodType, O extends z.ZodType>(e: Endpoint<I, O>): Endpoint<I, O> => e;

/** The body of every error answer. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** An in-process `fetch` of the API with the visitor's cookies: what page loaders call on the server. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** An answer that is kept and given to many: what is made of it is made once, and nobody may change it. */
export interface KeptAnswer extends Response {
  made<T>(of: object, make: () => T): T;
}

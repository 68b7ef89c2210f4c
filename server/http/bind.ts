import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { AppError, notFound } from "../errors.ts";
import { readJsonBody } from "./body.ts";
import type { AppEnv, RequestFacts, SessionUser } from "./context.ts";
import { faultWords } from "./fault-words.ts";
import { checkToken, type Guards, protect } from "./protect.ts";
import { storable } from "./storable.ts";

const BODY_LIMIT = 256 * 1024;

/** An answer with a status or headers of its own; plain data is a 200. */
export class Reply<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Record<string, string>;
  constructor(data: T, status: number, headers: Record<string, string> = {}) {
    this.data = data;
    this.status = status;
    this.headers = headers;
  }
}
export const created = <T>(data: T, headers?: Record<string, string>) => new Reply(data, 201, headers);
export const noContent = () => new Reply(undefined, 204);

/** What a handler is given beside its parsed input. */
export interface Bound<Found = undefined> extends RequestFacts {
  /** The administrator; present when the route asks for one. */
  user: SessionUser;
  /** What the route's `find` found. */
  found: Found;
  header: (name: string) => string | undefined;
  /** For cookies and streams. */
  c: Context<AppEnv>;
}

export interface BindOptions<Found> {
  /** Only for administrators: 401 otherwise. */
  admin?: boolean;
  /** Looks up the record that the path names, before the input is judged; undefined is a 404. */
  find?: (params: Record<string, string>, user: SessionUser | undefined) => Promise<Found | undefined>;
  notFoundMessage?: string;
  /** Bytes of JSON; 256 kB unless told. */
  bodyLimit?: number;
}

/**
 * Ties endpoints to handlers: `bind(endpoint, options, handle)`. Refusals come in one order everywhere: 401, 403, 404,
 * then what is wrong with the body. Unknown JSON fields are ignored.
 */
export function binder(app: Hono<AppEnv>, guards: Guards) {
  return <I extends z.ZodType, O extends z.ZodType, Found = undefined>(
    endpoint: Endpoint<I, O>,
    options: BindOptions<Found>,
    handle: (
      input: z.output<I>,
      request: Bound<Found>,
    ) => Promise<z.input<O> | Reply<z.input<O> | undefined> | Response>,
  ) => {
    const hasBody = endpoint.method !== "GET";
    app.on(endpoint.method, endpoint.path, async (c) => {
      const { user, tokenInBody } = await protect(c, guards, { admin: options.admin, csrf: endpoint.csrf });
      const body = hasBody ? await readJsonBody(c, options.bodyLimit ?? BODY_LIMIT) : undefined;
      const sent = body && "value" in body ? body.value : {};
      if (tokenInBody) checkToken(c, guards, sent._csrf);
      const params = c.req.param() as Record<string, string>;
      // No id has this character, and the database takes none with it.
      if (Object.values(params).some((value) => value.includes("\0")))
        throw notFound(options.notFoundMessage);
      const found = options.find ? await options.find(params, user) : undefined;
      if (options.find && found === undefined) throw notFound(options.notFoundMessage);
      if (body && "fault" in body) throw body.fault;
      const input = parse(endpoint.input, { ...(hasBody ? sent : c.req.query()), ...params });
      const result = await handle(input, {
        ...c.get("facts"),
        user: user as SessionUser,
        found: found as Found,
        header: (name) => c.req.header(name),
        c,
      });
      c.header("cache-control", "no-store");
      // A stream, made by the handler.
      if (result instanceof Response) return result;
      if (!(result instanceof Reply)) return c.json(result as never);
      for (const [name, value] of Object.entries(result.headers)) c.header(name, value);
      if (result.data === undefined) return c.body(null, result.status as 204);
      return c.json(result.data as never, result.status as ContentfulStatusCode);
    });
  };
}
export type Bind = ReturnType<typeof binder>;

/** @throws AppError invalid (400): its message is the first field's. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(storable(value), { error: faultWords });
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  throw new AppError("invalid", errors[0]?.message ?? "The request is not valid", { errors });
}

import type { Context } from "hono";
import { AppError } from "../errors.ts";
import { paced } from "./paced.ts";

export type Body = { value: Record<string, unknown> } | { fault: AppError };

/**
 * Reads a JSON object of at most `limit` bytes. A fault is handed back, not thrown: by the order of refusals it comes
 * after 401, 403 and 404, which may have to look into the body for a CSRF token first.
 * @throws AppError too_slow, or invalid when the client leaves in the middle
 */
export async function readJsonBody(c: Context, limit: number): Promise<Body> {
  const tooLarge = () => ({
    fault: new AppError("too_large", `The request is larger than ${Math.floor(limit / 1024)} kB`),
  });
  if (Number(c.req.header("content-length") ?? 0) > limit) return tooLarge();
  const bytes = await readBounded(c.req.raw.body, limit);
  if (!bytes) return tooLarge();
  if (bytes.length === 0) return { value: {} };
  if (!/^(?:identity)?$/i.test(c.req.header("content-encoding")?.trim() ?? ""))
    return { fault: new AppError("wrong_type", "The request must not be compressed") };
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header("content-type") ?? ""))
    return { fault: new AppError("wrong_type", "The request must be JSON (content-type application/json)") };
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(c.req.header("content-type") ?? "")?.[1];
  if (charset && !/^utf-?8$/i.test(charset))
    return { fault: new AppError("wrong_type", "The request must be JSON in UTF-8") };
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (value && typeof value === "object" && !Array.isArray(value))
      return { value: value as Record<string, unknown> };
    return { fault: new AppError("invalid", "The request must be a JSON object") };
  } catch {
    return { fault: new AppError("invalid", "The request is not valid JSON") };
  }
}

/**
 * All bytes of a stream, or undefined as soon as there are more than `limit`.
 * @throws AppError too_slow, or invalid when the client leaves in the middle
 */
export async function readBounded(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (stream)
    for await (const chunk of paced(stream)) {
      size += chunk.length;
      if (size > limit) return undefined;
      chunks.push(chunk);
    }
  return Buffer.concat(chunks);
}

import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { generateArticle } from "../../../contracts/news-generation.ts";
import { AppError } from "../../errors.ts";
import type { Bind } from "../../http/bind.ts";
import type { AppEnv } from "../../http/context.ts";
import type { GenerationService } from "./generation.service.ts";

export function generationRoutes(bind: Bind, { generation }: { generation: GenerationService }) {
  bind(generateArticle, { admin: true }, async ({ prompt }, request) => {
    const { c, header, log } = request;
    const signal = c.req.raw.signal;
    if (!header("accept")?.includes("text/event-stream"))
      return generation.write(prompt, request, { signal });
    // Proxies that collect an answer before they pass it on would hide the growth.
    c.header("x-accel-buffering", "no");
    return streamSSE(c as Context<AppEnv>, async (stream) => {
      const stopped = new AbortController();
      stream.onAbort(() => stopped.abort());
      const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
      try {
        const article = await generation.write(prompt, request, {
          signal: AbortSignal.any([signal, stopped.signal]),
          onGrowing: (growing) => void send("growing", growing),
          onStage: (stage) => void send("stage", stage),
        });
        await send("finished", article);
      } catch (error) {
        if (stopped.signal.aborted || signal.aborted) return;
        const known = error instanceof AppError;
        if (!known) log.error({ err: error, requestId: request.requestId }, "generation failed");
        await send("failed", {
          code: known ? error.code : "internal",
          message: known ? error.message : "Something went wrong on our side. Please try again.",
        });
      }
    });
  });
}

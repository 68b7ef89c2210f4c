import type { LanguageModelMiddleware } from "ai";
import type { Meter } from "../metrics/meter.ts";

interface Usage {
  inputTokens: { total: number | undefined };
  outputTokens: { total: number | undefined };
}

/** Every feature has its answers streamed. Tells of every request to a model: its time to the end of the answer, and what the server counted. */
export function measuredModel({ use, meter }: { use: string; meter: Meter }): LanguageModelMiddleware {
  function begin() {
    const begun = performance.now();
    let told = false;
    return (outcome: "done" | "failed", usage?: Usage) => {
      if (told) return;
      told = true;
      meter.model(use, outcome, (performance.now() - begun) / 1000);
      meter.tokens(use, "input", usage?.inputTokens.total ?? 0);
      meter.tokens(use, "output", usage?.outputTokens.total ?? 0);
    };
  }
  return {
    specificationVersion: "v4",
    async wrapStream({ doStream }) {
      const end = begin();
      try {
        const { stream, ...rest } = await doStream();
        const heard = {
          transform(part: StreamPart, controller: TransformStreamDefaultController<StreamPart>) {
            if (part.type === "finish") end("done", part.usage);
            if (part.type === "error") end("failed");
            controller.enqueue(part);
          },
          flush: () => end("failed"),
          // The server broke off, or whoever reads it had enough or waited too long.
          cancel: () => end("failed"),
        };
        return { ...rest, stream: stream.pipeThrough(new TransformStream(heard)) };
      } catch (error) {
        end("failed");
        throw error;
      }
    },
  };
}
type StreamResult = Awaited<
  ReturnType<Parameters<NonNullable<LanguageModelMiddleware["wrapStream"]>>[0]["doStream"]>
>;
type StreamPart = StreamResult["stream"] extends ReadableStream<infer Part> ? Part : never;

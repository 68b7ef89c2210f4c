import type { LanguageModelMiddleware } from "ai";

/** What a server answers with that never comes to an end. */
class EndlessAnswerError extends Error {
  override name = "EndlessAnswerError";
}

/** Whether that is what went wrong, also beneath what a library makes of it. */
export const endlessIn = (error: unknown): EndlessAnswerError | undefined => {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return [error, cause].find((each) => each instanceof EndlessAnswerError);
};

/** Of one answer on the wire: thirty times the longest that is asked for, with what a model thinks before it. */
export const ANSWER_BYTES = 16 * 1024 * 1024;
/** Written words of one answer, markup and all: more than twice the longest article. */
export const ANSWER_CHARACTERS = 200_000;

/**
 * `fetch` whose answers end after so many bytes, whatever they are: a line that never ends, a refusal without end.
 * Reading on fails with EndlessAnswerError, and the server is hung up on.
 */
export function endingFetch(maxBytes: number, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (!response.body) return response;
    let bytes = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          bytes += chunk.length;
          if (bytes <= maxBytes) controller.enqueue(chunk);
          else controller.error(new EndlessAnswerError(`The answer did not end after ${maxBytes} bytes`));
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}

/** Ends an answer, as a failure, when a model writes on and on: whoever reads it reads all that there is again and again. */
export function endingAnswers(maxCharacters = ANSWER_CHARACTERS): LanguageModelMiddleware {
  return {
    specificationVersion: "v4",
    async wrapStream({ doStream }) {
      const { stream, ...rest } = await doStream();
      let written = 0;
      const counted = new TransformStream<StreamPart, StreamPart>({
        transform(part, controller) {
          if (part.type === "text-delta" || part.type === "tool-input-delta") written += part.delta.length;
          if (written <= maxCharacters) return controller.enqueue(part);
          const error = new EndlessAnswerError(`The model did not stop after ${maxCharacters} characters`);
          controller.enqueue({ type: "error", error });
          controller.terminate();
        },
      });
      return { ...rest, stream: stream.pipeThrough(counted) };
    },
  };
}
type StreamResult = Awaited<
  ReturnType<Parameters<NonNullable<LanguageModelMiddleware["wrapStream"]>>[0]["doStream"]>
>;
type StreamPart = StreamResult["stream"] extends ReadableStream<infer Part> ? Part : never;

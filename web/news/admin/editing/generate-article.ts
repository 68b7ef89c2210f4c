import { EventSourceParserStream } from "eventsource-parser/stream";
import { errorBody } from "../../../../contracts/endpoint.ts";
import {
  type GeneratedArticle,
  type GrowingArticle,
  generateArticle,
  generatedArticle,
  growingArticle,
  type WritingStage,
  writingStage,
} from "../../../../contracts/news-generation.ts";
import { csrfHeader } from "../../../api/csrf.ts";
import { ApiError, request } from "../../../api/request.ts";

/** True when nothing failed but the prompt, which can be mended. */
export const isOfPrompt = (error: unknown): error is ApiError =>
  error instanceof ApiError && errorBody.safeParse(error.body).data?.code === "invalid";

/** The stream ended before the text did. */
export class ConnectionLostError extends Error {
  override name = "ConnectionLostError";
}

interface Watching {
  signal: AbortSignal;
  onGrowing: (article: GrowingArticle) => void;
  onStage: (stage: WritingStage) => void;
}

/**
 * Has a draft written.
 * @param onGrowing what there is so far, again and again
 * @param onStage what the writer is at
 * @throws ApiError, ConnectionLostError, or what `reasonOf` knows
 */
export async function writeArticle(
  prompt: string,
  { signal, onGrowing, onStage }: Watching,
): Promise<GeneratedArticle> {
  const response = await request(
    generateArticle.method,
    generateArticle.path,
    { prompt },
    {
      signal,
      headers: { Accept: "text/event-stream", ...(await csrfHeader()) },
      beforeRetry: csrfHeader,
    },
  );
  for await (const { event, data } of events(response)) {
    if (event === "stage") onStage(writingStage.parse(data));
    if (event === "growing") onGrowing(growingArticle.parse(data));
    if (event === "finished") return generatedArticle.parse(data);
    if (event === "failed") {
      const { message } = errorBody.parse(data);
      throw new ApiError(422, message, data);
    }
  }
  throw new ConnectionLostError("The connection was lost before the text was finished.");
}

/** The events of a stream, each with its data. */
async function* events(response: Response): AsyncGenerator<{ event?: string; data: unknown }> {
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  while (reader) {
    const { value, done } = await reader.read();
    if (done) return;
    yield { event: value.event, data: JSON.parse(value.data) as unknown };
  }
}

import type { LanguageModel } from "ai";
import { GENERATION_SECONDS } from "../../../contracts/news-editing.ts";
import type { GeneratedArticle } from "../../../contracts/news-generation.ts";
import type { Audit } from "../../audit/audit.service.ts";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import { cleanArticleHtml } from "../article-html.ts";
import type { Editor } from "../editing/editing.service.ts";
import { findClaims } from "./claims.ts";
import { compose } from "./compose.ts";
import { type WriteOptions, writeByModel } from "./model-writer.ts";

export const BUILT_IN = "built-in writer";
export type GenerationService = ReturnType<typeof generationService>;

export interface GenerationDeps {
  db: Db;
  audit: Audit;
  /** Without one the built-in writer serves. */
  model?: { model: LanguageModel; name: string };
  timeoutMs?: number;
}

export function generationService({
  db,
  audit,
  model,
  timeoutMs = GENERATION_SECONDS * 1000,
}: GenerationDeps) {
  return {
    /**
     * Writes a draft that meets the article rules; it stores nothing but an entry in the log.
     * @throws AppError upstream_failed with the reason
     */
    async write(
      prompt: string,
      editor: Editor,
      { signal, onGrowing }: Partial<WriteOptions> = {},
    ): Promise<GeneratedArticle> {
      const late = AbortSignal.timeout(timeoutMs);
      const either = signal ? AbortSignal.any([signal, late]) : late;
      const drafted = model
        ? await writeByModel(model.model, prompt, { signal: either, onGrowing }).catch((error: unknown) => {
            if (late.aborted)
              throw new AppError(
                "upstream_failed",
                `The model took longer than ${timeoutMs / 1000} seconds.`,
              );
            throw error;
          })
        : compose(prompt);
      const content = cleanArticleHtml(drafted.content);
      const writer = model?.name ?? BUILT_IN;
      await audit.record(db, editor, {
        action: "article.generated",
        subject: drafted.title,
        details: { writer },
      });
      return { ...drafted, content, writer, claims: findClaims(content) };
    },
  };
}

import type { LanguageModel } from "ai";
import { GENERATION_SECONDS } from "../../../contracts/news-editing.ts";
import { type GeneratedArticle, NO_WORDS_MESSAGE } from "../../../contracts/news-generation.ts";
import { capital } from "../../../content/capital.ts";
import { unescapeHtml } from "../../../rules/text.ts";
import { holdsNoWords } from "../../../rules/writing/no-language.ts";
import { notesIn, withoutNotes } from "../../../rules/writing/notes.ts";
import { openPlaces } from "../../../rules/writing/slots.ts";
import { site } from "../../../site.config.ts";
import type { Audit } from "../../audit/audit.service.ts";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import { cleanArticleHtml } from "../article-html.ts";
import type { Editor } from "../editing/editing.service.ts";
import { findClaims } from "./claims.ts";
import { composer } from "./composer.ts";
import { writeLong } from "./long-writer.ts";
import { type WriteOptions, writeByModel } from "./model-writer.ts";
import { publishedPassages } from "./pages.ts";

export const BUILT_IN = "built-in writer";
/** From this many words on a text is long: it is written section by section. */
const LONG_WORDS = 900;
/** A long article takes so many times the time of a short one. */
const LONG_TAKES = 3;
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
     * @throws AppError invalid for a prompt without words of any language; upstream_failed with the reason
     */
    async write(
      prompt: string,
      editor: Editor,
      { signal, onGrowing, onStage }: Partial<WriteOptions> = {},
    ): Promise<GeneratedArticle> {
      onStage?.({ stage: "reading" });
      if (holdsNoWords(prompt))
        throw new AppError("invalid", NO_WORDS_MESSAGE, {
          errors: [{ field: "prompt", message: NO_WORDS_MESSAGE }],
        });
      onStage?.({ stage: "sources" });
      const pages = await publishedPassages(db);
      onStage?.({ stage: "writing" });
      const { order, ...composed } = await composer.compose({ prompt, pages, company: site.name });
      const isLong = (order.request.words ?? 0) >= LONG_WORDS;
      const limitMs = isLong ? timeoutMs * LONG_TAKES : timeoutMs;
      const late = AbortSignal.timeout(limitMs);
      const either = signal ? AbortSignal.any([signal, late]) : late;
      const byModel = isLong ? writeLong : writeByModel;
      const drafted = model
        ? await byModel(model.model, order, { signal: either, onGrowing, onStage }).catch(
            (error: unknown) => {
              if (late.aborted)
                throw new AppError(
                  "upstream_failed",
                  `The model took longer than ${limitMs / 1000} seconds.`,
                );
              throw error;
            },
          )
        : composed.article;
      onStage?.({ stage: "checking" });
      const clean = cleanArticleHtml(drafted.content);
      const content = withoutNotes(clean);
      const writer = model?.name ?? BUILT_IN;
      await audit.record(db, editor, {
        action: "article.generated",
        subject: drafted.title,
        details: { writer, kind: model ? "draft" : composed.kind },
      });
      const isOutline = !model && composed.kind === "outline";
      const notes = [...notesIn(clean), ...openPlaces(content, isOutline)].map((said) =>
        capital(unescapeHtml(said)),
      );
      return { ...drafted, content, writer, isOutline, claims: findClaims(content), notes };
    },
  };
}

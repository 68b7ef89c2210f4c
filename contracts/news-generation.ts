import { z } from "zod";
import { PROMPT_MIN } from "./news-editing.ts";
import { endpoint } from "./endpoint.ts";

export const SHORT_PROMPT = {
  title: "Prompt Too Short",
  description: "Please provide a more detailed prompt (at least 10 characters).",
} as const;
const SHORT_PROMPT_MESSAGE = `${SHORT_PROMPT.title}: ${SHORT_PROMPT.description}`;

/** Of a prompt without words of any language: what to type instead. */
export const NO_WORDS_MESSAGE =
  "This doesn’t read as words, so there is nothing to write about. Name a topic and who reads it, such as “voicemail greetings for plumbers”.";

export const articlePrompt = z
  .string({ error: SHORT_PROMPT_MESSAGE })
  .trim()
  .min(PROMPT_MIN, SHORT_PROMPT_MESSAGE)
  .max(4000, "The prompt must be at most 4,000 characters.");

/** A sentence of a draft that a careful reader would ask a source for, and why. */
export const claim = z.object({
  sentence: z.string(),
  /** `example`: a sum in made-up numbers. */
  reason: z.enum([
    "figure",
    "study",
    "superlative",
    "comparison",
    "law",
    "safety",
    "cost",
    "cause",
    "habit",
    "example",
  ]),
});
export type Claim = z.infer<typeof claim>;

export const generatedArticle = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  imageUrl: z.string(),
  keywords: z.string(),
  metaDescription: z.string(),
  /** Who wrote it: `built-in writer`, or the model's name. */
  writer: z.string(),
  /** It is no article yet: the site knows too little of its topic, and says what each part has to settle. */
  isOutline: z.boolean(),
  claims: z.array(claim),
  /** What the writer tells the editor, and no reader: what it left out, and what is the editor's to add. */
  notes: z.array(z.string()),
});
export type GeneratedArticle = z.infer<typeof generatedArticle>;

/** What a stream has so far: fields appear and grow. */
export const growingArticle = generatedArticle
  .omit({ writer: true, isOutline: true, claims: true, notes: true })
  .partial();
export type GrowingArticle = z.infer<typeof growingArticle>;

export const writingStages = ["reading", "sources", "writing", "checking"] as const;
/** What the writer is at. `checking` leads back to `writing` once where something has to be mended. */
export const writingStage = z.object({
  stage: z.enum(writingStages),
  /** Of a long article, which is written section by section: how many there will be, and how many are whole. */
  sections: z.number().int().optional(),
  whole: z.number().int().optional(),
});
export type WritingStage = z.infer<typeof writingStage>;

/**
 * Writes a draft; it stores nothing. The answer is finished JSON. A request that accepts `text/event-stream` gets
 * events: `stage` (a WritingStage) and `growing` (a GrowingArticle), again and again, then `finished` (the answer) or
 * `failed` (an error body). 400 for a prompt without words of any language.
 */
export const generateArticle = endpoint({
  method: "POST",
  path: "/api/articles/generate",
  csrf: true,
  input: z.object({ prompt: articlePrompt }),
  output: generatedArticle,
});

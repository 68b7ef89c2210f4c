import { z } from "zod";

/** Limits of the article form (spec section 9). */
export const META_DESCRIPTION_MIN = 50;
export const META_DESCRIPTION_MAX = 160;
const META_LENGTH = {
  short: `Meta description must be at least ${META_DESCRIPTION_MIN} characters.`,
  long: `Meta description must be less than ${META_DESCRIPTION_MAX} characters.`,
};
const SHORT_CONTENT = "Content must be at least 50 characters.";
const CONTENT_MAX = 1_000_000;
const IMAGE_PREFIXES = ["http://", "https://", "/static/", "/images/webp/", "/api/images/"];
const WRONG_IMAGE = "Please enter a valid URL or image path.";

/** Text that PostgreSQL can store: no NUL, no lone surrogates. */
const text = (message: string) =>
  z.string({ error: message }).transform((value) => value.replaceAll("\0", "").toWellFormed());
const tooLong = (name: string, maximum: number) =>
  `${name} must be at most ${maximum.toLocaleString("en-US")} characters.`;

const required = (name: string, minimum: number, maximum: number) => {
  const short = `${name} must be at least ${minimum} characters.`;
  return text(short).pipe(z.string().trim().min(minimum, short).max(maximum, tooLong(name, maximum)));
};
/** Text of any length up to a maximum. */
export const textUpTo = (maximum: number, name: string) =>
  text(`${name} must be text.`).pipe(z.string().max(maximum, tooLong(name, maximum)));
/** Left out of a save it stays as it is. */
const aLine = (name: string, maximum: number) =>
  textUpTo(maximum, name)
    .transform((value) => value.trim())
    .optional();

interface ArticleField {
  /** What a comparison of two texts calls it. */
  label: string;
  /** True when it is HTML. */
  html?: boolean;
  /** What a save takes; its messages are the ones that people read. */
  written: z.ZodType;
  /** The most that a working copy keeps, in characters: what is too long to be saved is kept too. */
  kept: number;
  /** How it is stored: always something, perhaps the empty string, or null where there is nothing. */
  column: "filled" | "text" | "nullable";
}

/**
 * The words of an article, each with all that is particular to it. Contract, columns, working copy, revision, the form's
 * values, the answers and the comparison derive from this list. A save's first fault is told in this order.
 */
export const articleWords = {
  title: { label: "Title", written: required("Title", 5, 300), kept: 2000, column: "filled" },
  excerpt: { label: "Excerpt", written: required("Excerpt", 10, 2000), kept: 10_000, column: "filled" },
  /** HTML. The minimum counts the field's value; it is sanitised when it is stored. */
  content: {
    label: "Text",
    html: true,
    written: text(SHORT_CONTENT).pipe(
      z.string().min(50, SHORT_CONTENT).max(CONTENT_MAX, tooLong("Content", CONTENT_MAX)),
    ),
    kept: CONTENT_MAX,
    column: "filled",
  },
  metaDescription: {
    label: "Meta description",
    written: text(META_LENGTH.short).pipe(
      z
        .string()
        .trim()
        .min(META_DESCRIPTION_MIN, META_LENGTH.short)
        .max(META_DESCRIPTION_MAX, META_LENGTH.long),
    ),
    kept: 5000,
    column: "text",
  },
  imageUrl: {
    label: "Picture",
    written: z
      .string({ error: WRONG_IMAGE })
      .nullish()
      .transform((value) => (value ?? "").trim())
      .pipe(
        z
          .string()
          .max(2000, WRONG_IMAGE)
          .refine(
            (value) =>
              value === "" ||
              (!/[\s\0]/.test(value) && IMAGE_PREFIXES.some((prefix) => value.startsWith(prefix))),
            WRONG_IMAGE,
          ),
      ),
    kept: 5000,
    column: "nullable",
  },
  imageAlt: {
    label: "What the picture shows",
    written: textUpTo(500, "Image description").optional(),
    kept: 5000,
    column: "text",
  },
  /** Comma-separated. */
  keywords: {
    label: "Keywords",
    written: textUpTo(1000, "Keywords")
      .nullish()
      .transform((value) => value ?? ""),
    kept: 5000,
    column: "text",
  },
  /** Who wrote it, as readers see it; empty: the company. */
  author: { label: "Author", written: aLine("Author", 120), kept: 1000, column: "text" },
  /** A few words about the author. */
  authorNote: {
    label: "About the author",
    written: aLine("About the author", 300),
    kept: 2000,
    column: "text",
  },
} as const satisfies Record<string, ArticleField>;

type Words = typeof articleWords;
export type ArticleWord = keyof Words;
export const articleWordNames = Object.keys(articleWords) as ArticleWord[];

/** Makes one thing for each word. The caller says what each of them is. */
export const eachWord = <T>(make: (field: ArticleField, name: ArticleWord) => unknown): T =>
  Object.fromEntries(articleWordNames.map((name) => [name, make(articleWords[name], name)])) as T;

/** What a save takes of each word. */
export const writtenWords = eachWord<{ [N in ArticleWord]: Words[N]["written"] }>(({ written }) => written);

/** What is stored of each word. */
export const storedWords = eachWord<{
  [N in ArticleWord]: Words[N]["column"] extends "nullable" ? z.ZodNullable<z.ZodString> : z.ZodString;
}>(({ column }) => (column === "nullable" ? z.string().nullable() : z.string()));
export type StoredWords = { [N in ArticleWord]: z.infer<(typeof storedWords)[N]> };

/** What stands in a form, right or wrong. */
export const keptWords = eachWord<Record<ArticleWord, z.ZodDefault<ReturnType<typeof textUpTo>>>>(
  ({ kept, label }) => textUpTo(kept, label).default(""),
);

/** The words of whatever holds them, such as a row, and nothing else of it. */
export const wordsOf = <T extends Partial<Record<ArticleWord, unknown>>>(
  from: T,
): Pick<T, ArticleWord & keyof T> =>
  Object.fromEntries(
    articleWordNames.filter((name) => name in from).map((name) => [name, from[name]]),
  ) as Pick<T, ArticleWord & keyof T>;

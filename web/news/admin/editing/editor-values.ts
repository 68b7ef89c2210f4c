import type { ArticleRecord, WorkingFields } from "../../../../contracts/news-editing.ts";
import { type ArticleWord, eachWord, type StoredWords } from "../../../../contracts/news-fields.ts";

/** What stands in the form. */
export interface EditorValues extends WorkingFields {
  published: boolean;
}

export const emptyValues: EditorValues = {
  ...eachWord<Record<ArticleWord, string>>(() => ""),
  slug: "",
  publishAt: "",
  published: false,
};

/** Stored words as a form holds them: what there is none of is empty. */
export const formWords = (stored: StoredWords) =>
  eachWord<Record<ArticleWord, string>>((_field, name) => stored[name] ?? "");

export const valuesOf = (article: ArticleRecord): EditorValues => ({
  ...formWords(article),
  slug: article.slug,
  publishAt: article.publishAt ?? "",
  published: article.published,
});

/** What a working copy keeps: everything but the decision to publish. */
export function workingFieldsOf({ published: _published, ...fields }: EditorValues): WorkingFields {
  return fields;
}

const names = Object.keys(emptyValues) as (keyof EditorValues)[];
export const sameValues = (one: Partial<EditorValues>, other: Partial<EditorValues>): boolean =>
  names.every((name) => one[name] === other[name]);

/**
 * What the form shows after a save: the stored values, but whatever was typed while the save was under way stays.
 * @param sent the form's values at the moment of saving
 */
export function afterSave(now: EditorValues, sent: EditorValues, stored: EditorValues): EditorValues {
  const kept = names.filter((name) => now[name] !== sent[name]).map((name) => [name, now[name]]);
  return { ...stored, ...(Object.fromEntries(kept) as Partial<EditorValues>) };
}

import type { ArticleRecord, WorkingFields } from "../../../../contracts/news-editing.ts";

/** What stands in the form. */
export interface EditorValues extends WorkingFields {
  published: boolean;
}

export const emptyValues: EditorValues = {
  title: "",
  excerpt: "",
  content: "",
  metaDescription: "",
  imageUrl: "",
  imageAlt: "",
  keywords: "",
  slug: "",
  publishAt: "",
  published: false,
};

export const valuesOf = (article: ArticleRecord): EditorValues => ({
  title: article.title,
  excerpt: article.excerpt,
  content: article.content,
  metaDescription: article.metaDescription,
  imageUrl: article.imageUrl ?? "",
  imageAlt: article.imageAlt,
  keywords: article.keywords,
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

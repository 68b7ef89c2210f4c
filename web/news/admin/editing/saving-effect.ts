interface Visibility {
  published: boolean;
  /** ISO 8601; empty: not by itself. */
  publishAt: string;
}

/**
 * What saving will do to who can read the article, in words.
 * @param stored as it is on the server; undefined for a new article
 * @param now milliseconds since 1970
 * @param when writes a moment in the reader's time zone
 */
export function savingEffect(
  { published, publishAt }: Visibility,
  stored: { published: boolean } | undefined,
  now: number,
  when: (at: Date) => string,
): string {
  if (published) return stored?.published ? "Goes live when you save" : "Publishes when you save";
  const at = publishAt ? new Date(publishAt) : undefined;
  const takesOff = stored?.published ? "Unpublished when you save" : "Draft, visible to administrators only";
  if (!at || Number.isNaN(at.getTime())) return takesOff;
  if (at.getTime() <= now) return "Publishes when you save: its time has passed";
  return stored?.published ? `Unpublished until ${when(at)}` : `Publishes on ${when(at)}`;
}

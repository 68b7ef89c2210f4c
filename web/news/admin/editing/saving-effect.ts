const inWords = new Intl.ListFormat("en-US");

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
 * @param isDirty whether there is anything to save
 * @param lacks what even a draft must have and this one has not, by its name
 */
export function savingEffect(
  { published, publishAt }: Visibility,
  stored: { published: boolean } | undefined,
  now: number,
  when: (at: Date) => string,
  isDirty = true,
  lacks: readonly string[] = [],
): string {
  if (lacks.length > 0) return `Still needs ${inWords.format(lacks)}`;
  if (published) {
    if (!stored?.published) return "Publishes when you save";
    return isDirty ? "Changes go live when you save" : "Published";
  }
  const at = publishAt ? new Date(publishAt) : undefined;
  const takesOff = stored?.published
    ? "Unpublished when you save"
    : stored
      ? "Draft, visible to administrators only"
      : "Saves as a draft";
  if (!at || Number.isNaN(at.getTime())) return takesOff;
  if (at.getTime() <= now) return "Publishes when you save: its time has passed";
  if (stored?.published) return `Unpublished until ${when(at)}`;
  return isDirty || !stored ? `Will publish on ${when(at)} once you save` : `Scheduled for ${when(at)}`;
}

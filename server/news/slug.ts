const SLUG_MAX = 96;

/**
 * The slug that a title gives: lower-case words joined by hyphens, letters of any script kept, accents dropped.
 * Never empty.
 */
export function slugify(title: string): string {
  const words = title
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  if (words.length <= SLUG_MAX) return words || "article";
  const cut = words.slice(0, SLUG_MAX + 1);
  const whole = cut.slice(0, cut.lastIndexOf("-"));
  return whole.length > SLUG_MAX / 2 ? whole : cut.slice(0, SLUG_MAX).toWellFormed();
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function firstFree(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let n = 2;
  while (taken.has(`${slug}-${n}`)) n++;
  return `${slug}-${n}`;
}

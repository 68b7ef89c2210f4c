/** What only the numbers can bring back, by its element. */
const DRAWN = [
  { selector: "table", one: "table", many: "tables" },
  { selector: "figure:not(:has(table))", one: "chart", many: "charts" },
] as const;

/** What a save takes out of a report that no typing brings back: '2 tables and 1 chart removed.' Undefined for nothing. */
export function removedWords(before: string, after: string): string | undefined {
  const [was, is] = [before, after].map((html) => new DOMParser().parseFromString(html, "text/html"));
  const gone = DRAWN.flatMap(({ selector, one, many }) => {
    const count =
      was && is ? was.querySelectorAll(selector).length - is.querySelectorAll(selector).length : 0;
    return count > 0 ? `${count} ${count === 1 ? one : many}` : [];
  });
  return gone.length > 0 ? `${gone.join(" and ")} removed.` : undefined;
}

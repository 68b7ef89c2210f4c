import type { Family, Subject, Told } from "../../../content/writing/library/kinds.ts";
import { subjects } from "../../../content/writing/library/index.ts";
import { telling } from "../passages.ts";
import { plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { isFor } from "./parts.ts";

const MOST = 7;
/** The share of what is asked, weighed by how rare each word is, that one passage has to speak of, and all of them. */
const EACH = 0.3;
const ALL = 0.75;

const entries = subjects.flatMap((subject, s) =>
  subject.passages.map((told, i) => ({
    subject,
    told,
    at: s * 100 + i,
    head: telling(`${told.does} ${told.asks}`),
    words: telling(`${told.does} ${told.asks} ${told.says.join(" ")} ${subject.name}`),
  })),
);
const inHowMany = new Map<string, number>();
for (const { words } of entries)
  for (const word of words) inHowMany.set(word, (inHowMany.get(word) ?? 0) + 1);
const weightOf = (word: string): number =>
  Math.log(1 + (entries.length + 1) / ((inHowMany.get(word) ?? 0) + 1));

/** Words of the order and of the form, which every prompt has. */
const OF_ORDER = telling(
  "write article post blog guide short list plan checklist questions answers tips ways things good best practice practices office offices small business businesses company firm clinic shop team people help make need want should how what when why include explain words",
);

/** A subject of passages from all others, for a request on which none is written, where together they speak of what it asks. */
export function gathered(request: Request, family: Family): Subject | undefined {
  const readers = request.audience
    ? plain(request.clause).replaceAll(new RegExp(request.audience.heard.source, "g"), " ")
    : request.clause;
  const asked = [...telling(`${readers} ${request.include.join(" ")}`)].filter((word) => !OF_ORDER.has(word));
  const whole = asked.reduce((sum, word) => sum + weightOf(word), 0);
  if (asked.length < 2 || whole === 0) return undefined;
  const ranked = entries
    .filter(({ told }) => isFor(told, family))
    .map((entry) => {
      const sum = (words: ReadonlySet<string>) =>
        asked.filter((word) => words.has(word)).reduce((all, word) => all + weightOf(word), 0) / whole;
      return { ...entry, share: sum(entry.words), rank: sum(entry.words) + sum(entry.head) };
    })
    .filter(({ share }) => share >= EACH)
    .sort((one, other) => other.rank - one.rank);
  const kept = ranked.slice(0, MOST);
  const [first] = kept;
  const said = new Set(kept.flatMap(({ words }) => [...words]));
  const covered =
    asked.filter((word) => said.has(word)).reduce((sum, word) => sum + weightOf(word), 0) / whole;
  if (!first || kept.length < 3 || covered < ALL) return undefined;
  const passages = kept
    .toSorted((one, other) => one.at - other.at)
    .map(({ told }) => ({ ...told, extra: undefined }) as Told);
  return {
    ...first.subject,
    heard: /(?!)/,
    lead: "Each part below works by itself. Start with the one that costs you the most time today, try it for two weeks, and only then take the next.",
    passages,
    view: undefined,
    reasons: undefined,
    signs: undefined,
    rules: undefined,
  } as unknown as Subject;
}

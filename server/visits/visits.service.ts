import { createHash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import {
  type countVisit,
  VISIT_LEADS,
  VISIT_SOURCES,
  type VisitSource,
  type Visits,
} from "../../contracts/visits.ts";
import type { Db } from "../db/client.ts";
import { type PageRule, ruleFor } from "../page-cache/rules.ts";
import { classOf, p75, type Vital } from "./percentile.ts";
import { addCounts, type Count, type Counted, countsSince, firstDay } from "./visits.store.ts";
import { DAY_MS, dayOf } from "../days.ts";

export type VisitsService = ReturnType<typeof visitsService>;
type Told = z.output<typeof countVisit.input>;

/** Visitors of a day that a node tells apart; those above it are counted anew. */
const MOST_VISITORS = 50_000;
const VITALS: readonly Vital[] = ["lcp", "inp", "cls"];
const SEARCH = /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|brave|baidu|yandex|kagi)\./;
const SOCIAL =
  /(?:^|\.)(?:facebook\.com|instagram\.com|linkedin\.com|lnkd\.in|t\.co|x\.com|twitter\.com|reddit\.com|youtube\.com|pinterest\.com|tiktok\.com|threads\.net|bsky\.app|news\.ycombinator\.com)$/;

/** As the browser's address bar shows it; as it came where it is no such address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Counts visits without knowing visitors. */
export function visitsService({
  db,
  pages,
  isArticle,
  on,
  now = () => new Date(),
}: {
  db: Db;
  pages: readonly PageRule[];
  /** Whether a published article has this slug: nobody else's words become a row. */
  isArticle: (slug: string) => Promise<boolean>;
  on: boolean;
  now?: () => Date;
}) {
  /** Made anew each day and kept nowhere: what it was mixed into cannot be found again. */
  let salt = { day: "", bytes: randomBytes(32) };
  const seen = new LRUCache<string, true>({ max: MOST_VISITORS });

  function isNew(day: string, who: string): boolean {
    if (salt.day !== day) {
      salt = { day, bytes: randomBytes(32) };
      seen.clear();
      // Also where nobody comes on the next day.
      setTimeout(() => seen.clear(), Date.parse(day) + DAY_MS - now().getTime()).unref();
    }
    const key = createHash("sha256").update(salt.bytes).update(who).digest("base64url").slice(0, 16);
    if (seen.has(key)) return false;
    seen.set(key, true);
    return true;
  }
  async function nameOf(path: string): Promise<string> {
    const rule = ruleFor(pages, path)?.path ?? "other";
    if (rule !== "/news/:slug") return rule;
    const slug = decoded(path.slice("/news/".length));
    return /^[\p{L}\p{N}-]{1,300}$/u.test(slug) && (await isArticle(slug)) ? `/news/${slug}` : rule;
  }

  return {
    /** @param who what tells a visitor from another today; mixed with the day's salt and forgotten */
    async count(told: Told, visitor: { who: string; host: string }): Promise<void> {
      if (!on) return;
      const day = dayOf(now());
      const source = sourceOf(told, visitor.host);
      const counted: Counted[] = [];
      switch (told.event) {
        case "view":
          counted.push({ kind: "view", name: await nameOf(told.page), source });
          if (isNew(day, visitor.who)) counted.push({ kind: "visitor", name: "", source: "" });
          break;
        case "vitals":
          for (const vital of VITALS) {
            const value = told[vital];
            if (value === undefined) continue;
            const name = classOf(vital, vital === "cls" ? value * 1000 : value);
            counted.push({ kind: vital, name, source: "" });
          }
          break;
        case "call-begun":
        case "call-finished":
        case "call-left":
        case "call-broken":
          counted.push({ kind: "call", name: told.event, source: "" });
          break;
        default:
          counted.push({ kind: "lead", name: told.event, source });
      }
      if (counted.length) await addCounts(db, day, counted);
    },
    async read(days: number): Promise<Visits> {
      const from = (back: number) => dayOf(new Date(now().getTime() - back * DAY_MS));
      const [all, first] = await Promise.all([countsSince(db, from(2 * days - 1)), firstDay(db)]);
      const [start, today] = [from(days - 1), from(0)];
      const counts = all.filter(({ day }) => day >= start);
      const sum = sumsOf(counts);
      const since = first && first > start ? first : start;
      const hasBefore = first !== null && first <= from(2 * days - 1);
      const pageNames = [...new Set(counts.filter(({ kind }) => kind === "view").map(({ name }) => name))];
      return {
        on,
        totals: totalsOf(sum),
        before: hasBefore ? totalsOf(sumsOf(all.filter(({ day }) => day < start))) : null,
        days: Array.from({ length: days }, (_, index) => from(days - 1 - index))
          .filter((day) => day >= since || day === today)
          .map((day) => ({
            day,
            views: sum({ kind: "view", day }),
            visitors: sum({ kind: "visitor", day }),
          })),
        pages: pageNames
          .map((name) => ({ name, count: sum({ kind: "view", name }) }))
          .sort((a, b) => b.count - a.count)
          .slice(0, 50),
        sources: VISIT_SOURCES.map((source) => ({
          name: source,
          views: sum({ kind: "view", source }),
          leads: sum({ kind: "lead", source }),
        })),
        leads: VISIT_LEADS.map((name) => ({ name, count: sum({ kind: "lead", name }) })),
        calls: {
          begun: sum({ kind: "call", name: "call-begun" }),
          finished: sum({ kind: "call", name: "call-finished" }),
          left: sum({ kind: "call", name: "call-left" }),
          broken: sum({ kind: "call", name: "call-broken" }),
        },
        vitals: VITALS.map((vital) => {
          const classes = new Map<string, number>();
          for (const { kind, name, count } of counts)
            if (kind === vital) classes.set(name, (classes.get(name) ?? 0) + count);
          const at = p75(vital, classes);
          return {
            name: vital,
            p75: at !== null && vital === "cls" ? at / 1000 : at,
            count: sum({ kind: vital }),
          };
        }),
      };
    },
  };
}

const totalsOf = (sum: ReturnType<typeof sumsOf>) => ({
  views: sum({ kind: "view" }),
  visitors: sum({ kind: "visitor" }),
  leads: sum({ kind: "lead" }),
  calls: sum({ kind: "call", name: "call-begun" }),
});

/** Sums of a kind, and of a kind by one thing more, in one pass: a year of counts has many thousand rows. */
function sumsOf(counts: readonly Count[]) {
  const sums = new Map<string, number>();
  for (const { kind, day, name, source, count } of counts)
    for (const by of ["", `day ${day}`, `name ${name}`, `source ${source}`])
      sums.set(`${kind} ${by}`, (sums.get(`${kind} ${by}`) ?? 0) + count);
  return ({ kind, ...by }: { kind: Count["kind"]; day?: string; name?: string; source?: string }): number => {
    const [more] = Object.entries(by).map(([field, value]) => `${field} ${value}`);
    return sums.get(`${kind} ${more ?? ""}`) ?? 0;
  };
}

function sourceOf({ from, campaign }: Told, ownHost: string): VisitSource {
  const host = from.toLowerCase();
  if (campaign) return "campaign";
  if (!host) return "direct";
  if (host === ownHost.toLowerCase()) return "inside";
  if (SEARCH.test(host)) return "search";
  return SOCIAL.test(host) ? "social" : "other site";
}

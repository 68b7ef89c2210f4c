import { capital } from "../../content/capital.ts";
import type { Body } from "./body.ts";
import { h2, list, p } from "./html.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { sentencesIn } from "./core.ts";
import { spelled } from "./subject.ts";

const LABEL =
  /^(?:please |pls )?(?:(?:write|draft|make|create)(?: us| me)? )?(?:an? )?(?:short )?(?:news |company |press )?(?:announcement|release|news(?: item| post)?)(?: (?:that|for|about|on)(?: our (?:blog|site|website))?)?[:,]? (?:that )?/i;
const SAYS =
  /\b(?:we|our|the \w+) (?:\w+ ){0,2}(?:are|is|have|has|will|now|can|open\w*|move\w*|clos\w+|offer\w*|add\w*|start\w*|hir\w+|join\w*)\b/i;

/** What an announcement says, in the prompt's words; absent where it names only a subject. */
function toldIn(typed: string): string | undefined {
  const first =
    sentencesIn(typed.replaceAll(/\s+/g, " ").trim()).find((sentence) =>
      /announc|release|news/i.test(sentence),
    ) ?? "";
  const told = first
    .replace(LABEL, "")
    .replace(/,? (?:in|about|around|under|max)? ?\d[\d,]*[- ]?words?.*$/i, "")
    .replace(/,? for (?=[A-Z]).*$/, "")
    .replace(/[\s.!,;:]{1,9}$/, "");
  return LABEL.test(first) && SAYS.test(told) && told.length > 15 && told.length < 160
    ? capital(spelled(told).replaceAll("'", "’"))
    : undefined;
}

/** True of a prompt for a piece of news of the company itself that says what is new. */
export const wantsAnnouncement = ({ typed }: Pick<Request, "typed">): boolean => toldIn(typed) !== undefined;

/** The news in its own words, with places for what the prompt does not say. */
export function announcementOf({ request }: { request: Request }): Body {
  const [whole, wish = ""] = (toldIn(request.typed) as string).split(/, (?=please )/);
  const told = whole as string;
  const isDated =
    /\b(?:from|on|starting) (?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)\w* ?\d{0,2}/i.test(
      told,
    );
  const hasHours = /\b\d{1,2}(?::\d\d)? ?(?:am|pm)?(?: ?- ?| to | until )\d{1,2}\b/i.test(told);
  const text = plain(told);
  const rows = [
    ...(isDated ? [] : ["From when on: [weekday, date]"]),
    ...(!hasHours && /\b(open|hours|saturdays?|sundays?|weekends?|evenings?|24.?7|clos\w+)\b/.test(text)
      ? ["Hours: [each day from … to …; holidays]"]
      : []),
    ...(/\b(phone|calls?|line|number|24.?7|answer\w*)\b/.test(text)
      ? ["By telephone: [number]; at night [who or what answers, and what can be settled then]"]
      : ["How to reach us: [number, address or page]"]),
    ...(/\b(mov\w+|location|office|address|branch)\b/.test(text)
      ? ["Where: [address, parking, the entrance]"]
      : []),
    ...(/\b(hir\w+|join\w*|welcome|team)\b/.test(text)
      ? ["Who: [name, role, what they do first; with their leave]"]
      : []),
    ...(/\b(pric\w+|plan|fee|cost)\b/.test(text) ? ["What it costs: [before, now, from which bill on]"] : []),
  ];
  const title = told.length < 85 ? told : (told.split(/, | and (?=the|we|our)/)[0] as string);
  return {
    title,
    excerpt: `${told}. What changes for customers, from which day on, and what stays as it is.`,
    about: "news from the company",
    heads: ["what is new", "from which day on", "what stays as it is"],
    content: [
      p(
        `${told}${isDated ? "" : ", from [date] on"}.${wish ? ` ${capital(wish)}.` : ""} [One sentence on why: what customers asked for, or what was not good enough before.]`,
      ),
      h2("What changes"),
      list("ul", rows),
      h2("What stays as it is"),
      p(
        "You need not do anything. [What remains true: the number, agreed appointments, prices, contact persons.] Whoever has a question reaches [name] at [number or address].",
      ),
      p(
        "“[Two sentences by somebody from the company, in their own words: what it means for them]”, says [name, role].",
      ),
    ],
  };
}

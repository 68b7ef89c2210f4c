import { anyPart, type PartOfRequest, partsOfRequests } from "../../content/writing/outline/parts.ts";
import { telephone, topics } from "../../content/writing/topics/index.ts";
import { capital } from "../../content/capital.ts";
import type { Say } from "./body.ts";
import { h2, list, p } from "./html.ts";
import { heading } from "./named.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

/** What is to be asked about a part. */
export const partOf = (said: string): PartOfRequest =>
  partsOfRequests.find(({ heard }) => heard.test(plain(said))) ?? anyPart;

/** Parts of the matter that the main clause itself names: its price, its staff; three at most. */
export const partsWithin = (core: string): PartOfRequest[] =>
  partsOfRequests.filter(({ heard, loose }) => !loose && heard.test(core)).slice(0, 2);

/** Whatever the site has on a part, written out; empty where it has nothing. */
export function saidOn(part: string, say: Say): string[] {
  const text = plain(part);
  if (!OURS.test(text)) return [];
  const topic =
    topics.find(({ heard, id }) => id !== "choosing" && heard.test(text)) ??
    (/^(?:bookings?|appointments?|scheduling)$/.test(text)
      ? topics.find(({ id }) => id === "booking")
      : undefined) ??
    (telephone.heard.test(text) ? telephone : undefined);
  const chosen = (topic?.points ?? []).toSorted(
    (one, other) => Number(other.obvious ?? 0) - Number(one.obvious ?? 0),
  );
  return chosen.slice(0, 2).map(({ do: head, how }) => p(`${capital(say(head))}.`, say(how)));
}

const OURS =
  /\b(phones?|telephones?|calls?|callers?|bookings?|appointments?|voicemail|greetings?|receptionists?|front desk|no.?shows?)\b/;

/** A heading for each named part, with what the site has on it and the questions that are left. */
export function partSections(parts: readonly string[], form: Request["form"], say: Say): string[] {
  const used = new Map<PartOfRequest, number>();
  return parts.flatMap((part) => {
    const known = saidOn(part, say);
    const asked = partOf(part);
    const again = used.get(asked) ?? 0;
    used.set(asked, again + 1);
    // The same three questions under two headings would say nothing.
    const { asks, lines } =
      again === 0 ? asked : again === 1 && asked !== anyPart ? anyPart : { ...anyPart, asks: MORE };
    const ticked = form === "checklist";
    const questions = list(
      "ul",
      ticked ? [...lines.map((line) => `☐ ${line}`), ...asks.slice(0, 2).map((ask) => `☐ [${ask}]`)] : asks,
    );
    return [h2(heading(part)), ...known, ...(known.length && !ticked ? [] : [questions])];
  });
}
const MORE = [
  "What should a reader do about it, in one sentence?",
  "Which example of yours shows it, with day and place?",
  "What would somebody answer who sees it differently?",
] as const;

import { ofKind, type ThingNarrow, thingKinds } from "../../content/writing/outline/things/index.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

const kinds = thingKinds.map((kind) => ({
  kind,
  all: new RegExp(kind.heard.source, "g"),
  narrow: ofKind(kind, kind),
}));

/** What a desk or a line has to do with: such a request is none of a thing’s. */
const DESK =
  /\b(?:(?:tele)?phones?|calls?|callers?|calling|call ?backs?|voicemails?|receptionists?|front desk|answering|on hold|no-?shows?|reminders?|texts?|texting|ai|voice assistants?|phone assistants?|bots?|chat\w*|automat\w*|greetings?|scripts?|intake|after[- ]hours|appointments?|scheduling|hipaa|recordings?|robocalls?|dispatch\w*|waitlist|waiting list|business associate)\b/;
export const isOfDesk = ({ typed }: Pick<Request, "typed">): boolean =>
  DESK.test(
    plain(typed)
      .replace(/\bhouse calls?\b/, " ")
      .replace(/ without (?:losing|missing) [^.?!]*/, " "),
  );

/** What kind of thing a request is about, where no matter of its own is heard: the one that most of its words tell. */
export function thingKindIn({
  typed,
  audience,
}: Pick<Request, "typed" | "audience">): ThingNarrow | undefined {
  if (isOfDesk({ typed })) return undefined;
  // 'A law firm' is no law.
  const text = plain(typed)
    // Nor is whoever something is for what it is about.
    .replace(/(?<=.{12}) for (?:(?:all|my|our|the|your) )?(?:employees|staff|team|crew)[?.!]?$/, " ")
    .replaceAll(audience ? new RegExp(audience.heard.source, "g") : /(?!)/g, " ");
  const [best] = kinds
    .map(({ all, narrow }) => ({
      narrow,
      count: new Set([...text.matchAll(all)].map(([found]) => found)).size,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return best?.narrow;
}

import { type OutsideThing, outsideThings } from "../../content/writing/outside-things.ts";
import { headOf } from "./head.ts";
import { ASSISTANT, NEAR, NO_CALL } from "./near-calls.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

/** What something is to bring about is not what it is about: ‘a website … to get more new patients to book’. */
const AIM =
  /(?<=^.{15,200}) (?:in order to|to|so(?: that)?(?: (?!(?:we|i|you|they)\b)[\w-]+){0,4}?|and(?: to)?|that) (?:(?:will|can|really|actually|help|helps|would) )?(?:get|gets|bring|brings|win|wins|attract|attracts|land|book|books|call|calls|turn|turns|drive|drives|generate|trust|trusts|make|makes|keep|keeps|fill|convert|converts)\b.*$/;

/** Of ways to do something what is done is the matter. */
const withoutAim = (said: string): string =>
  /^(?:the |top )?(?:\d+|[a-z]+) (?:[a-z-]+ )?(?:ways|ideas|tips|tricks)\b/.test(said)
    ? said
    : said.replace(AIM, "");

/** The things that a request is about where nothing in it is a call: an article that never speaks of them is on something else. */
export function outsideAsked({ clause, audience }: Pick<Request, "clause" | "audience">): OutsideThing[] {
  const readers = audience ? new RegExp(audience.heard.source, "g") : /(?!)/g;
  const main = withoutAim(
    headOf(plain(clause)).replaceAll(ASSISTANT, " ").replaceAll(NO_CALL, " ").replaceAll(readers, " "),
  );
  return NEAR.test(main.replaceAll(ASSISTANT, " "))
    ? []
    : outsideThings.filter(({ heard }) => heard.test(main));
}

/** So often a text speaks of what it is about. */
const LEAST = 2;
/** True of a text that speaks of what is asked about, and not in passing. */
export const speaksOfAsked = (request: Pick<Request, "clause" | "audience">, text: string): boolean => {
  const things = outsideAsked(request);
  const said = plain(text);
  return things.every((thing) => (said.match(new RegExp(thing.said.source, "g"))?.length ?? 0) >= LEAST);
};

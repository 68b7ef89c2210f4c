import { plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { wantedIn } from "./wanted.ts";

/** Names of people and of places where they work, in the plural. */
const PEOPLE =
  /(?:ers|ors|ists|ians|eys|smiths|agents|cpas|vets|adults|parents|seniors|women|men|teens|moms|dads|students|shops|stores|businesses|companies|studios|gyms|agencies|bakeries|firms|clubs|farms|centers|places|wineries|breweries|services|schools|parks|theaters|museums|libraries|churches|clinics|offices|practices|salons|spas|restaurants|cafes|hotels|inns|kennels|garages|pharmacies|boutiques|venues|homes|trucks|markets|dealerships|unions|bars|pubs|camps|resorts)$/i;

/** Whom the request is for, where it says so: not those whom its readers are to ask or to hire, nor a trade's things. */
export function readersNamed({ called, strangers, core }: Request): string | undefined {
  const who = called.people ?? called.place?.many ?? strangers;
  const areSought =
    /\b(?:ask|hir(?:e|ing)|choos(?:e|ing)|find(?:ing)?|pick(?:ing)?|book(?:ing)?) (?:an?|the|your) /.test(
      core,
    );
  return who && who !== "shops" && PEOPLE.test(who) && !areSought ? who : undefined;
}

/** The subject of a request that names nothing else: 'sourdough', 'tax law of Brazil'. */
export function knownThing({ subject, core, form }: Request): string | undefined {
  const words = subject.split(" ").length;
  const said = plain(subject);
  if (
    form === "comparison" ||
    words > 4 ||
    words < 1 ||
    /^(?:opinion|checklist|faqs?|plan|tips|what|how)\b/.test(said) ||
    /\b(?:or|and|to|is|are|we|you|i|our|my|about|when)\b|ing\b|[“”:]/.test(said)
  )
    return undefined;
  return core.startsWith(said) ||
    new RegExp(
      `\\b(?:about|on|of|choose|buy|best) (?:an? |the )?(?:good |best )?${escaped(said.replace(/s$/, ""))}`,
    ).test(core)
    ? subject
    : undefined;
}
const escaped = (text: string) => text.replaceAll(/[^\w ]/g, "\\$&");

/** ' on hold music' where the subject is short enough to be one for sure. */
export const onSubject = ({ subject, form }: Request): string =>
  form !== "comparison" && subject.split(" ").length < 4 && !/[“”,]/.test(subject) ? ` on ${subject}` : "";

/** What a reader would search for: sides, the thing, or words of the request that stand together in it. */
export function namesIn(request: Request, thing: string | undefined, left: readonly string[]): string[] {
  if (request.sides.length > 1) return [...request.sides];
  if (thing) return [thing];
  const runs = runsIn(request.core, left);
  return runs.length ? runs.slice(0, 3) : [plain(wantedIn(request.prompt)).slice(0, 60).replace(/ \S*$/, "")];
}

/** Words of its own that stand together in a request, two and more: 'candle wax'. */
export function runsIn(core: string, left: readonly string[]): string[] {
  const pieces = core.split(/[^\p{L}\p{N}'’ -]+/u).flatMap((piece) => {
    const runs: string[][] = [[]];
    for (const word of piece.split(" ")) {
      if (left.includes(word) && !LOOSE.test(word)) runs.at(-1)?.push(word);
      else runs.push([]);
    }
    return runs;
  });
  return [...new Set(pieces.filter((run) => run.length > 1).map((run) => run.join(" ")))];
}
const LOOSE =
  /^(?:one|two|three|four|five|person|main|finally|somewhere|nearby|while|always|usually|beginners?|guide|first|maybe|\w+ing|\w+ly|n?ever|without|under|too|both)$/;

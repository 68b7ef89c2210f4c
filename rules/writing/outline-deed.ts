import { common } from "../../content/writing/outline/neutral/common.ts";
import { ofDeed } from "../../content/writing/outline/neutral/deed.ts";
import type { OutlinePoint } from "../../content/writing/outline/kind.ts";
import { capital } from "../../content/capital.ts";
import { UPPER } from "./called.ts";
import { gerundOf } from "./gerund.ts";
import type { Request } from "./request.ts";

/** Whoever does it, by where it is done. */
export const PLACES =
  "practice|office|clinic|firm|company|business|shop|store|studio|salon|restaurant|agency|hotel|inn|bakery|caf[eé]|gym|school|church|farm|daycare|garage|spa|bar|owner|manager|landlord|contractor";
/** Up to the subject: ‘how should’, ‘60 day plan for’. */
const ASKED = "(?:how|when|whether|why|where) (?:do|does|can|could|should|would|must) |should |can |could ";
const COURSE =
  "(?:(?:an?|the|our|my) )?(?:[\\w-]+ ){0,4}?(?:plan|checklist|guide|steps|ways?|tips|list|roadmap|mistakes|questions|things|rules|reasons)";
/** Behind ‘six weeks to’, where more than a noun follows. */
const COURSE_OF =
  "(?:(?:give me|make|write) )?(?:plan )?(?:\\d+|[a-z]+)[- ](?:day|week|month)s? to (?=(?:[a-z]+ (?:an?|the|our|my|your|their|all|every|new|to|from|up)|get|train|hire|move|open|launch|build|keep|stop) )";

const FORM_WORD = new RegExp(
  `^(?:${COURSE}(?: for (?:[\\w’'&-]+ ){1,5}?(?:${PLACES}|[a-z]{3,}s))? (?:to(?: \\w+ before)?|before|when)|how to|ways? to|what it takes to|whether to) |^${COURSE_OF}`,
  "i",
);
/** No verb of a deed: a question of what something is, or a helping word. */
const NO_DEED =
  /^(?:be|does|is|are|was|not|an?|the|my|our|your|their|this|that|these|it|there|more|fewer|less|better|[a-z]{3,}(?<!alt|off|ent|lat|ord|eliv|ond)er|expect|know|deal|cope|handle|manage|ask|say|tell|avoid|\w+ly|\w{3,}ing)$/i;
/** Where the deed ends and how it is to be done begins. */
const BEHIND =
  /[,.:;?!(].*$| (?:so (?:that )?(?:we|i|they|it|the|our|my|nobody)|without|because|if|when|while|in (?:\w+ )?(?:\d+|one|two|three|four|six|thirty|sixty|ninety)[ -](?:days?|weeks?|months?)|(?:under|for) \$)\b.*$/i;
/** Lower case as it is typed. */
export const NAMED_DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|thanksgiving|easter|halloween)\b/g;
/** ‘Stop losing tools’: what is to end has its own gerund. */
const ENDED = /^(?:stop|quit) (?=\w+ing\b)/;
const MOST_WORDS = 12;

/** What is to be done in the request’s own words, for ‘when you …’: ‘move the cooler’; absent where nothing is. */
export function deedIn({
  clause,
  typed,
  audience,
  strangers,
}: Pick<Request, "clause" | "typed" | "audience" | "strangers">): string | undefined {
  const said = (clause || typed)
    .trim()
    // ‘What should we do about chalk?’
    .replace(
      /^what (should|can|could|do|does) (.{1,60}?) do (about|with) (?=\S)/i,
      "how $1 $2 do something $3 ",
    );
  const trade = audience ? `|${audience.heard.source}` : "";
  const stranger = strangers ? `|${strangers.replaceAll(/[^\w ’'-]/g, ".").replace(/s$/, "s?")}` : "";
  const place = `(?:an?|the|our|my|your) (?:[\\w’'&-]+ ){0,4}?(?:(?:${PLACES}${trade}${stranger})(?: (?:${PLACES}))*)`;
  const whose = `${place}|an? [a-z]{3,}(?:ist|er|or|ian)|i|we|you`;
  const asked = new RegExp(`^(?:${ASKED})(?:${whose}) (?:(?:really|also|still|ever|best) )?`, "i");
  const head = (asked.exec(said) ?? FORM_WORD.exec(said))?.[0];
  if (!head) return undefined;
  const deed = said
    .slice(head.length)
    // ‘When our gym moves’: it does, and you do.
    .replace(
      new RegExp(`^${place} (?<verb>\\w+?)(?:(?<=ss|sh|ch|x)es|(?<!s|e)s|(?<=e)s|(?=\\b))(?= )`, "i"),
      "$<verb>",
    )
    .replace(new RegExp(`^(?:(?:${whose}) |(?:start|begin) (?=\\w+ing\\b))`, "i"), "")
    .replace(BEHIND, "")
    // Whose it is has been said.
    .replace(new RegExp(`(?<=\\w{3,}.{6,}) (?:at|in|for) ${place}$`, "i"), "")
    .replaceAll(/\b(?:my|our)\b/gi, "your")
    .replaceAll(/\b(?:we|i|us|me)\b/gi, "you")
    .replaceAll(/\b(?:their|its)\b/gi, "your")
    .replaceAll("'", "’")
    .replaceAll(UPPER, (word) => word.toUpperCase())
    .replaceAll(NAMED_DAY, capital)
    .trim();
  const words = deed.split(" ");
  return words.length > 1 && words.length <= MOST_WORDS && !NO_DEED.test(words[0] as string)
    ? `${words[0]?.toLowerCase()}${deed.slice(words[0]?.length)}`
    : undefined;
}

/** The deed as a noun, where what was heard is whoever does it, or only the first noun of it. */
export function deedFor(noun: string, deed: string | undefined): string | undefined {
  if (!deed) return undefined;
  const bare = (said: string) => said.toLowerCase().replace(/^(?:an?|the|your|our|my) /, "");
  const [, object = ""] = /^\S+ (?:up |down |out |off |away )?(.*)$/.exec(deed) ?? [];
  return bare(object) === bare(noun) || bare(noun).split(" ").length > 3
    ? undefined
    : ENDED.test(deed)
      ? deed.replace(ENDED, "")
      : gerundOf(deed);
}

/** Somebody is made or let to do something: it is about them, whatever they do it to. */
export const ofPeople = ({ clause, typed }: Pick<Request, "clause" | "typed">): boolean =>
  /\b(?:keep|get|stop|have|make|let|ask|tell|remind|train|pay|push|force|forbid)(?:ting|ping|ing)? (?:(?:my|our|the|your|an?|all|new) )*(?:[\w-]+ )?(?:staff|employees?|crews?|teams?|workers?|technicians?|techs?|drivers?|guests?|customers?|clients?|patients?|members?|tenants?|vendors?|servers?|cooks?|stylists?|hygienists?|assistants?) (?:to|from|not|park\w*|\w+ing)\b/i.test(
    clause || typed,
  );

/** The questions of a course, asked of the deed itself; in front where no noun of the request brings any. */
export function askedOfDeed(
  points: readonly OutlinePoint[],
  deed: string | undefined,
  isBare: boolean,
): OutlinePoint[] {
  if (!deed) return [...points];
  const fill = (point: OutlinePoint) =>
    point.map((part) =>
      (part ?? "")
        .replaceAll("{doing}", gerundOf(deed.replace(ENDED, "put an end to ")))
        .replaceAll("{do}", deed),
    ) as unknown as OutlinePoint;
  const instead = new Map<OutlinePoint, OutlinePoint>([
    [common.now, ofDeed.changes],
    [common.cases, ofDeed.cases],
    [common.cost, ofDeed.cost],
  ]);
  const own = points.map((point) => instead.get(point) ?? point);
  const isCounted = own.some(([step]) => step.includes("last five"));
  const front = isBare
    ? Object.values<OutlinePoint>(ofDeed).filter(
        (point) => !own.includes(point) && !(isCounted && point === ofDeed.cases),
      )
    : [];
  // What a course of its own begins with stays first.
  return [...own.slice(0, 2), ...front, ...own.slice(2)].map((point) =>
    own.includes(point) && ![...instead.values()].includes(point) ? point : fill(point),
  );
}

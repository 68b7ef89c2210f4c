import { carried } from "../../content/writing/outline/carried.ts";
import { type Doing, settings } from "../../content/writing/outline/settings.ts";
import { h2, list } from "./html.ts";
import { spelled } from "./subject.ts";
import { telling } from "./passages.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { type TradeNamed, tradeNamed } from "./trade-named.ts";

/** What is to be done, by its first word that tells; of one that is hired the insurer is asked beside it. */
const DOINGS: readonly (readonly [Doing, RegExp])[] = [
  [
    "form",
    /\b(?:llcs?|s[- ]?corp\w*|c[- ]?corp\w*|sole propriet\w+|incorporat\w+|partnerships?|business structures?)\b/,
  ],
  ["cover", /\b(?:insur\w+|premiums?|workers'? comp\w*|liability|deductibles?|injur\w+|safety)\b/],
  [
    "people",
    /\b(?:hir(?:e|es|ing)|train(?:ing|s)?|onboard\w*|apprentices?|recruit\w*|new (?:[\w-]+ )?(?:techs?|technicians?|hires?|assistants?|cooks?|employees?|helpers?|stylists?|drivers?|teachers?|staff)|first (?:employee|helper|hire)|seasonal|crew|staffing)\b/,
  ],
  ["price", /\b(?:pric(?:e|es|ing)|charg(?:e|es|ing)|rates?|fees?|quot(?:e|es|ing)|commission)\b/],
  [
    "begin",
    /\b(?:start(?:ing)?|open(?:ing)?|launch\w*|begin\w*|add(?:ing)?|second (?:location|shop|place|van|truck)|expand\w*|buy(?:ing)? an? (?:[\w-]+ ){0,3}(?:business|practice|shop|company))\b/,
  ],
  ["program", /\b(?:software|systems?|pos|programs?|apps?|crm)\b/],
  [
    "machine",
    /\b(?:choos\w+|buy\w*|pick\w*|machines?|equipment|tools?|ovens?|lifts?|leas(?:e|ing)|replac\w+|upgrad\w+)\b/,
  ],
];
/** Sentences on what an assistant may say are for the pages that sell one. */
const OF_AN_ASSISTANT =
  /\b(?:assistant|machine|let it|its page|the page says|have yours|by machine|your own terms|dental board|standard answer|answer it)\b/i;
const MOST = 4;

const doingIn = ({ clause, typed }: Pick<Request, "clause" | "typed">): Doing | undefined =>
  /\b(?:handbooks?|polic(?:y|ies)|fir(?:e|ing)|let(?:ting)? go|raises?|bonus\w*|reviews?|web ?sites?|(?:web|landing|home) ?pages?|campaigns?|newsletters?|podcasts?|blogs?|products?|ads)\b/.test(
    plain(clause || typed),
  )
    ? undefined
    : DOINGS.find(([, heard]) => heard.test(plain(clause || typed)))?.[0];

/** What only the trade of a request has to be asked: by how it works, and by what whoever knows it knows. */
export function particularOf(request: Request): string[] {
  // How a trade works has no say in how a thing is paid for, and what it lifts or cuts none in what it drives.
  const clause = plain(request.clause || request.typed);
  const named = tradeNamed(request);
  if (!named) return [];
  if (OF_A_VEHICLE.test(clause)) {
    // Whose van it is says what’s built into it.
    const ofIt = carried.find(({ heard }) => heard.test(`${named.phrase} ${named.one}`));
    if (ofIt) return section(named, ofIt.asks, request);
  }
  if (OF_PAYING.test(clause)) return [];
  const doing = doingIn(request);
  const text = plain(`${named.one} ${named.trade.an} ${request.audience ? "" : request.typed}`);
  const asked = doing
    ? settings.flatMap(({ of, not, asks }) => {
        const ask = of.test(text) && !not?.test(text) ? asks[doing] : undefined;
        return ask ? [ask] : [];
      })
    : [];
  const lines = [...asked.slice(0, 3), ...ownOf(named, doing, request)].slice(0, MOST);
  return section(named, lines, request);
}

/** Below its own heading, ready to be checked off where a request wants that. */
function section({ one }: TradeNamed, lines: readonly string[], { form }: Request): string[] {
  const box = form === "checklist" ? "☐ " : "";
  return lines.length
    ? [
        h2(`What’s particular to ${spelled(one)}`),
        list(
          "ul",
          lines.map((line) => `${box}${typeset(line)}`),
        ),
      ]
    : [];
}
const OF_A_VEHICLE =
  /\b(?:choos\w+|buy\w*|pick\w*|find\w*|leas(?:e|ing)|rent(?:ing)?|upfit\w*|used|which) (?:[\w-]+ ){0,4}(?:vans?|pickups?|trucks?)\b/;

const OF_PAYING =
  /\b(?:not|never|n['’]t|stop|why|against) (?:[\w’'-]+ ){0,6}?leas(?:e|ing)\b|\b(?:leas(?:e|ing)|rent(?:ing)?)\b.{0,30}\b(?:buy\w*|own\w*|purchas\w+)\b|\b(?:buy\w*|own\w*|purchas\w+)\b.{0,30}\b(?:leas(?:e|ing)|rent(?:ing)?)\b|\b(?:choos\w+|buy\w*|pick\w*|find\w*) (?:[\w-]+ ){0,4}(?:vans?|pickups?|trucks?)\b/;
const OF_CARE =
  /\b(?:uninsured|payment plans?|without (?:any )?insurance)\b|\b(?:dental|vision|health|medical|pet|eye|life|travel) (?:insurance|coverage|plans?)\b|\bfor (?:patients?|pet owners?|families|clients|customers)\b/;
const typeset = (line: string): string =>
  line.replaceAll(/(?<=^| )'([^']{3,80}[?.!])'/g, "“$1”").replaceAll("'", "’");

/** A fact on the weeks of a year. */
const OF_THE_YEAR =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|fall|winter|seasons?|holidays?|Christmas|Thanksgiving|weekends?|Saturdays?|Fridays?|storm|heat|frost|freeze)\b/;

/** What is known of a trade and is no sentence about a machine, by what is to be done. */
function ownOf({ trade }: TradeNamed, doing: Doing | undefined, { form, text, clause }: Request): string[] {
  const { easy, hard, urgent, rules, facts, typed } = trade;
  const known = facts.filter((each) => !OF_AN_ASSISTANT.test(each));
  const year = known.filter((each) => OF_THE_YEAR.test(each)).slice(-1);
  const checked = (fact: string) => `${fact} To find out: whether your own figures say so.`;
  if (form === "opinion") {
    // What has no word of what is argued is advice on something else.
    const said = telling(clause);
    const near = known.filter((each) => [...telling(each)].some((word) => said.has(word)));
    return near.length ? [checked(near.join(" "))] : [];
  }
  switch (doing) {
    case "people":
      // What a desk has to know is no craft’s, wherever that is done.
      if (
        !/\b(?:receptionists?|front desk|office (?:managers?|assistants?|staff)|phones?|coordinators?)\b/.test(
          text,
        )
      )
        return [];
      return [
        `Only beside somebody at first: ${hard}. To find out: who taught the last one, and in which order.`,
        `By heart before the first day alone: ${urgent}. To find out: what each of them is told, from you.`,
      ];
    case "price":
      return [
        `Never the ordinary price: ${hard}. To find out: hours and material of the last five.`,
        ...known
          .filter((each) => /\b(?:pric\w+|sell\w*|pays?|paid|earn\w*|deposits?|half)\b/.test(each))
          .slice(0, 1)
          .map(checked),
      ];
    case "begin":
      return [
        ...rules
          .filter((each) => !OF_AN_ASSISTANT.test(each) && !/\banswer\b/.test(each))
          .slice(0, 1)
          .map(
            (each) =>
              `${each} To find out: the rule in its own words, with the office it’s from and the date.`,
          ),
        ...year.map(checked),
      ];
    case "program":
      return [
        `Try it with your own: ${easy}; ${hard}; and what is typed twice today: ${typed}. To find out: a trial with the person who does it.`,
      ];
    case "cover":
      // What a plan pays for those who come is no loss of the business.
      if (OF_CARE.test(plain(clause))) return [];
      return [`What happens here: ${urgent}. To find out: your last five, and the last five near ones.`];
    case undefined:
      return form === "plan" ? year.map(checked) : [];
    default:
      return [];
  }
}

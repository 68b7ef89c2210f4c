import type { DialogueState } from "../../../../contracts/voice.ts";
import { type Answered, answerQuestion } from "../../knowledge/answer.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { SURE } from "./answers-of-request.ts";

/** The fact that is told of any trade, in which the trade that was named stands. */
const ANY = "any-trade";

/**
 * 'Would it work for my towing company?', 'do you do this for dog groomers?': whether a business may have what is sold
 * here, of whatever trade; one that a fact was written for hears that.
 */
export function ofTrade(
  { desk }: DialogueContext,
  { language }: Pick<DialogueState, "language">,
  heard: Pick<Heard, "words">,
  words: string,
): Answered | undefined {
  const any = desk.facts.find(({ id }) => id === ANY);
  if (!any) return undefined;
  const asked = lower(words).replace(NOT_JUST, "");
  // 'Is this just for dentists?' is answered with for whom else.
  if (ONLY_FOR.test(asked) || COSTS.test(asked)) return undefined;
  const frame = FOR_ONE.exec(asked) ?? FOR_ONE_ES.exec(asked);
  // 'Does it work with my phone number, or do I change it?' names no trade.
  if (frame && DEVICE.test(frame.groups?.["trade"]?.trim() ?? "")) return undefined;
  if (!frame && !POINTS_AT_ONE.test(asked)) return undefined;
  // What it works with, and for whom beside a business, has facts of its own.
  const other = answerQuestion(desk, words, {}, language);
  if (
    other &&
    other.factId !== OTHERS &&
    other.aspect !== any.aspect &&
    (other.own || (other.named && other.sure >= SURE))
  )
    return undefined;
  // 'I got three trucks, plumbing. Is this any good for a guy like me?': the trade stands beside it.
  const rest = lower(heard.words).replace(NOT_JUST, "").replace(asked, " ");
  const deed = DOES.exec(rest)?.groups;
  const trade =
    named(frame?.groups?.["trade"]) ??
    named(ONLY.exec(rest)?.groups?.["trade"]) ??
    (deed ? `somebody who ${deed["verb"]}s ${deed["what"]!.trim()}` : undefined) ??
    [HAS, HAS_ES].map((each) => named(each.exec(rest)?.groups?.["trade"])).find(Boolean);
  if (!trade && other?.own && other.factId !== ANY) return undefined;
  const own = answerQuestion(desk, `does it work for ${trade ?? rest}`, { aspect: any.aspect }, language);
  if (own?.named && own.aspect === any.aspect && own.factId !== ANY)
    return { ...own, answer: yesTo(own.answer, language) };
  const [plainly, of] = language === "es" ? [any.es ?? any.answer, any.namedEs] : [any.answer, any.named];
  return {
    answer: trade && of ? of.replace("{thing}", trade) : plainly,
    factId: trade ? `${ANY}-${trade}`.slice(0, 40) : ANY,
    aspect: any.aspect,
    sure: 1,
    covered: 1,
    own: true,
    named: trade !== undefined,
  };
}
/** As it was said, with its marks: a trade ends where a clause does. */
const lower = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[¿¡]/g, "")
    .replace(/, you know,/g, "");
/** What is asked of here by mistake. */
const OTHERS = "not-our-trade";
const ONLY_FOR = /(?<!\p{L})(?:just|only|solo|nada más) (?:for|para)(?!\p{L})/u;
const COSTS = /(?<!\p{L})(?:how much|cost|costs|price|run me|cu[aá]nto)(?!\p{L})/u;
const yesTo = (answer: string, language: "en" | "es"): string =>
  language === "es"
    ? answer.replace(/^(?:También )?sirve /i, "Sí, sirve ")
    : answer.replace(/^It works /, "Yes, it works ");

/** 'My little towing company' is a towing company. */
function named(said: string | undefined): string | undefined {
  const [all, own = "", bare = ""] =
    /^((?:(?:an?|the|my|our|his|her|these|those|some|little|small|tiny|big|local|new|una?|mi|el|la|los|las|of|any|other|guys? with|gals? with) )*)(.*)$/u.exec(
      said?.replace(/ (?:too|also|or not|though|también)$/u, "").trim() ?? "",
    ) ?? [];
  if (!all || bare.length < 3 || bare.split(" ").length > 4 || GENERIC.test(bare)) return undefined;
  if (/(?<!\p{L})(?:una?|mi) $/u.test(own)) return `${/a$/.test(bare) ? "una" : "un"} ${bare}`;
  return /(?<!\p{L})(?:an?|my|our|his|her) /u.test(own)
    ? `${/^[aeiou]/.test(bare) ? "an" : "a"} ${bare}`
    : bare;
}
/** 'A guy like me', 'us', 'small shops': no trade by itself. */
const GENERIC =
  /^(?:(?:an?|the|my|our|for|with|any|some|other|little|small|tiny|local) )*(?:me|us|him|her|them|you|it|that|this|mine|ours|people|person|guys?|gals?|folks|somebody|someone|anybody|anyone|everybody|business(?:es)?|shops?|compan(?:y|ies)|places?|outfits?|stores?|offices?|owners?|both|all|everything|everybody|everyone|customers?|callers?|clients?|calls?|free|spanish|english|now|sure|real|months?|years?|days?|weeks?|negocios?|empresas?|tiendas?|m[ií]|nosotros)(?: like .*| that .*| who .*)?$/u;
const DEVICE =
  /(?<!\p{L})(?:numbers?|phones?|(?:land|phone )?lines?|calendars?|carriers?|voicemails?|website|e-?mail|crm|outlook|gmail)$/u;
const NOT_JUST =
  /(?:^|,? )(?:and )?(?:not|besides|other than|instead of|rather than|no)(?: just| only| solo)? (?:for )?(?:doctors?|dentists?|lawyers?|law firms?|medical(?: offices)?|offices?|big (?:companies|offices))(?: and (?:doctors?|dentists?|lawyers?))?(?=$| )/gu;
const ENDS =
  "(?=[,.?!;]| (?:too|also|or|and|but|because|since|when|if|who|that|we|i|they|where|right|though|then|anyway|here|like|in|on|at|with|for|around|out|just|out there|y|o|pero|porque)(?!\\p{L})|$)";
const FOR_ONE = new RegExp(
  `(?<!\\p{L})(?:does|do|would|will|can|could|is|are|did|have)(?:n't)? (?:it|this|that|you|y'all|they|this thing|that thing|yours?|(?:something|an? (?:thing|one|robot|line|service|machine)) like (?:this|that|yours)|one of these)(?: (?:guys|all|people|folks|thing|even|also|ever|be|any|ones?|do|does|work|works|help|make sense|have|made|good|useful|use|great|okay|fit|fits|suit|suits|handle|meant|this|it|that|stuff|anything|something|of|any|well|out|set|up|happen|really|actually|still|just|only|ya|an?|answer|phones?)){0,6} (?:for|with(?= (?:an? |my |our |\\p{L}+ ?\\p{L}*s(?!\\p{L})))) (?<trade>(?:[\\p{L}'-]+ ?){1,6}?)${ENDS}`,
  "u",
);
const FOR_ONE_ES =
  /(?<!\p{L})(?:(?:sirve|funciona|trabaja[ns]?|lo (?:hacen|usan|tienen|venden)|es|ser[ií]a|me sirve|ayuda)(?: \p{L}+){0,2}? (?:para|con|en)|(?:mi negocio|lo m[ií]o) es) (?<trade>(?:\p{L}+ ?){1,5}?)(?=[,.?!;]| (?:tambi[eé]n|y|o|pero|porque|s[ií]|no)(?!\p{L})|$)/u;
/** 'She grooms dogs. Do you do that or not?', 'is that a thing you could help with?' */
const POINTS_AT_ONE =
  /^(?:y )?(?:tambi[eé]n )?(?:me |les |nos )?(?:sirve|servir[ií]a|funciona|funcionar[ií]a)(?: tambi[eé]n)?\W*$|(?<!\p{L})(?:(?:do|can|could|would|will) (?:you|y'all|it|this|you guys|you people)(?: guys| all| people)? (?:even |also )?(?:do|handle|help(?: with)?|work with|work for) (?:that|those|this|them|her|him|it|us|me)(?: or not| too| kind of (?:thing|place))?|is that (?:a thing|something|a business|a place|one) (?:you|it)(?: guys| people| all)? (?:can|could|would|do|might) \p{L}+(?: with| for| out with)?|(?:any|some) (?:good|use|help) (?:for|to) (?:a (?:guy|gal|person|place|business|shop) like (?:me|mine|ours|us)|us|me|her|him)|(?:(?:do |have )?(?:you|y'all)(?: guys| people)? )?(?:got|have|do) (?:anything|something|one of these) for (?:that|this|those|them|me|us)|what (?:would|could|can|does) (?:it|you|this) do for (?:me|us|her|him))(?!\p{L})/u;
/** 'I run a towing company', 'my sister does dog grooming', 'I got three trucks, plumbing' */
const HAS = new RegExp(
  `(?<!\\p{L})(?:(?:i|we|he|she|they|my \\p{L}+|our \\p{L}+)(?:'ve| have| has|'s)? (?:got|runs?|own(?:s|ed)?|have|has|operates?|manages?|started|opened|does|do|works? in|works? at|(?:'m|am|'s|is) (?:with|in|at|an?))|(?:i'm|we're|she's|he's) (?:with|in|an?)|it's) (?:the |this |(?:two|three|four|five|\\d+) (?:trucks?|vans?|chairs?|locations?|shops?),? |(?:little|small|tiny) )*(?<trade>(?:an? |my |our )?(?:[\\p{L}'-]+ ?){1,4}?)${ENDS}`,
  "u",
);
/** 'I sell crickets', 'my brother tunes pianos' */
const DOES = new RegExp(
  `(?<!\\p{L})(?:i|we|he|she|they|my \\p{L}+) (?<verb>sell|fix|repair|make|build|paint|install|rent|haul|grow|raise|train|teach|tune|groom|clean|wash|mow|sew|shoe)s? (?<what>(?!(?:it|that|this|them|a lot)(?!\\p{L}))(?:[\\p{L}'-]+ ?){1,3}?)${ENDS}`,
  "u",
);
/** 'Dog grooming. She grooms dogs.' */
const ONLY = /^(?:no,? |i mean,? )+(?<trade>[\p{L}'-]+(?: [\p{L}'-]+){0,2})[.,!]/u;
const HAS_ES =
  /(?<!\p{L})(?:tengo|tenemos|tiene|manejo|soy|somos|trabajo en|mi negocio es) (?<trade>(?:\p{L}+ ?){1,4}?)(?=[,.?!;]| (?:y|o|pero|que|donde|con)(?!\p{L})|$)/u;

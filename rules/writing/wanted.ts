import { capital } from "../../content/capital.ts";
import { coreOf } from "./core.ts";
import { firstSentence, spelled } from "./subject.ts";

const LABEL =
  /^(?:(?:please|pls|can you|could you|maybe|perhaps|so|hi|hello|ok),? )*(?:(?:write|make|create|draft|do|give|put|prepare|generate|compose)(?: (?:me|us|up|together))? )?(?:(?:an?|the|my|our|some|short|quick|good|detailed|friendly|warm|helpful|funny|honest|practical|simple|casual|light|punchy) )*(?:blog ?post|opinion(?: piece)?|op-?ed|article|post|piece|note|text(?! (?:messages?|reminders?|back|or|vs\.?|versus)\b)|essay|hot take|rant|something)(?: (?:on|about|of|for (?:our|my) [\w ]{3,24}? (?=about|on)(?:about|on))|:| -)* (?:(?:about|on|regarding)\b )?/i;
const ORDERED =
  /^(?:(?:please|pls|can you|could you|maybe|perhaps) )*(?:write|make|create|draft|put|prepare|generate|compose|give)(?: (?:me|us|up|together|out))* (?=an? |the |\d)/i;
/** What a prompt adds about where the text is to stand, and in which tone. */
const FOR_PAGE =
  /(?<!\b(?:put|show|list|publish|be|go|goes|belongs?|say))[,;:]? (?:an? (?:recipe|article|post|text|piece|guide) )?(?:for|on) (?:our|my|the) (?!front |first |top )(?:[\w'’-]+ ){0,2}(?:blog|website|site|page|newsletter|customers|clients|readers)\b|[,;]? (?:in|of|with) (?:about |around )?\d[\d,]*[- ]?words?$| ?\([^)]*\)$/gi;
const ASKS =
  /^(?:should|how (?:do|does|can|should|often|long|much|many|soon|fast)|is|are|do|does|can|what (?:is|are|do|does|should|can|could|will|would)|which|when|who|why (?:do|does|is|are|did)|where)\b/i;
/** '…, price stuff'. */
const STUFF = /(?: - |, )(\w+) stuff\b/gi;
const MAX = 96;
/** At which a request that is too long for a title may end. */
const CLAUSE =
  /(?:,? (?:because|so that|so|and|but|while|when|if|that|which|who|with|for|in|on|after|before|without|at|from)\b|[,;:]|\? | - )/gi;

/** What is asked for, as it was typed: no order around it, no word inflected; whole clauses, short enough for a title. */
export function wantedIn(prompt: string, most = MAX): string {
  const core = firstSentence(coreOf(prompt))
    .replace(/,? ?\d[\d,]{0,7}[- ]words?\b,?/i, "")
    .replace(/, (?:opinion|an opinion piece|q ?& ?a|q and a(?: please)?|please)$/i, "")
    .replace(/^something for [^,]*, /i, "")
    .replace(/^(?:please |pls )?(?:write|blog|post)(?: something)? about /i, "")
    .replace(LABEL, "")
    .replace(/^(?:questions and answers|q ?& ?a|q and a|faqs?): (?=.{8})/i, "")
    .replace(ORDERED, "")
    .replaceAll(FOR_PAGE, "")
    .replace(/^(?:please|pls|maybe|perhaps|about|on|for|so|and|like) /i, "")
    .replace(/(?<=^(?:\S+ ){3}.*): (?=[^:,]{2,30}(?:, | \/ |$))[^:]*$/, "")
    .replace(/, pros and cons.*$/i, "")
    .replace(/(?<=.{20}) - (?:an? )?(?:checklist|list|plan|guide|q ?& ?a)$/i, "")
    .replace(/^(?:an? )?(?:[\w-]+ )?comparison: (?=.{8})/i, "")
    .replace(/(?<= (?:vs\.?|versus|or) .{3,60}): (?:an? )?(?:[\w-]+ )?comparison\b.*$/i, "")
    // A question that somebody asks keeps its marks: without them a title would be no sentence.
    .replaceAll(/["“”]([^"“”]{0,80})["“”]/g, (_, said: string) => (said.endsWith("?") ? `“${said}”` : said))
    .replaceAll('"', "")
    .trim();
  const list = /, (?!and )[^,]* (?:and|or|vs\.?) /.test(core);
  const [first = ""] = core.split(", ");
  // Of 'for Christmas week - phones, voicemail, emergencies' one of three would promise too little.
  const bare =
    first === core
      ? first
      : first.replace(/(?<=^(?:\S+ ){4,14}\S+)(?: [-–—]|:) (?!\S+ stuff$)\S+(?: \S+)?$/, "");
  const spoken = (!list && bare.split(" ").length > 2 ? bare : core).replaceAll(STUFF, ": $1");
  const whole = spelled(shorter(spoken, most))
    .replaceAll("'", "’")
    .replaceAll(" + ", " and ")
    .replace(/[\s,;:.!?–—-]{1,9}$/, "");
  // '…: compare A, B and C' names all three, or none of them.
  const compared = /: compare ([A-Z][^.?!]{4,60})$/im.exec(prompt.trim())?.[1];
  const withAll = compared && `${whole}: ${compared.replace(/,? and (?=[^,]*$)/, " or ")}`;
  const named = compared ? [] : namesIn(prompt).filter((name) => !whole.includes(name));
  const said =
    withAll && withAll.length <= most
      ? withAll
      : named[0] && !/^(?:how|why|what|should|is|do|does|can)\b/i.test(whole)
        ? `${whole}, ${named[0]}`
        : whole;
  return capital(said.length >= 6 ? said : "what was asked for");
}

/** Names of places and the like in a prompt that writes small letters otherwise; none in one that capitalizes much. */
function namesIn(prompt: string): string[] {
  const found = [
    ...prompt.matchAll(
      /(?<=[a-z,] )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:Jan|Febr)uary\b|March\b|April\b|June\b|July\b|August\b|(?:Septem|Octo|Novem|Decem)ber\b|Christmas\b|English\b|Spanish\b|I\b|I['’]|AI\b|HVAC\b|DJ\b|RV\b|CPA\b)[A-Z][a-z]{3,}\b/g,
    ),
  ].map(([name]) => name);
  return found.length < 3 ? found : [];
}

/** True of a request that is a question. */
export const asks = (wanted: string): boolean => ASKS.test(wanted);

function shorter(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.slice(0, most).matchAll(CLAUSE)].map(({ index }) => index).filter((at) => at > 24);
  const at = ends.at(-1) ?? text.slice(0, most).lastIndexOf(" ");
  return at > 0 ? text.slice(0, at) : text.slice(0, most);
}

const LISTED = /(?:,? (?:like|such as|including|e\.g\.|for example)|[.?!:]) (.+)$/i;
const FORM = /\b(?:checklist|q ?& ?a|q and a|faq|opinion|piece|post|article|plan|tips|list)\b/i;
const QUESTION =
  /^(?:and )?((?:what|who|how|when|where|which|why|whether|do|does|should|can|is|are)\b.{4,80})$/i;

/** Questions that a prompt lists beside its main one, as they were typed; six at most. */
export function askedIn(prompt: string): string[] {
  const rest = prompt.replaceAll(/\s+/g, " ").trim();
  // What stands after a label alone ('Checklist: what …') is the request itself.
  const label = /^[^:.?!]{3,60}: /.exec(rest)?.[0] ?? "";
  const listed = LISTED.exec(FORM.test(label) ? rest.slice(label.length) : rest)?.[1] ?? "";
  const joined = / (and (?:who|how|what|when|where|which) .+)$/i.exec(firstSentence(rest))?.[1] ?? "";
  const pieces = [listed, joined].flatMap((text) =>
    text.split(/[.?!;]\s*|, (?:and )?| and (?=how|who|what|when|where|why|which)/i),
  );
  const found = pieces
    .map((piece) =>
      QUESTION.exec(piece.trim().replace(/^(?:things|questions) (?:like|such as) /i, ""))?.[1]?.trim(),
    )
    .filter((piece): piece is string => piece !== undefined && !/^(?:do|can|could|would) you /i.test(piece));
  return [...new Set(found)].slice(0, 6).map((piece) => `${capital(piece.replaceAll("'", "’"))}?`);
}

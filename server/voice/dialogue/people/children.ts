import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { takeAges } from "./ages.ts";
import { orderedByTime, putFirst } from "./order-by-time.ts";
import { topFlow } from "../next.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { NAME_MAX } from "../readers/name-title.ts";
import { introducedIn, isName, NAME_PART } from "../readers/plain-name.ts";
import { plain } from "../readers/text.ts";
import { withFamily } from "../readers/two-names.ts";
import { fill, wording } from "../say/speech.ts";
import { found } from "./who-of-message.ts";
import { CALLER, OWN_NAME } from "./who-words.ts";

// Children who come, and the parent who books for them: the children have the times, the parent keeps their own name.

const KIDS =
  "(?:kids?|children|boys|girls|sons|daughters|twins|little ones|grandkids|grandsons|granddaughters|hij[oa]s|niñ[oa]s|gemel[oa]s|niet[oa]s)";
const OF_CHILDREN = new RegExp(
  `(?<!\\p{L})(?:(?:my|our|the|both|two|three|mis|nuestr[oa]s|los|las|dos)(?: (?:my|our|the|of|two|three|mis|dos|other|little)){0,2} ${KIDS}(?!\\p{L})|(?:my|our|mi) (?:son|daughter|boy|girl|hij[oa]),? (?:and|y) (?:one for |for |para )?(?:my |our |mi |a )?(?:son|daughter|boy|girl|hij[oa])(?!\\p{L})|(?:kids|boys|girls|twins|children)(?:['’]s?)?(?: names)?(?: are|:) \\p{Lu}|(?:are|they['’]re) (?:the|my|our) ${KIDS}(?!\\p{L}))`,
  "iu",
);
/** The caller comes too, or somebody grown. */
const CALLER_TOO =
  /(?<!\p{L})(?:(?:me|myself) (?:and|too|as well|also)|and (?:for )?(?:me|myself|mine)|my (?:wife|husband) and|(?:mí|yo) (?:y|tambi[eé]n)|y (?:para m[ií]|yo))(?!\p{L})/iu;

const YEARS =
  "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Ll}+teen)(?:[- ]years?(?:[- ]old)?)?(?! (?:o['’]clock|thirty|in the)|:\\d)";
const PART = "\\p{Lu}(?:['’]\\p{Lu})?[\\p{L}-]*";
const N = `(${PART}(?: ${PART})?)(?:(?:,? (?:who|he|she|it)(?:['’]s| is)|['’]s|,? is|,)?,? ${YEARS})?`;
const TWO_NAMES = new RegExp(
  `(?<![\\p{L}'’])${N}(?:,? (?:and|y|&) |, )${N}(?:,? (?:and|y|&) ${N})?(?!['’]?\\p{L})`,
  "gu",
);
const UNDER = new RegExp(
  `(?<!\\p{L})(?:under|a nombre de) (?:the (?:last )?name )?(${NAME_PART})(?:,? (${NAME_PART} ${NAME_PART}))?(?!\\p{L})`,
  "u",
);
const ITS_ME = new RegExp(
  `(?<!\\p{L})(${NAME_PART} ${NAME_PART})(?:,? (?:that['’]s|that is|is|for) me|,? (?:here|speaking)|,? (?:their|the) (?:mom|dad|mother|father|parent))(?!\\p{L})`,
  "u",
);
const PARENT = new RegExp(
  `(?<!\\p{L})(?:[Ii]['’]?m|I am|[Ss]oy) (?:just )?(?:the|their|la|el|su) (?:mom|mum|mother|dad|father|parent|grandma|grandpa|mam[aá]|pap[aá]|madre|padre)(?:[.,] |, and )?(?:(?:my name(?:['’]s| is)|it['’]s|me llamo) )?(${NAME_PART}(?: ${NAME_PART})?)`,
  "u",
);
/** Nothing is left of a turn but what led to the names. */
const EMPTY =
  /^(?:(?:and|so|um|oh|yes|yeah|no|but|well|okay|ok|sure|the|my|our|both|two|kids?|children|boys|girls|twins|sons?|daughters?|one|ones|are|is|it's|they're|re|their|that's|that|they|i|this|for|names?|i'm|i|am|mom|mum|mother|dad|father|parent|just|me|here|speaking|under|put|them|to|please|with|called|named|hi|hello|it|last|who|come|coming|years?|old|y|los|las|niños|niñas|son|se|llaman|mis|dos|hijos|hijas|soy|la|el|su|mamá|papá|mamá|gracias|thanks?) ?)*$/u;

/** The children whom a turn names together, in the order in which it does. */
function childrenIn(words: string): { names: string[]; rest: string } {
  let names: string[] = [];
  const rest = words.replace(TWO_NAMES, (whole, ...told: unknown[]) => {
    const heard = told.slice(0, 3).filter((each): each is string => typeof each === "string");
    if (!heard.every((each) => isName(`${each} ${each}`)) || !/ (?:and|y|&) /u.test(whole)) return whole;
    if (heard.length > names.length) names = heard;
    return " ";
  });
  return { names, rest: names.length > 0 ? rest : words };
}

const firstOf = (name: string): string => name.split(" ")[0]!;
function callerIn(words: string, asked: DialogueState["asked"]): string | undefined {
  const told = introducedIn(words)?.name ?? UNDER.exec(words)?.[2];
  if (told || asked !== "name") return told;
  return words
    .split(/[.,;!?]\s*/)
    .map((each) => each.trim())
    .find((each) => each.includes(" ") && isName(each));
}

/** What is said of it, and what else the turn told; undefined where it tells of no parent and no children. */
export function takeChildren(
  context: DialogueContext,
  state: DialogueState,
  { words }: Heard,
): { said: string; rest: string } | undefined {
  const books = topFlow(state)?.id === "book";
  if (!books || state.more === 0 || state.changing || state.later?.who) return undefined;
  if (!OF_KIDS.test(state.whom ?? "") && !concerns([...state.told, words])) return undefined;
  const { slots, asked, language } = state;
  const ordered =
    (asked === "confirm" ? orderedByTime(context, state, words) : undefined) ?? putFirst(state, words);
  if (ordered) return ordered;
  // 'The appointment's for the kids, I'm just the mom', of what stands so.
  if (asked === "confirm" && namesOf(state) && ONLY_PARENT.test(words) && !TWO_NAMES.test(words)) {
    state.reread = true;
    return { said: wording(talk.asYouSay, language), rest: "" };
  }
  const had = namesOf(state);
  const aged = takeAges(state, childrenIn(words).names, words);
  const strict = found([PARENT, ITS_ME, ...CALLER, ...OWN_NAME.slice(0, 1)], words);
  const { names, rest } = childrenIn(strict ? aged.replace(strict, "; ") : aged);
  const [known] = rowsOf(state.notes, "Called by").map((each) => each.replace(/ \(.*/, ""));
  const isChild = (name: string) =>
    [...names, ...(had ?? [])].some((each) => firstOf(each) === firstOf(name));
  const named = strict?.replace(/['’]s$/u, "") ?? callerIn(rest, asked);
  // 'I'm Priya', who has told all of her name.
  const told = named && known && firstOf(known) === firstOf(named) ? known : named;
  const alone =
    slots.name && !had && !(names.length > 0 && isChild(slots.name.value)) ? slots.name.value : undefined;
  const caller = told && !isChild(told) ? told : (known ?? alone);
  const family = UNDER.exec(rest)?.[1];
  if (names.length === 0 && !(told && caller === told) && !(family && had)) return undefined;
  const surname = caller?.includes(" ") ? caller : family && `${family} ${family}`;
  // 'Asha and Rohan Nair' are both called so.
  const own = names.at(-1)?.includes(" ") ? names.at(-1) : surname;
  const all = (names.length > 0 ? names : (had ?? [])).map((each) => withFamily(each, own));
  if (caller) state.notes = withRow(state.notes, "Called by", caller.slice(0, NAME_MAX)).slice(-NOTES_MAX);
  if (all.length > 0) {
    state.more = Math.min(3, all.length - 1);
    slots.name = { value: all[0]!.slice(0, NAME_MAX), confirmed: false };
    state.names = all.slice(1);
    state.whom ??= "other";
  } else {
    delete slots.name;
    state.whom = "children";
  }
  if (asked === "confirm") state.reread = true;
  const said = [caller, named, ...all, ...all.map(firstOf)].filter((each) => each !== undefined);
  const bare = (each: string) =>
    said.reduce<string>(
      (left, name) => left.replaceAll(name, " "),
      each.replace(UNDER, " ").replace(/['’]s(?!\p{L})/gu, " "),
    );
  const left = rest
    .split(/(?<=[.!?;])\s+|[,;]\s+/)
    .filter((each) => /[?\d]/.test(each) || !EMPTY.test(plain(bare(each))))
    .join(" ")
    .trim();
  const thanks =
    caller && caller !== known ? `${fill(wording(talk.thankName, language), { name: caller })} ` : "";
  const order =
    names.length > 1 && asked !== "confirm"
      ? fill(wording(talk.oneFirst, language), {
          one: firstOf(all[0]!),
          two: all.slice(1).map(firstOf).join(", "),
        })
      : "";
  return { said: `${thanks}${order}`.trim(), rest: /\p{L}|\d/u.test(left) ? left : "" };
}

/** The names of those who come, once more than one of them is known. */
const namesOf = ({ slots, names }: DialogueState): string[] | undefined =>
  slots.name && names?.length ? [slots.name.value, ...names] : undefined;
const concerns = (told: readonly string[]): boolean =>
  told.some((each) => OF_CHILDREN.test(each)) && !told.some((each) => CALLER_TOO.test(each));

/** Whom the visits are for that begin: children, whose parent calls. */
export function keepChildren(state: DialogueState, { words }: Heard): DialogueState {
  if (state.more > 0 && topFlow(state)?.id === "book" && concerns([words])) state.whom ??= "children";
  return state;
}
const ONLY_PARENT =
  /(?<!\p{L})(?:[Ii]['’]?m (?:just |only )?(?:the|their) (?:mom|mum|mother|dad|father|parent)|(?:[Ii]t['’]s|is|are|[Tt]hat['’]s|['’]s) for (?:the|my) (?:kids|boys|girls|twins|children)(?:,? not (?:for )?me)?|[Ss]oy (?:la mam[aá]|el pap[aá]))(?!\p{L})[^\p{Lu}]*$/u;
const OF_KIDS = new RegExp(`^${KIDS}$`, "u");

/** The names of children in the words that ask for their visits: they are taken out, and stand once the visit begins. */
export function childrenAhead(
  state: DialogueState,
  { words }: Heard,
): { names: string; rest: string } | undefined {
  if (topFlow(state) || state.filed.length > 0 || !concerns([words])) return undefined;
  const { names, rest } = childrenIn(takeAges(state, childrenIn(words).names, words));
  return names.length > 1
    ? { names: names.join(" and "), rest: rest.replace(/\s+(?=[.,;!?])/g, "").replace(/,{2,}/g, ",") }
    : undefined;
}

import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { NAME_MAX } from "../readers/name-title.ts";
import { ORDER } from "../paper/aside-words.ts";
import { NAME_PART } from "../readers/plain-name.ts";
import { withFamily } from "../readers/two-names.ts";
import { withRow } from "../paper/note-rows.ts";

/** Whether a name of those who come along is still to be told. */
export const namesMissing = ({ more, names, changing }: DialogueState): boolean =>
  !changing && more > 0 && (names?.length ?? 0) < more;

/** 'Put him first': who comes along has the first time. */
export function ordered(state: DialogueState, words: string): void {
  const { slots, names } = state;
  const said = [words, ...state.told].map((each) => ORDER.exec(each)?.[0]).find(Boolean);
  if (!said || !slots.name || names?.length !== 1) return;
  const [other] = names;
  state.told = state.told.filter((each) => !ORDER.test(each));
  // 'Owen goes first', who is first already.
  if (said.includes(slots.name.value.split(" ")[0]!)) return;
  state.names = [slots.name.value];
  slots.name = { value: other!, confirmed: false };
}

/** 'Me and my daughter Lily': she is called as who calls, until it is put right where it is read back. */
export function childOfCaller(state: DialogueState, words: string): void {
  const parent = state.slots.name?.value;
  const [mate] = state.names ?? [];
  if (state.more !== 1 || !parent?.includes(" ") || !mate || mate.includes(" ")) return;
  const said = [...state.told, words];
  const named = said.some((each) => OWN_CHILD.exec(each)?.[1] === mate);
  if (named || (said.some((each) => A_CHILD.test(each)) && !said.some((each) => GROWN.test(each))))
    state.names = [withFamily(mate, parent).slice(0, NAME_MAX)];
}
const OWN_CHILD = new RegExp(
  `(?<!\\p{L})(?:[Mm]y|[Oo]ur) (?:\\p{Ll}+[- ]){0,3}?(?:son|daughter|boy|girl|kid),? (${NAME_PART})(?![\\p{L}'’]| \\p{Lu})`,
  "u",
);

const A_CHILD =
  /(?<!\p{L})(?:my|our|mi|nuestr[oa]) (?:\p{L}+ )?(?:son|daughter|boy|girl|kid|hij[oa]|niñ[oa])(?!\p{L}|['’]s (?:wife|husband|friend))/iu;
const GROWN =
  /(?<!\p{L})(?:my|our|mi) (?:\p{L}+ )?(?:wife|husband|partner|mother|mom|father|dad|sister|brother|friend|espos[oa]|marido|mam[aá]|pap[aá]|herman[oa]|amig[oa])(?!\p{L})/iu;

const NO_NAME =
  /^(?:I|No|Yes|It|The|And|Both|Put|Just|Can|Could|That|This|First|Then|Second|Other|Hi|Thanks?|Thank|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Dr|Mine|My|His|Her|So|But|Oh|Okay|Please|For|We|He|She|They|Not|You|What|Is|Are|Do|Other|Actually|Sorry|Wait|Names?|Same|Make|Look|Well|Um)$/;

const YEARS =
  "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Ll}+teen)(?! (?:o'clock|thirty|in the))";
const IS = "(?:,? (?:who|he|she)(?:['’]s| is)|['’]s| is|,)?";
/** 'Ella, she's nine, and Theo's six.' */
const AGED = new RegExp(
  `\\p{Lu}\\p{Ll}+${IS} ${YEARS},? (?:and|y|then) (?:then )?\\p{Lu}\\p{Ll}+${IS} ${YEARS}`,
  "u",
);
const I_AM =
  /(?<!\p{L})(?:[Ii]['’]m|I am|[Ss]oy|[Mm]y name(?:['’]s| is)) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u;
const CHILDREN =
  /(?<!\p{L})(?:(?:my|our|the|both|two|mis|nuestr[oa]s) (?:two |dos )?(?:kids|children|boys|girls|sons|daughters|twins|hij[oa]s|niñ[oa]s)|two of them)(?!\p{L})/iu;

/** The names of all who come, told in the order in which they come: 'Mateo first, then Sofie'. True when that was heard, 'known' when it stood so before. */
export function putNames(state: DialogueState, words: string): boolean | "known" {
  const { slots, names = [], more, asked } = state;
  const aged = AGED.test(words);
  if (more !== 1 || !(aged || ["name", "confirm", "change"].includes(asked))) return false;
  const told: string[] = [];
  for (const [name] of (aged
    ? words.replace(I_AM, " ").replace(/(?<=\p{Lu}\p{Ll}+)['’]s(?= )/gu, " is")
    : words
  ).matchAll(
    /(?<!\b(?:I'm|I am|Dr\.|soy) (?:\p{Lu}[\p{L}-]+ )?)(?<![\p{L}'-])\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*(?![\p{L}'])/gu,
  )) {
    const said = name
      .split(" ")
      .filter((part) => !NO_NAME.test(part) && !/^\p{Lu}(?:-|$)/u.test(part))
      .join(" ")
      .slice(0, NAME_MAX)
      .trim();
    const same = told.findIndex((each) => each.split(" ")[0] === said.split(" ")[0]);
    if (said !== "" && same < 0) told.push(said);
    else if (said.length > (told[same]?.length ?? 0)) told[same] = said;
  }
  const order = /\b(?:first|then|second|primero|luego|despu[eé]s)\b/.test(words);
  const caller = slots.name?.value ?? I_AM.exec(words)?.[1];
  // 'Ella and Theo', of a parent's two: neither is who calls.
  const children = told.length === 2 && [...state.told, words].some((each) => CHILDREN.test(each));
  const neither = children && !told.some((each) => each.split(" ")[0] === caller?.split(" ")[0]);
  if ((asked === "name" || aged) && !order && told.length !== 3 && !neither) return false;
  const ordering = /\b(?:first|then|second|at|and|y|primero|luego|despu[eé]s)\b/.test(words);
  if (ordering && (told.length === 2 || told.length === 3)) {
    const [first, second] = told
      .slice(-2)
      .map((each) => whole(each, caller ? [caller, ...names] : names, words));
    // 'Yes, book it, for Ella and Theo Bell' says what was read back.
    const says = (name: string, known?: string) => name === known || name.startsWith(`${known} `);
    if (slots.name && says(first!, slots.name.value) && says(second!, names[0])) {
      [slots.name, state.names] = [{ value: first!, confirmed: false }, [second!]];
      return "known";
    }
    const before = told.length === 3 && I_AM.test(words) ? told[0] : caller;
    if (before && ![first, second].some((each) => each!.split(" ")[0] === before.split(" ")[0]))
      state.notes = withRow(state.notes, "Called by", before).slice(-NOTES_MAX);
    slots.name = { value: first!, confirmed: false };
    state.names = [second!];
    return true;
  }
  const [mate] = names;
  if (!mate || !caller || asked === "name") return false;
  const swaps =
    /\bother way (?:a?round)\b|\bal rev[eé]s\b/i.test(words) ||
    new RegExp(
      `(?<!\\p{L})${mate.split(" ")[0]!.replace(/[^\p{L}]/gu, ".")}(?: \\p{L}+)? (?:goes )?first\\b`,
      "iu",
    ).test(words);
  if (!swaps) return false;
  [slots.name, state.names] = [{ value: mate, confirmed: false }, [caller]];
  return true;
}

/** 'Mateo', of whom 'Mateo and Sofie Romano' told more. */
function whole(name: string, known: readonly string[], words: string): string {
  if (name.includes(" ")) return name;
  const own = name.replace(/[^\p{L}]/gu, ".");
  const shared = new RegExp(`(?<!\\p{L})${own} (?:and|y) \\p{Lu}[\\p{L}-]+ (\\p{Lu}[\\p{L}-]+)`, "u").exec(
    words,
  )?.[1];
  return (
    known.find((each) => each.startsWith(`${name} `)) ??
    (shared ? `${name} ${shared}`.slice(0, NAME_MAX) : name)
  );
}

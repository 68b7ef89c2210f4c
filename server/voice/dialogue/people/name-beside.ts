import { titleCase } from "../../../../content/capital.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { type Heard, saysValue } from "../hearing/heard.ts";
import { MISSPELLED, namesNobody } from "../hearing/names-nobody.ts";
import { topFlow } from "../next.ts";
import { nameHeard, withSurname } from "../readers/name.ts";
import { surnameHeard } from "../readers/name-parts.ts";
import { isName } from "../readers/plain-name.ts";
import { namesSomebody } from "../readers/spelled-name.ts";
import { YES_NO } from "../readers/yes-no.ts";

/** A name that the plain readers left: the rest of one that is known, one that is insisted on, or a bare one. */
export const nameBeside = (
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
): string | undefined =>
  fullName(state, heard.told) ??
  longerName(state, heard.told) ??
  insistedName(state, heard) ??
  anotherName(state, heard) ??
  earlyName(context, state, heard);

/** The family name of whoever's first name is known. */
function fullName({ slots }: DialogueState, words: string): string | undefined {
  const surname = slots.name && surnameHeard(words);
  if (!surname || MISSPELLED.test(surname)) return undefined;
  const [first] = slots.name!.value.split(" ");
  return `${first} ${surname}`;
}

/** 'Yeah, Kyle Benson', said to a Kyle. */
function longerName({ slots, asked }: DialogueState, words: string): string | undefined {
  const known = slots.name?.value.toLowerCase();
  // 'Quist', said by a Bartholomew in the place of the number that he was asked for.
  const alone = asked === "phone" ? LAST_ALONE.exec(words)?.[1] : undefined;
  if (alone && known && !known.includes(" ") && namesSomebody(alone)) return `${slots.name!.value} ${alone}`;
  const behind = known && !known.includes(" ") ? withSurname(slots.name!.value, words) : undefined;
  if (behind) return behind;
  const name = known && words.toLowerCase().includes(known) ? nameHeard(words, { asked: true }) : undefined;
  return name?.toLowerCase().startsWith(`${known} `) ? name : undefined;
}

const LAST_ALONE = /^(?:(?:[Oo]h|[Aa]nd|[Ii]t's|[Uu]m)[, ]+)*(\p{Lu}\p{Ll}[\p{L}'-]{1,30})[.!]?$/u;

/** Asked for a third time, a caller's short answer is their name, whatever words it is made of. */
function insistedName(state: DialogueState, heard: Heard): string | undefined {
  const { words, values } = heard;
  if (state.asked !== "name" || state.tries < 3 || values.name || values.phone) return undefined;
  if (/\b(?:first|second|last|other) (?:one|time)\b/.test(heard.text)) return undefined;
  if (
    YES_NO.test(heard.text) ||
    /^(?:ugh|argh|geez|gosh|huh|hm+|oh|what|hello|wow|god|seriously|come on)\b/.test(heard.text) ||
    !/^[\p{L}\p{M}' .-]{2,40}$/u.test(words) ||
    words.split(" ").length > 4 ||
    heard.has("refuse", "person", "drop", "bye", "repeat", "hold")
  )
    return undefined;
  // 'Ok that one' names nobody.
  if (!words.split(" ").some(namesSomebody)) return undefined;
  return titleCase(words);
}

/** 'Irene Danforth', said to a read-back for Oliver. */
function anotherName(
  { asked, slots, more, stack }: DialogueState,
  { words, values, has }: Heard,
): string | undefined {
  if (!["confirm", "change"].includes(asked) || !slots.name || more > 0 || values.name) return undefined;
  if (stack.at(-1) !== "book") return undefined;
  const name = BARE.exec(words)?.[1];
  return name && isName(name) && !has("affirm", "bye") ? name : undefined;
}
const BARE =
  /^(?:(?:[Nn]o|[Ww]ait|[Aa]ctually|[Ss]orry|[Ii]t's|[Ff]or|[Mm]e|[Uu]m|[Oo]h)[,. ]+)*(\p{Lu}\p{Ll}[\p{L}'-]+ \p{Lu}\p{Ll}[\p{L}'-]+)[.!]?$/u;

/** 'Yusuf Haddad. I want ...', 'Ezra Coleman, and I'm his mom': the name that a turn begins with. */
const FIRST_NAMED =
  /^(?:(?:[Ii]t's|[Ii]'m|[Tt]his is|[Yy]es|[Ss]ure)[, ]+)*((?:\p{Lu}[\p{L}'-]+ ){1,2}\p{Lu}[\p{L}'-]+)(?:\. |,? (?:and )?[Ii]'m (?:his|her|their) )/u;
/** 'The Monday one. It's Graham Pettit.' */
const LAST_NAMED =
  /[.!?,] (?:(?:and|oh),? )?(?:[Ii]t's|[Ii]'m|[Tt]his is) ((?:\p{Lu}[\p{L}'-]+ ){1,2}\p{Lu}[\p{L}'-]+)[.!]?$/u;

/** 'Two o'clock. Doctor Imani Feld': whoever has a title and is nobody's here tells their own name. */
const TITLED =
  /[.!?,] (?:[Dd]octor|[Dd]r\.?|[Mm]r\.?|[Mm]rs\.?|[Mm]s\.?|[Pp]rofessor) ((?:\p{Lu}\p{Ll}[\p{L}'-]+ ){1,2}\p{Lu}[\p{L}'-]+)[.!]?$/u;

/** 'Any afternoon. She's Adwoa Quarshie', of the daughter's visit. */
const THEY_ARE =
  /(?<!\p{L})(?:[Ss]he's|[Hh]e's|(?:[Hh]er|[Hh]is) name(?:'s| is)|[Tt]his is for) ((?:\p{Lu}\p{Ll}[\p{L}'-]+ ){1,2}\p{Lu}\p{Ll}[\p{L}'-]+)[.!]?(?= |$)/u;

/** A bare name while a visit is being booked, whatever was asked. */
function earlyName(context: DialogueContext, state: DialogueState, heard: Heard): string | undefined {
  const { slots, asked } = state;
  if (topFlow(state)?.id !== "book" || slots.name || asked === "name") return undefined;
  // 'Yusuf Haddad. I want both of us to come.'
  const theirs = state.whom ? THEY_ARE.exec(heard.told)?.[1] : undefined;
  const titled = TITLED.exec(heard.told)?.[1];
  const own = titled && !namesNobody(context, titled) ? titled : undefined;
  const first = theirs ?? (FIRST_NAMED.exec(heard.told) ?? LAST_NAMED.exec(heard.told))?.[1] ?? own;
  const introduced = first && nameHeard(first, { asked: true });
  if (introduced) return introduced;
  if (saysValue(heard, state)) return undefined;
  if (heard.words.split(" ").length > 3 || [...heard.acts].some(([act, p]) => act !== "inform" && p > 0.4))
    return undefined;
  const name = nameHeard(heard.words, { asked: true });
  return state.whom || name?.includes(" ") ? name : undefined;
}

import { clean } from "./text.ts";
import { withoutNickname } from "./nickname.ts";
import { FUNCTION_WORDS, GOES_ON_NOW, NAME_WORDS, TALK_WORDS, TELLS_WHEN } from "./name-words.ts";
import { betweenCapitals, part, partsNamed } from "./name-parts.ts";
import { namesSomebody, spelledName } from "./spelled-name.ts";
import { title } from "./name-title.ts";
import { RELATIONS } from "./relation.ts";
import { eachLetter, letters, lettersOf, SPELLED, SURE_LETTER, WITH_LETTER } from "./told-letters.ts";

const CUE =
  /(?:^|[\s,.!;])(?:(?:the|my) names|my (?:full )?name(?:'s| is| would be)|(?:the |my |his |her |their )(?:full )?name(?:'s| is| to| should be| ought to be)|name(?:'s| is)|put (?:it|me|that|him|her|us) (?:down )?(?:under|as|for)|put down|put it in the name of|it'?s under|under the name(?: of)?|under(?! (?:it|there|that|them|here)(?!\p{L}))|call me(?! (?:back|instead|rather|soon|maybe|with|today|tomorrow|tonight|at|on|after|before|when|whenever|if|in|by|later|again|as|any|anytime|now|first|please|this|next|to|between|around|and|or|the|about|from|right|monday|tuesday|wednesday|thursday|friday|saturday)(?!\p{L}))|this is|i am called|(?:his|her|their) name(?:'s| is)|(?<!(?:lady|man|guy|woman|girl|person|nurse|someone|somebody|doctor|dog|cat) )named|(?:change|fix|correct|make) (?:the|my) name(?: to|,? it'?s| is)?|me llamo|mi nombre es|se llama|su nombre es|(?:p[oó]nga(?:la|lo|le)?|an[oó]te(?:la|lo|le)?)(?: a nombre de(?: (?:ella|él|mi \p{Ll}+)(?!\p{L}),?)?)?|de parte de|la señora|el señor|a nombre de(?: (?:ella|él|mi \p{Ll}+)(?!\p{L}),?)?|you can put|call it|me (?:that )?(?:you|they)(?:'d| would|'ll| will|'re)(?: be)? (?:calling|talking to|speaking (?:to|with))(?: back)?,?|(?:aqu[ií] )?(?:habla|le habla)(?! (?:bien|mal|usted|ustedes|espa[nñ]ol|ingl[eé]s|mucho|poco|solo|s[oó]lo|con|de|del|el|la|los|un|una|en|por|puro)(?!\p{L})))\s+/iu;
const FOR_OTHER = new RegExp(
  `\\b(?:for|para) (?:my|mi) (?:${RELATIONS})(?:,| named| called|'s name is| que se llama)?\\s+(?=\\p{L})`,
  "iu",
);
const LEAD =
  /^(?:(?:i (?:already )?(?:told|said|gave) (?:you|that)(?: already)?(?: it'?s)?|like i said|as i said|sorry about that|yes|yeah|yep|sure|ok|okay|al+ ?right|fine|good|great|perfect|right|of course|thanks|thank you|so|well|oh|hi|hello|hey|please|sorry|no|um+|uh+|er+m*|ah|and|it would be|it'?s|it is|i'?m|i am|that'?s|that would be|that'd be|for|me|just|put|actually|sí|si|claro|bueno|pues|hola|es|soy|yo|ok,|y)[,.!]*\s+)+/iu;
/** 'I'm Sam Park', 'Soy la mamá, Lucía Ibáñez': two names with capitals, or it may be anything ('I'm new'). */
const INTRODUCED =
  /(?:^|[\s,.!;])(?:[Ii]'?m|I am|(?:[Yy]o )?[Ss]oy)\s+(?:(?:his|her|their|the|la|el|su)\s+\p{Ll}+,?\s+)?(?=\p{Lu}[\p{L}'-]+(?:\s+(?:de|la|del|los|van|von|der|bin|al))*\s+\p{Lu}\p{L})|(?:^|[\s,.!;])(?:[Ii]t'?s|[Tt]his is)\s+(?=\p{Lu}[\p{Ll}'-]+(?:\s+\p{Lu}\.)?\s+\p{Lu}[\p{L}'-]+(?:,?\s+\p{Lu}(?:[-. ]\p{Lu}){2}|,\s+(?:calling|I|I'm|I've|I'd|my)(?![\p{L}'])(?! (?:think|guess|believe))|\s+(?:at|from|with|over (?:at|on|in|by)|on|in|calling|here|speaking|I|I'm|I've|my|and I)(?![\p{L}'])))|(?:^|[\s,.!;])[Ii]t'?s\s+(?=\p{Lu}[\p{Ll}'-]+\s+(?:over at|down at|at|from)\s+(?:the\s+)?\p{Lu})|^(?:[Hh]i|[Hh]ello|[Hh]ey)(?: there)?,? (?=\p{Lu}\p{L}+ \p{Lu}\p{L}+(?: (?:with|from|at|here|calling)\b|\.))/u;
/** 'It's Nate Kowalczyk, K-O-W-A-L-C-Z-Y-K'. */
const SPELT = /(?:^|[\s,.!;])[Ii]t'?s\s+(?=\p{Lu}[\p{L}'-]+\s+\p{Lu}[\p{L}'-]+)/u;
const NAMES = "(?:\\s+\\p{L}[\\p{L}\\p{M}'-]*){1,4}?(?=[,.!?;]|\\s+(?:and|y|but|for|calling)(?!\\p{L})|$)";
/** A caller who says who they are while somebody else is talked about. */
const OF_CALLER = new RegExp(
  `(?<![\\p{L}'])(?:my (?:own )?name(?:'s| is)|i'?m|i am|this is|(?:yo )?soy|me llamo|mi nombre es|(?:le )?habla)(?:\\s+(?:his|her|their|the|la|el|su)\\s+\\p{Ll}+,?)?${NAMES}`,
  "giu",
);
/** Somebody else's name, told by the caller. */
const OF_OTHER = new RegExp(
  `(?<![\\p{L}'])(?:(?:his|her|their) (?:full )?name(?:'s| is)|(?:he|she)(?:'s| is) (?:called|named)|(?:my|mi) (?:${RELATIONS})(?:'s)?(?: name)?,?(?: is| es| se llama|'s)?(?: called| named)?|se llama|[Tt]he (?:other |defendant |opposing )?(?!patient|client|caller|child|baby)(?:\\p{Ll}+ )?\\p{Ll}+['’]s (?:full )?name is|(?<=(?<!\\p{L})s?he(?!\\p{L})[^.]{0,60})name(?:'s| is))(?=\\s+\\p{Lu})${NAMES}`,
  "gu",
);
const STOP =
  /[\s,.;!]+(?:and (?:my|the|i|it|do|can|is|are|what|how|could|also)|my (?:number|phone|cell|last|first)|i'?d|i (?:need|want|would|wanna|was|am|have|think|just|can|can't|do)|i'?m|calling|from|with|can|could|do|does|is it|are|you can|that'?s spelled|spelled|spelt|that is|that'?s|at|on|here|please|thanks|thank you|phone|number|but|who|if|what|how|when|where|because|(?:he|she|they)['’]?(?:s|re)|(?:he|she|they) (?:is|are|was)|(?:his|her) (?:name|number|phone|case)|y (?:mi|el|quiero|necesito|tengo|puedo)|con|por favor|gracias|mi (?:número|teléfono)|el (?:número|teléfono))(?![\p{L}\p{M}]).*$/iu;
const WORD = /^[\p{L}\p{M}]+(?:['.-][\p{L}\p{M}]+)*\.?$/u;
/** 'O'Brien, Siobhan O'Brien' and 'Tom, Tom Rivera': the second time is the whole of it. */
const TWICE =
  /^(?!(?:the|an?|my|our|his|her|it|this|that|i|we|they|he|she|to|and|so) )((?:(?:van|von|der|den|de|del|la|los|las|di|da|bin|al) ){0,3}[\p{L}\p{M}'-]{1,30})[,.]? ((?:[\p{L}\p{M}'-]{1,30} ){1,3}\1|\1(?: [\p{L}\p{M}'-]{1,30}){1,3})(?![\p{L}\p{M}'-])/iu;

export interface NameAsk {
  /** The name was asked for: a bare name counts. */
  asked: boolean;
  /** Whose name it may be: 'I'm his mother, Dolores' is none of the son's, 'his name is Marcus' none of the caller's. */
  of?: "caller" | "other" | "any";
}

/**
 * Reads a name out of a cleaned utterance. Unless it was asked for it needs a cue such as 'my name is'. Letters that
 * are spelled out replace the word that they spell. At most 80 characters.
 */
export function nameHeard(raw: string, ask: NameAsk): string | undefined {
  if (/[<>{}[\]=\\;|@#]/.test(raw) || GOES_ON_NOW.test(raw)) return undefined;
  // 'My name's not Acht' names what it is not.
  const letter = [...clean(raw).matchAll(SURE_LETTER)].length === 1;
  const said = withoutNickname(clean(raw))
    .replace(NOT_SO, "$1")
    .replace(letter ? SURE_LETTER : /$^/, "");
  const apart = part(said, "first |given ") && part(said, "last |family |sur");
  const spelled = ask.asked && !apart ? spelledName(eachLetter(said).replace(WITH_LETTER, "")) : undefined;
  // 'Josie, J-O-S-I-E, Josie Tillery'.
  const whole = spelled && !spelled.includes(" ") ? withSurname(spelled, said) : undefined;
  const told = spelled ? title(whole ?? spelled) : readName(said, ask);
  // 'Arden. First name K.'
  const given = told && !told.includes(" ") ? part(said, "first |given ") : undefined;
  const name = given && given !== told ? title(`${given} ${told}`) : told;
  if (spelled || !ask.asked || name?.includes(" ")) return name && withoutEcho(name);
  return capitals(said) ?? name;
}
/** A first name with the family name that stands behind it somewhere in the words. */
export function withSurname(first: string, words: string): string | undefined {
  const last = new RegExp(
    `(?<!\\p{L})${first.replace(/[^\p{L}]/gu, ".")} (\\p{Lu}[\\p{L}-]+)(?!\\p{L})`,
    "u",
  ).exec(words)?.[1];
  return last && namesSomebody(last) && last !== last.toUpperCase() ? `${first} ${last}` : undefined;
}
const NOT_SO = /(name(?:'s| is)|it's|i'm)? not \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?(?=[.,!?;]|$| but)/u;

/** A whole name whose letters are told, whatever was asked: 'Fine. Walter Gorski. G-O-R-S-K-I.' */
export function spelledAnywhere(raw: string): string | undefined {
  const name = spelledName(eachLetter(clean(raw).replace(NOT_SO, "$1")).replace(WITH_LETTER, ""));
  return name?.includes(" ") ? title(name) : undefined;
}

/** 'Zúñiga Paredes, Zúñiga con zeta': told twice it is one. */
export function withoutEcho(name: string): string {
  const parts = name.split(" ");
  const last = parts.at(-1)!.toLowerCase();
  return parts.length > 2 && parts.slice(0, -1).some((part) => part.toLowerCase() === last)
    ? parts.slice(0, -1).join(" ")
    : name;
}

/** 'Lomax. Gary Lomax, and no machine', once the name was asked for: the longest run of words with capitals, two at least. */
function capitals(raw: string): string | undefined {
  if (raw.includes("?") || raw === raw.toUpperCase()) return undefined;
  const runs = raw
    // 'Walgreens on Hill Street'.
    .replace(/(?<!\p{L})(?:on|at|near|off|by) (?:the )?(?:\p{Lu}[\p{L}.'-]* ?)+/gu, ", ")
    .replace(/(\p{Lu}\p{L}+), (?:comma,? )?(\p{Lu}\p{L}+)$/u, (both, last: string, first: string) =>
      /\b(?:comma|m[rs]s?\.)/i.test(raw) ? `${first} ${last}` : both,
    )
    .split(/[,.;!:]+|\s+(?![\p{Lu}])\S+/u)
    .map((run) => run.trim().split(/\s+/).filter(namesSomebody))
    .filter((run) => run.length > 1 && run.length < 5);
  const longest = runs.reduce<string[]>((best, run) => (run.length > best.length ? run : best), []);
  return longest.length > 0 ? title(longest.join(" ")) : undefined;
}

function readName(raw: string, { asked, of = "any" }: NameAsk): string | undefined {
  // 'With a K, no C' and all after it spells.
  const told = letters(clean(raw).replace(/\s+no,? \p{L}(?![\p{L}\p{M}']).*$/iu, ""));
  const cleaned = of === "any" ? told : told.replace(of === "other" ? OF_CALLER : OF_OTHER, " ");
  const { first, last } = partsNamed(cleaned);
  if (first && last) return title(`${first} ${last}`);
  const without = cleaned.replace(WITH_LETTER, "");
  const spelled = [...without.matchAll(SPELLED)].map((m) => lettersOf(m[0], without));
  let text = without
    .replace(SPELLED, " , ")
    // 'Xiao, X I A O, Li': the letters stood between two parts of one name.
    .replace(/,(?:\s*,)+\s*(?=\p{Lu}[\p{L}'-]+(?:[.,]|$))/u, " ")
    .replace(/,(?:\s*,)+\s*/g, ", ")
    .replace(/\+?\d[\d\s().-]*/g, " , ")
    .trim();
  const cue = CUE.exec(text);
  const whose = cue ? null : FOR_OTHER.exec(text);
  const other = whose && /\p{Lu}/u.test(text.charAt(whose.index + whose[0].length)) ? whose : null;
  const self =
    cue || of === "other" ? null : (INTRODUCED.exec(text) ?? (spelled.length > 0 ? SPELT.exec(text) : null));
  // 'This is ridiculous' and 'this is the clerk' name nobody: capitals do, or two words and nothing else.
  if (cue && !asked && /this is/i.test(cue[0])) {
    const told = text.slice(cue.index + cue[0].length).split(/[,.!?]/)[0]!;
    const small = raw === raw.toLowerCase();
    if (
      /^\S+(?: \S+)?'s /.test(told) ||
      (small ? !/^\p{L}+ \p{L}+(?: calling)?$|^\p{L}+ calling/u.test(told) : !/^\p{Lu}/u.test(told))
    )
      return undefined;
  }
  if (cue) text = text.slice(cue.index + cue[0].length);
  else if (self) text = text.slice(self.index + self[0].length);
  else if (other) text = text.slice(other.index + other[0].length);
  else if (!asked) return undefined;
  else {
    // 'Ten is good. It's Xiomara Ortiz.'
    const sentences = raw.split(/(?<=\p{L}{3}[.?!])(?<!\b[Mm]rs\.)\s+/u);
    const names =
      sentences.length > 1 ? sentences.flatMap((each) => readName(each, { asked, of }) ?? []) : [];
    // 'Mort. Mort Zielinski.'
    const [short] = names;
    if (short) return names.find((each) => each.startsWith(`${short} `)) ?? short;
  }
  text = text
    .replace(LEAD, "")
    .replace(/^(?:doctor|dr\.?) (?=\p{L}+ \p{L})/iu, "")
    .replace(PUT_RIGHT, (all: string, wrong: string, right: string) =>
      right.split(" ").every(namesSomebody) && right.split(" ").length >= wrong.trim().split(" ").length
        ? right
        : all,
    )
    .replace(TWICE, "$2")
    // 'Mike, uh, Michael Trent': the second time is the whole of it.
    .replace(/^(\p{L}{2,}), (?:(?:uh|um|well|i mean|actually|sorry),? )+(?=\p{Lu}\p{L}+ \p{Lu})/iu, "");
  const sentence =
    text.split(/(?<!(?<!\p{L})(?:mr|mrs|ms|dr|jr|\p{L}))[.!?](?:\s|$)|,\s/iu).find((s) => s.trim() !== "") ??
    "";
  const kept = ` ${sentence} `.replace(STOP, "").trim();
  const said = kept
    .split(/\s+/)
    .map((w) => w.replace(/[,;:]+$/, ""))
    .filter(Boolean);
  // 'Lily, Friday' is Lily; 'my name is David May' tells all of a name.
  const whole =
    (said.length === 2 || (said.length === 3 && /^\p{Lu}\.?$/u.test(said[1]!))) &&
    (asked || /name|llamo/i.test(cue?.[0] ?? ""));
  const when = said.findIndex(
    (word, i) => i > 0 && ((!whole && TELLS_WHEN.has(word.toLowerCase())) || WEEKDAY.test(word)),
  );
  const words = when > 0 ? said.slice(0, when) : said;
  const heard: string[] = [];
  for (const word of words) {
    // 'María de la Luz Ochoa'.
    if (PARTICLE.test(word) && heard.length > 0 && heard.length < 6 && goesOn(words, word)) {
      heard.push(word);
      continue;
    }
    if (
      heard.length === 6 ||
      !WORD.test(word) ||
      !(
        mayBeName(word, words, Boolean(cue ?? self) || spelled.length > 0) ||
        (cue && heard.length > 0 && betweenCapitals(word, words))
      )
    )
      break;
    heard.push(word);
  }
  if (heard.length === 0 && spelled.length === 0) return undefined;
  // More words that are none: it was no name. After a cue a name may be followed by anything.
  if (
    heard.length < words.length &&
    !cue &&
    !self &&
    !(other && heard.length > 0) &&
    !(asked && heard.length >= 2 && words.length > heard.length + 2)
  )
    return undefined;
  if (
    heard.length > 0 &&
    words.length > 1 &&
    heard.every((w) => TALK_WORDS.has(w.toLowerCase()) && !NAME_WORDS.has(w.toLowerCase()))
  )
    return undefined;
  for (const word of spelled) {
    // The whole name, letter by letter.
    if (heard.length > 1 && heard.join("").toLowerCase() === word.toLowerCase()) continue;
    const near = heard.findIndex((h) => h[0]?.toLowerCase() === word[0]?.toLowerCase());
    if (near >= 0) heard[near] = word;
    else heard.push(word);
  }
  // 'Héctor Zúñiga Paredes, Zúñiga con zeta'.
  const again = heard.length > 2 && cleaned !== without && heard.slice(0, -1).includes(heard.at(-1)!);
  const name = title((again ? heard.slice(0, -1) : heard).join(" "));
  return /\p{L}{2}/u.test(name) ? name : undefined;
}

/** 'Dale, no, Gail Pruitt'. */
const PUT_RIGHT =
  /^(?:(?:uh|um)[, ]+)*((?:\p{L}{2,} ?){1,2}?)[,.]? (?:no[, ]+(?:wait|sorry|i mean)|no|sorry|wait|i mean|perd[oó]n|digo)[,.]? (?!middle)(\p{L}{2,}(?: \p{L}{2,})?)(?=[.,!?]|$| (?:and|y|that's|thats|its|it's|my|is) )/iu;
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;
const PARTICLE = /^(?:de|del|la|las|los|van|von|der|den|da|dos|di|bin|al)$/i;
const goesOn = (words: readonly string[], particle: string): boolean =>
  words
    .slice(words.indexOf(particle) + 1)
    .some((word, at) => at < 2 && /^\p{Lu}/u.test(word) && namesSomebody(word));

/** 'Will Turner', 'Bill Price', 'Art Long': words of talk are names where they stand among names. */
function mayBeName(word: string, all: readonly string[], surely: boolean): boolean {
  const w = word.toLowerCase().replace(/'s$/, "");
  if (NAME_WORDS.has(w)) return surely || all.length > 1;
  return !FUNCTION_WORDS.has(w) && !TALK_WORDS.has(w);
}

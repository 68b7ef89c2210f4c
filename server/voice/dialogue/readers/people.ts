import { RELATIONS } from "./relation.ts";

const KIN = `(?:${RELATIONS}|grandkid)s?`;
const SOMEBODY = `(?:me|myself|him|her|mí|(?:my|our|mi) (?:other |older |younger |little |\\p{L}+est )?${KIN})`;
const ONE = "(?:(?:an?|one|two|otr[oa]|un[oa]?|the other)(?: (?:one|for|para))*|for|para)";
/** 'For me and my son', 'para mi hija y una para mí', 'one for my wife, one for me and one for my dad'. */
const LIST = new RegExp(
  `(?<!\\p{L})(?:for|para|book|get|see|bring|take) (?:both )?(?:of )?${SOMEBODY}(?: (?!and |y |plus )\\p{L}+(?= (?:and|y|plus) ))?(?: (?:and|y|plus)(?: also| then| también)?(?: ${ONE})* ${SOMEBODY}| ${ONE}(?: ${ONE})? ${SOMEBODY})+(?!\\p{L})`,
  "gu",
);
const EACH = new RegExp(`(?<!\\p{L})${SOMEBODY}(?!\\p{L})`, "gu");
const NUMBERS: Record<string, number> = { three: 3, "3": 3, tres: 3, four: 4, "4": 4, cuatro: 4 };

/** 'And so does my son', 'my wife needs one too': beside a visit that is talked about. */
const TOO = new RegExp(
  `(?<!\\p{L})(?:so (?:does|do|is) my \\p{L}+|(?:also|and|también) (?:for |one for |para )?(?:my|mi) (?:\\p{L}+ )?${KIN}(?= (?:the )?same)|(?:my|mi) (?:\\p{L}+ )?${KIN} (?:needs?|wants?|could use|is due|necesita|quiere) (?:(?:one|a \\p{L}+|una) )?(?:too|also|as well|también)|(?:my|mi) (?:\\p{L}+ )?${KIN}(?: \\p{L}+)? (?:needs?|wants?|would like|is due(?: for)?|necesita|quiere) (?:\\p{L}+ ){0,3}?(?:and|y) (?:so (?:do|am) i|(?:i|yo) (?:do|am|need|want|need (?:one|an? \\p{L}+)|necesito)(?: one)? (?:too|as well|also|también)|me (?:too|as well)|yo también)|(?:can|could|may) (?:my|mi) (?:\\p{L}+ )?${KIN} (?:also |maybe )?(?:get|have|come|be seen|do)(?: in| hers| his| one| it| theirs| seen)* (?:too|also|as well|at the same time|together|(?:right |just )?(?:after|before) me))(?!\\p{L})`,
  "u",
);

/** 'For me and my son', 'two appointments': how many people. */
export const peopleHeard = ({ text }: { text: string }): number =>
  Math.max(togetherHeard({ text }), TOO.test(text) ? 2 : 1);

/** The same of those who are told in one breath. */
export function togetherHeard({ text: said }: { text: string }): number {
  const text = said.replace(TOLD_OF, " ");
  const several =
    /\b(two|2|three|3|four|4|both|dos|tres|cuatro)(?: of us| of them| people| appointments| kids| children| cleanings| visits| check-?ups| personas| citas| niñ[oa]s| hij[oa]s| limpiezas)(?!\p{L})/u.exec(
      text,
    ) ?? /\b(?:for|book|schedule) (both|the two)(?: of us)?\b/u.exec(text);
  if (IN_A_ROW.test(text) && !OF_TWO_THINGS.test(text))
    return NUMBERS[IN_A_ROW.exec(text)!.slice(1).find(Boolean) ?? ""] ?? 2;
  const things = several && !/(?:us|people|kids|children|personas|niñ[oa]s|hij[oa]s)$/u.test(several[0]);
  if (several && !(things && (OF_THINGS.test(text) || OF_TWO_THINGS.test(text))))
    return NUMBERS[several[1]!] ?? 2;
  const list = LIST.exec(text)?.[0];
  LIST.lastIndex = 0;
  if (list) return new Set(list.match(EACH)?.map((each) => each.replace("myself", "me"))).size;
  if (WITH_ME.test(text)) return 2;
  return BOTH.test(text) ? 2 : 1;
}
/** 'Two new patient visits, one right after the other', 'two slots back to back': one each. */
const IN_A_ROW =
  /(?<!\p{L})(two|2|three|3|dos|tres)(?: (?!of |for |weeks? |days? |months? |years? )[\p{L}-]+){0,3} (?:appointments|visits|slots|spots|times|check-?ups|physicals|cleanings|exams|haircuts|cuts|sessions|citas|consultas|limpiezas)(?: \S+){0,3} (?:one (?:right |straight |directly )?after (?:the other|another)|back[ -]to[ -]back|in a row|side by side|una tras otra|seguidas)(?!\p{L})|(?<!\p{L})(two|2|three|3) new[ -]patient (?:appointments|visits|exams|check-?ups|slots)(?!\p{L})/u;
const OF_TWO_THINGS =
  /(?<!\p{L})(?:a|an|one for (?:a|the)) [\p{L}-]+(?: [\p{L}-]+)? and (?:then )?(?:an?|one for (?:a|the)) [\p{L}-]+/u;
/** 'Book it for both, the checkup and the cleaning', 'book the two visits': what is done, and no people. */
const OF_THINGS = new RegExp(
  `\\b(?:both|the two)(?: of (?:those|these|them))?(?: (?:done|together))?,?(?: (?:the|a|an|my|it))? (?:(?!${KIN}(?!\\p{L})|of |for )[\\p{L}-]+ ){1,3}(?:and|plus) (?:the |an? |my )?(?!${KIN}(?!\\p{L})|me(?!\\p{L})|i(?!\\p{L}))\\p{L}+|\\b(?:both|the two)(?: of (?:those|these))? (?:things|services|visits|appointments|procedures|treatments|jobs|parts)(?!\\p{L})`,
  "u",
);
const WITH_ME = new RegExp(
  `\\b(?:(?:me|myself) and (?:my|him|her|them)|(?:him|her) and (?:me|i(?= (?:both|are|could both|can both|would both|(?:both )?(?:need|want|would like)(?: (?:an?|our|some)| to (?:be seen|come|see|get))|come)(?!\\p{L})|$))|myself and|my (?:\\p{L}+ )?${KIN} and (?:me|i|myself)|both of us|we both come|all (?:two|three) of us|us both|mi \\S+ y (?:yo|para mí|a mí)|para mí y (?:para )?mi)(?!\\p{L})`,
  "u",
);
/** 'My wife and I are splitting up', 'I have two kids at home' tell of more than who comes. */
const TOLD_OF =
  /\b(?:my \S+ and (?:i|me)|(?:me|i) and my \S+) (?:are|were|have|had|just|both|don't|do not|can't|'ve|own|bought|got|split|separat\p{L}*|disagree|live|want a divorce)\b(?! (?:both )?(?:need|want|get|come|see|make it|would like|looking|hoping|due|overdue|coming|booked|scheduled))|(?<!\p{L})(?:have|has|got|tengo|tenemos) (?:two|three|four|dos|tres|cuatro|\d) (?:kids|children|niñ[oa]s|hij[oa]s)(?!\p{L}| (?:that|who|to|needing|due|coming|que|para|and (?:they|both)|both)(?!\p{L}))/gu;
const KIDS =
  "(?:kids|children|sons|daughters|twins|boys|girls|hijos|hijas|niños|niñas|gemelos|gemelas|mellizos|mellizas)";
/** 'For my kids', 'my kids need a cleaning': children who come, none who 'are at school' or 'gave me a cold'. */
const BOTH = new RegExp(
  `(?<!\\p{L})(?:(?:for|book|schedule|bring|get|see|take|need|want|have|para|traer|llevar|a)(?: (?:both|all|of|in))* (?:my|our|the two|mis|nuestr[oa]s)(?: (?:two|2|dos))? ${KIDS}|(?:my|our|the two|mis|nuestr[oa]s)(?: (?:two|2|dos))? ${KIDS} (?:(?:both|all|also|too|in) )*(?:need|want|could|can|would|should|are due|are overdue|to be seen|seen|in|necesitan|quieren|pueden))(?!\\p{L})`,
  "u",
);

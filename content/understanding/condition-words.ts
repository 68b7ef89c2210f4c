/** Somebody else's yes that a visit hangs on, in English and Spanish. */

const WHO =
  "(?<who>(?:my|our|the|mi|el|la) (?:(?:property|building|office|line) )?\\p{Ll}+(?:,? (?!says|say|has|needs|okays|approves)\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?,?)?|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?|he|she|they|[eé]l|ella)";
const SAYS_YES =
  "(?:(?:has |have )?(?:says?|said)(?: that)? (?:yes|ok|okay|(?:it's|that's) (?:ok|okay|fine|all right|alright)|go ahead|so)|okays?|oks|approves?|agrees?|signs? off|(?:gives?|gave)(?: you| me| us)? (?:the |his |her |their |an? )?(?:ok|okay|go-?ahead|approval|permission|green light)|is (?:ok|okay|fine|good) with|(?:dice|diga) que s[ií]|(?:da|d[eé]) (?:el |su )?(?:permiso|visto bueno|ok)|autori[zc][ae]|aprueb[ae])";
const NOT = "(?<!(?:I|we|[Yy]ou|they) )(?:[Dd]on['’]t|[Dd]o not|[Nn]obody|[Nn]o one|[Nn]o)";
const DO =
  "(?:come|comes|book|books|send|schedule|do|start|fix|confirm|set|make|put|show up|vengan?|reserven?|manden?|agenden?)";
const LEAD =
  "(?:(?:[Bb]ut|[Aa]nd|[Ss]o|[Oo]h|[Ww]ell|[Nn]ow|[Pp]lease|[Jj]ust|[Hh](?:ang|old) on|[Ww]ait|[Nn]o|[Pp]ero|[Yy]),? ){0,4}";
const TAIL =
  "(?: with)?(?: to)?(?: (?:it|that|this))?(?: first)?(?:,? (?:okay|ok|please|though|right))?(?!\\p{L})";

/** 'Don't come unless Gus says yes', 'only if my landlord okays it', 'once he gives the okay'. */
export const ONLY_IF: readonly RegExp[] = [
  `${LEAD}${NOT}(?: \\p{L}+)? ${DO}(?: [\\p{L}\\d:'’]+){0,5} (?:unless|until|till|before|hasta que|a menos que) ${WHO} ${SAYS_YES}${TAIL}`,
  `${LEAD}(?:(?:only|just) (?:if|when|once|after)|as long as|provided(?: that)?|s[oó]lo si|siempre que|pending|once|unless|a menos que) ${WHO} ${SAYS_YES}${TAIL}`,
  `(?<=(?:book|schedule|come|put)(?: (?:it|that|me|me down|out|him))?,? (?:but )?)if ${WHO} ${SAYS_YES}${TAIL}`,
].map((each) => new RegExp(`(?<!\\p{L})${each}`, "u"));

/** 'My landlord has to okay it first', 'you'd have to call Gus to get the okay': told, and no order. */
export const MUST_AGREE: readonly RegExp[] = [
  `${WHO} (?:has|have|needs|will have|would have|['’]d have|['’]ll have|tiene) (?:que |to )(?:okay|ok|approve|sign off|agree|autorizar|aprobar)(?!\\p{L})`,
  `(?:call|ask|check with|talk to) ${WHO} (?:first )?(?:to get|for) (?:the |his |her |an? )?(?:okay|ok|approval|permission|go-?ahead)(?!\\p{L})`,
].map((each) => new RegExp(`(?<!\\p{L})${each}`, "u"));
/** 'Call Gus first to get the okay' asks him, and calls him about nothing else. */
export const FOR_A_YES =
  /(?<!\p{L})(?:to get|for) (?:the |his |her |an? )?(?:okay|ok|approval|permission|go-?ahead)(?!\p{L})/u;

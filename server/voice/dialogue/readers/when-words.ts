const COUNT =
  "(?:five|ten|twenty|twenty[ -]five|quarter|\\d{1,2}) (?:minutes )?(?:to|till?|past) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})|\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half past \\S+|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce";
const LEAD =
  "(?:(?:any|every|either|cualquier|but|and|or|pero|y|o|not|no|only|solo|sólo|preferably|de preferencia|any ?time|sometime|before|after|until|till|by|around|about|between|from|at|on|in|the|next|this|past|antes|despu[eé]s|entre|desde|hasta|a partir|de|del|a|al|el|la|las|los|en|por|este|esta|para)[ ,]+)*";
const DAYS =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|today|tomorrow|tonight|week(?:days?|end)?|mornings?|afternoons?|evenings?|noon|(?<=(?:after|before|until|till|during|at) )lunch(?: ?time)?|(?<=(?:after|before|until|till) )(?:work|school)|hoy|mañana|tarde|noche|mediod[ií]a|semana";
const UNIT =
  "(?:[: ](?:\\d\\d|ten|fifteen|(?:twenty|thirty|forty|fifty)(?:[ -]?five)?)| y media| y cuarto)?(?: ?(?:o'clock|[ap]\\.?m\\.?|ish|hours?|minutes?|de la (?:mañana|tarde)))?";
const PIECE = `${LEAD}(?:(?:${DAYS})|(?<![\\d-])(?:${COUNT}) (?:or|to|o) (?:${COUNT})(?: ?o'?clock| ?[ap]m|(?=[,.]|'d | would | is | tomorrow| today))|(?<=(?<!\\p{L})(?:at|after|before|between|and|until|till|by|around|about|from|or|in|like|las?|de|y|past|(?:noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d) to) )(?:an? |(?:${COUNT})${UNIT}(?! (?!works|hours|minutes|this|always|mon|tues|wednes|thurs|fri|satur|sun)\\p{L}{3,}s(?!\\p{L})))(?:hours?|minutes?)?|half past (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}:\\d\\d|\\d{1,2} ?[ap]m|(?:${COUNT}) ?o'?clock)`;
const SPAN = new RegExp(`(?<![\\p{L}\\d])(?<!(?:since|desde|last|ago) )${PIECE}(?![\\p{L}\\d])`, "giu");

/** What is said before a time may turn it round: 'don't call me in the mornings'. */
const REFUSAL =
  "(?<!\\p{L})(?:(?:don|can|won|isn|aren|doesn)['’]t|do not|cannot|never|not|except|nunca|no(?!,)|menos|excepto)(?!\\p{L})";
const REFUSES = new RegExp(`${REFUSAL} [^,.!?;]{0,40}$`, "iu");
const refusal = new RegExp(REFUSAL, "iu");
/** Whether a time that these words name may be one that will not do. */
export const refusesWhen = (words: string): boolean => refusal.test(words);

const MONEY = /\b(?:dollars?|bucks|hundred|thousand|d[oó]lares)\b/i;
/** The words of a turn that say when: 'tomorrow between ten and eleven', 'después de las cinco'. */
export function whenWordsIn(words: string): string | undefined {
  for (const sentence of words.split(/(?<=\p{L}{2}[.!?])\s+/u)) {
    const found = [...sentence.matchAll(SPAN)];
    const [first, last] = [found[0], found.at(-1)];
    if (!first || !last) continue;
    const said = sentence
      .slice(REFUSES.exec(sentence.slice(0, first.index))?.index ?? first.index, last.index + last[0].length)
      .replace(/^(?:but|and|or|pero|y|o|de|a(?! las? )|the|el|la(?!s? \S+$))[ ,]+/i, "")
      .trim();
    if (said.split(" ").length <= 16 && !MONEY.test(said)) return said;
  }
  return undefined;
}

/** Names a time of any kind. */
export const WHEN_WORDS =
  /\b(?:(?:around|about|at|before|after|like) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|half past|quarter (?:past|to)|o'clock|\d+(?:st|nd|rd|th)?|noon|today|tomorrow|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|soon\p{L}*|earl\p{L}+|later|(?<!(?:this|that|so|too|how|running|be|am|i'm|come|came|show(?:ed)? up) )late|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|ma[nñ]ana|tarde|semana|antes|despu[eé]s)\b/iu;

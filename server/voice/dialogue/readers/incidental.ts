import { MONTH } from "./months.ts";
import { DAY } from "./weekday-words.ts";

const ORDINAL =
  "(?:(?:twenty |thirty )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth)";
const DATE = `(?:(?:last|this past|past|the) )?(?:${DAY}(?: (?:the )?\\d{1,2}(?:st|nd|rd|th))?|(?:${MONTH} )?(?:the )?\\d{1,2}(?:st|nd|rd|th)|${MONTH} \\d{1,2}|(?:${MONTH} (?:the )?|the )${ORDINAL}|yesterday|weekend|morning|afternoon|today)`;
/** What has happened: a day told right after it is no wish. */
const HAPPENED =
  "since|passed(?: away)?|died|muri[oó]|falleci[oó]|dated|as of|signed|happened|fell|broke|cracked|chipped|left|missed|bought|paid|sent|received|mailed|emailed|started|began|finished|quit|(?<!\\bi (?:just |already )?)said|told (?:me|him|her|us|them)|called(?: me| us)?|phoned|came(?: in| by)?|went|saw|(?<!(?:'ve|have|has|'s) )got (?:it|one|this|that|the|a(?! (?:\\S+ )?(?:thing|appointment|visit|cleaning|check-?up|physical|meeting|consult\\S*|slot|follow-?up)\\b)|my)|(?<!(?:'ve|have|has|i'd) )had (?:it|one|this|that|the|a|my)|was (?:there|here|in|done|due)|born(?: on)?|were (?:there|here|in)|did (?:it|that|this)|gave (?:me|us|him|her)|hurt|moved (?:here|in|to town|back|house)|hit|served|taped|posted|nailed|stuck|slid|handed|delivered|dropped off|lost|choked|attacked|arrested|sued|separated|miscarried|buried|retired|let (?:me|him|her|us|them) go|fired(?: me| him| her| us)?|laid (?:me |him |her |us )?off|canned(?: me| him| her)?|dumped me|walked out|despidieron|corrieron|desde|pasado";
const DAY_GREETED =
  "thanksgiving|christmas|holidays?|new year'?s?|weekend|day|morning|afternoon|evening|night|navidad|fin de semana|año|día|tarde|noche";

const INCIDENTAL: readonly RegExp[] = [
  // 'Que me llame por lo del viernes' tells what it is about.
  /(?<!\p{L})(?:por|sobre|para|acerca de) lo del? (?:d[ií]a )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|hoy|today|ayer|ma[nñ]ana|tomorrow)(?!\p{L})/gu,
  // 'My ex keeps the kids past Sunday every time' tells what goes on.
  new RegExp(
    `\\b(?:keeps|kept|always|never|usually)(?: \\S+){1,4} (?:past|until|till|by|after) ${DAY}(?= |$)`,
    "gu",
  ),
  // 'Buzz number 12', 'the gate code is 1145'.
  /(?<!\p{L})(?:buzz(?:er)?|gate|lock ?box|entry|code|unit|apartment|apt|suite|floor|piso|apartamento|departamento|timbre|c[oó]digo|clave)(?: (?:number|code|is|it's|es|n[uú]mero|de|la|el)){0,3} #?\d{1,6}(?![\p{L}\d:])/gu,
  // 'I'm back on the seventh, so that week'.
  new RegExp(
    `\\b(?:i'm|i am|i'll be|i will be|we're|we'll be|he's|she's|i get|we get) (?:back|home|flying (?:in|back)|in town)(?: again)? (?:on )?${DATE}(?= so )`,
    "gu",
  ),
  new RegExp(
    `\\b(?:happy|merry|nice|lovely|wonderful|enjoy your|enjoy the|have an? (?:very |really )?(?:good|great|nice|wonderful|lovely|blessed|safe|happy|pleasant|awesome|amazing)|feliz|buen|buena|buen[ao]s) (?:\\S+ )?(?:${DAY_GREETED}|${DAY})(?: to you)?\\b`,
    "gu",
  ),
  new RegExp(
    `\\b(?:sorry|apologi\\S+|i know|know) (?:\\S+ ){0,4}?(?:call\\S*|ring\\S*|bother\\S*|it's|its|for) (?:\\S+ ){0,3}?(?:on )?(?:a |this )?(?:${DAY}|weekend|holiday|thanksgiving)\\b`,
    "gu",
  ),
  new RegExp(
    `\\b(?:${HAPPENED})(?: (?!(?:to|for|until|can|could|only|wants?|needs?|prefers?|free)\\b)\\S+){0,4}?(?: (?:on|at|in|under|to|with|through) (?:my|our|his|her|the|their) (?:\\S+ )?\\S+?)? (?:on |back on |this |in )?${DATE}(?= |$)`,
    "gu",
  ),
  new RegExp(`\\b(?:since|dated|as of|(?<!(?:days?|weeks?|months?) )from) (?:on )?${DATE}(?= |$)`, "gu"),
  new RegExp(`\\b(?:back|way back|last|this past) (?:in |on )?${MONTH}(?= |$)`, "gu"),
  // 'My mother had a heart attack in March.'
  new RegExp(
    `\\b(?:${HAPPENED})(?: (?!to\\b|for\\b|until\\b)\\S+){0,4}? in (?:early |late |mid )?${MONTH}(?= |$)`,
    "gu",
  ),
  // 'This Friday, but we're out of town for Thanksgiving': the holiday is why.
  /\b(?:out of town|away|travel(?:l?ing)?|gone|home|family|company|in-laws|hosting|cooking|flying|driving)(?: \S+){0,3}? (?:for|over|during|because of) (?:the )?(?:thanksgiving|christmas|holidays?|new year'?s?|navidad)(?= |$)/gu,
  // 'The afternoon, I could do the morning too'.
  /(?<!\p{L})(?:(?:i|we|he|she) (?:could|can) (?:also )?do )?(?:the )?(?:mornings?|afternoons?) (?:too|as well|also|is fine too|works too)(?!\p{L})/gu,
  // 'The paper says December ninth', 'the ninth is the day I gotta be in court'.
  new RegExp(
    `\\b(?:paper|papers|letter|notice|summons|form|envelope|thing)(?:'s| is)?(?: \\S+){0,7}? (?:says|say|said|reads|is dated|is for|has)(?: (?:the|on|by|it's|its|to))* ${DATE}(?= |$)`,
    "gu",
  ),
  new RegExp(
    `\\b(?:(?:show up|be|appear|go)(?: (?:in|to|at|there|before))*(?: (?:the|a))?(?: (?:court|courthouse|judge|hearing))|court(?: date)?(?:'s| is)?|hearing(?:'s| is)?|show up)(?: (?:on|by|is|the))* ${DATE}(?= |$)`,
    "gu",
  ),
  new RegExp(
    `\\b(?:on )?${DATE}(?:'s| is) (?:the day |when )?(?:that )?(?:i|we|he|she|they) (?:gotta|got to|have to|has to|must|need to|needs to|am supposed to|was told to) (?:be|go|show|appear|answer)(?= |$)`,
    "gu",
  ),
  // 'Friday's when he stuck the paper up'.
  new RegExp(
    `\\b${DAY}(?: is| was)? when (?:i|he|she|we|they|it|that|(?:the|my|his|her) \\p{L}+) (?:\\p{L}+ed|was|were|came|went|got|did|had|left|fell|told|said|saw|paid|sent|hit|broke|stuck|began|started|took|gave|put)\\b`,
    "gu",
  ),
  // 'The Friday he signed'.
  new RegExp(
    `\\b(?:the |last |that |this past )${DAY} (?:that |when )?(?:i|he|she|we|they|you)(?:'d| had)? (?:\\p{L}+ed|was|were|came|went|got|did|had|left|fell|told|said|saw|paid|sent)\\b`,
    "gu",
  ),
];

const CLOCK =
  "(?:\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: (?:thirty|fifteen|forty[- ]five))?";
/** 'It's ten in the morning the day before', 'it's nine o'clock now', 'today's the day before' tells what time it is. */
const IS_NOW = new RegExp(
  `(?<!\\p{L})(?:it's|it is|right now it's)(?: (?:now|only|just|like|about|already|barely|not even|still))* ${CLOCK}(?: o'clock)?(?: (?:in the (?:morning|afternoon|evening)|[ap] ?m|today))*(?: (?:right )?now(?!\\p{L})| (?:an?|the|one)(?: (?:whole|full))? day (?:before|ahead|early)| here(?!\\p{L})| and (?:i'm|we're|nobody's) )|(?<!\\p{L})(?:today|now|this|it)(?:'s| is)(?: (?:still|only|already))? (?:the|an?|one)(?: (?:whole|full))? day (?:before|ahead|early)(?!\\p{L})`,
  "gu",
);

/** 'I'm 12 weeks pregnant', 'she's six weeks old' tells how far somebody is. */
const SO_FAR =
  /\b(?!(?:next|this|that|following|the|coming) )\S+ (?:days?|weeks?|months?) (?:pregnant|along|old|late|overdue|behind|sober|postpartum|post-op)\b/g;

/** 'My new baby, 3 weeks', 'she's five weeks': how young somebody is. 'In three weeks' stays a day. */
const SO_YOUNG =
  /(?<!\p{L})(?<=(?:baby|newborn|infant|preemie|twins|son|daughter|boy|girl|grandson|granddaughter|grandbaby|niece|nephew|one|he's|she's|he is|she is|they're|they are|who's|who is|is|are),? (?:(?:only|just|about|barely|like|almost|now|already|both) ){0,2})(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:days?|weeks?|months?)(?= |$|[,.])(?! (?:from|after|before|off|out|away|late|later|back|forward|earlier|sooner|ago|notice|ahead|too|okay|ok|fine|soon|good))/gu;

/** 'It's been like that a week or so', 'going on three days' tells how long something has lasted. */
const SO_LONG =
  /\b(?:been(?: (?!at|on|in|until|till)\S+){0,4}?|going on|last(?:ed|ing|s)(?: (?:all of|only|just|barely|hardly|maybe|about|around|like|not even|almost|nearly|over|exactly|a whole|a good))*) (?:an?|\d+|one|two|three|four|five|six|seven|eight|nine|ten|couple|few) (?:of )?(?:days?|weeks?|months?|years?)(?: (?:or so|now|already|at least))?(?= |$)(?! (?:from|after|ago|before))|(?<!\b(?:in|within) (?:an? )?)\b(?:an?|\d+|two|three|four|five|six|seven|ten|couple|few) (?:of )?(?:days?|weeks?|months?|years?) now(?= |$)(?! from)/g;

/** 'Cough 4 days', 'fever two days now'. */
const ILL_SO_LONG =
  /(?<!\p{L})(?:cough\p{L}*|fever|sick|ill|hurting|hurts|pain|sore|swollen|vomiting|throwing up|rash|toothache|headache|tos|fiebre|dolor|malit[oa]|enferm[oa])(?: (?:for|like|about|since|the last|the past|ya|desde hace|por|como))* (?:\d{1,2}|a|an|one|two|three|four|five|six|seven|ten|couple|few|un|una|dos|tres|cuatro|cinco)(?: of)? (?:days?|weeks?|months?|d[ií]as?|semanas?)(?!\p{L})(?! (?:from|after|ago|before))/gu;

/** 'I don't know if I've got three days or five days': how long they have is no day to come on. */
const HAS_SO_LONG =
  /(?<!\p{L})(?:'ve got|'s got|got|have|has|had|gave|gives|given|give)(?: (?:me|him|her|us|them|only|just|like|about|exactly|maybe))* (?:a|\d+|one|two|three|four|five|six|seven|ten|fourteen|thirty|couple|few)(?: of| business)? (?:days?|weeks?|months?)(?: (?:or|to|and) (?:\d+|two|three|four|five|six|seven|ten|fourteen|thirty|sixty)(?: business)? (?:days?|weeks?|months?))*(?= |$)(?! (?:from|after|ago|before|off|free))/gu;

/** 'What if somebody calls at two a.m.?' is when others call. */
const CALLED_THEN =
  /(?<!\p{L})(?:if|when|whenever|say) (?:an? |the |one of |my |our |some )?(?:\p{L}+ ){1,3}?(?:calls?|rings?|phones?|texts?|writes?|has|wakes?|floods?|breaks?|bursts?)(?: (?:me|us|you|up|in|here|back))* (?:at|around|after|past|before) (?:like |about )?(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|midnight|noon)(?: o'clock| thirty| fifteen)?(?: ?[ap]\.? ?m\.?(?!\p{L})| in the (?:morning|middle of the night|evening|afternoon)| at night)?/gu;

/** 'She flies back at noon', 'a fever of a hundred and one': no hour to come at. */
const OTHERS_HOUR =
  /(?<!\p{L})(?:he|she|they|it|the \p{L}+) (?:flies|fly|leaves|leave|heads|head|drives|drive|gets(?! (?:off|out)(?!\p{L}))|departs|boards)(?: (?:back|out|home|off|in|again))? (?:at|by|around) (?:noon|midnight|\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:thirty|fifteen|o'clock|[ap]m))?(?!\p{L})/gu;
const DEGREES =
  /(?<!\p{L})(?:an?|one) hundred(?: and)? (?:one|two|three|four|five|six)(?: point \p{L}+)?(?: degrees)?(?!\p{L})/gu;

/** 'After five use my cell' tells of a number. */
const USE_THEN =
  /\b(?:after|before|until|past|from) \S+(?: (?:thirty|fifteen|o'clock|[ap]m))?(?: on)? (?:use|try|call|ring|text|reach me (?:at|on)|i'm (?:at|on)) (?:my|the|me)\b/g;
/** 'I'm best reached by text after three' tells when to text. */
const REACHED =
  /\b(?:(?:best|easiest|easier|better) (?:reached|to (?:reach|get|text|call) me)|i can be reached)(?: (?:is|by|with|a|on|my))*(?: (?:text|phone|cell|call|email))?(?: is)? (?:after|before|around|between|at|from|until) \S+(?: (?:and|to) \S+)?(?: ?[ap]m| o'clock)?(?= |$)/g;

/** 'Tuesday at three. My sister brings her, I'm at work till five' takes three. */
export const withoutBusy = (text: string, hasHour: (left: string) => boolean): string => {
  const left = text.replace(BUSY_UNTIL, " ");
  return left !== text && hasHour(left) ? left : text;
};
const BUSY_UNTIL =
  /(?<!\p{L})(?:(?:i'm|i am|i'll be|we're|he's|she's|they're|i have (?:class|work|a meeting)|(?:my|his|her) \p{L}+(?:'s| is))(?: (?:\p{L}+ ){0,2}(?:at|in|on) \p{L}+| working| busy| gone| out| away| stuck| teaching| tied up)?|i work|he works|she works|(?:estoy|est[aá]) (?:en \p{L}+(?: \p{L}+)?|trabajando|ocupad[oa])|trabajo) (?:until|till|til|through|hasta) (?:like |about |around |las? )?(?:noon|midday|\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|mediod[ií]a)(?: (?:thirty|fifteen|o'clock|[ap] ?m))?(?!\p{L})/gu;

const HOURS =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce";
/** Why a time is wished for, told behind it: 'at ten, because the bus comes at nine'. */
const REASON = new RegExp(
  `((?:\\d|(?<!\\p{L})(?:${HOURS}|noon|mornings?|afternoons?|${DAY}|ma[nñ]ana|tarde)(?!\\p{L})).*?)(?<!\\p{L})(?:because|cause|cuz|since|porque|ya que|es que) (?:i|i'm|i've|i'll|we|we're|he|he's|she|she's|they|my|his|her|our|the|that's|it's|there's|el|la|los|las|mi|mis|yo|tengo|su|me|nos|ella|[eé]l|a esa|a esas)(?!\\p{L}).*?(?=(?<!\\p{L})(?:so|but|can|could|how|let's|make|entonces|pero|as[ií] que|pued|podr)|$)`,
  "gu",
);

const PUT_RIGHT = new RegExp(
  `\\b(?:${HAPPENED})(?: (?:on|this|last|back))? ${DATE}(?:(?: (?:no|not|wait|sorry|actually|i mean|or|maybe|it was|was it|rather|make that))* (?:on )?${DATE})+(?= |$)`,
  "gu",
);
/** 'I was in yesterday, no, not yesterday, Friday' happened on the last of them. */
export const withoutPastPutRight = (text: string): string => text.replace(PUT_RIGHT, " , ");

/** A plain text without the days that are only told: what happened on them, and what is wished for them. */
export function withoutIncidental(text: string): string {
  let rest = text
    .replace(REACHED, " , ")
    .replace(USE_THEN, " , ")
    .replace(IS_NOW, " , ")
    .replace(SO_FAR, " , ")
    .replace(SO_YOUNG, " , ")
    .replace(SO_LONG, " , ")
    .replace(ILL_SO_LONG, " , ")
    .replace(HAS_SO_LONG, " , ")
    .replace(CALLED_THEN, " , ")
    .replace(OTHERS_HOUR, " , ")
    .replace(DEGREES, " , ")
    .replace(REASON, "$1 ");
  for (const pattern of INCIDENTAL)
    rest = rest.replace(pattern, (all) =>
      all
        .replace(new RegExp(`(?:on )?(?:${DATE}|${MONTH})$`, "u"), " , ")
        .replace(new RegExp(`^(?:on )?${DATE}(?='s | is )`, "u"), " , ")
        .replace(new RegExp(`(?:${DAY_GREETED}|${DAY})(?= |$)`, "gu"), " , "),
    );
  return rest;
}

const NAMED = new RegExp(`(?<!\\p{L})${DAY}(?!\\p{L})`, "gu");
/** 'He left a paper | on my door Friday': what happened then, read whole, leaves no day behind in what is left of it. */
export function wishedIn(whole: string, left: string): string {
  const rest = withoutIncidental(left);
  return whole === left || withoutIncidental(whole).search(NAMED) >= 0 ? rest : rest.replace(NAMED, " , ");
}

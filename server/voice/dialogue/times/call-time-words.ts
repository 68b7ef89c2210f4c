import { NONE } from "../context.ts";
import { CLOCK, DAY, FREE } from "./call-days.ts";
import { NUMBER } from "../paper/note-words.ts";
import { corrected } from "../readers/corrections.ts";
import { plain } from "../readers/text.ts";
import { refusesWhen, whenWordsIn } from "../readers/when-words.ts";

// When a caller wants to be called: only a time that they gave for that, with its 'not', in their words.

/** Asks for a call: 'have them ring me', 'que me llamen'. */
export const CALLS =
  /(?<!\b(?:i|i'll|i can|i could|i will|you|they|he|she|nobody|who|never|i'd|i tried to|to) )(?<!\p{L})(?:(?:best|better|good|fine|eas(?:y|ier|iest))(?: times?)?(?: for (?:you|them))? to (?:call|ring|reach|phone|get)(?: (?:me|us))?|(?:call|ring|phone|reach|try|text)(?: (?:me|us|him|her|back|my \p{L}+)| at| on)|get (?:(?:a )?hold of |back to )?(?:me|us)|(?<=(?:want|need|like|expect|have) )to hear(?: back)?(?: from \p{L}+)?|hit (?:me|us) up|i can (?:talk|pick up|answer|be reached)|give (?:me|us) a (?:call|ring|buzz)|(?:a )?call(?:-| )?back|(?:somebody|someone|they|her|him|them|you|she|he)(?: to| can| could| should|(?:'d|'ll| would| will)? (?:have|need|has|needs) to)? (?:call|ring|phone|reach)|call|ll[aá]m\p{L}*)(?!\p{L})/iu;
/** A matter, an errand or a tale beside a day: 'about Thursday', 'I gotta get back to work', 'I ran out Friday'. */
export const OTHER =
  /(?<!\p{L})(?:if (?:i|we) (?:don't|do not|haven't)|hear (?:back|from|nothing)|about (?:\p{L}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})|(?:gotta|got to|have to|need to|better|must) (?:get|go|run|head|be)(?!\p{L})|back to (?:work|the)|(?:run(?:s|ning)?|(?:i'm|im|be|am)) out(?! of (?:town|state|the (?:office|country|state|house|shop)))|since|ago|by (?:mon|tues|wednes|thurs|fri)day|at the latest|a más tardar|appointment|deadline|due|enough|(?:me|le|nos) quedan?|alcanzan?|(?:pills?|days?) left|visit|(?<!(?:them|him|her|me|anybody|anyone|somebody|kids) )hearing|court|fly\p{L}*|leav\p{L}*|(?:is|are) (?:when|the day)|said|told|cita)(?!\p{L})/iu;
export const BUSY_UNTIL =
  /^.*?\b(?:at work|working|work|busy|in (?:class|court|surgery|meetings?|a meeting)|out|teaching|with clients|on the floor(?: at work)?)\b(?: \S+)? (?:until|till|til) /i;

const BUSY_HASTA =
  /(?<!\p{L})(?:trabaj\p{L}*|(?:est[aá]|estoy) (?:ocupad[oa]|en (?:clase|el trabajo|una junta))|ocupad[oa]|sal(?:e|go)(?= a)) (?:hasta|a) (las? (?:\d{1,2}(?::\d\d)?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: y media)?)/iu;
/** The part of a sentence that says when to call, with what turns it round; undefined when it says no such thing. */
export const timeIn = (sentence: string): string | undefined => {
  // 'Thursday, no wait, that's the holiday, Friday around ten' is Friday around ten.
  const time = sentence
    .split(ONE_MORE)
    .map((each) => corrected(each).reduce((before, piece) => merged(before, timeSaid(piece) ?? before), ""))
    .find(Boolean);
  // What was found beside the time, a 'no' or a 'one more thing', is none by itself.
  return time && [CLOCK, DAY, LOOSELY].some((each) => each.test(time)) ? time : undefined;
};
const LOOSELY =
  /(?<!\p{L})(?:any|when|whenever|now|soon|asap|later|after|before|until|till|weekend|hours?|minutes?|early|cualquier|cuando|ahora|pronto|tarde|despu[eé]s|antes)/iu;
const ONE_MORE = /(?<!\p{L})one (?:more|last|other|quick) (?:thing|question)(?!\p{L})/iu;
/** 'Thursday's Thanksgiving, isn't it': tells of a day that is none for a call. */
const HOLIDAY_TAG =
  /(?<!\p{L})(?:that['’]s|it['’]s|\p{L}+day['’]?s?(?: is)?) (?:a |the )?(?:holiday|thanksgiving|christmas(?: eve)?|new year['’]s(?: eve| day)?)(?!\p{L})(?:,? (?:isn['’]t it|right|no|actually))?/iu;
const timeSaid = (sentence: string): string | undefined => {
  const all = whenWordsIn(
    sentence
      .replace(HOLIDAY_TAG, " ")
      .replace(NUMBER, "; ")
      .replace(UNTIL_WE, "$1 ")
      .replace(/[¿?]|,? (?:\S+['’]s|it is|that is) when(?!\p{L}).*$/gu, ""),
  );
  if (!all) return undefined;
  const hasta = BUSY_HASTA.exec(sentence)?.[1];
  if (hasta) return `después de ${hasta}`;
  const busy = BUSY_UNTIL.exec(sentence);
  // 'Call after four, I'm in court until then' tells the time before.
  const until = busy && sentence.indexOf(all) + all.length > busy[0].length;
  // 'After four, I finish at four'.
  return (
    (until ? sentence.slice(0, sentence.indexOf(all) + all.length).replace(BUSY_UNTIL, "after ") : all)
      .replace(/^no, (?!\p{L}+ (?:me|nos))/iu, "")
      // 'After five, and write down that ...'; 'after five, I'm a nurse so I sleep in the mornings' tells why.
      .split(ALSO_DO)[0]!
      .split(/,? so (?!(?:I|i|we|he|she)(?:'\p{L}+)? )(?=\S)/u)
      .at(-1)!
      .split(/,? (?:I|i|we|he|she|my|cause|because|that's|estoy|tengo)(?:'\p{L}+)?(?= )/u)[0]!
      .replace(
        /^(?:(?:one|what) )?(?:no|yes|yeah|yep|well|ok|okay|sí)(?:,? (?:the|that|just|it's|call|ring))*,? (?=after|before|between|around|at |any|in the|mon|tues|wednes|thurs|fri|satur|sun|tomorrow|today)/i,
        "",
      )
      .replace(/^a(?:t|round|bout) (?=after|before|between)/i, "")
      // 'Make the demo Monday' tells what Monday is for.
      .replace(
        /^(?:(?:make|do|let's do|put|have|set) )(?:it |that |(?:the|my|a|our) \p{L}+ )?(?:for |on )?/iu,
        "",
      )
      // 'Mornings before eight is best, or after five': what is said of a time is none.
      .replace(
        /(?:'s| is| are| would be| works?) (?:the )?(?:best|better|good|fine|great|okay|ok)(?: for me)?(?=,? (?:or|and|but) )/giu,
        "",
      )
      .replace(
        /(?:(?:'s| is| are)? (?:best|better|good|fine|great))?(?: (?:before|after|until|till|at|on|by|in|the|and|or|like|around))*[\s,.;:!]*$/i,
        "",
      )
      .replace(
        /^(?:please )?(?:(?:don['’]?t|do not|never) (?:please )?|not to )(?:call|ring|phone|text)(?: (?:me|us|back))*(?! (?:me|us))/i,
        "not",
      )
      .replace(/^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}(?=\p{Ll})/u, (letter) =>
        letter.toLowerCase(),
      )
  );
};

/** 'Before we open at ten' is before ten. */
const UNTIL_WE =
  /(?<!\p{L})(before|after|until|till) (?:i|we|he|she|they|the (?:shop|store|salon|office|place)) (?:open|close|start|leave|go|head|get|finish)s?(?: (?:up|out|off|in|to work|home|for work))? (?:at|around|by) (?=\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)/giu;

/** 'After five, and write down that it's for June' */
export const ALSO_DO = /,? (?:and|then) (?:please )?(?:write|put|tell|note|let|ask|mention)(?!\p{L})/iu;

/** 'Arizona time': whose clock an hour is of. */
const ZONE =
  /(?<!\p{L})(?:(?:arizona|eastern|central|mountain|pacific|hawaii|alaska|new york|chicago|texas|florida|east coast|west coast|your|my|local)(?: standard| daylight)? time|[ecmp][sd]t|eastern|pacific|hora (?:del (?:este|centro|pac[ií]fico)|de \p{Lu}\p{L}+))(?!\p{L})/iu;
export const zoned = (time: string, words: string): string => {
  const zone = CLOCK.test(time) && !ZONE.test(time) ? ZONE.exec(words)?.[0] : undefined;
  return zone ? `${time}, ${zone}` : time;
};
export const SAID =
  /^(?:(?:no|yes|but|and),? )*(?:(?:like|as) )?i (?:just |already )?(?:said|told (?:you|them))[,:]? |,? (?:(?:like|as) )?i (?:just |already )?(?:said|told (?:you|them))(?=[.!]*$)|,? (?:like|as) i (?:just |already )?(?:said|told (?:you|them))(?![\p{L}])/iu;
/** 'Any time, but today please' is today. */
export const ANY_OF =
  /(?<!\p{L})any ?time,? (?:but|just|as long as it's|only) ((?:today|tomorrow|tonight|this (?:week|morning|afternoon|evening))(?: please)?[.!]?)$/iu;

const OF_WEEK =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|week|hoy|(?<!la )mañana(?!\p{L})|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado/iu;
const DAYS = new RegExp(`(?:(?:on|this|next|el|este) )?(?:${OF_WEEK.source})s?`, "giu");
const PART_OF_DAY = /(?<!\p{L})(?:morning|afternoon|evening|mañana|tarde)(?!\p{L})/iu;
/** 'After two', and 'Wednesday' in the next sentence, are one time; what is said of the same part later holds. */
export function merged(before: string, told: string): string {
  if (before === "" || before === NONE || before === told) return told;
  // 'Not Thursday this week, next week is fine' leaves the hours that were told.
  if (refusesWhen(told)) {
    const stays = before
      .split(/,? and (?=not|only|after|before)|, /iu)
      .filter((part) => !refusesWhen(part) || DAY.test(part) !== DAY.test(told));
    return [...stays, told].join(", ");
  }
  const [day, clock] = [DAY.test(told), CLOCK.test(told)];
  // 'Tuesday at ten. In the morning.'
  if (!clock && !OF_WEEK.test(told) && /^in the /u.test(told) && OF_WEEK.test(before) && CLOCK.test(before))
    return `${before} ${told}`;
  // 'Tuesday. Ten in the morning.'
  if (clock && !OF_WEEK.test(told) && OF_WEEK.test(before) && PART_OF_DAY.test(told))
    return `${before.replace(CLOCK_PART, "")} ${told.replace(/^\p{L}/u, (letter) => letter.toLowerCase()).replace(/^(?=\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)/u, "at ")}`;
  if (day && clock) return told;
  // 'Tomorrow any time', once hours were told for every day.
  if (FREE.test(told) && CLOCK.test(before) && !DAY.test(before))
    return `${told}, ${/cualquier/.test(told) ? "los demás días" : "other days"} ${before}`;
  if (day) {
    // 'At nine tomorrow', and then 'today', is at nine.
    const hours = (CLOCK_PART.exec(before)?.[0] ?? "").replace(DAYS, "").replace(/^[, ]+|[, ]+$/g, "");
    // 'Not before ten' stays what it is, whatever the day.
    return `${told}${refusesWhen(hours) ? "," : ""} ${hours}`.replace(/[, ]+$/, "");
  }
  if (plain(before).includes(plain(told))) return before;
  // 'After four', and then 'after half past': the same side of the day is put right.
  const side = SIDE.exec(told)?.[0].toLowerCase();
  if (side && SIDE.exec(before)?.[0].toLowerCase() === side) {
    const stays = before
      .split(", ")
      .filter((part) => refusesWhen(part) && DAY.test(part) && !CLOCK.test(part));
    return [told, ...stays].join(", ");
  }
  if (refusesWhen(before)) return `${before}, ${told}`;
  const days = DAY.test(before) ? before.replace(CLOCK_PART, "").replace(/[\s,]+$/, "") : "";
  if (days !== "")
    return `${days}${CLOCK.test(before) || /,/.test(days) ? "," : ""} ${told}`.replace(/^,? /, "");
  // 'After four. Half past four is good.'
  return /^(?:only )?(?:after|before|despu[eé]s|antes)/i.test(before) ? `${before}, ${told}` : told;
}
const SIDE = /^(?:after|before|despu[eé]s de|antes de)(?!\p{L})/iu;
export const CLOCK_PART = new RegExp(
  `,? ?(?:(?:not|no|only|between|after|before|until|till|from|at|around|about|entre|despu[eé]s de|antes de|a) )*(?:las? )?(?:${CLOCK.source}).*$`,
  "iu",
);

/** Asks of something else than when to call: 'but who do I ask tonight?' */
export const ASKS_WHOM =
  /^(?:(?:well|and|but|so|ok|okay|um+|uh|oh|pero|y|bueno|entonces),? )*[¿]?(?:who|whom|what|where|how|qui[eé]n|a qui[eé]n|qu[eé]|d[oó]nde|c[oó]mo)(?:'s|'ll)? (?:do|does|can|could|should|would|will|is|am|are|hago|puedo|debo|pregunto|llamo)(?: |,)(?!you call|they call|(?:somebody|someone) call)[^.!]*\?/iu;
/** A bare 'Today.' behind what is wanted undone, paid back or mended. */
export const isDemanded = (words: string, sentence: string): boolean => {
  const at = words.indexOf(sentence);
  return BARE_DAY.test(sentence) && at > 0 && DEMAND.test(words.slice(0, at));
};
const BARE_DAY = /^\W*(?:like )?(?:today|now|right now|this week|tomorrow|hoy(?: mismo)?|ya|ahora)\W*$/iu;
const DEMAND =
  /(?<!\p{L})(?:want|wants|need|expect|demand|quiero|necesito|exijo)(?!\p{L})[^.?!]*(?<!\p{L})(?:gone|off|back|fixed|refund\p{L}*|credited|reversed|removed|done|undone|corrected|taken care of|devuel\p{L}+|quit\p{L}+|reembols\p{L}+|arregl\p{L}+)(?!\p{L})[^.?!]*[.!]\s*$/iu;

/** When to call, without what was said around it. */
export const onlyTheTime = (told: string): string =>
  told
    // 'Wait, Thursday's Thanksgiving, isn't it. Make the demo Monday'
    .replace(/(?:^|, )(?:['’]s |[^,]*isn['’]t it)[^,]*(?=,|$)/giu, "")
    .replace(/^make the \p{L}+ /iu, "")
    // 'After five, not four', 'any day but Thursday, that's surgery'
    .replace(
      /(?<=\p{L}), not (?:at )?(?:\d[\d:]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?=,|$)/giu,
      "",
    )
    .replace(/, (?:that|it)['’]s (?:my |our )?(?!after|before|between|at|by|around|from)[^,]{2,20}$/iu, "")
    // 'Afternoons are better, after two'
    .replace(/ (?:is|are|works?|would be) (?:better|best|good|fine|okay|great)(?: for me)?(?=,|$)/giu, "");

/** What is said around a time out of politeness. */
export const POLITE =
  /^(?:oh|and|but|also|please)(?: (?:oh|and|but|also))*(?= )|(?<!\p{L})(?:(?:it|that|they|you|he|she)?(?:'d| would|'ll| will)? ?(?:has|have|need|needs) to (?:be|call(?: me)?)|tendr[ií]a que ser|(?:please |just )*tell (?:him|her|them)(?: to)?(?: please)?(?: call(?: me)?)?|if (?:you|they) can|please|maybe|just|like|thanks?|(?:let['’]s )?make (?:it|that)(?= (?:after|before|at|between|around|by|not|\d|\p{L}+ (?:or|to) ))|if (?:at all )?possible|si (?:es posible|se puede)|i guess|or so|would be (?:good|great|best|better)|(?:is|are) (?:fine|good|best|better)|works?(?: better| best)?|por favor|si pueden?)(?!\p{L})/giu;

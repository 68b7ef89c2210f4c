import { NONE } from "../context.ts";
import { CLOCK, DAY } from "./call-days.ts";
import type { Heard } from "../hearing/heard.ts";
import { sentencesOf, tidy } from "../paper/note-words.ts";
import { corrected } from "../readers/corrections.ts";
import { shorten } from "../readers/text.ts";
import { refusesWhen, whenWordsIn } from "../readers/when-words.ts";
import { saysYes } from "../readers/yes-no.ts";
import { shortTime } from "../say/english.ts";
import { ALSO_DO, ANY_OF, ASKS_WHOM, CALLS, merged, OTHER, SAID, timeIn, zoned } from "./call-time-words.ts";
import { isOfAnother } from "./not-the-call.ts";

/** What a caller who was asked when to call answers; `NONE` where any time will do. */
export function callTimeAnswered(heard: Heard): string {
  let told = "";
  // An hour that will not do is none, unless nothing else is told.
  const words = refused(heard.words) ? heard.words : heard.repair.without(heard.words) || heard.words;
  for (const sentence of sentencesOf(words).map((each) =>
    each.replace(SAID, "").replace(ANY_OF, "$1, any time"),
  )) {
    const other =
      ASKS_WHOM.test(sentence) ||
      isOfAnother(sentence) ||
      (OTHER.test(sentence) && !CALLS.test(sentence)) ||
      (heard.wishes.length === 0 &&
        /^(?:so |and |but )?(?:did|do|is|are|was|were|have) .*\?/i.test(sentence));
    const time = other
      ? undefined
      : (worked(sentence) ??
        refused(sentence) ??
        whole(sentence) ??
        (told ? undefined : limited(heard, sentence)) ??
        timeIn(sentence));
    if (time)
      told = merged(
        told,
        refusesWhen(sentence) && sentence.split(" ").length < 12 && !refusesWhen(time)
          ? tidy(sentence)
          : time,
      );
  }
  told ||= SOON.exec(heard.words)?.[0].toLowerCase() ?? "";
  if (told !== "") return shorten(zoned(withoutWhy(told), heard.words), 100).replace(/[\s!?.,;]+$/u, "");
  if (heard.has("affirm", "deny", "dontknow", "bye", "thanks") || saysYes(heard.text)) return NONE;
  return heard.text.split(" ").length < 7 &&
    ISH.test(heard.text) &&
    !SAYS_ELSE.test(heard.text) &&
    !heard.values.phone &&
    !heard.values.name
    ? shorten(tidy(heard.words.replace(WOULD_WORK, " ")), 100)
    : NONE;
}
/** A short sentence that names nobody says when and nothing else: 'not next week, the week after', 'Mondays are bad, any other day'. */
const whole = (sentence: string): string | undefined => {
  const said = tidy(sentence.split(ALSO_DO)[0]!).replace(TO_IT, "").replace(OF_IT, "");
  const time = whenWordsIn(said);
  return time && corrected(said).length === 1 && said.split(" ").length <= 10 && !OF_SOMEBODY.test(said)
    ? said.replace(/^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}(?=\p{Ll})/u, (l) => l.toLowerCase())
    : undefined;
};
const TO_IT =
  /^(?:(?:yes|yeah|yep|no|well|um+|uh|oh|ok|okay|sure|please|probably|maybe|like|let['’]s say|say|it['’]s|(?:the )?best (?:time )?(?:is|would be)|sí|bueno|pues),? )+/iu;
const OF_IT =
  /(?:,? (?:please|thanks?(?: you)?|(?:i|we) (?:really )?don['’]t (?:care|mind)(?: which(?: one)?)?|whichever|if (?:they|you) can|if possible|(?:is|are|would be|will be) (?:best|better|good|fine|great|okay|ok)|works?(?: best| for me)*|por favor|gracias))+$/iu;
const OF_SOMEBODY =
  /\?|(?<!\p{L})(?:i|i['’]\p{L}+|we|we['’]\p{L}+|he|she|they|my|our|his|her|me|us|you|your|call|ring|phone|text|name|number|yo|mi|me|nos|tengo|estoy|trabajo|salgo|ll[aá]m\p{L}*)(?!\p{L})/iu;

/** Sounds like a time, however it is put: 'whenever he's up', 'once school's out'. */
const ISH =
  /\d|(?<!\p{L})(?:any|today|tomorrow|tonight|hoy|when\p{L}*|while|once|during|time|hours?|days?|week\p{L}*|morning|afternoon|evening|night|noon|lunch|early|late|later|soon|before|after|until|till|around|about|always|never|mon|tues|wednes|thurs|fri|satur|sun|works?|best|better|hora|d[ií]a|cuando|mañana|tarde|noche|siempre|antes|despu[eé]s|hasta|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/u;
/** 'Not Mondays, we're closed Mondays': what is refused, without why. */
const refused = (sentence: string): string | undefined => {
  const [first = "", ...why] = sentence.split(/,\s+|\s(?=(?:because|since|cause|'cause|porque)(?!\p{L}))/iu);
  const said = tidy(first.replace(TO_IT, ""));
  if (why.length === 0 || !refusesWhen(said) || !whenWordsIn(said)) return undefined;
  if (!why.every((each) => IS_WHY.test(each))) return undefined;
  return said.replace(/^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}(?=\p{Ll})/u, (letter) =>
    letter.toLowerCase(),
  );
};
/** 'Tonight after six, not before, she's at work' is tonight after six. */
const withoutWhy = (told: string): string =>
  told
    .replace(
      /,? (?:because |since |so )?(?:i|we|he|she|they)(?:['’]?(?:m|re|s|ll|ve)| am| is| are| have| has| works?)(?!\p{L}).*$/iu,
      "",
    )
    .replace(/(?<=after .*),? (?:and )?not before$/iu, "")
    .replace(
      /^(?:Tonight|Today|Tomorrow|This|Any|After|Before|Between|Mornings?|Afternoons?|Evenings?)(?!\p{L})/u,
      (word) => word.toLowerCase(),
    );
const IS_WHY =
  /^(?:because |since |'?cause |porque |so )?(?:we|i|he|she|they|my \p{L}+|that)(?:['’](?:re|m|s|ll)| am| is| are| work| works?| have| has| sleep| teach)(?!\p{L})[^.?!]*[.!]?$/iu;

/** 'I work Wednesdays' is when not to call. */
const worked = (sentence: string): string | undefined => {
  const days = WORKS_ON.exec(sentence)?.[1];
  return days && `not on ${days}`;
};
const WORKS_ON =
  /(?<!\p{L})(?:i|we)(?:['’]m| am|['’]re| are)? (?:always |usually |also )?(?:work|working|busy|away|teach|in class|in court)(?: all day)?(?: on)? ((?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:,? and |,? or |, )?)+)/iu;

/** 'I have to pick up my kids at two thirty, so before that': the hour that somebody's own day leaves. */
const limited = (heard: Heard, sentence: string): string | undefined => {
  const { after, before, at } = heard.values.time;
  if (
    !(OF_SOMEBODY.test(sentence) || /(?<!\p{L})(?:before|after) (?:that|then)(?!\p{L})/iu.test(sentence)) ||
    at !== undefined ||
    // 'Mornings, before I'm on a roof' names no hour.
    (!CLOCK.test(sentence) &&
      !/(?<!\p{L})(?:(?:before|after) (?:that|then)|until|till)(?!\p{L})/iu.test(sentence)) ||
    (after === undefined) === (before === undefined)
  )
    return undefined;
  const said = timeIn(sentence);
  if (said && CLOCK.test(said) && /(?<!\p{L})(?:after|before|until|till|despu[eé]s|antes)/iu.test(said))
    return undefined;
  const day = said && DAY.test(said) && !CLOCK.test(said) ? `${said}, ` : "";
  return `${day}${after === undefined ? "before" : "after"} ${shortTime(after ?? before!)}`;
};

/** Of 'would eleven work?' what is no time. */
const WOULD_WORK =
  /^(?:would|does|is|will|could|can|what about|how about)(?!\p{L})|(?<!\p{L})(?:be |is )?(?:work|okay|ok|possible|all right|fine|good|do)(?: for \p{L}+)?\?\W*$/giu;

const SOON =
  /(?<!\p{L})(?:right now|now|asap|as soon as (?:possible|you can)|right away|immediately|ahora mismo|ahora|lo antes posible)(?!\p{L})/iu;
/** 'Nah they can text me', 'whatever': no time. */
const SAYS_ELSE =
  /(?<!\p{L})(?:text|texts|e-?mail|message|whatever|nah|nope|don't|why|what|who|how|yep|yeah|mensaje|correo)(?!\p{L})/u;

import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { WISH } from "./paused.ts";

// Whether help is called or there, as the caller tells it.

const HELP =
  "(?:911|nine one one|988|poison(?: control)?|(?:an? |the |my )?(?:ambulance|paramedics?|medics?|emts?|fire ?(?:fighters|men|department|truck)|police|cops|rescue squad|gas (?:company|people|guys?)|nurse|doctors?)|help|them)";
const SOMEBODY =
  "(?:(?:my|the|a|our) (?:\\p{L}+ )?\\p{L}+|he|she|they|we|i|somebody|someone|everybody)(?:'s|'re|'m| is| are| am| was)?";
const HERE =
  "(?:here|coming|in the house|at the door|on (?:the|its|their) way|arrived|got here|pulling up|pulled up|showed up|on it|outside|with (?:him|her|me|us|them)|working on|(?:has|have|'ve|got|took|taking|loading|checked|checking|looking at|seeing) (?:him|her|me|us|them)|(?:says?|said|told|telling|asking)(?: (?:me|us|him|her|that|it|he|she|they|to)))";
/** Somebody is there, on the line or on the way: what is done already. */
const NOW = new RegExp(
  `(?<!\\p{L})(?:(?:on|talking|speaking|spoke|talked) (?:hold |the (?:other )?(?:line|phone) )?(?:with|to) ${HELP}|(?:have|got|'ve got|have got|with) ${HELP} (?:here|on|coming)|${HELP}(?:'s|'re| is| are| has| have)?(?: just| already| finally| now| all)* ${HERE}|they(?:'re| are|'ve)?(?: just| already| finally| now)* ${HERE}|(?:already|just) (?:called|dialed|phoned|rang) ${HELP}|(?:i|we|he|she) (?:rang|phoned) (?:911|988|poison|them|it in|an ambulance|the ambulance)|(?<!n't )(?:i|we|he|she|they|my \\p{L}+)(?: just| already)? (?:dialed|called) (?:it|in)(?= |$)|(?:someone|somebody|they|he|she|988|911|a (?:lady|man|woman|counselor))(?: has| have|'s|'ve)?(?: just| finally)? (?:picked up|answered)(?! the)|they(?: just)? said (?:\\S+ ){1,3}minutes|(?:they|poison control)(?: just)? (?:said|say|says|told (?:me|us))(?: (?:to|just|that|it's|he's|she's|he'll|she'll|we|not))* (?:watch|keep|wait|give|rinse|monitor|fine|okay|ok|be|probably|safe|worry)|(?:dicen|dijeron|me dijeron) que (?:lo|la|le|no|est[aá]|espere|vigile)|(?:i|i've|we)(?: just| already)? texted (?:it|them|988|that)(?= |$)|ya (?:les |le )?escrib[ií]|(?:ya )?(?:contestaron|contest[oó]|me contestan)|(?<!n't )(?:called|dialed|phoned) (?:911|988|poison|(?:an|the) ambulance|them(?! (?:back|about|later|tomorrow)))|(?<!i'm )(?<!i am )(?:my|the|our) (?:\\p{L}+ )?\\p{L}+(?:'s| is) (?:already )?(?:calling|dialing) (?:911|988|them|poison|an? ambulance)|${SOMEBODY} (?:already |now )*(?:at|in) (?:the |an )?(?:emergency room|hospital|ambulance)|ya (?:est[aá]n (?:aqu[ií]|con)|llegaron|lleg[oó]|vienen?(?: en camino)?|(?:(?:la|lo|los|les|le) )?llam(?:[eé]|amos|aron|ó))|(?:estoy|est[aá]) (?:en la l[ií]nea|hablando) con|los? param[eé]dicos? (?:ya )?(?:est[aá]n|lleg))(?!\\p{L})`,
  "u",
);
/** Who goes or calls, or says that they will. */
const SOON =
  /(?<!\p{L})(?:calling (?:now|them|it|right now|911|988)|^(?:ok(?:ay)? |yes |got it )*(?:i'm |im )?calling\b|(?:i'm|i am|we're|im|he's|she's) (?:going|leaving|calling|heading|on (?:my|our|his|her) way|driving|dialing)|going (?:now|there)|(?:will|i'll|we'll|let me) (?:just )?(?:(?:call|text|ring|phone|dial)(?! (?:my|our|her|him|you|me|us|back|a (?:friend|neighbor)|mom|dad|later))|go|do that|take (?:him|her|them))|already calling|(?:drive|drives|driving|take|takes|taking|bring|bringing|rush\p{L}*) (?:me|him|her|us|them)(?: \p{L}+){0,2} to (?:the |an )?(?:emergency|hospital|urgent)|hanging up|(?:ya|voy a|vamos a) (?:(?:lo|la|les|los|le|me) )?(?:voy|vamos|llamo|llamar|salimos|salgo|estoy llamando)|voy para all|estoy llamando|ok(?:ay)? i will)(?!\p{L})/u;
/** Who has said that they called, and after all has not or will not. */
const NOT_CALLED =
  /(?<!\p{L})(?:not (?:going|calling|called|call|yet)|never (?:called|mind|said|told|promised|agreed)|(?:won't|don't|can't|didn't|haven't|hasn't|should i|do i have to|if i|if we) (?:\p{L}+ ){0,3}?(?:call|called|go|reach|get|need)|(?:nobody|no one)(?:'s| has| is)(?! (?:here|home|around|near|there|with me|in the house))|instead of|todav[ií]a no|no (?:he|hemos|han|voy a|quiero) llam\p{L}*)(?!\p{L})/u;

/** What the caller tells of help in a turn: that it is there or on its way, or that they go or call now. */
export function helpTold(words: string): "soon" | "now" | undefined {
  const text = heardAs(words);
  // 'We're in the car, I don't call': who is on the way to it needs nobody to come.
  if (ON_THE_WAY.test(text) && !STAYS.test(text)) return "now";
  if (NOT_CALLED.test(text)) return undefined;
  if (NOW.test(text)) return "now";
  // 'Maybe I'll text it' is no call yet.
  return sentencesOf(words).some((each) => SOON.test(heardAs(each)) && !MAYBE.test(heardAs(each)))
    ? "soon"
    : undefined;
}
/** 'Maybe I'll text it', 'I guess I could call': help that is weighed. */
export const weighsHelp = (words: string): boolean =>
  sentencesOf(words).some(
    (each) => MAYBE.test(heardAs(each)) && WEIGHED.test(heardAs(each)) && !SOMEBODY_ELSE.test(heardAs(each)),
  );
const SOMEBODY_ELSE = /(?<!\p{L})(?:my|mi|mis) \p{L}+/u;
const MAYBE =
  /(?<!\p{L})(?:maybe|might|perhaps|possibly|i (?:guess|suppose)|not sure|i could|i'll (?:think|see)|thinking (?:about|of)|tal vez|quiz[aá]s?|a lo mejor|podr[ií]a|no s[eé] si)(?!\p{L})/u;
const WEIGHED =
  /(?<!\p{L})(?:call\p{L}*|text\p{L}*|dial|ring|phone|reach|try|go|llam\p{L}+|escrib\p{L}+|marc\p{L}+)(?!\p{L})/u;
/** Who is driven to where help is. */
export const goesThere = (words: string): boolean => {
  const text = heardAs(words);
  return THERE.test(text) || (ON_THE_WAY.test(text) && !STAYS.test(text));
};
/** Help is with them, and nobody has to be told to wait for it. */
export const isWithThem = (words: string): boolean => WITH_THEM.test(heardAs(words));
const WITH_THEM =
  /(?<!\p{L})(?:(?:ambulance|paramedics?|medics?|emts?|they|fire (?:department|truck)|police)(?:'s|'re| is| are| have|'ve| has)?(?: just| already| finally| now| all)* (?:here|at the door|in the house|arrived|got here|with (?:him|her|me|us|them)|pulled up|pulling up|working on|taking (?:him|her|them|me)|took (?:him|her|them)|loading)|(?:we're|we are|i'm|i am|he's|she's) (?:already |now )?(?:at|in) the (?:emergency room|hospital|ambulance)|ya (?:llegaron|lleg[oó]|est[aá]n aqu[ií]|se l[ao] llev\p{L}+)|(?:la|los) (?:ambulancia|param[eé]dicos) (?:ya )?(?:est[aá]n?|lleg\p{L}+))(?!\p{L})/u;
const ON_THE_WAY =
  /(?<!\p{L})(?:(?:on|in) (?:(?:the|our|my|his|her|a) )?(?:way|car|truck|cab|taxi|uber)(?= |$)|(?:we|i)(?:'re|'m| are| am)? (?:almost|nearly) there|\S+ minutes? (?:out|away)(?= |$)|(?:we|i) (?:just )?(?:left|go|drive|leave)(?: \p{L}+){0,2} (?:hospital|emergency room)|(?:driving|heading|rushing|racing) (?:there|in|over|(?:him|her|them|us|me) (?:in|there|over)|to (?:the |an )?(?:hospital|emergency room))|(?:vamos|voy|estamos|lo llevo|la llevo|lo llevamos|la llevamos)(?: ya)? (?:en (?:el )?(?:carro|coche|camino|taxi)|(?:al|para el|rumbo al) hospital|(?:a|para) (?:urgencias|emergencias)))(?!\p{L})/u;
/** 'They're on the way' is told of help that comes; 'I won't go to the hospital' goes nowhere. */
const STAYS =
  /(?<!\p{L})(?:(?:won't|not|don't|can't|never|refuse\p{L}*|hates?|should (?:i|we)|do (?:i|we)|can (?:i|we)|if (?:i|we)|could|would|no quier\p{L}+|no (?:voy|vamos)) (?:\p{L}+ ){0,4}?(?:go|going|drive|driving|take|leave|way|car|hospital|emergency room|ir|vamos|voy)|(?:they|help|ambulance|paramedics|police|friend|mom|brother|sister|husband|wife)(?:'s|'re| is| are)? (?:already |now |just )*on (?:the|its|their|her|his) way)(?!\p{L})/u;
const THERE =
  /(?<!\p{L})(?:we're|we are|i'm|i am) (?:just |now )?(?:leaving|heading out)(?!\p{L})|(?<!\p{L})(?:going|heading|driv\p{L}*|tak\p{L}+|bring\p{L}*|rush\p{L}*|go)(?: \p{L}+){0,3} to (?:the |an )?(?:emergency room|hospital|urgent care)(?!\p{L})/u;
/** After all nobody was called. */
export const notCalled = (words: string): boolean => NOT_CALLED.test(heardAs(words));
/** 'The ER' is no 'er' of somebody who thinks. */
const heardAs = (words: string): string =>
  plain(words.replace(/(?<=\b(?:the|an|to) )e\.?r\.?(?!\p{L})/giu, "emergency room"));

/** A turn without what it tells of help. */
export const besideHelp = (words: string): string =>
  sentencesOf(words)
    .flatMap((each) => {
      if (helpTold(each) === undefined) return [each];
      // 'They're coming, it's Dana, can the lawyer call me back today', in one breath.
      const pieces = each.split(/,\s+/);
      const rest = pieces.filter((piece) => helpTold(piece) === undefined);
      if (rest.some((piece) => WISH.test(plain(piece)))) return [rest.join(", ")];
      return each.includes("?") ? [each] : [];
    })
    .join(" ");

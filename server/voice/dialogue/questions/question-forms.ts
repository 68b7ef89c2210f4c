import { plain } from "../readers/text.ts";

/** What sounds like a question in a statement is answered only when that is very sure. */
export function asksIt(words: string, sure: number): boolean {
  const count = words.split(" ").length;
  return isQuestion(words) || (!WISHES.test(words) && (sure >= 0.9 || (count <= 4 && sure >= 0.6)));
}
/** 'I'd like the woman' wishes, and 'I don't want a late fee' tells. */
const WISHES =
  /^(?:(?:and|but|so|yes|no|well),? )*(?:(?:i'd (?:like|prefer|rather(?: have)?)|i (?:just |only )?(?:want|need|prefer)|i'll take|quiero|prefiero) (?:her|him|(?:the|a|that|la|el|una?) (?:woman|man|lady|gentleman|female|male|other one|same one|mujer|doctora))(?!\p{L})|i don't want )/iu;
export const isQuestion = (words: string): boolean =>
  /\?\W*$/.test(words) || ASKS.test(plain(words)) || WONDERS.test(plain(words)) || breaksOff(words);
const WONDERS =
  /\b(?:know|wonder\p{L}*|curious|question|asking|tell me|find out|check (?:if|whether|on)|see if|make sure|saber|pregunt\p{L}*|d[ií]game|duda)\b|\b(?:how (?:much|long|many|do|does|is|are|far|early|soon|late|often|bad|fast|quick|quickly|old|hard|big|painful|safe|expensive|accurate|reliable)|what (?:time|is|are|do|does|kind|about)|cu[aá]nto|cu[aá]ndo|d[oó]nde|qu[eé] (?:hora|d[ií]as?))\b/u;

export const LEADS =
  "(?:(?:and|but|so|ok|okay|um|uh|well|wait|oh|yeah|yes|no|hey|hi|alright|then|anyway|anyhow|anyways|see|look|honestly|thanks|sorry|hang on|hold on|actually|shoot|oops|listen|ah|also|(?:(?:just )?(?:one|a|another|una|otra) )?(?:quick |last |more )?(?:question|pregunta)|you (?:didn't|never) (?:say|said|answer|answered)|(?:no )?i (?:(?:just |only )?(?:asked|mean|meant)|was (?:just |only )?asking|said)|excuse me|quiero decir|(?:le )?pregunt(?:o|aba|é)|roughly|about|ballpark|y|pero|entonces|bueno|sí|oye|perdón)[, ]+)*";
const OPENERS =
  "(?:how|why|(?:what|where|when|who|which|whose)(?! (?:i|you|he|she|it|we|they|my|the|that)(?!\\p{L}))(?: \\p{L}+)?(?:'s|'ll| is| are| was| do| does| did| can| could| will| would| should| if| about| happens| time| kind)|what's|what'll|who's|where's|do(?= (?:i|you|y'all|ya'll|ya|we|they|he|she|it|the(?! (?:first|second|early|earlie\\p{L}+|later?|latest|last|latter|other|morning|afternoon|\\d|one|two|three|four|eight|nine|ten|eleven|twelve|half)(?!\\p{L}))|my|your|any|people|most|those|these|both|all|kids|children|dogs|dr|doctor|patients|clients|callers)(?!\\p{L}))|(?:have|has)(?= (?:i|you|we|they|he|she|it|anyone|anybody)(?!\\p{L}))|don't you|doesn't|does|did|is|isn't|are|aren't|am|can|could|(?:can't|won't)(?= (?:i|you|we|they|he|she|it|that|this|there|the|my|your|any|somebody|someone|anybody)(?!\\p{L}))|will|would|should|may|(?:you (?:guys|all|folks|people)|y'all|ya'll|yall)(?= (?:gonna|going to|open|closed|do(?! (?:an? |such |great|good|the best))|take|got|handle|offer|accept|see|sell|fix|charge|even|still|ever|doing|taking|deal|work|speak|closing|opening)(?!\\p{L}))|qué|cómo|cuándo|dónde|quién|cuál|cuánto|puedo|puede|pueden|tienen|hay|tengo que(?! (?:cancelar|cambiar|mover|anular|posponer|reagendar)(?!\\p{L}))|debo|hace falta|ustedes (?:ven|hacen|llevan|atienden|tienen|manejan|aceptan|dan|sacan|ponen|arreglan|cobran|hablan))";
/** 'I also wanted to ask whether you have a ramp'; 'I was wondering if I could come in' wishes for something. */
const INDIRECT =
  "(?:(?:i|we)(?:'d| would)? (?:(?:also|just|really|kinda) )*(?:(?:wanted|want|was going|like|need|meant) to (?:ask|know)|was wondering|(?:just |only )?asked)|i'm (?:only |just )?(?:asking|wondering))(?: you)? (?:what|how (?:much|long|far)|where|which|(?:if|whether)(?! (?:(?:i|we|you|he|she|it|they|somebody|someone|my \\p{L}+)(?: \\p{L}+)? (?:could|can|would|might|'d)|i|we|there)(?!\\p{L})))(?: [\\p{L}'])";
export const ASKS = new RegExp(
  `^(?!which (?:was|were|had|got|happened|has been)(?! (?:it|that|the|mine|yours|your)(?!\\p{L})) \\p{L}+ \\p{L})(?!which (?:is|was|isn't|are|were|will|would)(?: \\p{L}+)? (?:not|what|why|how|a|an|the|my|his|her|against|fine|good|bad|wrong|crazy|ridiculous|more|way|just)(?!\\p{L}))${LEADS}(?:${INDIRECT}|${OPENERS}(?! (?:be|fine|good|great|ok|okay|best|better|bad|sorry|love|prefer|rather|also|need)(?!\\p{L}))(?: [\\p{L}']+){2})`,
  "u",
);
/** The same of words that carry a question mark. */
export const OPENS = new RegExp(`^${LEADS}(?:if |what |which |whose |who |${OPENERS}(?!\\p{L}))`, "u");
export const WH = new RegExp(
  `^${LEADS}(?:how|what|when|where|which|who|why|cu[aá]nto|qu[eé]|c[oó]mo)(?!\\p{L})`,
  "u",
);
/** Breaks off where the other answer would follow: 'and it's like an hour or'. */
const HALF = /(?:^|\s)(?:\S+\s+){3,}(?:or|o)(?: what| not| something| anything| no)?[\s.…?,-]*$/iu;
/** 'No swelling or anything' is whole. */
const DENIED =
  /(?<!\p{L})(?:no|not|never|without|sin|ni|\p{L}+n['’]t)(?!\p{L}).* (?:or|o) (?:anything|something|nothing|algo|nada)/iu;
export const breaksOff = (words: string): boolean => HALF.test(words) && !DENIED.test(words);
/** '..., isn't it?', '..., right?' */
export const TAG =
  /(?:^|[ ,])(?:(?:is|are|do|does|did|will|would|can|could|should|was|has|have|wo)(?:n't)? (?:it|that|they|he|she|you|i|we|there)|right|correct|no|verdad|cierto)\?\W*$/i;
/** The same of words without marks: 'so they'll call me with the time right'. */
export const RIGHT =
  /(?:\S+\s+){4,}(?<!(?:that's|thats|it's|its|is|are|was|all|sounds|looks|be|that|about|just|exactly|not|quite|yes|yeah|yep|no|ok|okay|feel|feels|feeling|felt|acting|looking|everything's|number's|name's|got|(?:got|have|had|said|spelled|get|heard|read) it|them|you're|seems|hear|heard|read|this|sure|on|the) )right(?: not (?:me|him|her|us|\p{L}+))?\W*$/iu;
/** Asks for something to be done, not to know something. */
export const OF_THE_CALL =
  /^(?!(?:\S+ ){1,6}(?:tell|show) (?:me|us) (?:if|whether|how|what|where|who|why|which)(?!\p{L})|(?:(?:and|so|but) )*(?:will|would|can|could) (?:they|you|y'all) (?:ding|dock|charge|bill|penali[sz]e|hit) (?:me|us)(?!\p{L}))(?:(?:and|so|but|oh|wait|ok|okay|yes|no|well|y|pero) )*(?:(?:can|could|would|will) (?:you|they|someone|somebody) (?:please |just |also )?(?:\p{L}+ (?:it|that|this|him|her|them|me|us|mine|hers)(?!\p{L})|check|tell|put|note|add|repeat|hold|write|make|let|pass|have|move|cancel|book|change|say|call|give|do both|fit|spell)|(?:can|could|would|will) (?:(?:the |my )\p{L}+|he|she|(?:mr|ms|mrs|dr)\.? \p{L}+) (?:please )?(?:call|ring|phone) (?:me|us)(?!\p{L})|(?:can|could|would|will) you (?:please )?(?:get|give|pass|send) (?:something|a note|a word|word)|(?:can|could|may|can't|couldn't) (?:i|we) (?:(?:please |just |also |maybe )*(?:re-?book|re-?schedule|book|make|leave|speak|talk|set|schedule|arrange|move|(?:change|switch)(?! (?:(?:over )?to you|(?:my |our )?(?:lawyers?|attorneys?|doctors?|dentists?|insurances?|plans?|primary care)(?!\p{L})))|cancel|(?:get|have) (?:in|an? (?:appointment|call|time|visit)|some(?:one|body)))|come(?: (?:in|by|over))?$)(?! (?:\S+ )*(?:if|whenever|any ?time|last minute|too|as well|with (?:me|her|him|us|them))(?!\p{L}))|(?:when|how soon) (?:can|could|would|will) (?:you|i|we) |who (?:(?:can|do|should|could) )?(?:i|we) (?:(?:can|should|could) )?(?:talk|speak|call|complain)|say mine|(?:how|what) about(?= (?:(?:the|a|an|on|at|in|this|next|that|maybe|around|like|for|it|someone|somebody|earlier|later|just|any|something|anything|early|late|first|after|before|another|other) )*(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|mornings?|afternoons?|evenings?|week|month|day|thing|first|second|third|\p{L}+th|earlier|later|time|me|him|her|them|us|lunch|january|december|november|if|we|i|you|call|come|put|my|our|his|their|mine|hers)(?!\p{L}))|c[oó]mo le hago)(?!\p{L})/u;
/** 'V as in Victor, not that anybody ever spells it right', 'and don't you spell it with an F': asks nothing. */
const OF_SPELLING =
  /(?<!\p{L})(?:don't|do not|not|never|nobody|no one|anybody|everybody|everyone|people|they|folks|most)(?: \p{L}+){0,4} (?:spells?|writes?|gets?|says?|pronounces?) (?:it|that|mine|my (?:last |first )?name)(?: (?:right|wrong|with|like|as|that way))/u;
const ASKS_TO_SPELL =
  /^(?:(?:and|but|so|oh) )*(?:did|does|do you (?:need|want)|is|was|how|can|could|will|should|would)(?!\p{L})/u;
export const remarksOnSpelling = (words: string): boolean =>
  OF_SPELLING.test(plain(words)) && !ASKS_TO_SPELL.test(plain(words));
/** Speaks of the talk: nobody else is to answer it. */
export const ASKS_OF_THE_TALK =
  /^(?:(?:nah|no|yo|oh|wait|bro|man|dude|okay|ok) )*(?:for real(?: for real)?|no cap|really|seriously|you serious|say what|deadass|fr)(?: (?:bro|man|dude|though|tho))?$|^(?:(?:my|our) \p{L}+(?:'s)?|mine|ours|his|hers|theirs)(?: (?:name|number|phone|cell))? or (?:mine|ours|his|hers|theirs|(?:my|our) \p{L}+(?:'s)?)(?: (?:name|number|phone|cell))?$|^(?:(?:and|so|but|oh|wait|ok|okay|yes|no|well|um+|uh|y|pero|s[ií]) )*how(?:'s| is| are|'ve| have)? (?:ya|you|y'all|it|things|everything|your (?:day|morning|evening|weekend))(?: (?:all|been|doing|going|feeling|today|there|this morning|tonight))*$|(?:did you|(?:can|could|may) i do (?:that|this|it|so)(?: (?:here|with you|now|today|over the phone|by phone))*$|are you even|do you (?:happen to )?know\W*$|do you (?:understand|hear|mean|need(?! (?:the|my|any|an?|his|her|our) (?!(?:full |last |first |middle )*(?:name|number|phone|cell|address|spelling|email|date|birthday)(?!\p{L}))\p{L})|want|have (?:that|it|my))|what (?:name|number|day|time) do you|where(?:'s| is) mine|is (?:that|this) (?:for|an?|going|(?:so|too) (?:hard|much))|you (?:want|need) (?:the|my|his|her|our|their) (?:\S+ )?(?:name|number|spelling)|how (?:hard|difficult) (?:is|can|could) (?:it|that|this)(?: be)?$|are you (?:serious|kidding|joking)|(?:aren't|ain't) (?:you|we|that|this) (?:just )?(?:an? |so )?(?!open|closed|taking|done|there|free|supposed)\p{L}+$|(?:que )?quede claro)(?!\p{L})/u;
/** 'And so does my son.' */
const AS_WELL = /^(?:and )?so (?:do|does|did|is|are|am|has|have|would|can) (?:i|he|she|we|they|my \S+)$/;
const GOES_ON =
  /^(?:is|are|was|were) (?:(?:now|still|just|also|currently|already|finally|sitting|lying|gone|stuck|back|all) )?(?:in|on|at|under|over|inside|outside|through|all over|behind|across|gone|stuck|broken|leaking|sitting|lying|hanging)(?!\p{L})/u;
/** By how it begins, where the words have no marks or it begins after one: 'she always | did the calling.' tells. */
export function asksByForm(turn: string, sentence: string, words: string): boolean {
  const text = plain(words);
  // 'My mom | would like a cleaning' is plain without its 'like'.
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(words)));
  // 'Book me with whoever | does that stuff' asks nothing.
  if (
    /(?:whoever|(?:any|some|every)(?:body|one) who|the (?:one|person|lawyer|doctor|guy|lady) who) $/iu.test(
      before,
    )
  )
    return false;
  if (!ASKS.test(text) || AS_WELL.test(text) || /^would like\b/i.test(words)) return false;
  // 'Mr. Pell | is my lawyer' tells.
  const inner =
    sentence.indexOf(words) > 0 && !/[,;:–—-]\s*$/.test(sentence.slice(0, sentence.indexOf(words)));
  if (
    inner &&
    /^(?:is|are|was|were) (?:my|your|his|her|our|their|the|an?|all|both|dr|doctor)(?!\p{L})/u.test(text)
  )
    return false;
  // 'My neighbor's tree, which I told him about, | is now in my living room.'
  if (sentence.indexOf(words) > 0 && GOES_ON.test(text)) return false;
  return !/[.!?]/.test(turn) || /(?:^|[,;:–—-])\s*$/.test(sentence.slice(0, sentence.indexOf(words)));
}

/** 'Do I need to send my records first?' asks for none. */
export const NEEDED = new RegExp(
  `^${LEADS}(?:(?:do|does|would|will) (?:i|we|they|it|that|this|he|she) (?:really |even )?(?:need|have) to|should (?:i|we)(?! say)|must (?:i|we)|tengo que|tenemos que|hay que|debo)(?!\\p{L})`,
  "u",
);

/** 'What day is it today?' wishes for no day. */
export const ASKS_TODAY =
  /\bwhat(?:'s| is|s)? (?:the )?(?:(?:(?:current )?time|date|day) (?:is it |is )?(?:right )?(?:now|today|there|over there)$|today's (?:date|day)|(?:current|exact) time)|(?<!\p{L})qu[eé] (?:hora|d[ií]a|fecha) (?:es|son|tenemos) (?:hoy|ahor\p{L}+|all[aá])(?!\p{L})|(?:fecha|d[ií]a) (?:de hoy|es hoy)(?!\p{L})/u;

import type { Answer } from "./spoken-answer.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Clause, Heard } from "../hearing/heard.ts";
import { contentOf } from "../paper/paper-text.ts";
import { ASKS, isQuestion, LEADS } from "./question-forms.ts";
import { RELATIONS } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";
import { type ActId, acts } from "../../../../content/understanding/acts.ts";

/** The part of words that nobody punctuated which asks: 'how long does it take | I only have four left'. */
export function askedPart(words: string): string {
  const cut = TELLS_WHY.exec(words) ?? TELLS_ON.exec(words);
  return cut && ASKS.test(plain(cut[1]!)) ? cut[1]! : words;
}
/** Why somebody asks, told behind what they ask. */
export const TELLS_BESIDE =
  /^(?:(?:cause|cuz|because|since|as) )?(?:i|we|he|she|they)(?:'ve|'m|'re|'s| \S+) (?:\S+ ){1,}\S+$/;
export const asksBefore = (clauses: readonly Clause[], at: number): boolean => {
  const before = clauses[at - 1]?.words ?? "";
  return ASKS.test(plain(before)) && !/[.?!]\W*$/.test(before);
};
export const INDIRECT = /^(?:what|how|when|where|which|who|if|whether) /i;
/** 'Is it a menu cause my patients can't stand those': why it is asked. */
const TELLS_WHY =
  /^((?:\S+ ){3,}?\S+),? ['’]?(?:cause|cuz|coz|because|porque) (?:i|we|he|she|it|they|people|folks|somebody|nobody|everybody|everyone|(?:my|our|his|her|their|the|these|those|mi|mis) \S+)(?:['’]\S+)? .+$/iu;
const TELLS_ON =
  /^((?:\S+ ){3,}?\S+),? (?:(?:cause|cuz|because|since|as|so|and|but|porque|es que) )?(?<!\b(?:do|does|did|can|could|will|would|should|may|if|when|that|what|whether|where|which|before|after|until|till|once|or) )(?:(?:i|we|he|she|they)(?:'ve|'m|'re|'s|'ll| (?:only|just|got|have|had|am|was|are|were|need|don't|can't|work|live))|my \S+ (?:is|has|was|just|said|says)|it's (?:been|for|my)|es que|ella|[eé]l) .+$/iu;

/** A clause with those after it that belong to it: 'is it Delta, | it's not a PPO, | it's the HMO one'. */
export function withRest({ clauses, answered }: Heard, at: number): string {
  let end = at + 1;
  while (
    end < clauses.length &&
    (RELATIVE.test(clauses[end]!.words) ||
      (clauses[end]!.acts.length === 0 && !answered.has(clauses[end]!.words))) &&
    !/[.?!]\W*$/.test(clauses[end - 1]!.words) &&
    !ASKS.test(plain(clauses[end]!.words))
  )
    end++;
  return clauses
    .slice(at, end)
    .map(({ words }) => words)
    .join(" ");
}

/** 'Un abogado | que hable español'. */
const RELATIVE = /^que (?!(?:tal|hora|d[ií]as?|precio|pasa|hago|hacemos|puedo|debo|tengo)(?!\p{L}))\p{L}/u;

export const isAsk = (act: ActId): boolean => acts[act]?.[0] === "ask";

export const asksIn = (heard: Heard): boolean =>
  isQuestion(heard.words) || heard.clauses.some(({ words }) => isQuestion(words));

export const GETS_IN =
  /\b(?:get|fit|squeeze|work|see|take) (?:(?!(?:the|his|her|my|a) (?:shot|vaccine|jab)\b)\S+ ){1,3}?(?:in|today|tomorrow)\b/;
export const ECHO = /^(?:(?:what|wait|huh|no) )?\p{L}+ what$/u;
/** 'Are you gonna ding me for this?' */
export const OF_FEE =
  /\b(?:charg\p{L}*|fees?|cost|pay|free|ding(?:ed)?|dock(?:ed)?|penali[sz]ed?|penalty|owe|hit me|bill(?:ed|ing)? me|cobra\p{L}*|cuesta|multa)\b/u;

/** 'No, the whitening', once a price was told. */
export const pricesOther = (state: DialogueState, heard: Heard): boolean =>
  state.stack.length === 0 &&
  heard.values.service !== undefined &&
  (heard.has("deny", "correct") || SAYS_MATTER.test(heard.text)) &&
  /\bprice\b/.test((state.topics.at(-1) ?? "").replace(/-/g, " "));

/** 'It's about a divorce', to what a first meeting costs. */
const SAYS_MATTER =
  /^(?:(?:oh|well|so|ok|okay|um|no|yes|sorry) )*(?:(?:it's|it is|mine's|mine is|that'd be|that's|this is) (?:about |for |over )|(?:about|for) |(?:es|ser[ií]a) (?:por|para|sobre|de) |por |para )/u;

/** 'I've got no insurance, will anybody see me?': what a clause tells is asked of by the next, which names nothing itself. */
export const asksOn = ({ clauses, questions }: Heard, at: number): boolean => {
  const next = clauses[at + 1];
  return (
    next !== undefined &&
    questions.some(({ words }) => words.startsWith(next.words)) &&
    !questions.some((each) => each.clauses.includes(clauses[at]!)) &&
    contentOf(next.words).length === 0
  );
};

/** Asks whether a medicine is to be given or taken on. */
export const ASKS_TREATMENT =
  /\b(?:is it|is this|which is it|do (?:i|we|he|she) (?:really )?need)(?! the)(?: \S+){1,4} or (?:\S+ ){1,4}?(?:that )?(?:i|we|he|she) needs?\b|\bdo (?:i|we|he|she) (?:really )?need an? \S+(?: \S+)? or an? \S+|\b(?:should|do|can|shall|may|must) (?:i|we|he|she) (?:just |still )?(?:(?:keep|stop|go on|continue|quit) (?:giving|taking|using|putting|on|with)|(?:keep|stop) (?:him|her|them) on|give (?:him|her|them|my \S+) (?:the|his|her|some|another|more|a)|(?:double|skip|up|lower) (?:the|his|her|my))\b|(?<!\p{L})(?:le sigo dando|sigo tom[aá]ndo)/u;
/** 'Should I put some cortisone on it till then?', of whatever is put on a body or taken. */
export const PUTS_ON =
  /\b(?:(?:should|can|could|may|shall) (?:i|we|he|she)|(?:is it|would it be|is that|it's) (?:ok|okay|all right|alright|fine|safe|good) (?:to|if (?:i|we|he|she))|would it (?:help|hurt) (?:to|if (?:i|we|he|she))) (?:maybe |just |still |keep )?(?:(?:put|rub|dab|smear|spread|pour|slap|try)(?:ting)? (?!(?:my |his |her |our )?(?:name|number|card|hold|that on (?:my|the) (?:card|bill))\b)(?:\S+ ){1,4}?(?:on|onto|over|in) (?:it|there|them|that (?:spot|tooth|area)|(?:my|his|her|the) (?:rash|arm|leg|hand|foot|knee|back|face|skin|gums?|tooth|teeth|mouth|eyes?|ears?|cut|burn|bite|bump|sore|spot|wound))(?! (?:list|card|calendar|schedule|account|bill|file|form))|(?:put|use|apply|try|take|rub|dab)(?:ting)? (?:\S+ ){0,3}?(?:creams?|ointments?|lotions?|salve|balm|gel|(?:eye |ear )?drops|cortisone|hydrocortisone|antihistamines?|benadryl|claritin|zyrtec|neosporin|calamine|aloe|vaseline|orajel|peroxide|ibuprofen|advil|tylenol|aspirin|aleve|motrin))(?!\p{L})/u;
/** An answer that somebody else finishes. */
export const PROMISES =
  /\b(?:call(?:s)? you|tell you plainly|can't promise|answers that|will tell you|(?<!pharmacy )tells you|le llama|(?:can't|cannot) advise|[Nn]o puedo aconsejar|se lo dice)\b/;

export const NOT_DONE =
  /^(?:No, we don't|We don't|No, we do not) (?:do|offer|handle|give|take|see)(?!\p{L})/iu;
export const PRICED = /\b(?:expensive|free|cheap|cost|price|charge|run|runs|how much|set me back|pay|owe)\b/;
export const OF_TIMES: readonly ActId[] = [
  "hours",
  "price",
  "duration",
  "staff",
  "insurance",
  "parking",
  "remote",
];
/** An act beside a surer one in the same clause is answered too from this probability on. */
export const BOTH = 0.6;

/** 'Why did you charge me?', beside what is taken down about it, is for whoever reads it. */
export const OF_MATTER =
  /^(?:(?:and|so|but|then|y|entonces) )*(?:why|how come|what(?:'s| is) (?:this|that|it) for|por qu[eé]|de qu[eé] es)(?!\p{L})/u;
/** '..., or do I have to drive them over myself?' asks nothing without what stands before it. */
export const OTHERWISE = /^(?:(?:so|and|but|y|pero) )*(?:or|o|if|si) /iu;
/** Asks when one may come, whatever the hours are. */
const ANY_TIME =
  /\b(?:any|some|another|what|which) (?:other )?(?:times?|days?|hours?)\b.*\b(?:come|see|seen|get|make|work)/;
/** The same by the hour: 'can I bring my daughter at midnight?' */
const AT_AN_HOUR =
  /\b(?:come|bring|swing|drop|stop|seen?|get|walk)\b.*\b(?:at|around|after|before) (?:midnight|night|noon|lunch|dawn|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:at|in the|o'clock))/;
export const asksOfTime = (words: string): boolean =>
  [ANY_TIME, AT_AN_HOUR].some((each) => each.test(plain(words)));
/** 'What about my thyroid pill in the morning?' asks of the pill. */
export const OF_MINE = new RegExp(
  `^${LEADS}(?:what|how) about (?:my|our|his|her|their) (?!(?:\\S+ )?(?:appointments?|visits?|tests?|blood ?work|labs?|shots?|vaccines?|cleanings?|check-?ups?|physicals?|exams?|consult\\p{L}*|fillings?|crowns?|time|slot|turn|day|week|morning|afternoon|lunch|break|${RELATIONS})(?!\\p{L}))\\p{L}`,
  "u",
);
/** Asks what one may do at the visit. */
export const COMES_ALONG =
  /\b(?:bring|hold|sit|stay|wait|come (?:(?:in |along )?with|too|along)|eat|drink|drive|take (?:my|his|her))\b/;
export const MODAL = new RegExp(
  `^${LEADS}(?:(?:can|could|may) (?:i|we|you|he|she|they|my|somebody|someone)|(?:will|would) you|puede|puedo|podr[ií]a)(?!\\p{L})`,
  "u",
);
export const ASKS_WHEN =
  /\bwhat (?:days?|times?) (?:do|have|are)\b|^when (?:can|could|may) (?:i|we|he|she) (?:come in|be seen|get in|see )/;
export const IN_HOURS =
  /\b(?:come|there|over|by|seen|see (?:me|us|him|her)) in (?:\S+ )?\S+ (?:hours?|minutes?)\b/;
/** 'Which of those is closest to five?' */
export const NEAREST = /\b(?:closest|nearest|m[aá]s cerca\p{L}*)(?!\p{L})/u;

/** 'Is there something after that?', 'anything later that day?', to times on offer. */
export const ANY_OTHER =
  /^(?:(?:and|so|but|or|ok|okay|well|um) )*(?:(?:is|are) there |(?:do |have |would )?you (?:have |got |'ve got )?|(?:what|how) about |got |have )*(?:any(?:thing|one)?|some(?:thing)?|nothing) (?:(?:a (?:bit|little)|else|any|maybe) )*(?:later|earlier|sooner|after|before|around|closer)(?: (?:that|then|on|in|the|day|same|it|this|those|them|morning|afternoon|week|is there|maybe|possibly|possible|instead|please))*$/u;

/** Asks to be called, whatever it is about. */
export const RING_ME =
  /^(?:(?:and|so|but|oh|ok|okay|great|yes|well|also|y|bueno|perfecto) )*(?:(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody|they|he|she|(?:the|your) \p{L}+)(?: (?:please|just|maybe|have (?:someone|somebody)))* (?:call|ring|phone|get back to|reach out to|contact) (?:me|us|her|him)|(?:me )?(?:pued|podr)\p{L}+ llamar)(?!\p{L})/u;

export const IS_A_PROBLEM =
  /^(?:(?:and|so|but|y) )*(?:(?:will|would|is|could) (?:that|it|this)(?: be| gonna be| going to be)? (?:a problem|an issue|ok|okay|fine|all right|alright|possible)(?: (?:for|with) (?:you|y'all|them))?|(?:does|will|would) (?:that|it|this) (?:matter|make a difference|change anything)|(?:es|ser[ií]a) (?:un )?problema|importa)$/u;
const OF_DAY = /(?<!\p{L})(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/u;
/** Both tell the hours of one day. */
export const isSameDay = (one: Answer, other: Answer): boolean =>
  [one, other].some(({ topic }) => topic === "hours") &&
  one.say.startsWith("Yes, ") &&
  other.say.startsWith("Yes, ") &&
  OF_DAY.test(one.say) &&
  OF_DAY.exec(one.say)?.[0] === OF_DAY.exec(other.say)?.[0];

/** 'It's with Dr. Lee, yes?', where a number was asked for. */
export const CHECKS =
  /^(?:(?:and|so|but|ok|okay) )*(?:it's|that's|it is|that is|i'm|we said|you said) (?!.*\d)/u;
export const LIKENS = /^(?:como|igual que|like|than|as|que) (?:\p{L}+ ){0,3}\p{L}+$/u;
export const OF_LEAVE =
  /^(?:and |but |so )*(?:is|would) (?:that|this|it) (?:be )?(?:still )?(?:open|available|taken|doable|ok|okay|fine|all right|alright|possible|allowed|included|free|extra|a problem)$/;
/** 'Put him down after me, could you?' */
export const REQUESTS =
  /^(?:(?:yes|and|so|oh|um|please|just|y)[, ]+)*(?:put|book|tell|let|get|have|give|send|make|add|move|pass|call|change)(?!\p{L}).*(?:could|can|would|will) you(?: please)?\?\W*$/iu;
/** 'Is Dr. Marsh in on Wednesday and does she do aligners' */
export const ASKS_ON = /^(?:and|or|but|plus|y|o|pero) /iu;
/** 'Y una pregunta, ¿duele?' */
export const ANNOUNCES = /(?<!\p{L})(?:question|pregunta|duda)[,:;.]? \S/iu;
/** 'If I lose, do I still have to pay you?' asks one thing. */
export const IS_IF = /^(?:(?:and|but|so|y|pero) )*(?:if|unless|once|si)(?!\p{L})/u;
/** 'Do you have any evening or weekend appointments?', of no day in particular. */
export const IN_GENERAL =
  /^(?:(?:and|so|but|hi|hello|um) )*(?:do you|are there|is there|you) (?:guys |ever |even )?(?:have |got |offer |do |take )?(?:an?y? )?(?:(?:early|late|evening|weekend|night|after[- ]hours|saturday|sunday|lunch(?:time)?|morning|or|and) )+(?:appointments?|hours|times?|slots?|visits?)$/u;
/** 'And do I need an appointment for it?' */
export const NEEDS_VISIT =
  /^(?:(?:and|so|but|y|o|or) )*(?:do|does|would) (?:i|we|he|she|they|you) (?:have to |need to )?(?:need|make|have|book|get) (?:an? )?(?:appointment|reservation|referral)(?!\p{L})|^(?:(?:and|so|but) )*(?:necesito|hace falta|tengo que (?:hacer|sacar)) (?:una )?cita(?!\p{L})/u;
export const JOINED =
  /^(?:and|plus|also|y) (?:how|what|when|where|which|who|whose|why|cu[aá]\p{L}+|qu[eé]|c[oó]mo|d[oó]nde|qui[eé]n)(?!\p{L})/u;

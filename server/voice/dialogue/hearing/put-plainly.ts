import type { DialogueState } from "../../../../contracts/voice.ts";
import { RELATIONS } from "../readers/relation.ts";

// Roundabout ways of callers, put plainly.

const NAME = "\\p{Lu}[\\p{L}'’-]+";
/** 'Terry Nakagawa. Actually put it under Terence': another first name keeps the family name. */
export const PUT_UNDER = new RegExp(
  `(?<!\\p{L})(?<short>${NAME}) (?<last>${NAME})[.,;:]* (?:(?:[Bb]ut|[Aa]nd|[Aa]ctually|[Oo]h|[Ww]ait|[Nn]o|[Ww]ell|[Ss]orry|[Hh]mm?),? )*(?:(?:[Cc]an|[Cc]ould) you |[Pp]lease |[Ll]et's |[Jj]ust )*(?:[Pp]ut|[Bb]ook|[Hh]ave|[Ff]ile|[Mm]ake|[Ww]rite|[Ll]ist|[Uu]se)(?: (?:it|that|this|me))?(?: down)? (?:under|as) (?:the name )?(?!\\k<last>(?!\\p{L}))(?<first>${NAME})(?! ${NAME})(?![\\p{L}'’-])[.,]*`,
  "u",
);

/** 'This is Mrs. Pruitt, Elaine Pruitt' */
const TITLED_THEN_WHOLE =
  /(?<!\p{L})(?:Mrs?|Ms|Miss)\.? (?<last>\p{Lu}[\p{L}'’-]+)[.,…]+ (?=\p{Lu}[\p{L}'’-]+ \k<last>(?!\p{L}))/gu;
/** 'The other driver? His name's Kyle Brenner' says whose name it is. */
const ECHOES =
  /(?<=^|[.!?] )(?<who>(?:The|My|Her|His|Our) (?:\p{L}+ ){0,2}\p{L}+)\? (?:His|Her|Their) name(?:['’]s| is) (?=\p{Lu})/gu;

/** A name that is told twice, or whose owner is told as a question, put plainly. */
export function echoed(words: string, asked: DialogueState["asked"]): string {
  const once = words.replace(TITLED_THEN_WHOLE, "");
  return asked === "against" ? once : once.replace(ECHOES, "$<who>'s name is ");
}

/** 'Is there nothing after three?', 'don't you have something around four?' wish for it. */
const IS_THERE_NOTHING =
  /(?<!\p{L})(?:(?:is|are)(?:n['’]t)? there (?:really )?(?:nothing|no other (?:time|day|slot)s?)|(?:isn|aren)['’]t there (?:anything|something|any (?:other )?(?:time|day|slot)s?)|(?:don['’]t|do) you (?:really |guys )?(?:not )?have (?:nothing|(?<=don['’]t you (?:really |guys )?have )(?:anything|something))|have you (?:really )?(?:got )?nothing|you (?:don['’]t have|have|got) nothing)(?: at all| else)?(?= (?:after|before|around|at|on|in|later|earlier|sooner|for|between|by|this|next|near|closer|past)(?!\p{L})[^.?!]*\?)/giu;

/** 'No, not today, thanks', 'nah, I'm good': a plain no, which wishes for no day. */
export const NOT_TODAY =
  /(?<=^|[.!?] )(?:no+|nope|nah)[,.]? (?:not (?:today|tonight|now|right now|yet|this time|this week|at the moment|for now|just yet)|(?:i'm|we're|i am) (?:good|okay|ok|fine|all set|set|all good))(?: (?:for now|thanks|thank you|man|bro|today))*(?:,? (?:thanks|thank you|man|dude|bro|though))*(?=[.,!]|$)/giu;

/** 'Philippa Dunmore, that's D U N M O R E': letters that say what was said, and end what is said, are no part of a message. */
export const SPELLED_SAME =
  /(?<=(?<name>\p{Lu}[\p{L}'’]+)),? (?:(?:and )?(?:that's|that is|it's|spelled|spelt)(?: spelled)? )?(?<letters>\p{Lu}(?:[ ,.-]{1,2}\p{Lu}){2,}|\p{L}(?:-\p{L}){2,})(?=[.!]?$|[.!] )/gu;
export function spelledSame(all: string, ...found: (string | number | Record<string, string>)[]): string {
  const { name = "", letters = "" } = found.at(-1) as Record<string, string>;
  return letters.replace(/[^\p{L}]/gu, "").toLowerCase() === name.replace(/['’]/g, "").toLowerCase()
    ? ""
    : all;
}

const SEEN =
  "(?:appointment|visit|cleaning|check-?up|physical|follow-?up|consult\\p{L}*|crown|filling|exam|shots?|vaccine|session|haircut|color|meeting|one)";
const DAY =
  "(?:(?:this|next|coming) )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|today)(?:,? the \\d{1,2}(?:st|nd|rd|th))?";
const HOUR =
  "(?:,? at)? (?:\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: thirty| fifteen| forty-five| o'clock)?(?: ?[ap]\\.?m\\.?)?";
/** 'My son Oliver has a cleaning on Friday at three that we can't make': it is given up, where no other time is asked for. */
export const HAS_AND_CANNOT = new RegExp(
  `(?<!\\p{L})(?:(?<kin>(?:my|our) (?:${RELATIONS}))(?<name> ${NAME})?|I|we)(?:'s| has|'ve| have)?(?: got)? (?:an?|another) (?<what>(?:\\p{L}+ )?${SEEN})(?<when> (?:on |for )?${DAY}(?:${HOUR})?),? (?:that |which |and |but )?(?:we|I|he|she|they) (?:can't|cannot|can not|can no longer|won't be able to|won't) (?:make|keep|do|get to|come to|be at|attend)(?: it| that)?(?![\\p{L}'’])(?!.*(?:mov(?:e|ing)|re-?schedul|re-?book|chang(?:e|ing)|switch|another (?:day|time|one)|(?:other|different|new|better) (?:day|time|one)|instead|earlier|later|push))`,
  "iu",
);
export function cancelIt(...found: (string | number | Record<string, string | undefined>)[]): string {
  const { kin, name = "", what, when } = found.at(-1) as Record<string, string | undefined>;
  // 'My wife has' ends in no name.
  const named = /^ \p{Lu}/u.test(name) ? name : "";
  return `Please cancel ${kin ? `${kin.toLowerCase()}${named}'s` : "my"} ${what}${when}`;
}
/** What is to be moved stands in a sentence of its own, whatever was asked for before it. */
export function fromTo(
  stack: DialogueState["stack"],
  ...found: (string | number | Record<string, string | undefined>)[]
): string {
  const { and, old } = found.at(-1) as Record<string, string | undefined>;
  // Of a move that is under way both are told anew.
  if (stack.at(-1) === "move") return `the old one's ${old}. I want it moved to `;
  return `${and ? ". " : ""}My appointment is ${old}. I need to move it to `;
}

/** 'I have a call with you people tomorrow at ten, can I push it to Monday?' */
const HAS_AND_MOVES = new RegExp(
  `(?<!\\p{L})(?:I|we)(?:['’]ve got| have|['’]ve)(?: got)? an? (?:call|meeting|demo|introduction|appointment|consult(?:ation)?)(?: (?:with (?:you|y'all|somebody|someone)(?: (?:people|guys|folks|all))?|booked|scheduled|set up))*(?: for| on)? (?<old>${DAY}(?:${HOUR})?),? (?:and |but )?(?:can|could) (?:I|we|you) (?:please )?(?:push|move|change|switch|bump) (?:it|that) (?:back )?(?:to|until|till) `,
  "iu",
);
/** 'You already have it in the message, but I'm at 310 ...': the number is what tells. */
export const HAVE_IT =
  /^(?:(?:well|oh|um|but|like|as),? )*(?:you(?:'ve)? (?:already |should )*(?:have|got) (?:it|that|my number|the number)(?: (?:already|there|in (?:the|my) (?:message|note)|on file|from (?:before|earlier)))*|i(?:'ve)? (?:already |just )*(?:gave|told|given|said) (?:it|that|you|you that|it to you|you my number)(?: (?:already|before|once))*|it's in (?:the|my) message)[,.;]? (?:(?:but|and|so|anyway|again),? )*(?:(?:i'm(?: at)?|it's|my number(?:'s| is)|here it is)[,:]? )?(?=[\d(+]|(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?!\p{L}))/iu;

/** 'I kept the crown, should I bring it?' */
export const BRING_IT =
  /(?<lead>(?<!\p{L})(?:the|my|our|this) (?:old |new |broken |other )?(?<thing>\p{L}{3,}),? (?:(?:and|so),? )?)(?<ask>(?:should|do|shall|must) (?:I|we) (?:need to |have to )?(?:bring|keep) )(?:it|that|them)(?: along)?(?!\p{L})/giu;

/** 'How long does it usually take?', of the refill that was just asked for. */
export const HOW_LONG_IT =
  /how long (?:does|will|would) (?:it|that|this) (?:(?:usually|normally|typically|all) )?(?:take|be)(?= *[?.!]| *$)/giu;
export const ofRefill = (stack: DialogueState["stack"], filed: DialogueState["filed"]): boolean => {
  const last = filed.at(-1);
  return (
    stack.at(-1) === "refill" || (stack.length === 0 && last?.kind === "message" && last.about === "refill")
  );
};

/** 'My six-year-old is dying to know what the fish is called', 'he just wants to know its name': what others wish to know is asked, too. */
export const THEY_WONDER = new RegExp(
  `(?<=^|[.!?,] )(?:(?:my|our) (?!name)(?:\\p{L}[\\p{L}'-]* ){1,4}?|(?:he|she|they)(?: |(?='s|'re)))(?:(?:is|are|'s|'re) (?:just |so |really )?(?:dying|curious|itching|wondering|desperate|asking)(?: me)?(?: to know)?|(?:just |only |really )*(?:wants?|would like|wonders?) (?:to (?:know|ask|find out)|(?=(?:what|how|when|where|who|why|if|whether)(?!\\p{L})))) ?(?<asks>[^.?!]{3,120})[.!]?`,
  "giu",
);
export function theyAsk(
  all: string,
  ...found: (string | number | Record<string, string | undefined>)[]
): string {
  const { asks = "" } = found.at(-1) as Record<string, string | undefined>;
  if (/^(?:what|how|when|where|who|why|which)(?!\p{L})/iu.test(asks)) return `${asks}?`;
  const [, yesNo] = /^(?:if|whether) (.+)$/iu.exec(asks) ?? [];
  if (yesNo) return `${asks}?`;
  return /^(?:the|its|his|her|their|your) /iu.test(asks) ? `what is ${asks}?` : all;
}

/** 'So nobody's there today?', 'is anybody there today or not?' */
export const ANYBODY_THERE =
  /(?<=^|[.!?,] )(?:(?:so|and|but|then),? )*(?:there['’]s |there is )?(?:(?:nobody|no one)(?:['’]s| is)? (?:there|in|at the office|working)(?: (today|tomorrow|tonight|now|right now))?|(?:is|isn['’]t) (?:anybody|anyone|somebody|someone) (?:even |really |actually )?(?:there|in|at the office|working)(?: (today|tomorrow|tonight|now|right now))?(?:,? or not)?)\?/giu;

/** 'Would it kill you to have a Saturday slot?' */
const KILLS_YOU =
  /(?<!\p{L})(?:(?:would|will|does) it (?:kill|hurt|be too much for) (?:you|y['’]all|you people|you guys|anybody|anyone)|(?:is|would) (?:it|that)(?: be)? (?:too much to ask|asking too much)(?: (?:for you|of you))?) to (?<what>(?:have|take|do|open|offer|see|accept|work|answer|make)(?!\p{L}))/giu;
/** 'You know what, I'll call my doctor' asks nothing. */
const YOU_KNOW_WHAT =
  /(?<=^|[.!?] |, |- )(?:(?:hmm+|oh|well|um),? )*(?:do )?you know what[,.!]+ (?=\p{L})/giu;
/** 'What's your next thing?' */
const NEXT_THING = /what(?:['’]s| is) your next (?:thing|one|opening|available|time|slot|spot)(?!\p{L})/giu;

/** 'My wife's coming with me, is that a problem?', 'would it be an issue if I bring my sister?' */
const FINE =
  "(?:is|will|would) (?:that|it) (?:be |going to be )?(?:a problem|an issue|a big deal|ok|okay|all right|alright|fine)";
const COMES_WITH = new RegExp(
  `(?<!\\p{L})(?<kin>my (?:${RELATIONS}))(?:['’]s| is| will|['’]ll|['’]d| would)? (?:be )?(?:coming|going to come|gonna come|come)(?: in| along)? with me[,.;]? (?:and )?${FINE}(?= *[?.!]| *$)`,
  "giu",
);
/** 'Can my mom and I both get a flu shot on the same day?' wishes for two. */
const BOTH_GET = new RegExp(
  `(?<=^|[.!?,] |(?:hi|hello|um|so|and) )(?:can|could|may) (?:(?<one>my (?:${RELATIONS})) and (?:I|me)|(?:I|me) and (?<two>my (?:${RELATIONS}))) (?:both )?(?:get|have|come in(?<day> on the same day)? for) (?<what>(?:an? )?[\\p{Ll} -]{3,30}?)(?<tail>,? (?:on|at) the same (?:day|time)[^?.]{0,40}|,? back to back[^?.]{0,40})?\\?`,
  "giu",
);
/** 'Is it okay if papi comes along?' */
const PAPI =
  /(?<!\p{L}|(?:my|your|his|her|our|mi|su) )(papi|daddy|mami|mommy)(?=(?:['’]s)? (?:comes?|can|could|is|may|sits?|along|with|too|in)(?!\p{L}))/giu;
const COMES_ALONG = new RegExp(
  `(?<!\\p{L})(?:can|could|may|might) (?<kin>my (?:\\p{Ll}+ )?(?:${RELATIONS})) (?:please |also |maybe )*(?:come along|sit in(?: with me| on it)?|sit with me|come in with me|be in (?:the room|there with me)|listen in)(?: (?:too|with me|as well))*(?= *[?.!]| *$)`,
  "giu",
);
const IF_I_BRING = new RegExp(`(?<!\\p{L})${FINE} if (?:i|we) (?:bring|take|have) `, "giu");
/** 'Actually, do the afternoon', 'let's do the ten thirty': takes what is named. */
const DO_ONE =
  /(?<lead>^|[.,;!] |(?<=^(?:(?:ok|okay|yeah|yes|no|well|um|oh|actually|then|please|sure|hmm|just),? ){1,4}))(?:(?:can (?:we|you)|let['’]?s|we can|i(?:['’]ll| will|['’]d)|just|please) )*do (?=the (?:first|second|early|earlier|earliest|late|later|latest|last|latter|other|morning|afternoon|evening|\d|one|two|three|four|eight|nine|ten|eleven|twelve)(?!\p{L})(?: (?:one|thing|slot|time|o'clock|thirty|fifteen|\d\d|please|then|instead))*[.,!]?(?: |$))/giu;

/** 'Well, where do I start. My mother ...' asks nothing of anybody. */
export const WHERE_TO_BEGIN =
  /(?<=^|[.!?,] )(?:well,? |so,? |oh,? )*where (?:do|should) I (?:even )?(?:start|begin)[.!?,]+ (?=\p{L})/giu;
/** 'The later the better', 'what's the latest you have?' */
const THE_LATER = /(?<!\p{L})the later(?: (?:in the day|it is|you have))?,? the better(?!\p{L})/giu;
const THE_LATEST =
  /(?<!\p{L})what(?:['’]s| is) the latest (?:time |slot |one |appointment )?(?:that )?(?:you(?:['’]ve got| have| can do|['’]d have)|there is)(?: open| left| available| then| that day)* ?\?/giu;
/** 'And could I get one this week?', beside what it costs. */
const GET_ONE =
  /(?<=^|[.?!] |, )(?:(?:and|so|then|also) )*(?:could|can|may) (?:I|we) (?:please |maybe |still )*(?:get|have|book|schedule) one (?<when>(?:(?:on|for|this|next|sometime|later|in the|by) )*(?:week|(?:mon|tues|wednes|thurs|fri|satur)day|today|tomorrow|morning|afternoon)(?: (?:morning|afternoon|this week|next week))*) ?\?/giu;
/** 'Can we do the afternoon that day?' wishes for it. */
const DO_PART =
  /(?<!\p{L})(?:can|could) (?:we|I) do (?<part>(?:the|an?) (?:early |late )?(?:morning|afternoon|evening))(?: that day)?(?!\p{L})/giu;
/** 'We both have Delta, do you take that?' */
const TAKES_OURS = new RegExp(
  `(?<!\\p{L})(?:I|[Ww]e)(?:['’](?:ve|re|m))? (?:both )?(?:have|got|on|use|am on|are on) (?<plan>${NAME}(?: ${NAME})?)(?: insurance| dental)?[,.]? (?:and )?(?<ask>do you (?:guys |all )?(?:take|accept)) (?:it|that|this)(?= ?\\?)`,
  "gu",
);
/** 'A cleaning please, Karen Ostrowski here.' */
const HERE = new RegExp(`(?<=\\p{L}), (?<name>${NAME} ${NAME}) here(?=[.!]?$|[.!] )`, "gu");
/** 'Can I bring my son in for a checkup?' wishes for it. */
const BRING_IN = new RegExp(
  `(?<!\\p{L})(?:can|could|may|might) (?:I|we) (?:please |maybe |just )?(?:bring|get|take) (?<who>(?:both (?:of )?)?(?:my|our) (?:\\p{L}+ ){0,2}?(?:${RELATIONS}|kids?|children|boys|girls|twins)(?: \\p{Lu}\\p{L}+)?) in (?:for|to (?:get|have|do)) (?<what>[^.?!,]{3,50})\\?`,
  "giu",
);
/** 'Does he have to fill anything out?' */
const FILL_OUT =
  /(?<!\p{L})(?:(?:do|does|will|would|should|must) (?:I|we|he|she|they|my \p{L}+|\p{Lu}\p{L}+) (?:\p{L}+ )?(?:need to |have to |got to |gotta )?|is there (?:anything|something) (?:I |we |he |she )?(?:need |have )?to )(?:fill|sign(?! (?:anything|something|stuff)(?! in(?!\p{L})))) (?:(?:out|in) )?(?:anything|something|stuff|any \p{L}+|some \p{L}+)?(?: (?:out|in|up))?(?:(?: first| before(?:hand)?| ahead| for \p{L}+(?: \p{L}+)?)*)(?=[,.?!]|$)/giu;
/** 'Tell Hale, I mean Harrow, to call Brenda' */
const TITLED = "(?:(?:Mr|Mrs|Ms|Dr|Miss|Doctor)\\.? )?\\p{Lu}[\\p{L}'’-]+";
const NAME_AGAIN = new RegExp(
  `(?<=(?<!\\p{L})(?:[Tt]ell|[Aa]sk|[Ll]et|[Hh]ave|[Gg]ive|[Rr]each|(?:[Ss]peak|[Tt]alk|[Ww]ord|[Mm]essage) (?:to|with|for)) )${TITLED}[,.]? (?:no,? |wait,? |sorry,? |uh,? |um,? |oh,? )*(?:I mean|I meant|sorry|no|rather|scratch that)(?:,? (?:no|sorry))*,? (?<to>${TITLED})(?:,(?= (?:to|that|about|know|please)(?!\\p{L})))?`,
  "gu",
);
/** 'We use somebody called Smith.ai': what something is called calls nobody. */
const IS_CALLED =
  /(?<=(?<!\p{L})(?:uses?|using|have|has|had|with|tr(?:y|ied)|got|gets?|about|hired?|like|than|is|named|on) )(?:(?:some(?:body|one|thing)|(?:an?|the|this|that|some|another|one) (?:\p{L}+ ){0,2}?(?:company|service|outfit|thing|product|program|app|software|system|place|firm)) )called (?=\p{Lu}(?!\p{Ll}*day(?!\p{L})))/gu;
/** Turns of phrase in whatever is said, as they are meant. */
export const inPassing = (said: string): string =>
  said
    .replace(IS_THERE_NOTHING, "is there anything")
    .replace(KILLS_YOU, "do you $<what>")
    .replace(BOTH_GET, (...found) => {
      const { one, two, day = "", what, tail = "" } = found.at(-1) as Record<string, string | undefined>;
      return `I'd like ${what} for me and ${one ?? two}${day}${tail}.`;
    })
    .replace(PAPI, (_all, who: string) => (/^(?:p|d)/iu.test(who) ? "my dad" : "my mom"))
    .replace(COMES_WITH, "can I bring $<kin>")
    .replace(COMES_ALONG, "can I bring $<kin>")
    .replace(IF_I_BRING, "can I bring ")
    .replace(TAKES_OURS, "$<ask> $<plan>")
    .replace(HERE, ". This is $<name>")
    .replace(BRING_IN, "I'd like to bring $<who> in for $<what>.")
    .replace(FILL_OUT, "where do I find the form to fill in")
    .replace(HAS_AND_MOVES, "my appointment is $<old>. I need to move it to ")
    .replace(NAME_AGAIN, "$<to>")
    .replace(IS_CALLED, "")
    .replace(THE_LATER, "as late as possible")
    .replace(THE_LATEST, "as late as possible.")
    .replace(GET_ONE, "I'd like to book one $<when>.")
    .replace(DO_PART, "could we make it $<part>")
    .replace(DO_ONE, "$<lead>")
    .replace(NEXT_THING, "what's the next opening you have")
    .replace(YOU_KNOW_WHAT, "Actually, ");

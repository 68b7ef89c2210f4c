import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { CAME } from "../questions/whether-it-came.ts";
import { plain } from "../readers/text.ts";
import { movesAThing, ofAPlan } from "./not-of-this-office.ts";

/** Acts that the words only sound like: trouble that is denied, what somebody else charged, a couch that is moved to. */
export function notMeant(
  { asked, stack }: Pick<DialogueState, "asked" | "stack">,
  clauses: readonly string[],
  acts: readonly ActId[][],
  text: string,
): ActId[] {
  const gone: ActId[] = [];
  const every = (act: ActId, pattern: RegExp): boolean =>
    clauses.every((words, at) => !acts[at]?.includes(act) || pattern.test(words));
  // 'You'd call me at 212 555 0133', of the visit that is being booked, tells the number.
  if (stack.at(-1) === "book" && (asked === "name" || asked === "phone") && every("callback", NUMBERED))
    gone.push("callback");
  // 'Quiero saber cuánto cuesta una consulta' wants to know, and no visit yet.
  if (every("book", ONLY_TO_KNOW) && !BOOKS_TOO.test(text)) gone.push("book");
  // 'The message is: it moved to January 12th, and I can't do that' is read to be passed on.
  if (asked === "confirm" && TELLS_MESSAGE.test(text))
    gone.push("move", "cancel", "book", "avail", "callback");
  // 'Also that she's coming with me. That's the main thing' adds, and agrees to nothing.
  if (asked === "confirm" && ADDS.test(text) && every("affirm", MAIN_THING)) gone.push("affirm");
  // 'So do I get charged or not?' denies nothing.
  if (OR_NOT.test(text)) gone.push("deny", "correct");
  // 'Don't let him talk you out of it, he'll try to cancel' gives nothing up.
  const without = text.replace(MIGHT_CANCEL, " ");
  if (without !== text && !GIVES_UP.test(without)) gone.push("cancel", "drop", "move");
  const ailing = clauses.filter((_, at) => acts[at]?.includes("reason"));
  // 'Just a check-up, no pain, nothing's wrong.'
  if (ailing.length > 0 && ailing.every(isWell)) gone.push("reason");
  if (
    CHARGED_ELSEWHERE.test(text) ||
    ofAPlan(text) ||
    (ASKS_CHARGE.test(text) && !BILLED.test(text)) ||
    (ASKS_WHETHER_DUE.test(text) && !BILLED.test(text))
  )
    gone.push("billing");
  // 'I suppose you bill me for this call too' asks what calling costs, and 'the double charge' no price.
  if (OF_THIS_CALL.test(text)) gone.push("billing", "complaint", "message");
  if (CHARGED_TWICE.test(text)) gone.push("price");
  // 'It was for the crown, a hundred and twelve dollars', of a bill, asks for no price.
  if (TAKEN_DOWN.includes(stack.at(-1) ?? "") && every("price", TELLS_AMOUNT)) gone.push("price");
  // 'Can I see her instead of Brandt this time?' says with whom.
  if (TELLS_APART.test(text)) gone.push("message");
  if (BUYS_NOTHING.test(text)) gone.push("sales");
  if (movesAThing(text)) gone.push("move", "cancel", "late");
  if (CAME.test(text)) gone.push("records");
  if (WITH_ANOTHER.test(text) && !OF_A_TIME.test(text.replace(WITH_ANOTHER, " "))) gone.push("move");
  const stays = text.replace(GOES_ELSEWHERE, " ").replace(LEAVES_HOME, " ");
  if (stays !== text && !OF_A_TIME.test(stays)) gone.push("move");
  const here = text.replace(MOVES_AWAY, " ");
  if (here !== text && !OF_A_TIME.test(here)) gone.push("move", "cancel", "avail");
  const indoors = text.replace(OUT_BY, " ");
  if (indoors !== text && !MOVES_IT.test(indoors)) gone.push("move");
  return gone;
}

/** What somebody else may try: no wish of who calls. */
const MIGHT_CANCEL =
  /(?<!\p{L})(?:don't let (?:him|her|them|my \p{L}+) (?:cancel|move|change|talk|back|weasel)[^.?!]*|(?:he|she|they|my \p{L}+)(?:'ll| will| might| may| would|'d| always| usually|'s going to|'s gonna)(?: \p{L}+)? (?:(?:try|want|attempt|call) (?:to|and) )?(?:cancel|back out|chicken out|bail|change (?:his|her|their) mind)(?: (?:it|on (?:me|you)|again))?)(?!\p{L})/gu;
const GIVES_UP =
  /(?<!\p{L})(?:cancel\p{L}*|never ?mind|forget|drop|scratch|move|moving|change|reschedul\p{L}*)(?!\p{L})/u;
const OR_NOT = /^(?!no(?!\p{L})|nope).*(?<!\p{L})(?:or not|o no)\??$/u;
export const LEAVES_IT =
  /^(?:(?:no|nah|nope|oh|well|thanks|thank you|um|just) )*(?:let's )?(?:leave|skip|forget) (?:it|that)(?: be| alone)?(?: (?:for now|then|thanks|thank you))*$/u;
/** 'I'm not buying anything' sells nothing either. */
const BUYS_NOTHING =
  /(?<!\p{L})(?:(?:i'm|i am|we're|we are) not (?:here to |looking to |going to |gonna |trying to )?(?:buy\p{L}*|sell\p{L}*)|(?:don't|do not|ain't) (?:wanna |want to |going to |gonna )?(?:buy|sell|buying|selling) (?:anything|nothing))(?!\p{L})/u;
/** What is charged for calling, or for talking to whoever answers. */
export const OF_THIS_CALL =
  /(?<!\p{L})(?:six|6|ten|fifteen)[ -]minute increments?(?!\p{L})|(?<!\p{L})(?:bill\p{L}*|charg\p{L}*|pay\p{L}*|cost\p{L}*|cobr\p{L}+) (?:\p{L}+ ){0,3}?(?:(?:for|on|to|por) )?(?:(?:this|the|a|that|making (?:this|the)|esta) (?:phone |little )?(?:call|conversation|chat|llamada)|(?:for )?(?:calling|talking to (?:you|a (?:robot|machine|bot|computer))|asking)|por (?:llamar|preguntar|hablar (?:contigo|con (?:usted|un robot))))(?!\p{L}| (?:back|last|yesterday|i made|to (?:the|my)))/u;
const CHARGED_TWICE =
  /(?<!\p{L})(?:(?:double|duplicate|extra|second|wrong|mystery) (?:charges?|payment)|(?:charged|billed) (?:\p{L}+ ){0,3}?(?:twice|double|two times|again)|overcharged?|cobr\p{L}+ (?:dos veces|doble)|doble (?:cobro|cargo))(?!\p{L})/u;
const TAKEN_DOWN: readonly string[] = ["billing", "complaint", "message"];
const TELLS_AMOUNT =
  /^(?!.*(?:\?|(?<!\p{L})(?:how much|what|prices?|costs?|charge)(?!\p{L}))).*(?:\d|(?<!\p{L})(?:dollars|bucks|hundred|thousand))/iu;
const CHILD =
  "(?:(?:my|our|the|his|her|their) (?:\\p{L}+ )?(?:kids?|children|child|daughters?|sons?|boys?|girls?|baby|babies|twins|little one))";
/** 'My ex wants to move to Oregon with our daughter': who goes to live elsewhere moves no visit. */
const MOVES_AWAY = new RegExp(
  `(?<!\\p{L})(?:(?:mov(?:e|es|ed|ing)|relocat(?:e|es|ed|ing)) (?:(?:away|out of (?:the )?(?:state|country|town)|to (?:\\p{L}+ ){1,3}?)(?: ?(?:with|and tak(?:e|es|ing)|and wants|taking)(?: to take)? ${CHILD})|${CHILD} (?:away|to|out of|out|across)(?!\\p{L})|(?:out of|to another|to a different|to the other|across) (?:the )?(?:state|states|country|county)|with ${CHILD}))(?!\\p{L})`,
  "u",
);
/** 'They gave us till Monday to move out': the day is that of the house. */
const OUT_BY =
  /(?<!\p{L})(?:until|till|til) \S+ to (?:move|get|clear|be) out(?!\p{L})|(?<!\p{L})(?:move|get|be|moved) (?:all )?out(?: of \S+ \S+)? by (?:next |this )?\S+/u;
const MOVES_IT = /(?<!\p{L})(?:mov(?:e|ing)|re-?schedul\p{L}*|chang(?:e|ing)|switch|push)(?!\p{L})/u;
const ONLY_TO_KNOW =
  /^(?:(?:y|hola|pues|mire|oiga|buen[oa]s? (?:d[ií]as?|tardes|noches)|solo|solamente|nada m[aá]s|nom[aá]s),? )*(?:quiero|quisiera|quer[ií]a|necesito|me gustar[ií]a|i(?:'d| would)? (?:just )?(?:like|want|wanted|need) to (?:know|find out|ask)) (?:(?:saber|preguntar) )?(?:cu[aá]nto|cu[aá]l es el (?:precio|costo)|qu[eé] (?:precio|cuesta|vale)|how much|what (?:an?|the|it|your) (?:\S+ )+(?:costs?|runs?|is)(?!\p{L}))/iu;
/** A visit, beside what is asked. */
const BOOKS_TOO =
  /(?<!\p{L})(?:hacer|agendar|reservar|sacar|programar|pedir|d(?:ar|en)me|book|schedul\p{L}*|set up|come in|get in|make)(?!\p{L})/u;
const NUMBERED = /(?:\d[ .()-]*){7}/u;
export const TELLS_MESSAGE =
  /\b(?:(?:the|my) (?:message|note) (?:is|was|should (?:be|say)|ought to (?:be|say))|what i (?:want|wanted|need|needed) (?:passed on|to (?:say|pass on)|(?:him|her|them) to know)(?: is)?|it (?:should|ought to) say)(?!\p{L})/u;
/** 'Well, also that she's coming with me', of a message that is read back. */
export const ADDS = /^(?:(?:well|oh|and|yes|no|um|so) )*(?:also|plus) (?:that|tell|say|let)(?!\p{L})/u;
const MAIN_THING =
  /^(?:and |so )?that['’]?s (?:really |all )?(?:the (?:main|big|key|most important|important|only) (?:thing|point|part|bit)|what (?:matters|counts)|the (?:gist|point)(?: of it)?)[.!]?$/iu;

/** 'Could it tell them apart?' */
export const TELLS_APART =
  /\b(?:can|could|will|would|does|do) (?:it|this|that|the (?:assistant|robot|bot|thing|system)|you) tell (?:(?:\S+ ){1,6}apart|the difference|who(?:'s| is)|which|when|if|whether)(?!\p{L})/u;

const isWell = (clause: string): boolean =>
  clause
    .split(/,|(?<!\p{L})(?:and|but|y|pero)(?!\p{L})/iu)
    .map(plain)
    .filter(Boolean)
    .every((each) => IS_WELL.test(each));
/** Says that nothing is wrong, and no more. */
const IS_WELL =
  /^(?:(?:and|but|so|with|there's|it's|he's|she's|i'm|has|have|in|really|just) )*(?:no(?:t in| real)? (?:pain|problems?|complaints|issues|trouble|symptoms|toothache|emergency)(?: or anything| at all| whatsoever)?|nothing(?:'s| is| has been)? (?:really )?(?:wrong|the matter|hurting|hurts|bothering (?:me|him|her|us)|urgent)(?: with (?:me|him|her|it|them))?|(?:(?:it|he|she|nothing|that) )?(?:doesn't|does not|don't|didn't|isn't|is not|not) (?:even |really )?hurt(?:ing)?(?: at all| or anything| any)?|(?:he|she|everything)(?:'s| is| feels) (?:fine|okay|ok|healthy|great|good)|sin dolor|no (?:me|le|nos) duele(?: nada)?|no (?:tengo|tiene|hay) (?:ning[uú]n )?dolor)$/u;

const OTHERS =
  "(?:(?:my|the|our|that|this|some|another|an?) )?(?:(?:last|old|other|previous|former|first|second|different|next) )+(?:guy|place|office|one|practice|clinic|dentist|doctor|lawyer|attorney|firm|shop|company|outfit|quote)|(?:my|our) (?:buddy|neighbor|sister|brother|friend|cousin|coworker)(?:'s (?:guy|dentist|doctor|lawyer))?|(?:a|the) (?:place|guy|dentist|doctor|lawyer) (?:down|across|up|over|in|on)(?: \\S+){1,3}";
/** 'The last guy charged an arm and a leg for a crown.' */
const CHARGED_ELSEWHERE = new RegExp(
  `(?<!\\p{L})(?:${OTHERS}) (?:(?:had|has|already|only|just|wanted to|was going to|tried to) )*(?:charg\\p{L}*|quoted|wanted|asked|billed|paid|took)(?!\\p{L})`,
  "u",
);
/** 'Do I have to pay a deposit?' asks what is usual, of nothing that was billed. */
const ASKS_WHETHER_DUE =
  /(?<!\p{L})(?:do|will|would) (?:i|we) (?:really |even |still )?(?:have|need|got) to(?: pay| put)?(?!\p{L})|(?<!\p{L})(?:will|would|are|do|gonna) (?:they|you|y'all|you guys) (?:\p{L}+ ){0,2}(?:ding|charge|dock|bill|penalize) me(?!\p{L})/u;
/** 'How much y'all charge to get my teeth whitened?' asks for a price. */
const ASKS_CHARGE =
  /(?<!\p{L})(?:how much|what) (?:(?:do|does|would|will|d'|is it) )?(?:you|ya|u|y'all|yall|you guys|they|it)(?: (?:all|guys|folks|people))?(?: (?:gonna|going to|usually|normally))? (?:charge|cost|run|ask|want|take)(?!\p{L})/u;
const BILLED =
  /(?<!\p{L})(?:(?:the|my|a|this|that|your|our|his|her) (?:\p{L}+ )?(?:bills?|invoices?|statement|balance|charges?|account)|(?:was|were|been|got|you|they) (?:\p{L}+ )?(?:over|double )?(?:charged|billed)|refund\p{L}*|owed?)(?!\p{L})/u;

const WITH_ANOTHER =
  /(?<!\p{L})(?:see|have|get|with) (?:her|him|(?:dr|doctor|mr|ms|mrs)\.? \p{L}+|\p{L}+) instead of (?:(?:dr|doctor|mr|ms|mrs)\.? )?\p{L}+/u;
/** 'He's about ready to move to the couch', 'we're moving in with my mom'. */
const GOES_ELSEWHERE =
  /(?<!\p{L})(?:mov(?:e|es|ed|ing)|switch(?:ed|ing)?|chang(?:e|ed|ing)) (?:(?:(?:over )?to (?:you(?: guys| all)?|y'all|your (?:office|practice|firm))|lawyers?|attorneys?|dentists?|doctors?|firms?|practices?|providers?|in|out|away|houses?|apartments?|jobs?|schools?|here|there|home|into town|my mind|his mind|her mind)(?!\p{L})|(?:back )?(?:in|to|into|onto|from) (?:the|a|an|my|his|her|our|their|another) (?:couch|sofa|bed\p{L}*|house|home|apartment|city|state|town|country|new (?:house|home|place|apartment|city|state|town)|basement|guest room|other room|hotel)(?!\p{L})|(?:a|the|my|his|some|our) (?:couch|sofa|dresser|fridge|refrigerator|furniture|piano|boxes|mattress)(?!\p{L}))/gu;
/** 'Do I just move?', of a place that they live in. */
const LEAVES_HOME =
  /(?<!\p{L})(?:do|should|can|must|shall) (?:i|we) (?:just |have to |really )*move(?: out| away)?$/u;
const OF_A_TIME =
  /(?<!\p{L})(?:appointments?|visit|cleaning|check-?up|physical|consult\p{L}*|re-?schedul\p{L}*|booked|slot|can't make|another (?:day|time)|different (?:day|time)|mov(?:e|ing)|chang(?:e|ing)|push|switch|swap|postpone|cita|cambi\p{L}*|mover)(?!\p{L})/u;

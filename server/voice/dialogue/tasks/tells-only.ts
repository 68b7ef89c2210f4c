import type { DialogueState } from "../../../../contracts/voice.ts";
import { COMPLAINS } from "../../../../content/understanding/paper-words.ts";
import type { Heard } from "../hearing/heard.ts";
import { SURE, SWITCHES } from "./how-sure.ts";
import { topFlow } from "../next.ts";
import { PUTS_RIGHT } from "./task-words.ts";

/** 'Thanks, I'll come in for my shot some other time', 'great, I'll bring him then', once something was settled: no word asks. */
export const tellsOnly = (state: DialogueState, heard: Heard): boolean =>
  closes(state, heard) || onlyTells(state, heard);
const onlyTells = (state: DialogueState, heard: Heard): boolean =>
  !topFlow(state) &&
  state.filed.length > 0 &&
  heard.questions.length === 0 &&
  heard.wishes.length === 0 &&
  (!ASKS_FOR.test(heard.text) || ONLY_THOUGHT.test(heard.text)) &&
  ((heard.acts.get("thanks") ?? 0) >= SWITCHES ||
    (heard.acts.get("bye") ?? 0) >= SURE ||
    THAT_IS_ALL.test(heard.text) ||
    talks(state, heard));

/** 'I only need an answer before the 9th, is all. No, nothing else, bye': whoever ends with that has asked for what they want. */
export const closes = (state: DialogueState, { words, text, questions, wishes }: Heard): boolean =>
  !topFlow(state) &&
  state.filed.length > 0 &&
  !words.includes("?") &&
  questions.length + wishes.length === 0 &&
  CLOSES.test(text) &&
  !BEGINS_ANEW.test(text);
const CLOSES =
  /(?<!\p{L})(?:no,? (?:nothing else|that's (?:it|all|everything))|nothing else|that's (?:it|all|everything)|es todo|nada m[aá]s)(?: (?:bye|goodbye|thanks|thank you|gracias|adi[oó]s|then|for now|okay|ok|bye-bye))*$|(?<!\p{L})(?:bye|bye-bye|goodbye|adi[oó]s|hasta luego)(?: (?:bye|now|then|dear|thanks))*$/u;
const BEGINS_ANEW =
  /(?<!\p{L})(?:book\p{L}*|schedul\p{L}*|appointments?|visit|another|also|call (?:me|him|her|us)|move|change|cancel (?!it\b)\p{L}+|(?:can|could|would|will) (?:you|i|we)|refill\p{L}*|cita|mover|cambiar|llam\p{L}+|tambi[eé]n|sooner|earlier|instead|wrong|late|not coming|can't (?:come|make))(?!\p{L})/u;

/** 'I've been coming to you for ten years now' is a whole sentence that asks for nothing. */
export const statesOnly = ({ text, words, questions, wishes }: Heard): boolean =>
  SENTENCE.test(text) &&
  text.split(" ").length >= 6 &&
  !words.includes("?") &&
  questions.length + wishes.length === 0 &&
  !ASKS_FOR.test(text) &&
  !UNMET.test(text);

/** A whole sentence of whoever it may be, which puts nothing right, needs nothing and complains of nothing. */
const talks = ({ asked }: DialogueState, { text, words, acts: said, values, has }: Heard): boolean =>
  (asked === "anything-else" || asked === "nothing") &&
  SENTENCE.test(text) &&
  !words.includes("?") &&
  !values.phone &&
  !COMPLAINS.test(text) &&
  !PUTS_RIGHT.test(text) &&
  !(UNMET.test(text) && !IS_SET.test(text)) &&
  !has("deny", "correct", "drop", "person", "callback", "message", "late", "frustrated", "wrongnumber") &&
  ((said.get("reason") ?? 0) < SWITCHES || IS_FINE.test(text)) &&
  text.split(" ").length >= 4;
/** 'My prescription ran out', 'I never got my results', 'we were charged twice': somebody is to see to it. */
const UNMET =
  /(?<!\p{L})(?:ran out|out of (?:my|his|her|our|it|them)|calling (?:about|for|because)|(?:never|haven't|hasn't|didn't|still|nobody|no one)(?: \p{L}+){0,2} (?:got|get|gotten|receiv\p{L}*|hear|heard|call(?:ed)?|came|sent|waiting)|(?:over)?charged|supposed to|needs?|rather|(?:can't|cannot|won't|not able to) (?:come|make|be)|left (?:my|his|her|our|a)|lost (?:my|his|her|our)|late|broke\p{L}*|fell|hurts?|fever|sick|number|name|spelled|se (?:me )?acab\p{L}+|cobraron|necesit\p{L}+|perd[ií])(?!\p{L})/u;
const IS_SET =
  /(?<!\p{L})(?:set|myself|themselves|when i (?:get|come)|already|the pharmacy|loved|last time it)(?!\p{L})/u;
const SENTENCE =
  /^(?:(?:ok|okay|oh|well|good|great|perfect|wonderful|and|but|so|alright|all right|yeah|yes|fine|thanks|thank you|that's (?:good|great|fine|perfect)) )*(?:(?:i|we|he|she|they|it|that|this|there|you)(?:'\p{L}+)?|(?:my|our|his|her|the) \p{L}+(?:'s)?(?: \p{L}+)?) \p{L}/u;
const IS_FINE =
  /(?<!\p{L})(?:fine|okay|ok|better|good|great|used to it|live with it|not (?:too |so |that )?bad|a (?:little|bit)|already|by the way|not yet|that's set|all set)(?!\p{L})/u;
/** 'I thought I'd have to cancel my trip' cancels nothing, and 'someday, but not now' is for another day. */
const ONLY_THOUGHT =
  /(?<!\p{L})(?:i (?:thought|figured|was afraid)|i was (?:going|about|meaning) to|i almost|(?:glad|now|so|relief) (?:that )?i don't|not (?:right )?(?:now|yet)|some ?day|some (?:other|different) time|maybe (?:later|next time)|next time|down the (?:road|line)|ahora no)(?!\p{L})/u;
const THAT_IS_ALL =
  /(?<!\p{L})(?:that's (?:it|all|everything)|i'm (?:good|all set)|we're (?:good|all set)|nothing else|es todo|nada m[aá]s|appreciate it|have a (?:good|great|nice) \S+|i'll (?:be waiting|wait for))(?!\p{L})/u;
const ASKS_FOR =
  /^(?:(?:ok|okay|oh|well|and|so|then|now|just|good|great|perfect|thanks|thank you) )*(?:book|schedule|send|tell|note|put|make|move|give|call|have|get|check|look|connect|transfer|let|take|add|cancel|change|leave)(?!\p{L})|(?:my|our|mi) \p{L}+(?:'s)? too$|(?<!\p{L})(?:(?:i|we|he|she|they|my \p{L}+)(?:'d| would) (?:(?:like|love|prefer) )?(?:to|an?|one|some)(?!\p{L})|(?:hoping|looking|trying|wondering|interested)(?!\p{L})|(?:i|we|he|she|they|my \p{L}+)(?:'d| would)? (?:\p{L}+ )?(?:needs?|wants?|(?:have to|gotta) (?:cancel|move|change))|(?:can|could|would|will|should) (?:you|i|we|they|somebody|someone|he|she)|please|one (?:more|last|other)|also|another|let's (?!me|us)|cancel|actually|wait|instead|necesit\p{L}+|quier[oae]|quisiera|pued[eoa]\p{L}*|podr\p{L}+|otra|también|me gustar[ií]a)(?!\p{L})/u;

/** Somebody is to see to it, or is to know it. */
export const isUnmet = (text: string): boolean =>
  UNMET.test(text) || AMISS.test(text) || NOT_COMING.test(text);
const NOT_COMING =
  /(?<!\p{L})(?:not|n't|never|no) (?:(?:gonna|going to|be|be able to|really|vamos a|voy a) ){0,2}(?:mak(?:e|ing)|com(?:e|ing)|ir|venir|llegar)(?!\p{L})/u;

/** What was not understood is a story of its own from so many words on. */
const STORY = 8;
export const isStory = ({ text }: Heard): boolean => text.split(" ").length >= STORY;
/** Something is not as it should be: it is more than a remark. */
export const isAmiss = (heard: Heard): boolean => isStory(heard) && AMISS.test(heard.text);
const AMISS =
  /(?<!\p{L})(?:wrong|never|didn't|doesn't|hasn't|haven't|won't|isn't|problem|issue|whole thing|mess\p{L}*|mix-?up|mixed up|weird|strange|odd|again|mistake|mistaken|lost|missing|twice|towed?|tow|broken?|stuck|lock(?:ed)?|confus\p{L}*|figure out|sort out|straighten\p{L}*|mal|equivoc\p{L}*|nunca|error|problema|perd\p{L}+)(?!\p{L})/u;

/** 'You fixed him right up, he's great now', 'my tooth is fine again': what was wrong is over, and wants no visit. */
export const isOver = ({ text }: Heard): boolean => OVER.test(text);
const OVER =
  /(?:(?:(?<!\p{L})(?:is|are|am|feels?|feeling|been|doing)|'s|'re|'m) (?:(?:just|all|so|doing|feeling|totally|completely|much|perfectly|back to) ){0,2}(?:fine|great|good|better|okay|ok|perfect|wonderful|normal|well) (?:now|again|since|ever since|these days)|(?<!\p{L})(?:all better|good as new|(?:fixed|patched) (?:me|him|her|us|them|it)(?: right| all)? up|(?:cleared|healed)(?: right)? up|back to (?:normal|his old self|her old self)|(?:ya )?(?:est[aá]|estoy) (?:bien|mejor) (?:ya|ahora)))(?!\p{L})/u;

/** 'It's a bit of a story', 'you won't believe this': what it comes to is still to be told. */
export const opensStory = ({ text }: Heard): boolean => OPENS_STORY.test(text);
const OPENS_STORY =
  /(?<!\p{L})(?:(?:you(?:'re| are)? (?:not going to|not gonna|won't|wouldn't|will not|never gonna|never going to) believe|(?:it's|this is|well|oh|so) (?:\p{L}+ )?(?:quite |kind of |a bit of )?(?:a (?:funny|long|silly|strange|sad|crazy|bit of a) )?story|funny story|long story|so get this|let me tell you|let me explain|wait till you hear|where do i (?:even )?(?:start|begin))|no (?:me )?(?:lo )?va a creer|es una historia larga)(?!\p{L})/u;

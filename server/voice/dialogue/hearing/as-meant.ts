import { THEIR_NAME } from "../../../../content/understanding/against-words.ts";
import { LIKE_YESTERDAY, MISHEARD } from "../../../../content/understanding/misheard-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { RELATIONS } from "../readers/relation.ts";
import { beforeAny } from "./has-and-wishes.ts";
import {
  ANYBODY_THERE,
  BRING_IT,
  inPassing,
  cancelIt,
  fromTo,
  HAS_AND_CANNOT,
  HOW_LONG_IT,
  HAVE_IT,
  NOT_TODAY,
  ofRefill,
  PUT_UNDER,
  SPELLED_SAME,
  spelledSame,
  theyAsk,
  THEY_WONDER,
  WHERE_TO_BEGIN,
  echoed,
} from "./put-plainly.ts";
import { THAT_DAY_WILL_NOT_DO, notThatDay, SAME_DAY, sameDayOf } from "./that-day.ts";

// A caller's words as they are read: what is said in a roundabout way is put plainly first.

/** 'I have a visit Monday and I want to know if I bring anything': what is wished to be known asks, like a sentence of its own. */
export const asMeant = (
  said: string,
  {
    asked,
    offered,
    language,
    stack,
    note,
    notes,
    filed,
  }: Pick<DialogueState, "asked" | "offered" | "language" | "stack" | "note" | "notes" | "filed">,
): string => {
  const words = (
    asked === "against"
      ? said.replace(THEIR_NAME, "$<who>")
      : asked === "name"
        ? said.replace(SAID_BEFORE, "")
        : asked === "phone"
          ? said.replace(HAVE_IT, "").replace(/^(?:oh|ah|um|uh)[,.!]+ (?=\(?\d)/i, "")
          : asRecognized(said)
  )
    .replace(/^[^]+$/, (all) => echoed(all, asked))
    .replace(SLANG_BYE, "$<lead>bye")
    .replace(BACK_ON, "on this $<day>")
    .replace(CHANGES_MIND, (all) => (asked === "offer" ? "" : all))
    .replace(REFERRED, "$<lead>")
    .replace(FALTERS, "$<word> ")
    .replace(AGE_THEN_NAME, "$<who> $<name>, $<age>")
    .replace(RATHER_WHOLE, "$<first> $<last>")
    .replace(RATHER_BOOK, "")
    .replace(SET_UP, "I'd like to book a $<what>.")
    .replace(PROBLEM_WHY, "$<why>, $<ask>?")
    .replace(A_KIDNEY, "?")
    .replace(IS_THE_AFTERNOON, ",")
    .replace(JUST_TELL_ME, "$<asks>?")
    .replace(PUT_UNDER, "$<first> $<last>. ")
    .replace(HAS_AND_CANNOT, cancelIt)
    .replace(NOT_TODAY, (all) => (stack.length === 0 ? "No, thank you." : all))
    .replace(SPELLED_SAME, spelledSame)
    .replace(/(?<=(?:how|what) )['’]?bout(?!\p{L})/giu, "about")
    .replace(WHERE_TO_BEGIN, "")
    .replace(/^[^]+$/, inPassing)
    .replace(THEY_WONDER, theyAsk)
    .replace(ANYBODY_THERE, (_all, day?: string, when?: string) => `are you open ${day ?? when ?? "today"}?`)
    .replace(HOW_LONG_IT, (all) => (ofRefill(stack, filed) ? "how long does a refill take" : all))
    .replace(BRING_IT, "$<lead>$<ask>the $<thing>")
    .replace(LIKE_YESTERDAY, "as soon as possible")
    // 'Owen, Owen Delaney' is one name.
    .replace(/(?<!\p{Lu}[\p{L}'’-]{0,20} )(?<!\p{L})(\p{Lu}\p{L}{1,20}), (?=\1 \p{Lu})/gu, "")
    .replace(THE_REST, "")
    .replace(ASKED_AMISS, "")
    .replace(ANSWERED_SELF, "")
    .replace(RHETORICAL, "")
    .replace(BEFORE_THAT, "")
    .replace(TAKES_BACK, "No, ")
    .replace(EXCEPT_SPELLED, "No, it's spelled ")
    .replace(TELL_IF, "$<verb> $<who> ")
    .replace(ME_AND_THEIRS, "$1. And ")
    .replace(WAS_TO_COME, "My appointment is $<old>. I need to move it to $<to>.")
    .replace(/^[^]+$/, (all) => (stack.length === 0 ? beforeAny(all) : all))
    .replace(CANNOT_DO_OLD, "$<who> has an appointment $<day> at $<at>. I need to move it to ")
    .replace(CANCEL_THEN_MOVE, "My appointment is $<old>. I need to move it to ")
    .replace(CANCEL_THEN_MOVE_ES, "Mi cita es $<old>. Quiero cambiarla para ")
    .replace(FROM_TO, (...found) => fromTo(stack, ...found))
    .replace(HAS_DAY, "$1an appointment on ")
    .replace(IN_ONE, (all) => all.replace(KNOWS_IF, "").replaceAll(",", ""))
    .replace(WEEK_AND_DATE, "$1 on ")
    .replace(BUSY_AND_DAY, "$1. So ")
    .replace(BARE_QUESTION, "$&?")
    .replace(THAT_DAY_WILL_NOT_DO, (all) => (asked === "offer" ? notThatDay(all, offered, language) : all))
    .replace(MY_PLAN, (all) => {
      // 'And you do take my insurance?', of one that was named before.
      const papers = filed.flatMap((each) => ("told" in each ? each.notes : []));
      const plan = rowsOf([...papers, ...notes], "Insurance").at(-1);
      return plan ?? all;
    })
    .replace(THAT_DAY_LATER, (all, lean: string) => {
      // 'Could it be later that day?', of the new time of a move.
      const [, at] = (stack.at(-1) === "move" && NEW_HOUR.exec(note)) || [];
      return at ? `${/^later/i.test(lean) ? "after" : "before"} ${at}` : all;
    })
    .replace(SAME_DAY, (all) => sameDayOf(said) ?? all);
  if (words.includes("?") || words.length > 400) return words;
  const [all, lead = "", wish = ""] = WISHES_TO_KNOW.exec(words) ?? [];
  if (!all) return words;
  const each = wish.replace(/[.!]$/, "").replace(ASKS_WHAT, "").split(NEXT_ASKED);
  return `${lead}${lead && !/[.!,] $/.test(lead) ? ". " : ""}${each.map((part) => `${part}?`).join(" ")}`;
};
const asRecognized = (said: string): string =>
  MISHEARD.reduce((words, [as, meant]) => words.replace(as, meant), said);

/** 'Aight bet, peace' leaves. */
const SLANG_BYE =
  /(?<lead>^|[.,!] |(?<=^(?:(?:ai?ght|bet|cool|ok|okay|word|yo|thanks),? ){1,3}))(?:peace(?: out)?|deuces|later(?:s|z)|catch (?:you|ya) later|see (?:ya|you) later|(?:nah )?i'm out)(?:,? (?:y'all|man|bro|dude|homie|then|thanks))?[.!]*$/iu;
/** 'Bill Kessler. Well, William Kessler on my card, put William.' */
const RATHER_WHOLE =
  /(?<!\p{L})\p{Lu}[\p{L}'’-]+ (?<last>\p{Lu}[\p{L}'’-]+)[.,;]+ (?:(?:well|but|actually|or|though|it's|oh)[, ]+)*(?<first>\p{Lu}[\p{L}'’-]+) \k<last>(?![\p{L}'’-])[^?!]{0,60}?(?:put|use|make it|go with|say|write)(?: down)? \k<first>(?: \k<last>)?(?:,? please)?(?![\p{L}'’-])/iu;
/** 'Could I set up that free consultation?' */
const SEEN_AT =
  "(?<what>consultation|consult|appointment|visit|cleaning|check-?up|physical|introduction call|demo|meeting)";
const SET_UP = new RegExp(
  `(?<=^|[.!?,] )(?:(?:ok|okay|good|great|so|and|then),? )*(?:could|can|may|might) (?:i|we) (?:please |maybe |just |actually )*(?:set up|arrange|schedule|book|sign up for|get|make) (?:(?:that|one of those|the) (?:free |first |initial )*${SEEN_AT}(?: (?:then|please|now|with (?:you|somebody|someone)))?|an? (?:free |first |initial )*${SEEN_AT} with (?:an? (?:real |live )?(?:person|human)|somebody real|a real one))\\?`,
  "iu",
);
/** 'Will that be a problem? She's in a wheelchair.' */
const PROBLEM_WHY =
  /(?<=^|[.!?,] )(?<ask>(?:will|would|is|could) (?:that|it|this)(?: be)? (?:a problem|an issue|ok|okay|fine|all right|alright|possible))\? (?<why>(?:(?:she|he|they)(?:['’](?:s|re)| is| are| has| uses?| can['’]t)|I(?:['’]m| am| have| use| can['’]t)) [^.?!]{3,60})[.!]?$/iu;
/** 'What's it going to cost me, a kidney?' */
const A_KIDNEY =
  /,? (?:like )?(?:an? (?:arm and a leg|kidney|fortune|small fortune|mortgage|limb|million(?: (?:dollars|bucks))?|gazillion(?: dollars)?)|my (?:house|car|first ?born|left arm|soul|life savings|retirement)|the moon)\?/iu;
/** 'So my sister-in-law, she's the one who told me about you': whoever sent them comes to nothing here. */
const REFERRED =
  /(?<lead>^|(?<=[.!?,] )|(?<=so ))(?:(?:my|our) (?:\p{L}+ )?\p{L}+(?:-in-law)?|a (?:friend|neighbor|coworker)(?: of mine)?),? (?:(?:s?he|they)(?:['’](?:s|re)| is| are) the ones? (?:who|that) |who )?(?:told me about you|told me to call you|recommended you|referred me|sent me(?: to you| here| your way)?|swears by you|raves about you)[^.!?,]{0,20}(?:,|\.|(?= and ))/giu;
/** 'Tomorrow at two is the afternoon, that's fine.' */
const IS_THE_AFTERNOON =
  /(?<=(?<!\p{L})at \p{L}+(?: thirty| fifteen)?|\d) (?:is|counts as) (?:in )?(?:the |an )?(?:morning|afternoon|evening)(?: too| enough)?,/giu;
/** 'You ain't gotta put no name down. Just tell me does it hurt' */
const JUST_TELL_ME =
  /(?<=^|[.!?,] )(?:(?:just|please|so|and|then|no) )*tell me,? (?<asks>(?:does|do|is|are|can|will|would|how (?:much|long|many)|what(?:['’]s| is| does)|when|where) [^.?!]{3,80})[.!]?$/iu;
/** 'Sure, have somebody call. Actually could I just book a demo?' */
const RATHER_BOOK =
  /^[^.!?]{3,50}[.!] (?:oh,? |well,? )?actually,? (?=(?:could|can|may) (?:i|we) (?:just |maybe )?(?:book|schedule|set up|get|make)(?!\p{L})|i'd like to book)/iu;
/** 'Put me back on that Thursday', of one that was talked about before: the coming one. */
const BACK_ON =
  /(?<=(?<!\p{L})(?:(?:put|move|switch|set|keep|leave) (?:me|it|us|him|her|that) back|(?:let's |let us |can (?:i|we) )?go(?:ing)? back|back) )(?:on |to |for |with )?(?:that|the|to the|to that) (?<day>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?! the| after)/giu;
/** 'Monday at three. You know what, put me back on that Thursday': the last of it is meant. */
const CHANGES_MIND =
  /^[^.!?]{3,40}[.!,;] (?:(?:oh|no|wait|hmm|well|ah),? )*(?:you know what|on second thought|scratch that|never ?mind that|actually no|no wait)[,.!]* (?=(?:just |please )*(?:put me|make it|go back|let's (?:do|go)|give me|i'll take|take|do)(?!\p{L}))/iu;
/** 'Is this the, um, the place my husband called?' */
const FALTERS =
  /(?<!\p{L})(?<word>the|an?|my|your|his|her|our|to|for|of|in|at|with|is|was|this),? (?:(?:u+h+|u+m+|e+r+m?),? )+(?:\k<word> )?(?=\p{L})/giu;
/** 'It's for my son, he's seven, Theo': the name stands beside who it is. */
const AGE_THEN_NAME = new RegExp(
  `(?<who>(?<!\\p{L})(?:my|our|mi) (?:\\p{Ll}+ )?(?:${RELATIONS}))[,.;:]? (?<age>(?:and )?(?:(?:he|she)(?:['’]s| is)(?: (?:only|just|almost|about))?|tiene|aged?|who(?:['’]s| is)) (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Ll}+teen|uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince)(?: and a half)?(?: years? old| a[ñn]os| months? old)?)[,.;]? (?:(?:and )?(?:(?:his|her) name(?:['’]s| is) |se llama |named |called |(?:he|she)(?:['’]s| is) ))?(?<name>(?!(?:\\p{L}+day|Tomorrow|Any|And|He|She|The|Can|Could|Do|Is|Need)(?!\\p{L}))\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)(?![\\p{L}'’])`,
  "gu",
);
/** 'He's got a deposition. Thursday late': the thing that stands in the way is none of the Thursday. */
const BUSY_AND_DAY =
  /((?<!\p{L})(?:has|have|['’](?:s|ve) got|got) (?:an? |his |her |my |our |the )?(?![\p{L} ]{0,30}(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{L}[\p{L} ]{2,30})\. (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/gu;
/** 'Wednesday the week after, the ninth' names that date, and no week behind the ninth. */
const WEEK_AND_DATE =
  /(?<!\p{L})((?:the )?(?:week after|following week)), (?:so |that's |i mean |on )?(?=(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|\p{L}+(?:st|nd|rd|th))(?!\p{L})|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}* \d)/giu;
/** 'I said Dana', once more. */
const SAID_BEFORE =
  /^(?:(?:no|oh|well|like|as|but),? )*[Ii] (?:just |already )?(?:said|told you)[,:]? (?:(?:it's|my name is|my name's|the name is) )?(?=\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*[.!]?$)/u;
/** 'I was gonna come Thursday at two but my kid has a recital, so forget Thursday, what's Friday look like?' */
const WAS_TO_COME =
  /^(?:I|we) (?:was|were) (?:gonna|going to|supposed to|due to) (?:come|be there|be in)(?: in)? (?:on )?(?<old>(?:Mon|Tues|Wednes|Thurs|Fri|Satur)day(?: at \p{L}+(?: (?:thirty|fifteen|forty-five))?)?),? (?:but|and|except) [^.?!]{3,60}?, (?:so )?(?:forget|skip|scratch|never mind) (?:\p{L}+day|that|it)[,.] (?:what's|what is|how's|how about|what about|is|can (?:i|we) (?:do|come)) (?<to>(?:Mon|Tues|Wednes|Thurs|Fri|Satur)day)(?: (?:look(?:ing)?(?: like)?|good|open|free|instead))?[,.?]*/iu;
/** 'How late are you open, no, sorry, is it okay to come with a cold?' asks the last of it. */
const ASKED_AMISS =
  /(?<=^|[.,!?] )(?:how|what|when|where|who|do|does|is|are|can|could|will) [^.?!,]{3,60}, (?:(?:no|oh|wait|actually),? )+(?:sorry|wait|no|i mean|i meant),? (?=(?:how|what|when|where|who|do|does|is|are|can|could|will)(?!\p{L}))/giu;
/** 'You know what I hate? Being on hold.' */
const RHETORICAL =
  /(?<=^|[.!?] )(?:(?:do )?(?:you|ya) know|guess|wanna know|want to know|you wanna know) what(?: (?:i|he|she|they) (?:really )?\p{L}{3,6})?\? (?:\p{L}+ing [^.?!]{2,40}[.!] )?/giu;
/** 'Wednesday. No wait, that's the recital. Thursday? No. Friday': who says no to their own question asks it no more. */
const ANSWERED_SELF = /(?<=[.!?] )[^.!?]{3,40}\? (?:no|nope|nah)[.!] (?=\p{L})/giu;
/** 'It's for Owen. Otherwise yes': a yes to what was not put right. */
const THE_REST =
  /(?<=\p{L}{2}[.,;!]?) (?:and )?(?:otherwise|other than that|apart from that|besides that|the rest(?: is)?|everything else(?: is)?|lo demás(?: está)?),? (?:it's |that's )?(?:yes|right|fine|good|correct|ok|okay|great|bien|sí)[.!]?$/iu;
/** 'Yes. Oh no wait, ...' is no yes. */
const TAKES_BACK =
  /^(?:yes|yeah|yep|sure|ok|okay|fine|perfect|great|sí)(?: please| that's fine)?[.,!]* (?:oh,? )?(?:no,? wait|wait,? no|actually,? no|hold on,? no|oh no|scratch that|ay no|no,? espere)[,.!]* (?=\p{L})/iu;
/** 'Yes, except it's spelled A R Y N' puts that right. */
const EXCEPT_SPELLED =
  /^(?:(?:yes|yeah|yep|right|correct|that's right|good|fine|sí),? )*(?:except|only|but|just|excepto|solo|pero)(?: that)?,? (?:it's|it is|that's|my (?:first |last )?name(?:'s| is)|(?:the )?name(?:'s| is)) (?:spelled |written )?(?=\p{L} \p{L} \p{L}(?!\p{L}))/iu;
/** 'Can a robot tell me if you people are ever open past five?' */
const TELL_IF =
  /^(?:(?:ok|okay|so|and|well|um|hi|hello),? )*(?:can|could|would) (?:you|a (?:robot|machine|computer|bot)|this thing|somebody|someone|anybody) (?:(?:please|just|at least|even) )*tell me (?:if|whether) (?<who>you(?: people| guys| all| folks)?|y'all|it|they|he|she) (?<verb>are|is|can|will|do|does|have|has) (?=.*\?\W*$)/iu;
const NTH =
  "(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth|twenty-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))";
const MONTHS = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const OLD_DAY = `(?:(?:this |next |coming )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? the ${NTH})?|tomorrow|today|${MONTHS} (?:the )?(?:${NTH}|\\d{1,2})|the ${NTH})(?:(?:,|,? at)? (?:\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: thirty| o'clock)?(?: ?[ap]\\.?m\\.?)?)?`;
/** 'Move my Thursday at two to Monday': the one is there, the other is wished for. */
const FROM_TO = new RegExp(
  `(?<and>(?<=[\\p{L}\\d]),? and (?:then )?)?(?:(?:can|could|would) (?:you|i|we) (?:please )?|i(?:'d like| want| need| have)? to |please |i need )?(?:move|change|switch|swap|push|bring|reschedule|trade) (?:(?:it|(?:the|that|my|our|his|her|this) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]{3,})(?: (?:I have|I've got))? (?:on|at|from|for|of) )?(?:my |the |our )?(?<old>${OLD_DAY})(?: (?:appointment|one|visit|cleaning|check-?up|physical|slot|thing))?,? (?:to|for|with|until|till|over to|up to|back to) (?=(?:either |the |this |next |a |some ?time |any ?time )*(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|${NTH}(?!\\p{L})|${MONTHS})|tomorrow|today|the \\d|next week|the (?:week|following))`,
  "iu",
);
/** 'Cancel my appointment tomorrow, no wait, better move it to next week': only the last of it is meant. */
const CANCEL_THEN_MOVE = new RegExp(
  `(?:i(?:'d like| want| need| have| wanted)? to |(?:can|could) (?:you|i) |please )?cancel (?:my |the )?(?:(?:appointment|visit|cleaning|check-?up|physical|one|thing) )?(?:on |for |of )?(?<old>${OLD_DAY})[^.?!]{0,40}? (?:move|change|switch|push|reschedule) (?:it |that |mine )?(?:to|for|until) (?=\\p{L}|\\d)`,
  "iu",
);
/** 'Mr. Lindgren can't do the three o'clock with Ms. Harrow tomorrow, he'd take Friday or Monday.' */
const CANNOT_DO_OLD =
  /(?<who>(?<!\p{L})(?:I|he|she|we|they|(?:my|his|her|our) \p{L}+|(?:Mr|Mrs|Ms|Dr)\. \p{L}+)) (?:can't|cannot|can not|couldn't|won't be able to) (?:do|make|be at|come to|get to|make it to|keep) (?:the|his|her|their|that|my|our) (?<at>(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: thirty| o'clock| fifteen)?)(?: appointment| one| meeting)?(?: with (?:(?:Mr|Mrs|Ms|Dr)\. )?[^,.]{2,24}?)? (?:on )?(?<day>tomorrow|today|(?:this |next )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur)day)[,.;]? (?:(?:so|but|and),? )?(?:(?:I|he|she|we|they)(?:'d| would| could| can)|(?:can|could) (?:I|he|she|we|they)) (?:rather )?(?:take|do|like|prefer|come(?: in)?|make)(?: it)?(?: on)? (?=(?:this |next |the |some ?time )*(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur)day|tomorrow|week|\d))/giu;
const CANCEL_THEN_MOVE_ES =
  /(?:(?:quiero|necesito|quer[ií]a|quisiera) )?(?:cancelar|anular) (?:mi|la) (?:cita|consulta|limpieza|visita) (?:del?|para(?: el)?) (?<old>hoy|ma[nñ]ana|pasado ma[nñ]ana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)[^.?!]{0,40}? (?:me )?(?:la )?(?:c[aá]mbi|mu[eé]v|p[aá]s|rec[oó]rr)\p{L}* (?:para|al?) /iu;
/** 'I have Thursday at two, can I get Monday instead?' */
const HAS_DAY = new RegExp(
  `^((?:(?:hi|hello|hey|yes|so|um|okay),? )*(?:i|we)(?: have|'ve got) )(?=${OLD_DAY}(?:,| with| and (?:i|can|could|need)|\\.)(?! (?:free|off|open)))`,
  "iu",
);
/** 'A cleaning for me and my son Leo has a cavity' tells of each in turn. */
const ME_AND_THEIRS =
  /(?<!\p{L})((?:for|para) (?:me|myself|m[ií])),? (?:and|y) (?=(?:my|our|mi) \p{Ll}+(?: \p{Lu}\p{L}+)? (?:has|needs|wants|got|is|was|would|broke|chipped|lost|cracked|tiene|necesita|quiere)(?!\p{L})(?! (?:one|it|that|those|the same|un[oa]|lo mismo)(?!\p{L})))/gu;
/** 'Before that, how much is it?' asks what stands behind it. */
const BEFORE_THAT =
  /^(?:(?:ok|okay|yes|yeah|sure|wait|well|but|and|oh|sorry|first|bueno|pero),? )*(?:before (?:that|we (?:do|go on|start|continue)(?: that| with that)?|i (?:do|book|decide|answer)(?: that)?|anything else)|first(?: of all)?|antes(?: de eso)?|primero),? (?=[^.!?]{6,}\?)/iu;
/** 'Would you know whether, if one came without having eaten, say for labs, one could drink tea?' asks one thing. */
const IN_ONE =
  /(?<=^|[.!?] )(?:would|do|could|can|might) you (?:by any chance,? )?(?:happen to )?(?:know|tell me|say)(?:,? by any chance)?,? (?:whether|if),? (?:if|when|one|someone|somebody|a person|a patient)(?!\p{L})[^.?!]{1,200}\?/giu;
const KNOWS_IF = /^.{0,60}?(?:whether|if),? (?:(?=if|when)|(?:it's|it is) )?/iu;
const WISHES_TO_KNOW =
  /^(.*?)(?:(?<=[\p{L}\d.!,]),? (?:(?:and|but|y|pero) )?(?:(?:also|también) )?|^)((?:(?:i(?:'d| would)? (?:also )?|(?<=(?:and|also|but) ))(?:want|need|like|wanted) to (?:know|ask) (?:if|whether|what|when|how|where|who)|i was wondering (?:if|whether|what|when|how)|can you tell me (?:if|whether|what|when|how)|(?:quiero|quisiera|quer[ií]a|necesito) saber)(?!\p{L})[^.!]*[.!]?)$/iu;
/** 'I want to know what you charge for a crown' asks what stands behind it, and of nothing to be known. */
const ASKS_WHAT =
  /^(?:(?:i(?:'d| would)? (?:also )?)?(?:want|need|like|wanted) to (?:know|ask)|i was wondering|can you tell me) (?=(?:what|how (?:much|many|long)) (?:you|it|that|they|a|an|the|one|your) ?)/iu;
/** '... if you're open, and if you do same-day crowns' */
const NEXT_ASKED =
  /,? (?:and|y) (?:also )?(?=(?:if|whether|what|how|when|where|(?:can|could|do|will|would) (?:you|i|we)|is there|si|cu[aá]nto|c[oó]mo|d[oó]nde)(?!\p{L}))/iu;

/** '... and they want me to record something. should I' asks, where no mark says so. */
const BARE_QUESTION =
  /(?<=[\p{L}]{2}[.,;!]? )(?:should|do|can|must) (?:i|we)(?: (?:do it|have to|really have to|sign(?: it)?|go|pay(?: it)?|do that))?$/iu;

const MY_PLAN =
  /(?<=(?:take|accept|cover(?:ed by)?|work with|network (?:with|for)|bill) )(?:my|our) (?:insurance|plan|coverage)(?=\W*$)/iu;
const THAT_DAY_LATER =
  /(?<!\p{L})(?:a (?:bit|little) )?(later|earlier)(?: on)?(?: on| in)? (?:that|the)(?: same)? day(?!\p{L})/giu;
const NEW_HOUR = /(?<!\p{L})at (\d{1,2}(?::\d\d)?(?: o'clock)?|noon)/u;

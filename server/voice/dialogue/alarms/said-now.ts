import {
  alarmAnswers,
  askThem,
  callsBack,
  gasElsewhere,
  type SaidNow,
} from "../../../../content/flows/alarm-answers.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { plain } from "../readers/text.ts";
import { wording } from "../say/speech.ts";

// What a caller says now, while an alarm stands: it has an answer of its own, and no order for the third time.

const SAYS: Record<SaidNow, RegExp> = {
  // 'No ambulance, that costs too much', 'he won't go', 'I don't want to talk to a hotline'.
  refuses:
    /(?<!\p{L})(?:(?:don't|do not|dont|won't|will not|not|no|never|can't|refuses? to|hates?) (?:\p{L}+ ){0,6}?(?:911|ambulance|ambulanse|paramedics|hospital|hospitals|emergency room|hotline|hot line|stranger|strangers|988|poison control|police|them)(?!\p{L})|cost(?:s|ing)? (?:\p{L}+ ){0,2}(?:much|fortune|money|lot)|(?:what|how much) (?:that|it|this|an ambulance|one) costs?|can't afford|(?:no|don't have|do not have|without|lost my) (?:health |any )?(?:insurance|coverage)|(?:he|she|they|dad|mom|my \p{L}+) (?:won't|will not|doesn't want to|refuses? to|isn't going to) (?:go|call|come|get|let)|no (?:quiero|quiere|voy a|necesito) (?:\p{L}+ ){0,3}?(?:ambulancia|hospital|911|988|l[ií]nea)|(?:cuesta|sale) (?:muy )?(?:mucho|car[oa])|no tengo (?:seguro|dinero|papeles))(?!\p{L})/u,
  visit:
    /(?<!\p{L})(?:(?:can|could|can't|couldn't|will|would|just|want|let) (?:\p{L}+ ){0,3}?(?:see|squeeze|fit|take a look at|look at|check) (?:him|her|me|us|them|it|my \p{L}+)|(?:can't|can|could|couldn't) (?:i|we|he|she) (?:just )?(?:come|stop|get) (?:in|by|over)|(?:do|get|have) (?:an? |the )?(?:ekg|x-?ray|blood test|test)s?|(?:appointment|visit|slot|opening)(?: (?:today|tomorrow|instead|first))|(?:la|lo|me|nos) (?:puede|pueden|podr[ií]an?) (?:ver|atender|revisar)|pueden? (?:verl[ao]|atenderl[ao]|verme|revisarl[ao]))(?!\p{L})/u,
  person:
    /(?<!\p{L})(?:(?:put|get|give|patch|transfer|connect) (?:me )?(?:\p{L}+ ){0,3}?(?:on|through|to)(?: the phone| the line)?(?!\p{L})|(?:talk|speak) (?:to|with) (?:the |a |an |my |your |dr |doctor )?(?:\p{L}+ )?(?:doctor|dentist|nurse|lawyer|attorney|person|human|somebody|someone|manager|dr)|(?:i )?(?:want|need) (?:the|a|my|your) (?:doctor|dentist|nurse|lawyer|attorney|person|human)|(?:comun[ií]queme|p[aá]seme|p[aá]same) con|hablar con (?:el|la|un|una|alguien))(?!\p{L})/u,
  tellThem:
    /(?<!\p{L})(?:(?:do|should|shall|can) (?:i|we) (?:tell|mention|say to|give|show) (?:them|911|the (?:paramedics|operator|ambulance))(?! (?:water|an?|some|food))|(?:do|would) they need to know|(?:les|le) (?:digo|cuento|menciono))(?!\p{L})/u,
  records:
    /(?<!\p{L})(?:(?:you|do you|don't you) (?:guys )?(?:still )?(?:have|got|see|keep) (?:his|her|my|their|our|the|a) (?:\p{L}+ )?(?:list|records?|file|chart|meds|medicines?|medications?|history)|(?:they|911)(?:'re| are)? (?:want|need|asking|wants)(?: to know| for)? what (?:he|she|i|they)(?:'s| is| are|'m)? (?:takes?|taking|on)|tienen? (?:su|mi|la) (?:lista|expediente|historial))(?!\p{L})/u,
  where:
    /(?<!\p{L})(?:(?:which|what) (?:hospital|er|emergency room|one is (?:close|closest|near|nearest))|where (?:do|should|can) (?:i|we) (?:go|take|drive|bring)|(?:closest|nearest|near(?:est)? by) (?:hospital|emergency room|er)|(?:a )?(?:cu[aá]l|qu[eé]) hospital|a d[oó]nde (?:voy|vamos|la llevo|lo llevo)|hospital (?:m[aá]s )?cercan?o?)(?!\p{L})/u,
  stays:
    /(?<!\p{L})(?:are you (?:still )?(?:there|here|with me)|(?:don't|do not|dont|please don't) (?:hang up|go|leave me)|(?:stay|wait) (?:with me|on the (?:line|phone))|is (?:any(?:body|one)|some(?:body|one)) there|sigue ah[ií]|no (?:me )?cuelgue|qu[eé]dese conmigo|no me deje)(?!\p{L})/u,
  drives:
    /(?<!\p{L})(?:(?:can|could|will|would|'ll|should|shall) (?:just |also )?(?:drive|take|bring) (?:me|him|her|us|them|myself)(?!\p{L})|(?:i|we)(?:'d| would|'ll)? (?:rather|just|better) (?:drive|take)|(?:me|lo|la|nos) (?:lleva|puede llevar|llevo yo))/u,
  // Who is somewhere else: a neighbor, a mother in another town.
  elsewhere:
    /(?<!\p{L})(?:(?:it's|it is|this is|i'm calling|calling) (?:not me,? )?(?:for|about) (?:my|a|the|our) (?:neighbor|neighbour|friend|coworker|co-worker|roommate|tenant|client|customer|mother|mom|father|dad|sister|brother|son|daughter|aunt|uncle|grand\p{L}+)|(?:it's |it is )?not (?:my (?:house|home|place)|me(?!\p{L})|at my)|i'm not (?:there|with (?:her|him|them))|(?:she|he|they)(?:'s|'re| is| are| lives?) (?:\p{L}+ )?(?:in another|out of|across|states? away|far|in (?!the|a|an|my|labor|pain)\p{L}{4,})|es (?:para|de) (?:mi|el|la|un|una) (?:vecin|amig|mam|pap|herman)\p{L}+|no estoy (?:ah[ií]|con (?:ella|[eé]l)))(?!\p{L})/u,
  machine:
    /(?<!\p{L})(?:you(?:'re| are)? (?:just |only |not )?(?:an? )?(?:machine|robot|computer|recording|bot|person|real|human)|you don't (?:care|understand|feel)|(?:es|eres) (?:una|un) (?:m[aá]quina|robot|grabaci[oó]n))(?!\p{L})/u,
};
const ORDER: readonly SaidNow[] = [
  "machine",
  "records",
  "tellThem",
  "where",
  "person",
  "stays",
  "elsewhere",
  "refuses",
  "drives",
  "visit",
];
const CALL_BACK =
  /(?<!\p{L})(?:(?:call|ring|phone) (?:me|us) (?:back|today|tomorrow|later|at)|(?:call|get) back to (?:me|us)|(?:someone|somebody|office|front desk|\p{L}+'s office|lawyer|doctor|dr) (?:\p{L}+ )?(?:just |to |please )*call (?:me|us)|(?:me|nos) (?:llamen|llame|devuelvan la llamada))(?!\p{L})/u;
export const wantsCall = (words: string): boolean => CALL_BACK.test(plain(words));
/** Wants the tooth that was knocked out. */
const THE_TOOTH =
  /(?<!\p{L})(?:bring|keep|do with|take|about) (?:\p{L}+ )?(?:tooth|teeth)(?!\p{L})|(?<!\p{L})(?:llevo|traigo|guardo) (?:el )?diente/u;
/** How somebody is now, asked of who cannot see them. */
const ASKS_STATE =
  /(?<!\p{L})(?:is (?:that|it|this|he|she) (?:\p{L}+ )?(?:good|bad|normal|ok|okay|alright|all right|better|worse|dangerous|serious)|(?:es|est[aá]) (?:eso )?(?:bueno|malo|normal|bien|grave)|will (?:he|she|i|they) (?:be|die|make it|live))(?!\p{L})/u;

/** The answer to it; undefined where nothing of the kind is said. */
export function saidNow(state: DialogueState, words: string): string | undefined {
  const { alarm, language } = state;
  if (!alarm) return undefined;
  const text = plain(words);
  const helped = alarm.helped !== undefined;
  if (wantsCall(words) && !helped)
    return state.slots.phone || /\d{3}/.test(words) ? wording(callsBack[alarm.line], language) : undefined;
  if (THE_TOOTH.test(text) && state.scenario === "dental") return wording(talk.toothToo, language);
  if (alarm.of === "gas" && SAYS.elsewhere.test(text)) return wording(gasElsewhere, language);
  const says = ORDER.find((each) => alarmAnswers[alarm.line][each] && SAYS[each].test(text));
  const answer = says && alarmAnswers[alarm.line][says];
  if (answer && (!helped || answer.helped)) {
    const all = helped ? answer.helped! : answer.words;
    // Told again, it is answered in other words, and goes one step further.
    const again = alarm.answered?.includes(says) ?? false;
    alarm.answered = [...new Set([...(alarm.answered ?? []), says])];
    return wording(all, language, again ? 1 : 0);
  }
  return helped && words.includes("?") && ASKS_STATE.test(text)
    ? wording(askThem[alarm.line], language)
    : undefined;
}

import { alarmAnswers, type SaidNow } from "../../../../content/flows/alarm-answers.ts";
import {
  askThem,
  callsBack,
  gasElsewhere,
  numberToo,
  takenBack,
} from "../../../../content/flows/alarm-follow-ups.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { inTurn, wording } from "../say/speech.ts";
import { weighsHelp } from "./help-words.ts";

// What a caller says now, while an alarm stands: it has an answer of its own, and no order for the third time.

const SAYS: Record<SaidNow, RegExp> = {
  // 'No ambulance, that costs too much', 'he won't go', 'I don't want to talk to a hotline'.
  refuses:
    /(?<!\p{L})(?:(?:don't|do not|dont|won't|will not|not|no|never|can't|refuses? to|hates?) (?:\p{L}+ ){0,6}?(?:911|ambulance|ambulanse|paramedics|hospital|hospitals|emergency room|hotline|hot line|stranger|strangers|988|poison control|police|them)(?!\p{L})|cost(?:s|ing)? (?:\p{L}+ ){0,2}(?:much|fortune|money|lot)|(?:what|how much) (?:that|it|this|an ambulance|one) costs?|can't afford|(?:no|don't have|do not have|without|lost my) (?:health |any )?(?:insurance|coverage)|(?:he|she|they|dad|mom|my \p{L}+) (?:won't|will not|doesn't want to|refuses? to|isn't going to) (?:go|call|come|get|let)|no (?:quiero|quiere|voy a|necesito) (?:\p{L}+ ){0,3}?(?:ambulancia|hospital|911|988|l[ií]nea)|(?:cuesta|sale) (?:muy )?(?:mucho|car[oa])|no tengo (?:seguro|dinero|papeles))(?!\p{L})/u,
  visit:
    /(?<!\p{L})(?:(?:can't|couldn't|can|could|may) i (?:still |maybe |just )?(?:see|talk to|come (?:in|and see)) (?:the |a |an |my |your |some)?(?:doctor|dentist|lawyer|nurse|therapist|counselor|somebody|someone|one|body|dr)(?!\p{L})|what about (?:my|his|her|our|the) (?:\p{L}+ )?(?:o'clock|appointment|visit|checkup|check-up|physical|cleaning|consultation|one|two|three|four|nine|ten|eleven)|(?:can|could|do|will|should) (?:i|we|he|she) (?:still )?(?:have|keep|come to|make|get|move|change) (?:my|his|her|our|the|an?) (?:\p{L}+ )?(?:appointment|visit|check-?up|physical|cleaning|consultation)|(?:y|qu[eé] pasa con) (?:la|su|mi) cita|(?:puedo|podemos|le puedo) (?:todav[ií]a )?(?:sacar|hacer|mover|cambiar|pedir)(?:le)? (?:una? |la |su |mi )?cita|puedo (?:todav[ií]a )?ver (?:al?|un) (?:doctor|m[eé]dico|dentista)|(?:can|could|can't|couldn't|will|would|just|want|let) (?:\p{L}+ ){0,3}?(?:see|squeeze|fit|take a look at|look at|check) (?:him|her|me|us|them|it|my \p{L}+)|(?:can't|can|could|couldn't) (?:i|we|he|she) (?:just )?(?:come|stop|get) (?:in|by|over)|(?:do|get|have) (?:an? |the )?(?:ekg|x-?ray|blood test|test)s?|(?:appointment|visit|slot|opening)(?: (?:today|tomorrow|instead|first))|(?:la|lo|me|nos) (?:puede|pueden|podr[ií]an?) (?:ver|atender|revisar)|pueden? (?:verl[ao]|atenderl[ao]|verme|revisarl[ao]))(?!\p{L})/u,
  person:
    /(?<!\p{L})(?:(?:put|get|give|patch|transfer|connect) (?:me )?(?:\p{L}+ ){0,3}?(?:on|through|to)(?: the phone| the line)?(?!\p{L})|(?:talk|speak) (?:to|with) (?:the |a |an |my |your |dr |doctor )?(?:\p{L}+ )?(?:doctor|dentist|nurse|lawyer|attorney|person|human|somebody|someone|manager|dr)|(?:i )?(?:want|need) (?:the|a|my|your) (?:doctor|dentist|nurse|lawyer|attorney|person|human)|(?:comun[ií]queme|p[aá]seme|p[aá]same) con|hablar con (?:el|la|un|una|alguien))(?!\p{L})/u,
  whatToTell:
    /(?<!\p{L})what (?:do|should|shall|can|must) (?:i|we) (?:tell|say)(?!\p{L})|(?<!\p{L})qu[eé] (?:les|le) digo(?!\p{L})/u,
  tellThem:
    /(?<!\p{L})(?:(?:do|should|shall|can) (?:i|we) (?:tell|mention|say to|say|give|show) (?:them|911|the (?:paramedics|operator|ambulance))(?! (?:water|an?|some|food))|(?:do|would) they need to know|(?:les|le) (?:digo|cuento|menciono))(?!\p{L})/u,
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
  // 'I could drive her over to you.'
  brings:
    /(?<!\p{L})(?:drive|driving|bring|bringing|take|taking|get|getting|run|rush|carry) (?:him|her|me|us|them|myself|(?:my|the) \p{L}+) (?:\p{L}+ )?(?:over|in|by|there|here|down|to (?:you|y'all|your (?:office|place|clinic|practice)|the (?:office|clinic|practice|doctor)|dr|doctor))(?! (?:\p{L}+ ){0,2}(?:to )?(?:the |an )?(?:hospital|emergency|urgent))(?= |$)|(?<!\p{L})(?:come|come over|drive|head|walk) (?:over |in |down )?to (?:you|your (?:office|place|clinic|practice)|the (?:office|clinic|practice))(?!\p{L})|(?<!\p{L})(?:la|lo|me|nos) (?:llevo|traigo|puedo llevar|puedo traer) (?:ah[ií]|all[aá]|con ustedes|al consultorio|a la (?:oficina|cl[ií]nica))(?!\p{L})/u,
  // 'I've got pills here', 'the gun's in the drawer'.
  means:
    /(?<!\p{L})(?:pills?|tablets?|guns?|pistol|rifle|shotgun|knife|knives|rope|noose|razors?|blades?|pastillas?|pistola|cuchillo|navaja|soga)(?: (?:is|are|'s|'re))?(?: \p{L}+){0,3} (?:here|with me|next to|beside|in (?:my|the|front|reach|a)|on (?:the|my)|counted|ready|by (?:me|the|my)|aqu[ií]|conmigo|a mano|al lado|enfrente)(?!\p{L})|(?<!\p{L})(?:i|i've|i have|still) (?:\p{L}+ )?(?:got|have|hold|holding|keep|kept|saved|bought|counted) (?:\p{L}+ ){0,3}(?:pills|tablets|gun|pistol|rifle|shotgun|rope|noose|razors?|blades?)(?!\p{L})|(?<!\p{L})tengo (?:\p{L}+ ){0,2}(?:pastillas|pistola|cuchillo|soga)(?!\p{L})/u,
  // 'I'm safe, I'm just sitting in my kitchen.'
  safe: /(?<!\p{L})(?:i'm|i am|im) (?:\p{L}+ )?safe(?!\p{L})|(?<!\p{L})(?:i'm|i am|im) not (?:going to|gonna) do (?:anything|it)(?!\p{L})|(?<!\p{L})i (?:won't|wouldn't) (?:do anything|do it)(?!\p{L})|^(?:no )*nothing like that(?!\p{L})|(?<!\p{L})(?:estoy (?:a salvo|bien)|no voy a hacer nada)(?!\p{L})/u,
  // 'Don't tell anyone at the office.'
  secret:
    /(?<!\p{L})(?:(?:don't|do not|dont|never|not to) (?:\p{L}+ )?(?:tell|say (?:anything|this|it)|let|mention|pass|report)(?: \p{L}+){0,2}? (?:anyone|anybody|nobody|office|doctor|dr|them|him|her|people|family|husband|wife|mom|mother|parents|on|know)|(?:keep|stays?) (?:this |that |it )?(?:between us|to yourself|private|secret|quiet)|no (?:se )?(?:le |lo )?(?:diga|digas|cuente|avise)(?: \p{L}+)?)(?!\p{L})/u,
  // 'He'll hear me', of who is near and must not.
  unheard:
    /(?<!\p{L})(?:(?:he|she|they)(?:'ll| will| can| might|'d)? (?:hear|overhear|be listening)(?:s|ing)?(?: me| us)?(?!\p{L})|(?:can't|cannot|afraid to) (?:talk|speak|make (?:a |any )?(?:noise|sound|call))|(?:have|need) to (?:whisper|be quiet|keep quiet)|me (?:va a |puede )?(?:oye|o[ií]r|escuchar|escucha)|no puedo hablar)(?!\p{L})/u,
  // 'He's breathing. He's just not talking.'
  state:
    /(?<!\p{L})(?:he|she|they|it|mom|dad|baby|my \p{L}+)(?:'s|'re| is| are| has)? (?:still |at least |kind of |sort of |barely |only )?(?:breathing|awake|conscious|a pulse|moving|snoring|foaming|bleeding|blue|pale|shaking|playing|laughing)(?!\p{L})|(?<!\p{L})(?:s[ií] |todav[ií]a )?(?:respira|est[aá] (?:respirando|despierto|despierta|p[aá]lid\p{L}+|jugando|temblando))(?!\p{L})/u,
  // 'Why do you want my number, are you going to send somebody?'
  sends:
    /(?<!\p{L})(?:why|what) (?:do|would|did) you (?:\p{L}+ )?(?:want|need|ask) (?:\p{L}+ ){0,2}?number(?: for)?(?!\p{L})|(?<!\p{L})what(?:'s| is| do you need| do you want) (?:my|the) number for(?!\p{L})|(?<!\p{L})(?:you|they|y'all)(?:'re| are|'ll| will)? (?:\p{L}+ )?(?:gonna |going to |about to )?(?:send(?:ing)?|call(?:ing)?) (?:\p{L}+ )?(?:somebody|someone|anybody|anyone|the cops|cops|the police|police|an ambulance)(?! (?:in|to call me))(?!\p{L})|(?<!\p{L})(?:para qu[eé] (?:quiere|necesita) (?:mi|el) n[uú]mero|(?:va|van) a (?:mandar|enviar) (?:a )?(?:alguien|la polic[ií]a|una ambulancia))(?!\p{L})/u,
  // 'Maybe I'll text it.'
  perhaps: /(?!)/u,
  machine:
    /(?<!\p{L})are you (?:\p{L}+ ){0,2}?(?:person|human|robot|machine|computer|recording|bot|real)(?!\p{L})|(?<!\p{L})(?:you(?:'re| are)? (?:just |only |not )?(?:an? )?(?:machine|robot|computer|recording|bot|person|real|human)|you don't (?:care|understand|feel)|(?:es|eres|hablo con|habla) (?:usted |de verdad |siquiera )?(?:una |un )?(?:m[aá]quina|robot|grabaci[oó]n|persona(?! de)|humano|humana|real))(?!\p{L})/u,
};
const ORDER: readonly SaidNow[] = [
  "sends",
  "means",
  "secret",
  "unheard",
  "machine",
  "records",
  "whatToTell",
  "tellThem",
  "where",
  "person",
  "stays",
  "elsewhere",
  "refuses",
  "brings",
  "drives",
  "visit",
  "state",
  "perhaps",
  "safe",
];
const CALL_BACK =
  /(?<!\p{L})(?:(?:call|ring|phone) (?:me|us) (?:back|today|tomorrow|later|at)|(?:call|get) back to (?:me|us)|(?:someone|somebody|office|front desk|\p{L}+'s office|lawyer|doctor|dr) (?:\p{L}+ )?(?:just |to |please )*call (?:me|us)|(?:me|nos) (?:llamen|llame|devuelvan la llamada))(?!\p{L})/u;
export const wantsCall = (words: string): boolean =>
  CALL_BACK.test(plain(words)) || WILL_CALL.test(plain(words));
/** 'Is anybody going to ring me?', 'will somebody from the office check on me?' */
const WILL_CALL =
  /(?<!\p{L})(?:will|would|can|could|is|are|does|do) (?:any|some|the|a|your|dr|doctor|you|they|he|she)\p{L}*(?: \p{L}+){0,4}? (?:ring|rings?|calls?|calling|phone|phoning|check(?:ing)? (?:in )?(?:on|up on)|look(?:ing)? in on|follow(?:ing)? up with) (?:with )?(?:me|us)(?!\p{L})|(?<!\p{L})(?:(?:will|would|is|are) )?(?:any|some)(?:body|one)(?: \p{L}+){0,4}? (?:will |would |to |really |actually |gonna |going to )(?:really |actually |even )?(?:call|ring|phone)(?:ing)?(?: (?:me|us|back|me back|us back))?$|(?<!\p{L})(?:will|would|can|are|do) (?:they|you|he|she) (?:really |actually |even )?(?:call|ring|phone)(?: back| me| us)*$|(?<!\p{L})(?:me|nos) (?:llaman?|llamar[aá]n?|marcan?)(?! (?:la atenci[oó]n|mucho|loc\p{L}+))(?!\p{L})|(?<!\p{L})(?:alguien )?(?:me|nos) (?:va|van) a (?:llamar|buscar)(?!\p{L})/u;
/** Wants the tooth that was knocked out. */
const THE_TOOTH =
  /(?<!\p{L})(?:bring|keep|do with|take|about) (?:\p{L}+ )?(?:tooth|teeth)(?!\p{L})|(?<!\p{L})(?:llevo|traigo|guardo) (?:el )?diente/u;
/** How somebody is now, asked of who cannot see them. */
const ASKS_STATE =
  /(?<!\p{L})(?:is (?:that|it|this|he|she) (?:\p{L}+ )?(?:good|bad|normal|ok|okay|alright|all right|better|worse|dangerous|serious)|(?:es|est[aá]) (?:eso )?(?:bueno|malo|normal|bien|grave)|will (?:he|she|i|they) (?:be|die|make it|live))(?!\p{L})/u;

/** Takes back what was put down of help; undefined where nobody says that they never said so. */
export function takesBack(state: DialogueState, words: string): string | undefined {
  const { alarm, filed, language } = state;
  if (!alarm || !NEVER_SAID.test(plain(words))) return undefined;
  // Where nothing was put down there is nothing to take back.
  const back = wording(takenBack[alarm.line], language);
  if (!alarm.helped) return sentencesOf(back).slice(1).join(" ");
  delete alarm.helped;
  for (const each of filed) if (each.kind === "emergency" && each.line === alarm.line) delete each.help;
  return back;
}
const NEVER_SAID =
  /(?<!\p{L})i (?:never|didn't|did not|haven't) (?:say|said|told|tell|promise\p{L}*|agree\p{L}*)(?! (?:no|my|anyone))(?:.{0,40}(?:call\p{L}*|text\p{L}*|ring|dial\p{L}*|go|going|that|so|it)(?!\p{L})|$)|(?<!\p{L})(?:yo )?(?:no|nunca) dije (?:que|eso)(?!\p{L})/u;
/** Whether words tell of what somebody in despair could do it with. */
export const hasMeans = (state: DialogueState, words: string): boolean =>
  state.alarm?.line === "988" && SAYS.means.test(plain(words));
export const wantsSecret = (words: string): boolean => SAYS.secret.test(plain(words));
/** Asks once for a number of who is in despair and has given none. */
export function askingNumber(state: DialogueState, said: string): string {
  const { alarm, slots, language } = state;
  if (alarm?.line !== "988" || state.ended || slots.phone || said.includes("?")) return said;
  if (alarm.told + (alarm.answered?.length ?? 0) < 2 || alarm.answered?.includes("number")) return said;
  alarm.answered = [...(alarm.answered ?? []), "number"].slice(-8);
  return `${said} ${wording(numberToo, language)}`;
}

/** How often it was answered until now: told again, it is answered in other words, and goes one step further. */
function timesAnswered(alarm: NonNullable<DialogueState["alarm"]>, says: string): number {
  const before = alarm.answered ?? [];
  const after = [...before, says];
  // What was answered once stays known; of what was answered often the first time is forgotten.
  const often = after.findIndex((each, at) => after.indexOf(each, at + 1) >= 0);
  alarm.answered = after.length > 8 ? after.toSpliced(Math.max(0, often), 1) : after;
  return before.filter((each) => each === says).length;
}

/** The answer to it; undefined where nothing of the kind is said. */
export function saidNow(state: DialogueState, words: string): string | undefined {
  const { alarm, language } = state;
  if (!alarm) return undefined;
  const text = plain(words);
  const helped = alarm.helped !== undefined;
  if (wantsCall(words)) {
    const known = state.slots.phone !== undefined || /\d{3}/.test(words);
    const of = !known ? "unknown" : helped ? "helped" : "known";
    const time = timesAnswered(alarm, "call");
    if (known || !helped) return inTurn(callsBack[alarm.line][of], language, time);
  }
  if (THE_TOOTH.test(text) && state.scenario === "dental") return wording(talk.toothToo, language);
  if (alarm.of === "gas" && SAYS.elsewhere.test(text)) return wording(gasElsewhere, language);
  const says = ORDER.find(
    (each) =>
      alarmAnswers[alarm.line][each] && (SAYS[each].test(text) || (each === "perhaps" && weighsHelp(words))),
  );
  const answer = says && alarmAnswers[alarm.line][says];
  if (answer && (!helped || answer.helped)) {
    const all = helped ? answer.helped! : answer.words;
    return inTurn(all, language, timesAnswered(alarm, says));
  }
  return helped && words.includes("?") && ASKS_STATE.test(text)
    ? wording(askThem[alarm.line], language)
    : undefined;
}

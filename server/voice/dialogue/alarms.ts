import { capital } from "../../../content/capital.ts";
import type { Alarm, Words } from "../../../content/flows/flow.ts";
import { alarms } from "../../../content/flows/flows.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { alarmsIn } from "../understanding/alarms.ts";
import { clausesOf } from "../understanding/clauses.ts";
import { TO_LEAVE } from "../../../content/understanding/house-words.ts";
import { acts } from "../../../content/understanding/acts.ts";
import { file } from "./context.ts";
import { composed } from "./paper-text.ts";
import { fileAsItStands } from "./left-open.ts";
import type { Heard } from "./hear.ts";
import { ask } from "./next.ts";
import { sentencesOf } from "./note-words.ts";
import { has, shorten } from "./readers/text.ts";
import { isQuestion } from "./questions.ts";
import { saysWhen } from "./readers/when.ts";
import { fill, inTurn, wording } from "./say/speech.ts";

type Line = NonNullable<DialogueState["alarm"]>["line"];
const alarmOf = (line: Line): Alarm => alarms.find(({ id }) => id === line)!;

/** The alarm that words are enough for: self-harm first, then poison, then other danger to life. */
export function alarmIn(words: string): Alarm | undefined {
  const { sure } = alarmsIn(words, clausesOf(words));
  return alarms.find(({ suspect }) => sure.some(({ act }) => act === suspect));
}

/** Says that there is no danger: each alarm is over only by such words. */
const OVER: Record<Line, readonly string[]> = {
  "911": [
    "(it's|its|it is|this is|that's|that was|was) (\\S+ )?not an? (real )?emergency",
    "false alarm",
    "(i'm|i am|he's|she's|we're|they're|everyone's|everybody's|baby's) (\\S+ )?(fine|ok|okay|all right|alright|breathing (fine|normally|again|better|easier|okay|ok)|better|safe)( now| again)?",
    "(nobody|no one)('s| is) (hurt|in danger)",
    "(just )?(kidding|joking)",
    "(i )?misspoke",
    "no (es|hay) (una |ninguna )?emergencia",
    "nadie est. (herid\\p{L}|en peligro|mal)",
    "(el|la|los|las|mi|mis|todos|todo) (\\S+ ){0,2}est.n? (\\S+ )?(bien|mejor)",
    "falsa alarma",
    "(ya est.n?|estoy|estamos) (\\S+ )?(bien|mejor)( ya| ahora)?",
    "era broma",
    "(it's|its|it is|it was|that's) (all )?(over( now)?(?! (there|here|by|at|in|on|near|the)\\b)|under control|taken care of)",
    "there('s| is|s) no (gas |real |more )?(leak|fire|danger|smoke|gas|emergency)",
    "they (say|said|told us|told me) (that )?(it's|its|it is|it was|everything's|we're|everything is) (fine|okay|ok|safe|nothing|clear)",
    "ya pas.( todo)?",
    "no hay (peligro|fuga|fuego)",
  ],
  "988": [
    "(i'm|i am|im) not (suicidal|sad|depressed|hurting( myself)?|going to (hurt|harm|kill|jump)( \\S+)*|thinking (of|about)( \\S+)*|in (any )?danger)",
    "(it's|its|that's|it is) (just |only )?(my|his|her) (job|work|trade|roof|pills|medicine)( \\S+)*",
    "(you |you've |you have )(misheard|misunderstood|got (it|me|that) wrong)( \\S+)*",
    "i only (want|wanted|need|needed) to (pick up|get|book|ask|make|check|know)( \\S+)*",
    "figure of speech",
    "(just )?(kidding|joking)",
    "(i )?(didn't|did not) mean (it|that)( \\S+)*",
    // A danger that was misheard: somebody who says no to it, and where they are stuck.
    "(no|what|i'm fine|i am fine|im fine)( \\S+){0,8} (stuck|sitting) in (the |heavy |bad )?traffic( .*)?",
    "no (voy a|pienso) (hacerme|matarme|quitarme)( \\S+)*",
    "(era|es) (una )?(broma|forma de hablar)",
  ],
  poison: [
    "false alarm",
    "(he|she|they|i|we|nobody|no one) (didn't|did not|never) (\\S+ )?(eat|swallow|drink|take|ate|took)( \\S+)*",
    "(nobody|no one)( has|'s)? (eaten|ate|swallowed|drank|drunk|took|taken)( \\S+)*",
    "(i |we )?(don't|dont|do not) need (the )?poison( \\S+)*",
    "(just )?(kidding|joking)",
    "(it )?(was|is) (only |just )?(candy|empty|food|a toy)",
    "no (se )?(trag.|tom.|comi.|bebi.)( \\S+)*",
    "falsa alarma",
  ],
};
/** That somebody is well, in their own word or the caller's. */
const WELL =
  /(?<!\p{L})(?:(?:he|she|they|it|everyone|everybody|baby)(?:'s|'re| is| are| seems?)(?: \S+)?|i'm|i am|we're|we are|est.|estoy|estamos)(?: \S+)? (?:fine|ok|okay|all right|alright|breathing|better|safe|bien|mejor)(?!\p{L})/u;
/** Beside them signs go on, or somebody merely says that they are well, as people with a stroke do. */
const GOES_ON =
  /(?<!\p{L})(?:but|though|although|still|keeps?|just (?:sounds?|looks?|seems?|feels?|really|a (?:bit|little))|sounds? like|looks? like|gaps?|snor\p{L}*|gurgl\p{L}*|gasp\p{L}*|rattl\p{L}*|hard to wake|sleepy|pale|gr[ae]y|blue|can't|cannot|couldn't|won't|(?:isn't|not|doesn't|don't) (?!an? |bleeding|hurt|in danger)|muddled|confused|funny|weird|strange|weak|numb|drop(?:s|ped)|droop\p{L}*|(?:he|she|they) (?:says?|said|thinks?|claims?|insists?|swears?|keeps saying|tells? me|told me)|says? (?:he|she|they|it)|pero|todav[ií]a|sigue|no puede|dice que)(?!\p{L})/u;
/** 'Mi papá no está bien', 'no sé si la niña está bien', '¿El bebé está bien?' */
const UNSURE =
  /(?<!\p{L})no (?:est[aá]n?|estoy|estamos) (?:\p{L}+ )?(?:bien|mejor)|(?<!\p{L})no s[eé](?!\p{L})|¿[^?]*est[aá]n? (?:\p{L}+ )?(?:bien|mejor)/iu;
/** Plain words that nobody is hurt or that it is over; 'he says he's all right' beside a sign calls off nothing. */
const calledOff = (line: Line, words: string, text: string): boolean =>
  has(text, ...OVER[line]) &&
  !UNSURE.test(words) &&
  (line !== "911" ||
    (alarmsIn(words, clausesOf(words)).feared === undefined && !(WELL.test(text) && GOES_ON.test(text))));
/** Whether words say that a danger is over. */
export const saysOver = (text: string): boolean => has(text, ...Object.values(OVER).flat());
/** Asks what to give or do until help is there. */
const MEANWHILE =
  /(?<!\p{L})(?:(?:should|can|could|do) (?:i|we) (?:just )?(?:give|take|put|move|drive|feed) (?:\p{L}+ )?(?:her|him|them|it|me|us|an?|the|my|some|something|anything|pressure)|(?:le|me) (?:doy|pongo)|(?:la|lo) muevo|(?:puedo|debo) (?:darle|tomar|moverl[oa]|ponerle))(?!\p{L})/u;
/** Who of the people here is to know of it: 'can you let Dr. Brandt know?', 'tell the doctor we're on our way'. */
const toBeTold = (words: string): string | undefined => {
  const [, let_, tell, es] = TELLS_HERE.exec(words) ?? [];
  const whom = (let_ ?? tell ?? es)?.replace(/^my /i, "the ").replace(/^mi /i, "el ");
  return whom?.replace(/^dr(?!\p{L})\.?/iu, "Dr.");
};
const PEOPLE_HERE =
  "(?:(?:dr|doctor|ms|mr|mrs|attorney)\\.? \\p{L}{3,}|(?:the|my) (?:doctor|dentist|nurse|lawyer|attorney|office|front desk|practice))";
const TELLS_HERE = new RegExp(
  `(?<!\\p{L})(?:let (${PEOPLE_HERE}) know|(?:tell|inform|alert) (${PEOPLE_HERE})|(?:d[ií]ga(?:n)?le|av[ií]se(?:n)?le|avisar(?:le)?|decirle) (?:a |al )((?:la |el |mi )?(?:doctora?|dra?\\.?|dentista|m[eé]dic[oa])(?: \\p{Lu}\\p{L}+)?))(?!\\p{L})`,
  "iu",
);
const MISHEARD = /\btraffic\b/;
const MISUNDERSTOOD = {
  en: ["I'm sorry, I misunderstood you. What can I do for you?"],
  es: ["Perdón, le entendí mal. ¿En qué le puedo ayudar?"],
};
const LEAVING =
  /\b(?:calling (?:now|them|it|right now|911|988)|^(?:ok(?:ay)? |yes |got it )*(?:i'm |im )?calling\b|(?:i'm|i am|we're|im) (?:going|leaving|calling|on (?:my|our) way|driving|dialing)|going (?:now|there)|(?:will|i'll|let me) (?:call|go|do that)|already (?:called|calling|dialed)|(?:called|calling|on the line with) (?:911|them|988|poison)|(?:ambulance|paramedics|help|medics|firemen|police)(?:'s| is| are| just)? (?:here|coming|on (?:the|its|their) way|arrived|got here|pulling up)|ambulance is|they(?:'re| are) (?:\S+ )?(?:coming|on (?:the|their) way|here|asking|telling|working)|they (?:just )?(?:got here|arrived|came|told (?:me|us))|ya (?:est[aá]n aqu[ií]|llegaron|llegó)|hanging up|ya (?:llam|voy|vamos|viene)|voy (?:a llamar|para all)|estoy llamando|ok(?:ay)? (?:i will|bye|thanks|thank you)|bye|goodbye|adi[oó]s)\b/;

/** Signs that were told one by one: a jaw in one turn, a left arm in the next, gray in a third. A no ends none of them. */
function addUp(state: DialogueState, words: string): void {
  if (state.alarm || (!state.suspected && has(words.toLowerCase(), ...OVER["911"])))
    return void delete state.signs;
  if (alarmsIn(words, clausesOf(words)).signs)
    state.signs = [...(state.signs ?? []), shorten(words, 200)].slice(-3);
}
/** What was told over several turns, where these words tell one more sign. */
function toldTogether({ signs = [] }: DialogueState, words: string): string | undefined {
  return signs.length > 1 && signs.at(-1) === shorten(words, 200) ? signs.join(" ") : undefined;
}

/**
 * What an alarm makes of a turn, before anything else is looked at; undefined when there is none. Once it is on it
 * stays until the caller says that there is no danger.
 */
export function alarmed(state: DialogueState, words: string, text: string): string | undefined {
  const told = alarmIn(words);
  addUp(state, words);
  const together = toldTogether(state, words);
  const heard = told ?? (together === undefined ? undefined : alarmIn(together));
  if (heard && heard.id !== state.alarm?.line && !(state.alarm && rank(heard.id) > rank(state.alarm.line)))
    return raise(state, heard.id, told ? words : (state.signs ?? [words]).join(" "));
  const { alarm, language } = state;
  if (!alarm) return undefined;
  const { words: said, meanwhile, tells, leaving, helped, over } = alarmOf(alarm.line);
  if (!heard && calledOff(alarm.line, words, text)) {
    delete state.alarm;
    // Who was only stuck in traffic was never in danger: nothing of it reaches the people here.
    if (alarm.line === "988" && MISHEARD.test(text)) {
      state.filed = state.filed.filter((filed) => !(filed.kind === "emergency" && filed.line === "988"));
      state.denied = [...new Set([...state.denied, alarm.line])];
      state.asked = "nothing";
      return inTurn(MISUNDERSTOOD, language, 0);
    }
    for (const filed of state.filed)
      if (filed.kind === "emergency" && filed.line === alarm.line) filed.over = true;
    state.denied = [...new Set([...state.denied, alarm.line])];
    state.asked = "nothing";
    return wording(over, language);
  }
  if (!THANKS.test(text)) addSaid(state, alarm.line, words);
  // Where the place is the danger that has one answer.
  if (!heard && IN_OR_OUT.test(text)) {
    const out = outsideFirst(state);
    if (out) return out;
  }
  // A yes to 'Should I give her an aspirin?' would be advice, and perhaps the wrong one.
  if (!heard && meanwhile && MEANWHILE.test(text)) return wording(meanwhile, language);
  const whom = heard ? undefined : toBeTold(words);
  if (whom) {
    return fill(wording(tells, language), { whom });
  }
  if (!heard && (LEAVING.test(text) || (alarm.helped && !NOT_CALLED.test(text)))) {
    state.ended = /\b(?:bye|goodbye|adi[oó]s|hanging up)\b/.test(text);
    const again = alarm.helped;
    alarm.helped = true;
    return wording(again ? helped : leaving, language);
  }
  alarm.told = Math.min(99, alarm.told + 1);
  // The first words are said once; the others take turns.
  return alarm.told < said[language].length
    ? wording(said, language, alarm.told)
    : wording(
        { ...said, [language]: said[language].slice(1) },
        language,
        (alarm.told - 1) % (said[language].length - 1),
      );
}

/** What is said while an alarm stands belongs to it: where they are, what happened, whom it is to be told. */
function addSaid(state: DialogueState, line: Line, words: string): void {
  const filed = state.filed.findLast((each) => each.kind === "emergency" && each.line === line);
  if (filed?.kind !== "emergency") return;
  const said = capital(words).replace(/[.!]+$/, "");
  if (filed.words?.includes(said)) return;
  filed.words = shorten([filed.words, said].filter(Boolean).join(". ").replaceAll("?.", "?"), SAID_MAX);
}
/** Who has said that they called, and after all has not or will not. */
const NOT_CALLED =
  /\b(?:not|no|never|don't|won't|can't|didn't|haven't|instead|rather|later|nunca|todav[ií]a)(?!\p{L})/u;
const THANKS =
  /^(?:(?:ok|okay|oh|well|alright|all right|yes|bueno|s[ií]) )*(?:thank(?:s| you)(?: \S+){0,4}|(?:muchas )?gracias(?: \S+){0,3})$/;

const rank = (line: Line): number => alarms.findIndex(({ id }) => id === line);

const SAID_MAX = 400;
/** @param words what the caller said that tells of the danger */
export function raise(state: DialogueState, line: Line, words = ""): string {
  // The last words tell the danger.
  const said = sentencesOf(words);
  while (said.length > 1 && said.join(" ").length > SAID_MAX) said.shift();
  const told = shorten(said.join(" "), SAID_MAX).replace(/\.$/, "");
  const already = state.filed.find((filed) => filed.kind === "emergency" && filed.line === line);
  if (already?.kind === "emergency") {
    delete already.over;
    if (told) already.words = told;
  }
  const kept = fileAsItStands(state, true);
  const before = kept ? "" : composed([state.note, ...state.told], 240);
  state.alarm = { line, told: 0 };
  delete state.suspected;
  delete state.held;
  state.stack = [];
  state.offered = [];
  delete state.yes;
  state.asked = "nothing";
  if (!already)
    file(state, { kind: "emergency", line, ...(told && { words: told }), ...(before && { before }) });
  const first = outsideFirst(state);
  return [first, wording(alarmOf(line).words, state.language)].filter(Boolean).join(" ");
}
/** Where the place itself is the danger: out of it before anything else. */
function outsideFirst({ filed, alarm, language }: DialogueState): string | undefined {
  const { outside } = alarmOf(alarm!.line);
  const told = filed.findLast((each) => each.kind === "emergency" && each.line === alarm!.line);
  const leaves = told?.kind === "emergency" && TO_LEAVE.test(told.words ?? "");
  return outside && leaves ? wording(outside, language) : undefined;
}
/** Whether to stay in or go out. */
const IN_OR_OUT =
  /(?<!\p{L})(?:get out|go out(?:side)?|stay (?:in|inside|here|put)|leave the (?:house|building|room)|wait (?:in|out)side|salgo|salimos|me quedo|nos quedamos)(?!\p{L})/u;

/**
 * Asks once about what the model merely suspects, and acts on anything but a no. Who passes the question by is told
 * where to turn, before what they go on with (`first`). @param words as they were said
 */
export function suspicion(
  state: DialogueState,
  heard: Heard,
  words: string,
): { reply: string } | { first: string } | undefined {
  const { suspected, language } = state;
  if (suspected) {
    delete state.suspected;
    const answer = heard.words.replace(LEADING_NO, "");
    const again = alarmsIn(answer, clausesOf(answer));
    const no =
      again.denied ||
      (heard.has("deny") && !HALF_YES.test(words)) ||
      (!HALF_YES.test(words) && has(heard.text, ...OVER[suspected])) ||
      /^(?:(?!(?:has|have|had|got|is|are|was|there's|see|sees|feels?|with)\b)\S+ ){0,3}no(?: |$)/.test(
        heard.text,
      ) ||
      /\b(?:just|only|solo|nada más) (?:a|an|my|the|un|una|el|la)\b/.test(heard.text);
    // Who goes on with their own matter, where no word spoke of danger, has answered.
    const fearless = alarmsIn(state.held ?? "", clausesOf(state.held ?? "")).feared === undefined;
    const isElse = !heard.has("affirm", "dontknow", "advice") && !HALF_YES.test(words);
    const goesOn =
      isElse &&
      // A number alone may be for whoever is to send help.
      (goesOnWithNumber(heard) ||
        (fearless && suspected === "911" && state.stack.length > 0 && heard.values.phone !== undefined) ||
        // Where self-harm was feared, only what cannot be said by somebody in despair.
        [...heard.acts].some(
          ([act, p]) =>
            p >= 0.5 &&
            (suspected === "988"
              ? BUSINESS.includes(act) && (saysWhen(heard.values) || heard.values.service !== undefined)
              : ["ask", "task"].includes(acts[act]?.[0] ?? "")),
        ));
    // 'No. Maybe. Sometimes I think about it' is no plain no, and neither is one that tells of more signs.
    // What is told now belongs to what was told first: a swollen face, and then 'it's hard to swallow'.
    const both = `${state.held ?? ""}. ${heard.words}`;
    const withAnswer = `${state.held ?? ""}. ${again.rest ?? heard.words}`;
    const [first, all] = [state.held ?? "", withAnswer].map((said) => alarmsIn(said, clausesOf(said)));
    const together = all!.sure.length > 0 || (all!.feared === "em.911" && !first!.feared && !again.feared);
    const hedged = (suspected === "988" ? HEDGED : UNLESS).test(heard.text);
    const quiet = !heard.has("em.911") && heard.suspected === undefined;
    const calm = no || (fearless && goesOn && quiet);
    // 'Nobody's hurt, it's just like a heaviness' names what was asked about: a yes, whatever the no is to.
    const named = again.told.some((told) => told === alarmOf(suspected).suspect);
    const more = again.feared !== undefined || again.sure.length > 0 || together || named;
    // What is no answer to it at all is no yes either: once more, and plainly. 'Her name is Maria' calms nobody.
    const besides =
      goesOn ||
      (isElse && (saysWhen(heard.values) || heard.values.name !== undefined || isQuestion(heard.words)));
    if (!calm && !more && quiet && besides && suspected === "911" && state.tries < 2) {
      Object.assign(state, { suspected, held: shorten(both, 240) });
      return { reply: ask(state, "alarm", inTurn(alarmOf(suspected).ask, language, 1)) };
    }
    if (!calm || hedged || more) return { reply: raise(state, suspected, both) };
    state.asked = "nothing";
    if (!no) return { first: wording(alarmOf(suspected).passed, language) };
    // Only a no is an answer for the whole call.
    state.denied = [...new Set([...state.denied, suspected])];
    return undefined;
  }
  const together = toldTogether(state, words);
  const act =
    (["em.crisis", "em.poison", "em.911"] as const).find((a) => heard.has(a)) ??
    heard.suspected ??
    (together === undefined ? undefined : alarmsIn(together, clausesOf(together)).feared);
  const alarm = alarms.find(({ suspect }) => suspect === act);
  if (!alarm) return undefined;
  if (state.denied.includes(alarm.id)) {
    // Words of self-harm after a no are not asked about twice, and neither are signs of what was called off.
    const { feared } = alarmsIn(heard.words, clausesOf(heard.words));
    const raised = state.filed.some(({ kind }) => kind === "emergency");
    return feared === alarm.suspect && (alarm.id === "988" || (alarm.id === "911" && raised))
      ? { reply: raise(state, alarm.id, words) }
      : undefined;
  }
  // The model alone is sure enough to act on only when it is very sure.
  if ((heard.acts.get(alarm.suspect) ?? 0) >= CERTAIN) return { reply: raise(state, alarm.id, words) };
  state.suspected = alarm.id;
  state.held = shorten(heard.words, 240);
  return { reply: ask(state, "alarm", wording(questionOf(alarm, words), language)) };
}
/** Asks what can be seen of the danger that is feared. */
const questionOf = ({ ask: general, askOf }: Alarm, words: string): Words =>
  askOf?.[alarmsIn(words, clausesOf(words)).named ?? ""] ?? general;
/** A whole number beside a name, or beside the letters of one. */
const goesOnWithNumber = ({ values, words }: Heard): boolean =>
  values.phone !== undefined && (values.name !== undefined || /\p{L} \p{L} |\bwith an?\b/u.test(words));
const BUSINESS: readonly string[] = [
  "book",
  "avail",
  "move",
  "cancel",
  "price",
  "hours",
  "billing",
  "refill",
];
/** 'No, pressure' is no 'no pressure'. */
const LEADING_NO = /^(?:(?:oh|well|uh|um+|no|nope|nah|ay|pues)[,.;:!…—-]+ *)+/iu;
/** Words that are no plain no, whatever comes after them. */
const HALF_YES =
  /^(?:(?:oh|um+|uh|well|so|ah) )?(?:yes|yeah|yep|yup|i (?:think|guess|believe|don't know)|maybe|kind of|sort of|not sure|a (?:bit|little)|what (?:should|do|can) (?:i|we)|help|please|s[ií](?![\p{L}])|creo que|un poco|tal vez|quiz[aá]s?|no s[eé](?![\p{L}])|¿?qu[eé] (?:hago|hacemos))/iu;
const HEDGED =
  /\b(?:maybe|sometimes|not sure|(?:don't|dont|do not) (?:really )?know|i guess|think about it|a veces|tal vez|quiz[aá]s?|no s[eé]|a lo mejor)\b/;
/** 'No pain until he climbs the stairs.' */
const UNLESS =
  /\b(?:pain|pressure|tight\p{L}*|heav\p{L}*|breath\p{L}*|hurts?|dolor|presi[oó]n|respir\p{L}*)\b.*(?<!\p{L})(?:until|unless|except|only (?:when|if)|hasta que|excepto|salvo|menos cuando|solo (?:si|cuando))(?!\p{L})/u;
/** Calibrated probability above which an alarm heard by the model alone is acted on without a question. */
const CERTAIN = 0.75;

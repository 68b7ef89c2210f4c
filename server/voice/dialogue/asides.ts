import { type ActId, acts } from "../../../content/understanding/acts.ts";
import { type DialogueState, NOTES_MAX } from "../../../contracts/voice.ts";
import { clockOf, type DialogueContext } from "./context.ts";
import type { Clause, Heard } from "./hear.ts";
import { topFlow } from "./next.ts";
import { bare, noteOf, NUMBER, RETOLD, sentencesOf } from "./note-words.ts";
import { standing } from "./filing.ts";
import { anglicize } from "./readers/spanish.ts";
import { plain, shorten } from "./readers/text.ts";
import { saysWhen, whenHeard } from "./readers/when.ts";

/** How the people here may reach a caller, and how not: their safety may hang on it. */
export const CONTACT =
  /(?<!\b(?:i|we|i'd) )(?<!\p{L})(?:(?:can't|cannot|don't|do not|never|mustn't|must not|shouldn't|should not|not to|won't)(?: \S+){0,2}? (?:call|ring|phone|text|email|e-mail|write|leave|mention|contact|mail|come to)(?!\p{L})|(?:nobody|no one) (?:should |must |may |can |is to )?(?:calls?|rings?|phones?|contacts?)(?! (?:me|us) back)(?!\p{L})|no (?:phone )?(?:calls?|voice ?mails?|messages?|texts?|letters?|mail|details)(?: \S+)?(?: (?:to|at|on|please|from))?(?! (?:was|were|came|from))(?!\p{L})|only (?:call|text|email|write)(?!\p{L})|(?:just |please )(?:text|email|ask for) (?:me|us|my|the)(?!\p{L})|(?:texts?|calls?|emails?) only|(?:text|email) (?:the|my) (?:cell|mobile|other|work)|no (?:me |nos |le )?(?:llamen?|dejen?|escriban?|manden?|digan?)(?!\p{L})|(?:solo|sólo|solamente) (?:llamen|escriban|manden|mensajes?|por (?:texto|mensaje))|nadie llame)/iu;
/** Asks for something to be written down or told to the people here. */
const REQUESTED =
  /(?<!\b(?:i|we|i'd|to) )\b(?:put (?:down|in|that down|it down)(?! (?:for|as|on)\b)|make (?:a )?note|(?:just |please )?note (?:that|down)|if you (?:want|can|could|would)(?: to)? note|write (?:down|that)|jot|add (?:that|a note|in that|to (?:it|the note|that))|put that in|let (?:them|him|her|the \S+(?: \S+)?|dr\.? \S+) know|tell (?:them|him|her|the (?!truth)\S+|dr\.? \S+|ms\.? \S+|mr\.? \S+|whoever)|make sure (?:they|it's|that|he|she|you|there)|have (?:them|him|her|someone|somebody) (?:know|tell|text|call|write|bring|check|look|ask)|mention (?:that|to)|for (?:the|my|your) (?:record|note|file|chart)s?|d[ií]gales?|d[ií]ganle|anote(?:lo)?|apunte(?:lo)?|ponga que|av[ií]sele)(?!\p{L})/iu;
/** What a practice or firm wants to know before somebody comes. */
const MATTERS =
  /(?<!\p{L})(?:allerg\p{L}*|nervous|anxious|scared|terrified|afraid of|pregnant|wheelchair|walker|hard of hearing|deaf|blind|autis\p{L}*|dementia|diabet\p{L}*|pacemaker|blood thinners?|interpreter|only speaks?|doesn't speak|speaks? (?:only|no)|pharmacy|walgreens|cvs|rite aid|walmart|costco|date of birth|dob|born (?:on|in)|birthday is|case (?:number|is)|claim|policy number|member (?:id|number)|account (?:number|is)|extension|ext\.?|dot com|e-?mail(?:'s| is)|referred|i (?:see|saw|usually see|always see) (?:dr|doctor)|(?:dr|doctor)\.? \p{L}+ (?:is|usually|always)|(?:prefer|with|by) (?:dr\.? |doctor )|same (?:doctor|dentist|hygienist|lawyer)|been there before|existing (?:patient|client)|al[eé]rgic[oa]|embarazada|nervios[oa]|silla de ruedas|sord[oa]|solo habla|no habla|farmacia|fecha de nacimiento|int[eé]rprete|extensi[oó]n)(?!\p{L})/iu;
/** When to call, told beside a request that is under way or was made before. */
const CALL_WHEN =
  /(?<!\p{L})(?:call|reach|ring|phone|get|llam\p{L}*)(?: (?:me|us|back|him|her))?(?: back)?,? (?:\S+ ){0,3}?(?:after|before|between|until|till|only|at|in the|on|around|any ?time|tomorrow|today|monday|tuesday|wednesday|thursday|friday|despu[eé]s|antes|entre|por la|a las|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes))(?!\p{L})/iu;
const QUESTION =
  /\?\W*$|^(?:and |but |so |y |pero )*(?:when|what|where|who|why|how|do|does|did|is|are|am|should|will there|have you|has|cu[aá]ndo|qu[eé]|d[oó]nde|c[oó]mo|puedo)(?!\p{L})/iu;
const LEADS =
  /^(?:(?:yes|yeah|yep|sure|ok|okay|no|and|also|but|so|oh|well|um|uh|please|just|actually|right|perfect|great|thanks|sí|y|pero|también|bueno|por favor)[,.]?\s+)+/i;
const ASKS_TO_NOTE =
  /^(?:(?:can|could|would|will) (?:you|they) (?:please |just |also |maybe )*)?(?:please |just |also )*(?:put (?:down|in)(?: a note)?|make (?:a )?note|note(?: down)?|write (?:down)?|jot down|add(?: a note| in)?|mention|let (?:them|him|her|the \S+) know|tell (?:them|him|her)(?: to)?|for the (?:record|note|file),?|anote|apunte|ponga|d[ií]gales?)(?: that| saying|:| que)?\s+(?=\S+ \S)/i;
const TAIL =
  /,?\s*(?:if you (?:want|can|could|would)(?: to)? note (?:that|it)|put that in(?: there)?(?: too)?|(?:that's|thats) all|okay|please|thanks?|thank you|por favor|gracias)\s*[.!?]*$/i;
/** A clause of such an act, or of none, may tell something; others are served in other ways. */
const TELLS: readonly ActId[] = ["inform", "reason", "complaint", "message", "returning", "late", "results"];
const SERVED: readonly ActId[] = [...TELLS, "billing", "casestatus", "refill", "lost", "records"];
/** Kept of a clause that was noted: what it answers. */
const STAYS: readonly string[] = ["affirm", "deny", "thanks", "select", "inform"];
const STEERS = [
  ...([
    "repeat",
    "hold",
    "check",
    "drop",
    "keep",
    "person",
    "refuse",
    "dontknow",
    "frustrated",
    "recap",
  ] as const),
  ...(["bot", "move", "cancel", "abuse", "injection", "decline"] as const),
] as const;
/** Refuses something, or tells of the number that was asked for. */
const UNWANTED =
  /^(?:i|we) (?:don't|didn't|do not|did not) (?:want|need|ask)|^(?:it's )?the (?:same|only) (?:one|number)/i;
const COMPLAINS =
  /(?<!\p{L})(?:i (?:just |already )?(?:said|told|asked|gave)|listen|you never|you didn't|le dije|ya (?:se lo|le) dije)(?!\p{L})/iu;

export interface Noted {
  /** What is noted, in the caller's words. */
  notes: string[];
  /** True when the caller asked for it, or it must be heeded: it is said that it is noted. */
  aloud: boolean;
}

/**
 * What a turn tells beside what was asked, for the people who read what is filed. A wish how to be reached is kept
 * from any turn; other things once a request is under way or was made. What a clause was noted for it asks no more.
 */
export function takeAsides(context: DialogueContext, state: DialogueState, heard: Heard): Noted {
  const flow = topFlow(state);
  const open = flow !== undefined && flow.slots.length > 0;
  const made = state.filed.some(({ kind }) => kind === "message") || standing(state).length > 0;
  const noted: Noted = { notes: [], aloud: false };
  if (state.asked === "note") return noted;
  for (const { sentence, clauses } of bySentence(heard)) {
    const from = clauses.findIndex(({ words }) => CONTACT.test(words));
    const first = from >= 0 ? from : CONTACT.test(sentence) ? 0 : -1;
    if (first >= 0 && !(QUESTION.test(sentence) && !/n't|not |never |no /i.test(sentence))) {
      keep(noted, wordsFrom(sentence, clauses, first), true, heard);
      quietClauses(heard, clauses.slice(first));
      continue;
    }
    if (!open && !made) {
      // 'Just note that the phones are down' leaves a message.
      if (
        REQUESTED.test(sentence) &&
        ![...heard.acts].some(([act, p]) => p >= 0.5 && acts[act]?.[0] === "task")
      )
        (heard.acts as Map<ActId, number>).set("message", 0.9);
      continue;
    }
    if ((state.asked === "confirm" || state.asked === "change") && RETOLD.test(sentence)) continue;
    const asked = clauses.findIndex(({ words }) => REQUESTED.test(words));
    if (asked >= 0 && !COMPLAINS.test(sentence)) {
      const at = beforeAsked(clauses, asked);
      keep(noted, wordsFrom(sentence, clauses, at), true, heard);
      quietClauses(heard, clauses.slice(at));
      continue;
    }
    if (
      flow?.id !== "callback" &&
      CALL_WHEN.test(sentence) &&
      state.asked !== "day" &&
      state.asked !== "offer" &&
      saysWhen(heard.values)
    ) {
      keep(noted, sentence.replace(/[¿?]/g, ""), true, heard);
      quietClauses(heard, clauses);
      continue;
    }
    if (!open || QUESTION.test(sentence) || COMPLAINS.test(sentence)) continue;
    const message = flow.files?.kind === "message";
    const matters = clauses.filter((clause) => MATTERS.test(clause.words));
    const told = clauses.filter(
      (clause) => matters.includes(clause) || tells(context, state, heard, clause, message),
    );
    if (told.length === 0) continue;
    const [begin, end] = [clauses.indexOf(told[0]!), clauses.indexOf(told.at(-1)!)];
    const words = wordsFrom(sentence, clauses.slice(0, end + 1), begin);
    keep(noted, words, matters.length > 0 || message, heard);
    // What only matters asks for nothing: 'I see Dr. Lee' is no question about the staff.
    if (matters.length > 0) quietClauses(heard, matters);
  }
  for (const note of noted.notes) addNote(state, note);
  return noted;
}

/** 'It's for a clinic, if you want to note that': what came before is meant. */
const beforeAsked = (clauses: readonly Clause[], asked: number): number =>
  /note (?:that|it)\W*$|put that in/i.test(clauses[asked]!.words) ? Math.max(0, asked - 1) : asked;

function tells(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  clause: Clause,
  message: boolean,
): boolean {
  const { words, acts: own } = clause;
  if (heard.has(...STEERS) || (heard.has("deny", "correct") && (!message || state.asked === "confirm")))
    return false;
  if (!own.every((act) => (message ? SERVED : TELLS).includes(act) || (message && act === "affirm")))
    return false;
  const said = matter(words, heard.values.name, heard.values.phone !== undefined);
  if (said.split(/\s+/).length < 4 || QUESTION.test(said) || UNWANTED.test(said)) return false;
  const flow = topFlow(state)!;
  const dated = flow.slots.some(({ slot }) => slot === "which" || slot === "callback");
  if (message && !dated) return true;
  if (
    !own.includes("reason") &&
    !/(?<!\p{L})(?:i|i'm|i've|my|he|he's|she|she's|we|we're|they|mi|yo|estoy|tengo)(?!\p{L})/iu.test(said)
  )
    return false;
  const text = plain(words);
  const when = whenHeard(state.language === "es" ? anglicize(text) : text, {
    today: clockOf(context).today,
    todayOpen: true,
    loose: false,
  });
  return own.includes("reason") || (!saysWhen(when) && heard.values.service === undefined);
}

/** The words without the name and number that were asked for. */
const matter = (words: string, name: string | undefined, phone: boolean): string => {
  const said = words.replace(NUMBER, " ").replace(LEADS, "");
  const rest = name ? said.replace(name, " ") : said;
  return rest
    .replace(
      /^[\s,.]*(?:it's|its|this is|i'm|my name(?:'s| is)|(?:his|her) name(?:'s| is)|es|soy|me llamo|se llama)\s*[,.]?\s*$/i,
      "",
    )
    .replace(
      phone
        ? /\b(?:that's|it's) (?:my|the) (?:\S+ )?(?:cell|number|mobile|phone)\b|\b(?:you can )?(?:call|reach|use) (?:me at|my number)\b/i
        : /$^/,
      "",
    )
    .replace(/^[\s,.]+|[\s,.]+$/g, "");
};

function keep(noted: Noted, words: string, aloud: boolean, { values }: Heard): void {
  const said = (values.name ? words.replace(values.name, " ") : words)
    .replace(NUMBER, " ")
    .replace(/^[\s,.;:]+/, "")
    .replace(LEADS, "")
    .replace(ASKS_TO_NOTE, "")
    .replace(TAIL, "")
    .replace(/[,\s]*(?:my name(?:'s| is)|it's|this is|i'm|me llamo|soy)\s*$/i, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s,.;:]+|[\s,.;:!?]+$/g, "");
  if (said.split(" ").length < 2) return;
  noted.notes.push(noteOf(said));
  noted.aloud ||= aloud;
}

/** Keeps a note until it is filed; what is said in it already is not noted twice. */
export function addNote(state: DialogueState, words: string): void {
  const note = shorten(words, 200);
  const said = bare(note.replace(/^Asks: /, ""));
  const known = state.notes.findIndex((each) => said.includes(bare(each)));
  if (known >= 0) state.notes[known] = note;
  else if (!bare([state.note, ...state.notes].join(" ")).includes(said))
    state.notes = [...state.notes, note].slice(-NOTES_MAX);
}

/** The clauses of each sentence, in their order. */
function bySentence(heard: Heard): { sentence: string; clauses: Clause[] }[] {
  let at = 0;
  const placed = heard.clauses.map((clause) => {
    const from = heard.words.indexOf(clause.words, at);
    at = from < 0 ? at : from + clause.words.length;
    return { clause, from: Math.max(0, from) };
  });
  let start = 0;
  return sentencesOf(heard.words).map((sentence) => {
    const begin = Math.max(start, heard.words.indexOf(sentence, start));
    start = begin + sentence.length;
    const clauses = placed.filter(({ from }) => from >= begin && from < start).map(({ clause }) => clause);
    return { sentence, clauses };
  });
}

function wordsFrom(sentence: string, clauses: readonly Clause[], first: number): string {
  const from = sentence.indexOf(clauses[first]?.words ?? "");
  const last = clauses.at(-1);
  const end = last ? sentence.indexOf(last.words) + last.words.length : sentence.length;
  return sentence.slice(Math.max(0, from), end > from ? end : undefined);
}

const LEAVES = /^\W*(?:that's all|thats all|bye|goodbye|thank|thanks|es todo|gracias|adi[oó]s)/i;

/** What was noted is not begun or answered too. */
function quietClauses(heard: Heard, clauses: readonly Clause[]): void {
  const gone = new Set<ActId>();
  for (const clause of clauses) {
    if (LEAVES.test(clause.words)) continue;
    for (const act of clause.acts) if (!STAYS.includes(act) && acts[act]?.[0] !== "alarm") gone.add(act);
    (clause as { acts: readonly ActId[] }).acts = clause.acts
      .filter((act) => !gone.has(act))
      .concat("inform");
  }
  for (const act of gone)
    if (!heard.clauses.some(({ acts: own }) => own.includes(act)))
      (heard.acts as Map<ActId, number>).delete(act);
  if (!heard.acts.has("inform")) (heard.acts as Map<ActId, number>).set("inform", 0.5);
}

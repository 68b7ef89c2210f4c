import { TELLS_APART } from "../hearing/not-meant.ts";
import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import {
  ASKS_TO_NOTE,
  beforeAsked,
  CONTACT,
  isOneAndTheSame,
  LEADS,
  MATTERS,
  OF_THE_PAPER,
  ONLY_THAT,
  ORDER,
  QUESTION,
  REQUESTED,
  STAFF,
  TAIL,
  WOULD_YOU,
} from "./aside-words.ts";
import { clockOf, type DialogueContext, standing } from "../context.ts";
import { callAt, callTimeIn } from "../times/call-time.ts";
import type { Clause, Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { RETOLD, toldIn } from "./note-words.ts";
import { placeIn } from "../hearing/numbers.ts";
import { anglicize } from "../readers/spanish.ts";
import { bySentence, forget, quietClauses, wordsFrom } from "../hearing/turn-clauses.ts";
import { plain } from "../readers/text.ts";
import { serviceHeard } from "../readers/service.ts";
import { saysWhen, whenHeard } from "../readers/when.ts";
import { tells } from "./aside-told.ts";
import { addNote } from "./add-note.ts";
import { isChatter } from "./chatter.ts";
import type { Swap } from "./swap.ts";

const isRequest = (act: ActId): boolean =>
  acts[act]?.[0] === "task" && !["callback", "message", "person", "book", "avail", "keep"].includes(act);
const GIVES_UP =
  /(?<!\p{L})(?:forget (?:it|that|about|the)|never ?mind|cancel\p{L}*|drop|scrap|stop|don't (?:want|need)|not interested|olv[ií]d\p{L}*|d[eé]je?lo)(?!\p{L})/u;
const COMPLAINS =
  /(?<!\p{L})(?:i (?:just |already )?(?:said|told|asked|gave)|listen|you never|you didn't|le dije|ya (?:se lo|le) dije)(?!\p{L})/iu;

export interface Noted {
  /** What is noted, in the caller's words. */
  notes: string[];
  /** Of these what was to be kept. */
  kept: string[];
  /** When they want to be called, as they said it. */
  called?: string;
  /** The sentences that say so. */
  calls: string[];
  /** True when the caller asked for it, or it must be heeded: it is said that it is noted. */
  aloud: boolean;
}

/**
 * What a turn tells beside what was asked, for the people who read what is filed. A wish how to be reached is kept
 * from any turn; other things once a request is under way or was made. What a clause was noted for it asks no more.
 */
export function takeAsides(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  /** A date that was put right is no time to call. */
  swap?: Swap,
): Noted {
  const flow = topFlow(state);
  const open = flow !== undefined && flow.slots.length > 0;
  const made = state.filed.some(({ kind }) => kind === "message") || standing(state).length > 0;
  const noted: Noted = { notes: [], kept: [], calls: [], aloud: false };
  if (state.asked === "note") return noted;
  // What is told beside a request that this turn begins.
  const begins =
    !open &&
    (["book", "avail", "move", "cancel", "forother"] as const).some(
      (act) => (heard.acts.get(act) ?? 0) >= 0.5,
    );
  const visit = flow ? ["book", "move"].includes(flow.id) : begins;
  // Whoever is titled there is of the caller's own office.
  if (visit && context.desk.id !== "ringwell") wishes(state, noted, heard);
  const asks = (sentence: string) =>
    QUESTION.test(sentence) || heard.questions.some(({ words }) => sentence.includes(words));
  for (const [i, { sentence, clauses }] of bySentence(heard).entries()) {
    // 'Did you write down not to text me?' asks, and tells nothing.
    if (OF_THE_PAPER.test(plain(sentence))) continue;
    const when =
      state.asked === "when" || (!open && !made && !state.alarm) || swap?.sentence.includes(sentence)
        ? undefined
        : callTimeIn(state, heard, sentence);
    if (when) {
      // While an alarm stands it is of the alarm, and of nothing that was agreed before.
      if (state.alarm) addNote(state, when);
      else callAt(state, when);
      noted.called = state.callback;
      noted.calls.push(sentence);
      noted.aloud = true;
      withoutValues(context, state, heard, clauses);
      quietClauses(
        heard,
        heard.clauses.filter((each) => clauses.includes(each) || !QUESTION.test(each.words)),
      );
    }
    const from = clauses.findIndex(({ words }) => CONTACT.test(words));
    const first = from >= 0 ? from : CONTACT.test(sentence) ? 0 : -1;
    if (first >= 0 && !(asks(sentence) && !/n't|not |never |no /i.test(sentence))) {
      keep(noted, wordsFrom(sentence, clauses, first), true, heard);
      // 'Can you just text me the results?' asks for them too.
      if (!open && clauses[first]!.acts.some((act) => isRequest(act) && (heard.acts.get(act) ?? 0) >= 0.8))
        continue;
      if (state.asked !== "when") withoutValues(context, state, heard, clauses.slice(first));
      quietClauses(heard, clauses.slice(first));
      // 'Please don't leave a message' gives up nothing that is under way.
      if (!GIVES_UP.test(heard.text)) forget(heard, "drop", "refuse", "decline");
      continue;
    }
    // 'Could somebody call me if something opens up?', of what is booked or is being booked.
    const waits = clauses.filter(
      ({ acts: own }) => own.includes("waitlist") && (heard.acts.get("waitlist") ?? 0) >= 0.4,
    );
    if (waits.length > 0 && (flow?.id === "book" || (!open && standing(state).length > 0))) {
      for (const { words } of waits) keep(noted, words, true, heard);
      quietClauses(heard, waits);
      continue;
    }
    if (!open && begins) {
      const told = clauses.filter(
        ({ words, acts: own }) =>
          (MATTERS.test(words) || REQUESTED.test(words)) &&
          !QUESTION.test(words) &&
          own.every((act) => act === "message" || acts[act]?.[0] !== "task"),
      );
      for (const { words } of told) keep(noted, words, true, heard);
      if (told.length > 0) quietClauses(heard, told);
      continue;
    }
    if (!open && !made) {
      // 'Just note that the phones are down' leaves a message.
      if (
        REQUESTED.test(sentence) &&
        !TELLS_APART.test(plain(sentence)) &&
        ![...heard.acts].some(([act, p]) => p >= 0.5 && acts[act]?.[0] === "task")
      )
        heard.acts.set("message", 0.9);
      continue;
    }
    if ((state.asked === "confirm" || state.asked === "change") && RETOLD.test(sentence)) continue;
    const asked = clauses.findIndex(({ words }) => REQUESTED.test(words));
    // Who is offered a visit for what they only told wants it passed on.
    if (asked >= 0 && flow?.id === "book" && state.implied && !state.slots.time) {
      heard.acts.set("message", 0.9);
      continue;
    }
    // 'The Friday that week would be best, can you put that?' is the new day.
    const ofMove = flow?.id === "move" && saysWhen(heard.values);
    const requests = !asks(sentence) || WOULD_YOU.test(plain(sentence));
    if (asked >= 0 && !ofMove && !COMPLAINS.test(sentence) && requests) {
      const at = beforeAsked(clauses, asked);
      const before = ONLY_THAT.test(plain(sentence)) ? bySentence(heard)[i - 1]?.sentence : undefined;
      keep(noted, before ?? wordsFrom(sentence, clauses, at), true, heard);
      if (!open) withoutValues(context, state, heard, clauses.slice(at));
      quietClauses(heard, clauses.slice(at));
      continue;
    }
    if (when || !open || asks(sentence) || COMPLAINS.test(sentence)) continue;
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
  return noted;
}

/** 'Doctor put me on a new pill': what one did, and no name. */
const TREATS =
  /^(?:the )?(?:dr|doctor|attorney)\.? (?:put|puts|said|says|told|tells|wants?|wanted|gave|gives|prescribed|switched|started|took|takes|ordered|sent|referred|recommended|called|asked|thinks|thought|changed|had|has|was|is|did|does|would|will|can|just|never|who|that|and|or|about|for|on|in|at|to|when|if|here|visit|appointment|note|notes)$/iu;

/** Whom they wish for, and who comes first. */
function wishes(state: DialogueState, noted: Noted, heard: Heard): void {
  for (const { words } of heard.clauses) {
    // 'Try him first', of two numbers, has its row.
    if (ORDER.test(words) && !placeIn(words)) keep(noted, words, true, heard);
    const staff = STAFF.exec(words);
    if (
      !staff ||
      QUESTION.test(words) ||
      (/\p{Lu}/u.test(words) &&
        /^(?:[Ee]l |[Ll]a |[Tt]he )?(?:[Dd]r|[Dd]octora?|[Dd]ra|[Aa]ttorney|[Ll]ic)\.? \p{Ll}/u.test(
          staff[0],
        )) ||
      TREATS.test(staff[0]) ||
      isOneAndTheSame(words, staff) ||
      /\b(?:see|saw|seen|usually|always|is|are|been|with me|i'm|i am|by|it was|mind)\b/i.test(
        words.slice(0, staff.index),
      )
    )
      continue;
    const whom = staff[0].replace(/^the /i, "");
    // 'That lady dentist', and then 'Dr. Marsh, that's her': who it is.
    if (TITLED.test(whom)) state.notes = state.notes.filter((each) => !DESCRIBED.test(each));
    addNote(state, `Asks for: ${whom}`);
    noted.aloud = true;
  }
}

const TITLED = /^(?:dra?|doctora?|mrs?|ms|attorney|lic)\.? \p{Lu}/iu;
const DESCRIBED = /^Asks for: (?:an? |the |that )?(?:lady|female|woman|male|man|same|mism[oa]) ?\p{Ll}*$/u;

function keep(noted: Noted, words: string, aloud: boolean, { values }: Heard): void {
  const said = toldIn(
    toldIn(words, values).replace(LEADS, "").replace(ASKS_TO_NOTE, "").replace(TAIL, ""),
  ).replace(MESSAGE_IS, "");
  if (said.split(" ").length < 2 || isChatter(said)) return;
  noted.notes.push(said);
  if (aloud) noted.kept.push(said);
  noted.aloud ||= aloud;
}

const MESSAGE_IS = /^the message (?:is|should (?:be|say)|would be)(?: that)?[:,]? (?=\S+ \S+ \S)/iu;

/** A time or a service in what was noted is none of the visit's. */
function withoutValues(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  clauses: readonly Clause[],
): void {
  const rest = heard.clauses
    .filter((each) => !clauses.includes(each))
    .map(({ words }) => words)
    .join(" ");
  const text = plain(rest);
  const { minutes, today } = clockOf(context);
  const when = whenHeard(state.language === "es" ? anglicize(text) : text, {
    today,
    todayOpen: minutes < 1020,
    mentioned: state.mentioned,
    loose: false,
  });
  if (!saysWhen(when)) Object.assign(heard.values, when);
  if (state.asked !== "service" && !serviceHeard(context.desk, text)) delete heard.values.service;
}

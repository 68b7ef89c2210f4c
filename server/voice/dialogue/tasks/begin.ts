import { bookAfter } from "./visit-beside.ts";
import { flowOf, isFlow } from "../../../../content/flows/flows.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { addNote } from "../paper/add-note.ts";
import { absorb } from "../collecting/absorb.ts";
import { beginBooking } from "./begin-booking.ts";
import { takeCallTimes } from "../times/call-time.ts";
import { clockOf, type DialogueContext, lastAbout } from "../context.ts";
import { changeBooking } from "../confirming/change-booking.ts";
import { leave } from "../talk/dropping.ts";
import { wishToChange } from "../paper/paper-rows.ts";
import type { Heard } from "../hearing/heard.ts";
import { IN_NOW } from "../hearing/heard-words.ts";
import { BY_PHONE_INSTEAD } from "../hearing/matters-meant.ts";
import { weighs } from "../paper/paper-text.ts";
import type { Plan } from "../plan.ts";
import { topFlow } from "../next.ts";
import { valuesOf } from "../flow-values.ts";
import { spansOf } from "../times/hours.ts";
import { closedWords } from "../times/offer.ts";
import { takeWhich } from "../times/which-one.ts";
import { collectMove } from "../times/moves.ts";
import { changedLast } from "../times/cancel-then.ts";
import { timeOfOld } from "../times/time-of-old.ts";
import { takeOwnMatter } from "../people/own-matter.ts";
import { staffAddressed, withoutAddress } from "../people/addressee.ts";
import { matterOf, noteOf, sentencesOf, toldIn } from "../paper/note-words.ts";
import { has, plain as plainly } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { NO_NEW } from "../readers/yes-no.ts";
import { fill, inTurn, wording, writtenDay } from "../say/speech.ts";
import { isRush } from "../alarms/rush.ts";
import { factRows } from "../paper/fact-rows.ts";
import { ILL, TROUBLED } from "./begin-words.ts";
import { ofThisCall, retake } from "./begin-again.ts";
import { OF_THEIRS } from "./task-words.ts";
import { alone } from "./begin-alone.ts";

/** Begins a flow with what the turn already told, and says its opening. */
export function begin(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  asked: string,
  plan: Plan,
): string {
  const { language } = state;
  const id = asked === "late" && isClosed(context) ? "late-closed" : asked;
  if (id === "drop") {
    leave(state);
    return inTurn(talk.dropped, language, state.turn);
  }
  if (!isFlow(id)) return "";
  const flow = flowOf(id);
  const own = ofThisCall(state, heard, id);
  if (own !== undefined) {
    const words = changeBooking(context, state, id as "move" | "cancel", own);
    if (id === "cancel") plan.asks = true;
    else if (saysWhen(heard.values)) retake(state, heard, plan);
    return words;
  }
  const before = { which: state.which, was: topFlow(state)?.id };
  if (["existing", ...LATE].includes(id) && saysWhen(heard.values))
    state.which = timeOfOld(context, state, heard);
  if (LATE.includes(id) && (id === "late" || heard.values.days.days.length > 0))
    plan.said.push(...closedOnIt(context, state, heard));
  if (
    topFlow(state) &&
    (id === "move" || id === "cancel") &&
    (before.was === "move" || before.was === "cancel")
  )
    leave(state);
  // 'Is the manager there or not?' is answered by that.
  if (id === "person")
    for (const { words, clauses } of heard.questions)
      if (IN_NOW.test(plainly(words)) || clauses.every(({ acts }) => acts.includes("person")))
        heard.answered.add(words);
  if (flow.slots.length === 0) return alone(context, state, flow.id, plan);
  // What was told before any request, or for one that this takes the place of, is what a message is about.
  const top = topFlow(state);
  // 'It's a complaint', of what is being taken down: it stays what it is about.
  const stood = top?.noteFromStart ? state.note : "";
  const passes = ["callback", "message"].includes(id);
  if (passes && top && (top.id === "move" || top.id === "cancel")) {
    addNote(state, wishToChange(state, top.id));
    state.note = "";
  } else if (!(passes && top?.files?.kind === "message") && (top || !passes)) state.note = "";
  if (top?.files?.kind === "message" && flow.files?.kind === "message") state.stack.pop();
  // Who would rather be called wants no time of those that were not taken yet.
  if (id === "callback" && top?.id === "book" && !state.slots.time) state.stack.pop();
  // Nor does who turned a visit down for this.
  if (id !== "book" && flow.files?.kind === "message" && heard.has("deny", "frustrated") && !state.slots.time)
    state.stack = state.stack.filter((each) => each !== "book");
  // 'No, I've already got the Monday one, I need to move it': no new one was wanted.
  if (
    (id === "move" || id === "existing") &&
    top?.id === "book" &&
    !state.changing &&
    (heard.has("deny", "correct") || /\balready\b|(?<!\p{L})ya tengo/u.test(heard.text))
  )
    leave(state);
  const again = state.stack.includes(id);
  state.stack = [...state.stack.filter((each) => each !== id), id].slice(-4);
  state.tries = 0;
  state.reread = true;
  // A day that was told to what sets none is of the visit.
  if (id === "book" && top && !top.slots.some(({ slot }) => slot === "when"))
    for (const each of absorb(state, heard)) plan.news.add(each);
  if (flow.files?.kind === "message") takeOwnMatter(state, heard.words);
  if (id === "book") return beginBooking(context, state, heard, plan);
  // 'Cancel Thursday, and get me something in the new year instead'.
  if (id === "cancel" && INSTEAD.test(heard.text) && !NO_NEW.test(heard.text))
    bookAfter(context, state, heard.words);
  if (id === "move" && lastAbout(state) === "late") {
    // What they are late for is what is moved.
    before.which = state.which = writtenDay(clockOf(context).today, language);
    state.mentioned = clockOf(context).today;
  }
  if (id === "move" || id === "cancel") {
    // The day that is named beside it is the new one.
    const { today } = clockOf(context);
    if (before.which && before.which === writtenDay(today, language)) state.mentioned = today;
    state.which = topFlow(state)?.id === id || before.which ? before.which : "";
    // It stands under the name of whose it is.
    if (heard.values.whom && !state.slots.name && !heard.values.name && OF_THEIRS.test(heard.words))
      state.whom = heard.values.whom;
    // Its words are read alone: 'this Friday at eight, and my car just died' tells of no past.
    if (id === "move") collectMove(context, state, heard);
    else if (!takeWhich(context, state, heard))
      state.which ||= timeOfOld(context, state, heard) || changedLast(state);
    const { way } = BY_PHONE_INSTEAD.exec(heard.text)?.groups ?? {};
    if (id === "move" && way && state.note === "")
      state.note = way === "phone" ? "a visit by phone" : "a visit by video";
  }
  const tells = flow.files?.kind === "message" && !LATE.includes(id) && isTold(state.to, heard.words);
  const whom = passes ? (staffAddressed(context.desk, heard.words) ?? state.to) : tells && state.to;
  if (whom) addNote(state, `For: ${whom}`);
  if (flow.noteFromStart) {
    const matter = matterOf(heard.words, heard.values.name);
    const told = matter || ["message", "callback"].includes(id) ? matter : heard.words;
    // 'I'm at 213 555 0126, mornings are best', beside whatever it is about.
    if (id !== "callback") takeCallTimes(state, heard, heard.words);
    const said = id === "callback" ? aboutCall(state, heard, told) : withoutAddress(noteOf(told));
    const count = said.split(" ").length;
    // 'Tell Dr. Lee that the cough is worse' tells it all, however few the words are.
    const led = id === "message" && told.length - said.length > 8;
    const named = id === "callback" && count > 0 && ABOUT.test(heard.words);
    const bare =
      !named &&
      (count < 3 ||
        (id === "message" && isToCome(heard)) ||
        (heard.clauses.length === 1 && !led && count < (id === "message" || id === "callback" ? 6 : 5)));
    const isYes = heard.has("affirm") && said.split(" ").length < 6;
    // What a message should say comes before what was asked; what a call is about is added to it.
    // 'Could you let her know she's coming?' leans on what was told before it.
    const leans = state.note !== "" && LEANS.test(said);
    if (leans && !isYes) state.note = noteOf(`${state.note.replace(/(?<![.?!])$/, ".")} ${said}`);
    else if (
      !bare &&
      !isYes &&
      (state.note === "" || isAnswered(state) || (id === "message" && top === undefined))
    )
      state.note = said;
    // 'No, somebody now. I fell', told before the call was agreed to, is what it is about.
    const earlier =
      id === "callback" && state.note === ""
        ? state.told.filter((each) => weighs(each) && !ASKED.test(each))
        : [];
    if (earlier.length > 0) {
      state.note = noteOf(earlier.join(" "));
      state.told = state.told.filter((each) => !earlier.includes(each));
    }
    state.note ||= stood;
    const about = id === "callback" && state.note === "" && valuesOf(context, state)["service"];
    if (about) state.note = language === "es" ? `Sobre ${about}` : `About ${about}`;
  }
  const upset = heard.has("complaint", "frustrated") && id !== "complaint" && plan.said.length === 0;
  const ill = heard.has("reason") && id === "cancel" && has(heard.text, ...ILL);
  const sorry =
    upset || ill || (OF_TROUBLE.includes(id) && TROUBLED.test(heard.text))
      ? `${wording(talk.sorryToHear, language)} `
      : "";
  const told = factRows(sentencesOf(heard.words), { flow: id, scenario: state.scenario });
  const known = flow.knows?.find(({ facts }) =>
    facts.every((fact) => told.some((row) => row.startsWith(`${fact}: `))),
  );
  const opening = flow.rush && isRush(id, [heard.words]) ? flow.rush : (known?.opening ?? flow.opening);
  return `${sorry}${again ? "" : fill(wording(opening, language), valuesOf(context, state))}`;
}

/** What was asked and answered is not what a call is about that says so itself. */
const isAnswered = ({ note, question }: DialogueState): boolean =>
  question !== undefined && plainly(note) === plainly(question);
/** 'A refill, and can you tell Dr. Osei that ...', of whom is named. */
const isTold = (whom: string | undefined, words: string): boolean =>
  whom !== undefined &&
  new RegExp(
    `(?<!\\p{L})(?:tell|let|ask|remind|d[ií]gale? a) ${whom.replace(/[^\p{L} ]/gu, ".")}(?!\\p{L})`,
    "iu",
  ).test(words);
/** 'I want to book with Mr. Pell. Or no, just leave him a message': what it should say is still to come. */
const isToCome = ({ text, clauses }: Heard): boolean =>
  TO_COME.test(text) &&
  clauses.every(
    ({ words, acts }) =>
      words.split(" ").length < 4 ||
      TELLS_WHO.test(words) ||
      /^if (?:you|i|it|that)(?!\p{L})/iu.test(words) ||
      acts.some((act) => ["message", "book", "callback", "person"].includes(act)),
  );
/** 'This is Janet Oduya', 'I'm a client of his': who they are, and no word of the message. */
const TELLS_WHO =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon)|and|so|yes),? )*(?:this is|it['’]s|my name(?:['’]s| is)|(?:I|i)(?:['’]m| am)) (?:an? (?:\p{L}+ )?(?:client|patient|customer)(?: (?:of (?:yours|his|hers|theirs|\p{L}+\.? ?\p{Lu}?\p{L}*)|here|there|already))?|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})[.,]?$/u;
const TO_COME =
  /(?<!\p{L})(?:leave|take|give|send|have|got|pass(?: on)?) (?:(?:him|her|them|you|mr|ms|mrs|dr)(?: \p{L}+)? )?(?:just )?an? (?:quick |short |little )?message(?: (?:for|to) \p{L}+(?: \p{L}+)?)?(?: (?:please|instead|if you'd be so kind|if (?:you|i) (?:could|would|may|can|don't mind)|if (?:it's|that's) (?:ok|okay|all right|possible|not too much trouble)|real quick|when you get a chance))*$/u;
const LEANS = /^(?:she|he|they|it|that|this)(?:'\p{L}+)? /iu;
const ASKED = /^Asks: |\?/;
/** 'Call me about my bill' says it all. */
const ABOUT =
  /(?<!\p{L})(?:about|regarding|concerning|sobre|acerca de) (?!it\b|that\b|this\b|what\b(?! (?:it|that|this|you|they|an?|the)(?!\p{L}))|eso\b)\p{L}/iu;
const INSTEAD =
  /\b(?:instead|another (?:one|time|appointment|day)|a new (?:one|time|appointment)|re-?book|something (?:else )?(?:in|next|later)|otra cita|otro d[ií]a)\b/;

/** What a call back is about; when it should come is kept apart. */
function aboutCall(state: DialogueState, heard: Heard, told: string): string {
  // Who cannot wait is not asked when to be called.
  if (state.topics.includes("urgent"))
    state.callback ||= state.language === "es" ? "lo antes posible" : "as soon as possible";
  const rest = takeCallTimes(state, heard, told).replace(
    /(?:(?<!\p{L})(?:(?:i|we)(?:'d| would)? )?(?:can|could|would|will|please|have|get|want|need|like|just|whoever|someone|somebody|que|pueden?|podr[ií]an?)(?!\p{L})(?:[^,.;?!]|(?<=(?<!\p{L})(?:mr|ms|mrs|dr))\.){0,45}?)?(?<!\p{L})(?<!(?:going|supposed|meant|promised|about|trying|said) to )(?:call|ring|phone|get back to|llam\p{L}*|devuelvan? la llamada)(?: (?:me|us|them|a mí|alguien))?(?: back)?(?:,? please)?(?: (?:at|on|about|regarding|sobre|when you can|asap))?(?!\p{L})/giu,
    " ",
  );
  return noteOf(toldIn(rest).replace(/^[\s,.?!]+|[\s,.?!]+$/g, ""));
}
const LATE: readonly string[] = ["late", "late-closed"];
/** Before it opens, after it closes, and on a day on which it does not open. */
function isClosed(context: DialogueContext): boolean {
  const { today, minutes } = clockOf(context);
  const spans = spansOf(context.desk, today);
  return minutes < (spans[0]?.[0] ?? 1440) || minutes >= (spans.at(-1)?.[1] ?? 0);
}
/** Nobody is here on the day that somebody is late for: it is told, before they drive. */
function closedOnIt(context: DialogueContext, state: DialogueState, { values }: Heard): string[] {
  const day = values.days.days[0] ?? clockOf(context).today;
  if (spansOf(context.desk, day).length > 0) return [];
  return [closedWords(context, state, day), wording(talk.checkTheDay, state.language)];
}
/** Somebody is to see to what went wrong, or to what worries them. */
const OF_TROUBLE: readonly string[] = ["billing", "results", "records", "refill", "lost"];

import { type ActId, acts } from "../../../content/understanding/acts.ts";
import type { Flow } from "../../../content/flows/flow.ts";
import { flowFor, flowOf, flows, isFlow } from "../../../content/flows/flows.ts";
import { talk } from "../../../content/flows/talk.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import type { DialogueContext } from "./context.ts";
import { file, noWish } from "./context.ts";
import { changeBooking, leave, standing } from "./filing.ts";
import { type Heard, saysValue } from "./hear.ts";
import type { Plan } from "./interpret.ts";
import { ask, opens, topFlow, valuesOf } from "./next.ts";
import { noteOf, whenWords } from "./notes.ts";
import { handOver, minutesOf } from "./tools.ts";
import { saysWhen } from "./readers/when.ts";
import { fill, inTurn, wording } from "./say/speech.ts";
import { has } from "./readers/text.ts";

/** The flow that a turn asks for; undefined when it stays with the one that is under way. */
export function taskHeard(context: DialogueContext, state: DialogueState, heard: Heard): string | undefined {
  const flow = topFlow(state);
  const tasks = [...heard.acts]
    .filter(([act]) => acts[act]?.[0] === "task" && act !== "keep")
    .map(([act, p]) => ({ act, p }));
  const booked = standing(state).length > 0;
  const { asked } = state;
  // Who was asked for has the first claim on the words.
  const claimed =
    (asked === "name" && heard.values.name !== undefined) ||
    (asked === "phone" && heard.values.phone !== undefined) ||
    asked === "note";
  const question = [...heard.acts].some(([act, p]) => acts[act]?.[0] === "ask" && p >= BEGINS);
  // Beside a question a task must be plain: 'where is your office' is no vendor.
  const least = flow ? SWITCHES : question ? SURE : BEGINS;
  const [wanted] = flows
    .map((each) => ({
      each,
      p: Math.max(0, ...tasks.filter(({ act }) => each.on.includes(act)).map((t) => t.p)),
    }))
    .filter(
      ({ each, p }) =>
        (p >= least || (each.id === "book" && p >= BEGINS && !flow)) &&
        !(claimed && p < CLAIMED) &&
        mayBegin(state, heard, each, p),
    )
    .sort((a, b) => b.p - a.p);
  if (wanted) return wanted.each.id;
  if (flow?.id === "book" && (heard.acts.get("cancel") ?? 0) >= SWITCHES && !booked) return "drop";
  if (flow || state.changing) return undefined;
  const { values } = heard;
  const wantsTime = saysWhen(values) && !heard.has("hours");
  if (values.service && !question) return "book";
  if (values.service && wantsTime && !heard.has("hours", "price", "duration", "offered")) return "book";
  const short = heard.text.split(" ").length <= 8;
  if (
    wantsTime &&
    !question &&
    short &&
    (state.slots.service || values.time.at !== undefined || values.days.days.length > 0)
  )
    return booked && !heard.has("affirm") ? undefined : "book";
  const hurts =
    heard.has("reason") || (heard.acts.size === 0 && heard.maybe.some(({ act }) => act === "reason"));
  if (hurts && !question && problem(context)) return "book";
  return undefined;
}

/** Probabilities of an act from which a flow begins, from which it interrupts another, and beside a value that was asked for. */
const BEGINS = 0.25;
const SWITCHES = 0.4;
const CLAIMED = 0.8;
const SURE = 0.55;

/** Whether a flow that was heard is another than the one under way. */
function mayBegin(state: DialogueState, heard: Heard, { id, files }: Flow, p: number): boolean {
  const flow = topFlow(state);
  const booked = standing(state).length > 0;
  const own = has(
    heard.text,
    "my( \\S+){0,2} (appointment|visit|consult\\p{L}*|thing)",
    "mi cita",
    "existing",
    "already have",
  );
  if (id === flow?.id) return false;
  switch (id) {
    case "book":
      if (state.changing || flow?.id === "move") return false;
      return !flow || flow.id === "person" || (heard.acts.get("book") ?? 0) >= SWITCHES;
    case "callback":
      // 'When will they call?' is a question.
      if (/\b(?:when|how soon|how long|cu[aá]ndo)\b/.test(heard.text)) return false;
      break;
    case "move":
    case "cancel":
      if (flow?.id === "book" && !booked && !own) return false;
      return true;
    case "existing":
      if (booked) return false;
      break;
    case "person":
      // 'Can it put me through?' asks about the product.
      return !heard.has("rw.handover");
    case "complaint":
      return true;
  }
  // One request at a time: another takes its place only when that is plain.
  return !(files?.kind === "message" && flow?.files?.kind === "message") || p >= CLAIMED;
}

const problem = ({ desk }: DialogueContext) => desk.services.find(({ soon }) => soon);

/** Begins a flow with what the turn already told, and says its opening. */
export function begin(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  id: string,
  plan: Plan,
): string {
  const { language } = state;
  if (id === "drop") {
    leave(state);
    return inTurn(talk.dropped, language, state.turn);
  }
  if (!isFlow(id)) return "";
  const flow = flowOf(id);
  const values = () => valuesOf(context, state);
  const own = ofThisCall(state, heard, id);
  if (own !== undefined) {
    const words = changeBooking(context, state, id as "move" | "cancel", own);
    if (id === "cancel") plan.asks = true;
    else if (saysWhen(heard.values)) retake(state, heard, plan);
    return words;
  }
  const known = { which: state.which, was: topFlow(state)?.id };
  if (
    topFlow(state) &&
    (id === "move" || id === "cancel") &&
    (known.was === "move" || known.was === "cancel")
  )
    leave(state);
  if (flow.slots.length === 0) return alone(context, state, flow.id, plan);
  if (state.note === "" || id !== "callback") state.note = "";
  // A request takes the place of the one that was begun by mistake.
  const top = topFlow(state);
  if (top?.files?.kind === "message" && flow.files?.kind === "message") state.stack.pop();
  const again = state.stack.includes(id);
  state.stack = [...state.stack.filter((each) => each !== id), id].slice(-4);
  state.tries = 0;
  if (id === "book") return beginBooking(context, state, heard, plan);
  if (id === "move" || id === "cancel") {
    const when = saysWhen(heard.values) ? whenWords(context, state, heard) : "";
    const days = heard.values.days.days.length;
    const isOld =
      id === "cancel" ||
      (/\b(?:my|the|for|on|from) (?:\S+ ){0,3}(?:appointment )?(?:is |was )?(?:on |for |from )/.test(
        heard.text,
      ) &&
        !/\b(?:to|instead)\b/.test(heard.text));
    state.which = known.was === "cancel" || known.was === "move" ? known.which : "";
    if (when && days > 1 && id === "move") {
      state.which = whenWords(context, state, heard, 0);
      state.note = whenWords(context, state, heard, 1);
    } else if (when && isOld && !state.which) state.which = when;
    else if (when && id === "move") state.note = when;
  }
  if (flow.noteFromStart) {
    const said = id === "callback" ? aboutCall(state, heard.words) : noteOf(heard.words);
    const bare =
      heard.clauses.length === 1 && said.split(" ").length < (id === "message" || id === "callback" ? 6 : 5);
    const isYes = heard.has("affirm") && said.split(" ").length < 6;
    if (!bare && !isYes && state.note === "") state.note = said;
  }
  const sorry =
    heard.has("complaint", "frustrated") && id !== "complaint"
      ? `${wording(talk.sorryToHear, language)} `
      : heard.has("reason") &&
          id === "cancel" &&
          has(
            heard.text,
            "sick",
            "ill",
            "flu",
            "fever",
            "covid",
            "hospital",
            "surgery",
            "died",
            "funeral",
            "enferm[oa]",
          )
        ? `${wording(talk.sorryToHear, language)} `
        : "";
  return `${sorry}${again ? "" : fill(wording(flow.opening, language), values())}`;
}

/** What a call back is about; when it should come is kept apart. */
function aboutCall(state: DialogueState, words: string): string {
  const when =
    /\b(?:in (?:about |like |around )*(?:an?|one|two|three|half an?|a few|\d+) (?:hours?|minutes?|days?)|(?:this|tomorrow) (?:morning|afternoon|evening)|tomorrow|later today|tonight|(?:after|before|around|at) (?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch|work)(?: ?[ap]m)?)\b/i.exec(
      words,
    );
  if (when && !state.callback) state.callback = when[0].replace(/\blike /i, "");
  const rest = words
    .replace(when?.[0] ?? "", " ")
    .replace(
      /^.*?\b(?:call|ring|phone|get back to|llam\p{L}*|devuelvan? la llamada)(?: (?:me|us|a mí))?(?: back)?\b/iu,
      "",
    )
    .replace(/^\s*(?:at|on|please|por favor|about|because|regarding|sobre|when you can|asap|,|\.)\s*/i, "");
  return noteOf(rest.trim());
}

/** A booking of this call that is meant by 'move it' or 'cancel it': by its name, its day, or the last one. */
function ofThisCall(state: DialogueState, heard: Heard, id: string): number | undefined {
  if (id !== "move" && id !== "cancel") return undefined;
  const made = standing(state);
  if (
    made.length === 0 ||
    has(heard.text, "my (existing|old|other) appointment", "another appointment i have")
  )
    return undefined;
  const named = made.find(({ booking }) =>
    booking.name
      .toLowerCase()
      .split(" ")
      .some((part) => part.length > 2 && heard.text.split(" ").some((w) => w.replace(/'s$/, "") === part)),
  );
  const byService = made.find(({ booking }) => booking.service === heard.values.service);
  return (named ?? byService ?? made.at(-1))!.index;
}

/** What was said about the new time, once the booking's own day is known. */
function retake(state: DialogueState, heard: Heard, plan: Plan): void {
  const { days, time } = heard.values;
  if (days.days.length > 0) state.slots.day = { value: days.days.at(-1)!, confirmed: false };
  if (days.from) [state.wish.from, state.wish.to] = [days.from, days.to];
  if (time.at !== undefined) {
    [state.wish.at, state.wish.atSure] = [time.at, time.sure];
    if (!state.slots.day && state.mentioned) state.slots.day = { value: state.mentioned, confirmed: false };
  } else if (days.days.length > 0 && state.mentionedTime) {
    const [h, m] = state.mentionedTime.split(":").map(Number);
    [state.wish.at, state.wish.atSure] = [h! * 60 + m!, true];
  }
  if (time.after !== undefined || time.before !== undefined)
    [state.wish.after, state.wish.before] = [time.after, time.before];
  if (time.lean === "later" || time.lean === "earlier") {
    if (state.mentioned && !state.slots.day) state.slots.day = { value: state.mentioned, confirmed: false };
    const [h, m] = (state.mentionedTime ?? "12:00").split(":").map(Number);
    if (time.lean === "later") state.wish.after = h! * 60 + m! + 15;
    else state.wish.before = h! * 60 + m!;
  }
  plan.news.add("day").add("time");
}

function beginBooking(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): string {
  const { language, slots } = state;
  const { values } = heard;
  const second = standing(state).length > 0;
  if (second) {
    delete slots.name;
    if (values.name) slots.name = { value: values.name, confirmed: false };
    state.more = 0;
  }
  if (!saysWhen(values)) {
    delete slots.day;
    delete slots.time;
    state.wish = { ...noWish(), ...(values.deadline && { to: values.deadline }) };
  } else if (second && values.days.days.length === 0 && values.time.at !== undefined && state.mentioned)
    slots.day ??= { value: state.mentioned, confirmed: false };
  const last = standing(state).at(-1)?.booking;
  const beside =
    last &&
    /\b(?:right|just|directly|straight|immediately)? ?(before|after) (?:me|mine|that|him|her|hers|his|us|ours)\b/.exec(
      heard.text,
    );
  if (last && beside) {
    slots.day = { value: last.day, confirmed: false };
    const from = toMinutesOf(last.time);
    const own = minutesOf(context, slots.service?.value);
    [state.wish.at, state.wish.atSure] = [
      beside[1] === "after" ? from + minutesOf(context, last.service) : from - own,
      true,
    ];
    plan.news.add("day");
  }
  // 'Same day', 'same time' mean the booking before.
  if (
    last &&
    !beside &&
    has(
      heard.text,
      "same (day|time|date)",
      "together",
      "with (me|mine|us)",
      "back to back",
      "mism[oa] (d.a|hora)",
    )
  ) {
    slots.day = { value: last.day, confirmed: false };
    [state.wish.at, state.wish.atSure] = [toMinutesOf(last.time), true];
    plan.news.add("day");
  }
  const people = peopleHeard(heard);
  if (people > 1) state.more = Math.min(3, people - 1);
  const forOther =
    heard.has("forother") ||
    has(heard.text, "(for|para) (my|mi|our) \\p{L}+", "(see|get|bring|fit|take) (him|her|them)( in)?") ||
    (heard.has("reason") &&
      problem(context) &&
      /^(?:(?:hi|hello|hey|yes|so|um) )*(?:my|mi) /.test(heard.text));
  if (forOther && (values.whom || heard.has("forother")))
    state.whom = values.whom ?? (people > 1 ? undefined : "other");
  if (state.whom === undefined) delete state.whom;
  if (
    (heard.has("reason") || state.topics.includes("urgent")) &&
    !slots.service &&
    !(second && !values.service)
  ) {
    const visit = problem(context);
    if (visit) {
      slots.service = { value: visit.id, confirmed: false };
      plan.news.add("service");
    }
  }
  plan.news.add("day");
  const service = context.desk.services.find(({ id }) => id === slots.service?.value);
  const sympathy = language === "es" ? service?.sympathyEs : service?.sympathy;
  const sorry = heard.has("reason")
    ? (sympathy ?? wording(talk.sorryToHear, language))
    : plan.news.has("service")
      ? sympathy
      : undefined;
  if (sorry) return sorry;
  if (!service || plan.said.some(Boolean)) return "";
  return fill(inTurn(flowOf("book").opening, language, state.turn), valuesOf(context, state));
}
const toMinutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** 'For me and my son', 'two appointments': how many people. */
export function peopleHeard({ text }: Pick<Heard, "text">): number {
  const several =
    /\b(two|2|three|3|both|dos|tres)(?: of us| people| appointments| kids| children| cleanings| visits| personas| citas)\b/.exec(
      text,
    ) ?? /\b(?:for|book|schedule) (both|the two)(?: of us)?\b/.exec(text);
  if (several) return /three|3|tres/.test(several[1]!) ? 3 : 2;
  if (
    /\b(?:me and my|myself and|my \S+ and (?:me|i|myself)|both of us|all (?:two|three) of us|us both|mi \S+ y (?:yo|para mí|a mí)|para mí y (?:para )?mi)\b/.test(
      text,
    )
  )
    return 2;
  return /\bmy (?:two|2) (?:kids|children|sons|daughters|boys|girls)\b|\bmis dos (?:hij[oa]s|niñ[oa]s)\b/.test(
    text,
  )
    ? 2
    : 1;
}

/** A flow that asks nothing: its words, and what a yes to them begins. */
function alone(context: DialogueContext, state: DialogueState, id: string, plan: Plan): string {
  const flow = flowOf(id);
  const { language } = state;
  const values = valuesOf(context, state);
  const before = state.filed.filter(({ kind }) => kind === "handover").length;
  if (id === "person" && before === 0) file(state, handOver({ to: values["desk"]!.slice(0, 60) }));
  const said = fill(inTurn(flow.opening, language, id === "person" ? before : 0), values);
  if (flow.offers) {
    ask(state, "meant", "");
    state.yes = flow.offers;
    plan.asks = true;
    return said;
  }
  if (flow.ends) {
    state.stack = [];
    plan.asks = true;
    return `${said} ${ask(state, "anything-else", wording(talk.anythingElse, language))}`;
  }
  return said;
}
export type { ActId };
export { flowFor, opens, saysValue };

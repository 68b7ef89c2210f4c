import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { Flow } from "../../../../content/flows/flow.ts";
import { flowOf, flows } from "../../../../content/flows/flows.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { generalVisit } from "./begin-booking.ts";
import { type DialogueContext, lastAbout, standing } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { BEGINS, CLAIMED, SURE, SURE_TASK, SWITCHES } from "./how-sure.ts";
import { asksAnother, mayBegin } from "./may-begin.ts";
import { topFlow } from "../next.ts";
import { asksOfStaff } from "../questions/of-staff.ts";
import { unheardQuestions } from "../questions/unheard-questions.ts";
import { saysWhen } from "../readers/when.ts";
import { ANOTHER, HAS_ONE, OF_EXISTING, PUTS_RIGHT } from "./task-words.ts";
import { standsApart } from "../hearing/turn-clauses.ts";
import { ALWAYS_HEARD, fromOffice, isPassedOn, OF_ONES_OWN, opensForOffice } from "./passed-on.ts";
import { isOver, opensStory, tellsOnly } from "./tells-only.ts";
import {
  COMES_INSTEAD,
  ELSEWHEN,
  INSTEAD,
  IS_CLIENT,
  VISITS,
  isElsewhen,
  isNumberAlone,
  isTest,
  LEAVES,
  MAKES,
  NO_NEW_ONE,
  ofWhatIsBooked,
} from "./task-meant.ts";
import { wishesBeside } from "./wish-beside.ts";
import { taskImplied } from "./task-implied.ts";

/** The flow that a turn asks for; undefined when it stays with the one that is under way. */
export function taskHeard(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  /** What a yes of this turn has just done: its words ask for no second one. */
  done?: string,
): string | undefined {
  const flow = topFlow(state);
  // 'I'm not asking for a call, I wanna come in', to what takes down a call.
  const called = flow?.id === "callback" || flow?.id === "message" || flow?.id === "person";
  if (called && COMES_INSTEAD.test(heard.text) && (state.slots.service || context.desk.services.length > 0))
    return "book";
  // What somebody says who takes their leave of what is settled asks for nothing.
  if (tellsOnly(state, heard)) return undefined;
  if (opensForOffice(state, heard)) return "message";
  const passedOn = isPassedOn(state, heard);
  if (passedOn === "call") return undefined;
  const tasks = [...heard.acts]
    .filter(([act]) => acts[act]?.[0] === "task" && act !== "keep" && !(act === "results" && isTest(heard)))
    .map(([act, p]) => ({ act, p }));
  const booked = standing(state).length > 0;
  if (!flow && !booked && !done && !state.noBooking && wishesBeside(heard)) return "book";
  const { asked } = state;
  // Who was asked for has the first claim on the words.
  const claimed =
    (asked === "name" && heard.values.name !== undefined) ||
    (heard.values.phone !== undefined && (asked === "phone" || isNumberAlone(heard.text))) ||
    (asked === "offer" && saysWhen(heard.values)) ||
    ((asked === "day" || asked === "when") && saysWhen(heard.values)) ||
    asked === "note" ||
    // 'It's business, starting a company' says what a visit is for.
    (asked === "service" && flow?.id === "book");
  // 'A call', said when asked whether an introduction or a set-up call, asks for no other.
  if (asked === "service" && heard.values.service && heard.text.split(" ").length <= 4) return undefined;
  // A day, said to 'Would you like a time for that?', takes it up.
  const elsewhere =
    heard.has("move", "cancel", "callback", "message") || (heard.acts.get("person") ?? 0) >= SURE;
  if (
    asked === "meant" &&
    state.yes === "book" &&
    !flow &&
    saysWhen(heard.values) &&
    !heard.has("hours") &&
    !elsewhere
  )
    return "book";
  const asks = Math.max(0, ...[...heard.acts].map(([act, p]) => (acts[act]?.[0] === "ask" ? p : 0)));
  const ofStaff = heard.questions.some(({ words }) => asksOfStaff(context.desk, words));
  const question = asks >= BEGINS || ofStaff || unheardQuestions(heard).length > 0;
  // What stands in a sentence of its own is asked for, whatever else is asked beside it.
  const apart = standsApart(heard, "book");
  // Beside a question a task must be plain: 'where is your office' is no vendor.
  const least = done ? SURE : flow ? SWITCHES : question ? SURE : SURE_TASK;
  const gone =
    tasks.some(({ act, p }) => ["move", "cancel", "late"].includes(act) && p >= SWITCHES) &&
    (OF_EXISTING.test(heard.text) || HAS_ONE.test(heard.text));
  // 'Can you make that eleven fifteen instead?', 'no wait, three', once it was booked.
  if (
    !flow &&
    booked &&
    !done &&
    saysWhen(heard.values) &&
    PUTS_RIGHT.test(heard.text) &&
    isElsewhen(state, heard) &&
    (!LEAVES.test(heard.text) || MAKES.test(heard.text)) &&
    !heard.has("book", "cancel")
  )
    return "move";
  // 'I said a blood test, not a physical', of what is read back.
  if (flow?.id === "book" && asked === "confirm" && heard.values.service && INSTEAD.test(heard.text))
    return undefined;
  // 'Do you have anything later that day?', once it was booked.
  if (!flow && booked && !done && ELSEWHEN.test(heard.text) && heard.has("avail") && ofWhatIsBooked(heard))
    return "move";
  const sure = (least: number, ...some: readonly ActId[]) =>
    tasks.some(({ act, p }) => some.includes(act) && p >= least);
  // 'For my brother, can a lawyer call me?' wishes for a call; who is unhappy and asks for somebody hears first that we are sorry.
  const yields = (id: string) =>
    (id === "book" && !sure(BEGINS, "book", "avail")) || (id === "person" && sure(SURE_TASK, "complaint"));
  const [wanted] = flows
    .map((each) => ({
      each,
      p: Math.max(0, ...tasks.filter(({ act }) => each.on.includes(act)).map((t) => t.p)),
    }))
    .filter(
      ({ each, p }) =>
        (p >= least ||
          (each.id === "book" &&
            p >= BEGINS &&
            !flow &&
            !done &&
            (!question ||
              (apart && (p >= SURE || context.desk.neverAdvise !== null)) ||
              (saysWhen(heard.values) && p >= asks && !ofStaff)))) &&
        !(each.id === "book" && question && !apart && p < CLAIMED && p < asks) &&
        // 'Her meeting on Friday, could that go to Monday?' is for somebody else, and there already.
        !(
          gone &&
          (each.id === "existing" || (each.id === "book" && (heard.acts.get("book") ?? 0) < CLAIMED))
        ) &&
        !(
          claimed &&
          !(each.id === "book" && apart && p >= 0.9) &&
          (p < CLAIMED || flow?.files?.kind === "message") &&
          !["move", "cancel", "complaint", "person", "wrong-number"].includes(each.id)
        ) &&
        // A message that was just filed has its number: it asks for no call or visit by itself.
        !(
          done &&
          flowOf(done).files?.kind === "message" &&
          (each.id === "callback" || each.id === "message" || (each.id === "book" && !heard.has("book")))
        ) &&
        !(done && !asksAnother(heard) && [done, "existing"].includes(each.id)) &&
        !(passedOn && !ALWAYS_HEARD.includes(each.id)) &&
        mayBegin(context, state, heard, each, p),
    )
    // Beside the yes to a message a visit is the other thing, and what is told beside it belongs to the message.
    .sort(
      (a, b) =>
        Number(done && b.each.id === "book") - Number(done && a.each.id === "book") ||
        Number(yields(a.each.id)) - Number(yields(b.each.id)) ||
        (isMatter(a.each) && isMatter(b.each) && Math.min(a.p, b.p) >= PLAIN
          ? saidAt(heard, a.each.on) - saidAt(heard, b.each.on)
          : 0) ||
        b.p - a.p,
    );
  const certain = heard.acts.get("reason") ?? 0;
  // Who is seen here already and only tells news of it wants their own lawyer or doctor to know.
  const isClient = IS_CLIENT.test(heard.text) && context.desk.neverAdvise !== "medical";
  if (!flow && !booked && !question && isClient && !VISITS.test(heard.text))
    if (!wanted || ["book", "message", "case", "existing"].includes(wanted.each.id)) return "message";
  // Where no visit is for what is wrong, whoever tells it wants somebody to see to it.
  const tells = !flow && !question && heard.questions.length === 0;
  if (tells && certain > (wanted?.p ?? 0) && certain >= SURE && wanted?.each.id !== "complaint")
    if (!context.desk.neverAdvise && !generalVisit(context) && !heard.values.service) return "message";
  const ails =
    !isOver(heard) && !opensStory(heard) && certain > (wanted?.p ?? 0) && !flow && generalVisit(context);
  // 'Cancel my husband's filling' names a visit by what is wrong.
  if (wanted && !(ails && wanted.p < SURE && wanted.each.id !== "cancel")) {
    // 'What about later today?', of the one that they are late for.
    if (!flow && OF_ONES_OWN.includes(wanted.each.id) && fromOffice(heard)) return "message";
    const late = !flow && lastAbout(state) === "late" && !ANOTHER.test(heard.text);
    return late && wanted.each.id === "book" ? "move" : wanted.each.id;
  }
  // 'And the one of tomorrow is canceled?' asks of another than the one that is being booked.
  const asksBack = heard.words.includes("?") || heard.has("affirm");
  const cancels = heard.acts.get("cancel") ?? 0;
  // 'Scratch that, make it the afternoon' puts right more surely than it gives up.
  const givesUp = cancels >= SWITCHES && cancels > (heard.acts.get("correct") ?? 0);
  if (flow?.id === "book" && givesUp && !booked && !asksBack)
    return NO_NEW_ONE.test(heard.text) ? "cancel" : "drop";
  if (flow || state.changing || done || heard.has("bye", "drop")) return undefined;
  // 'Yes, I'd like that', once a price or an offer was told.
  if (
    (asked === "anything-else" || asked === "meant") &&
    state.slots.service &&
    !booked &&
    (!question ||
      /\b(?:let's (?:do|book) (?:that|it)|sign me up|i'll take (?:that|it))\b/.test(heard.text)) &&
    heard.has("affirm") &&
    /\b(?:i'd like|i want|i would like|i'll (?:take|do)|let's do|sign me up|quiero|me gustar[ií]a|quisiera)\b/.test(
      heard.text,
    )
  )
    return "book";
  return taskImplied(context, state, heard, { asks, question, tasks });
}

/** Of two messages wished for as plainly as this, the one that was said first comes first. */
const PLAIN = 0.9;
const isMatter = ({ id, files }: Flow): boolean =>
  files?.kind === "message" && !["existing", "move", "cancel", "late", "late-closed"].includes(id);
const saidAt = ({ clauses }: Heard, on: readonly ActId[]): number =>
  clauses.findIndex(({ acts: own }) => own.some((act) => on.includes(act)));

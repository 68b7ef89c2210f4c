import { COMPLAINS, NO_COMPLAINT } from "../../../content/understanding/paper-words.ts";
import { acts } from "../../../content/understanding/acts.ts";
import type { Flow } from "../../../content/flows/flow.ts";
import { flowOf, flows, isFlow } from "../../../content/flows/flows.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { pricesOther } from "./answers.ts";
import { STAFF } from "./aside-words.ts";
import { isQuestion, unheardQuestions, WHEN_WORDS } from "./questions.ts";
import { generalVisit } from "./begin-booking.ts";
import { type DialogueContext, standing } from "./context.ts";

import type { Heard } from "./hear.ts";
import { topFlow } from "./next.ts";
import { has, plain } from "./readers/text.ts";
import { saysWhen } from "./readers/when.ts";
import { standsApart } from "./turn-clauses.ts";

/** The flow that a turn asks for; undefined when it stays with the one that is under way. */
export function taskHeard(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  /** What a yes of this turn has just done: its words ask for no second one. */
  done?: string,
): string | undefined {
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
  const question = asks >= BEGINS || unheardQuestions(heard).length > 0;
  // What stands in a sentence of its own is asked for, whatever else is asked beside it.
  const apart = standsApart(heard, "book");
  // Beside a question a task must be plain: 'where is your office' is no vendor.
  const least = done ? SURE : flow ? SWITCHES : question ? SURE : SURE_TASK;
  const gone =
    tasks.some(({ act, p }) => ["move", "cancel", "late"].includes(act) && p >= SWITCHES) &&
    OF_EXISTING.test(heard.text);
  // 'Can you make that eleven fifteen instead?', 'no wait, three', once it was booked.
  if (
    !flow &&
    booked &&
    !done &&
    saysWhen(heard.values) &&
    PUTS_RIGHT.test(heard.text) &&
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
            (!question || apart || (saysWhen(heard.values) && p >= asks)))) &&
        !(each.id === "book" && question && !apart && p < CLAIMED && p < asks) &&
        // 'Her meeting on Friday, could that go to Monday?' is for somebody else, and there already.
        !(
          gone &&
          (each.id === "existing" || (each.id === "book" && (heard.acts.get("book") ?? 0) < CLAIMED))
        ) &&
        !(
          claimed &&
          (p < CLAIMED || flow?.files?.kind === "message") &&
          !["move", "cancel", "complaint", "person", "wrong-number"].includes(each.id)
        ) &&
        // A message that was just filed has its number: it asks for no call or visit by itself.
        !(
          done &&
          flowOf(done).files?.kind === "message" &&
          (each.id === "callback" ||
            (each.id === "message" && heard.text.split(" ").length <= 6) ||
            (each.id === "book" && !heard.has("book")))
        ) &&
        !(done && !ANOTHER.test(heard.text) && [done, "existing"].includes(each.id)) &&
        mayBegin(context, state, heard, each, p),
    )
    // Beside the yes to a message a visit is the other thing, and what is told beside it belongs to the message.
    .sort((a, b) => Number(done && b.each.id === "book") - Number(done && a.each.id === "book") || b.p - a.p);
  const certain = heard.acts.get("reason") ?? 0;
  // Who is seen here already and only tells news of it wants their own lawyer or doctor to know.
  const isClient = IS_CLIENT.test(heard.text) && context.desk.neverAdvise !== "medical";
  if (!flow && !booked && !question && isClient && !VISITS.test(heard.text))
    if (!wanted || ["book", "message", "case", "existing"].includes(wanted.each.id)) return "message";
  // Where no visit is for what is wrong, whoever tells it wants somebody to see to it.
  if (!flow && !question && certain > (wanted?.p ?? 0) && certain >= SURE && wanted?.each.id !== "complaint")
    if (!context.desk.neverAdvise && !generalVisit(context) && !heard.values.service) return "message";
  const ails = certain > (wanted?.p ?? 0) && !flow && generalVisit(context);
  // 'Cancel my husband's filling' names a visit by what is wrong.
  if (wanted && !(ails && wanted.p < SURE && wanted.each.id !== "cancel")) {
    // 'What about later today?', of the one that they are late for.
    const last = state.filed.at(-1);
    const late = !flow && last?.kind === "message" && last.about === "late" && !ANOTHER.test(heard.text);
    return late && wanted.each.id === "book" ? "move" : wanted.each.id;
  }
  // 'And the one of tomorrow is canceled?' asks of another than the one that is being booked.
  const asksBack = heard.words.includes("?") || heard.has("affirm");
  if (flow?.id === "book" && (heard.acts.get("cancel") ?? 0) >= SWITCHES && !booked && !asksBack)
    return "drop";
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
  const { values } = heard;
  // A number that nobody asked for, and nothing under way: they want to be called.
  if (values.phone && !booked && !values.service && !saysWhen(values)) return "callback";
  const wantsTime = saysWhen(values) && !heard.has("hours");
  if (booked && !ANOTHER.test(heard.text) && !heard.has("book", "avail")) return undefined;
  // 'Check-ups for my two kids', in which no word asks, wants them.
  const plainly =
    FOR_WHOM.test(heard.text) && asks < SURE && !heard.words.includes("?") && !isQuestion(heard.words);
  if (values.service && (!question || plainly) && !pricesOther(state, heard)) return "book";
  // 'We could come Monday or Tuesday', once a price or a length was told, is when they want to come.
  const known = state.topics.length > 0 && state.topics.at(-1) !== "hours";
  if (
    wantsTime &&
    known &&
    state.filed.length === 0 &&
    (state.slots.service || values.service) &&
    statesTime(heard)
  )
    return "book";
  if (values.service && wantsTime && !heard.has("hours", "price", "duration", "offered")) return "book";
  // 'And the Friday after?', once hours were told, asks for more of them.
  if (state.topics.at(-1) === "hours" && !heard.has("book", "avail")) return undefined;
  const short = heard.text.split(" ").length <= 8;
  if (
    wantsTime &&
    !question &&
    short &&
    (state.slots.service || values.time.at !== undefined || values.days.days.length > 0)
  )
    return booked && !heard.has("affirm") ? undefined : "book";
  const hurts = certain > 0 || (heard.acts.size === 0 && heard.maybe.some(({ act }) => act === "reason"));
  if (hurts && !question && generalVisit(context)) return "book";
  return undefined;
}

const INSTEAD = /\b(?:i said|not (?:an?|the)|i (?:need|want|meant)|it's an?|should be|no wait)\b/;
const ELSEWHEN =
  /\b(?:any ?thing|something|any|a) (?:(?:else|open|available|time|slot|spot|opening) )?(?:a (?:bit|little) )?(?:later|earlier|sooner|after|before|on|in the|that day|the same day)\b/;
const ofWhatIsBooked = ({ values, text, words }: Heard): boolean =>
  values.whom === undefined &&
  values.service === undefined &&
  !ANOTHER.test(text) &&
  words.split(" ").length <= 10;
const FOR_WHOM = /^(?:\S+ ){1,5}for (?:me|my|our|both|the two)(?!\p{L})/u;
/** A clause that tells a day or a part of one and asks nothing. */
const statesTime = (heard: Heard): boolean =>
  (heard.values.days.days.length > 0 || heard.values.days.from !== undefined || heard.values.days.any) &&
  heard.clauses.some(
    ({ words, acts: own }) =>
      !words.includes("?") &&
      WHEN_WORDS.test(words) &&
      own.every((act) =>
        ["book", "avail", "move", "inform", "affirm", "select", "forother", "correct"].includes(act),
      ),
  );

/** Probabilities of an act from which a flow begins, from which it interrupts another, and beside a value that was asked for. */
const BEGINS = 0.25;
const SWITCHES = 0.4;
const CLAIMED = 0.8;
const SURE = 0.55;
/** Below it a request is asked about ('do you mean ...?'), not begun. */
export const SURE_TASK = 0.4;
const OF_AN_APPOINTMENT =
  /\b(?:appointment|cancel\p{L}*|mov(?:e|ing)|re-?schedul\p{L}*|chang(?:e|ing)|push|switch|swap|postpone|make it|instead|different|another|earlier|later|not coming|come in|booked|canceled|cita|cambi\p{L}*|mover|posponer|aplazar|anul\p{L}*|otr[oa])\b/u;
/** An appointment that was there before the call: that of another, or one that somebody cannot come to. */
const OF_EXISTING =
  /\b(?:hers|theirs|(?:cancel\p{L}*|move|change|push|keep) (?:his|mine)|(?:her|his|their|\p{L}+'s) (?:\S+ ){0,2}(?:appointment|visit|cleaning|check-?up|meeting|consult\p{L}*|one|time)|the (?:one|appointment) (?:(?:that )?(?:i|he|she|they|we|my \p{L}+|\p{L}+) (?:have|has|had|'ve|'s)|on|for|i've)|(?:have|has|'s got|got|have got) (?:an?|the) (?:\S+ ){0,3}(?:appointment|visit|meeting|consult\p{L}*|cleaning)|(?:he|she|they|nobody|no one) (?:just |is |'s )?(?:can't|cannot|won't|isn't|'s not|is not|is|not)(?: going to| able to)?(?: be)? (?:come|make|coming|there|able)|take (?:her|him|them) off|(?:is|'s|was|were|are) (?:due|meant|supposed|scheduled|expected|down|booked)|has you|la de (?:ella|[eé]l|mi)|la que tiene|(?:mi|tengo(?: una| la)?|tiene(?: una| la)?) cita|la cita de (?:mi|ella|[eé]l))(?!\p{L})/u;
const IS_CLIENT =
  /\b(?:i'm|i am|we're|we are|i've been) (?:already |currently |an? |one of )*(?:(?:existing|current|established) )?(?:clients?|patients?) of|\b(?:represents?|representing|is handling|handles|has) (?:me|us|my case|our case)\b|\bmy (?:lawyer|attorney) (?:is|there is) (?:mr|ms|mrs)\b|(?<!\p{L})soy client[ea] de(?!\p{L})/u;
const VISITS =
  /\b(?:appointments?|come in|schedul\p{L}*|book\p{L}*|meet\p{L}*|see (?:him|her|them|you|mr|ms|dr|the)|consult\p{L}*|move|cancel\p{L}*|physical|checkup|check-up|cleaning|cita)(?!\p{L})/u;
const CONNECTS =
  /\b(?:talk|speak|reach|put me|connect|transfer|on the (?:phone|line)|a word|call)\b|(?<!\p{L})(?:hablar|comuni\p{L}*)(?!\p{L})/u;
/** A word of who calls for a business, or for work. */
const OFFERS =
  /\b(?:from|with|behalf|compan\p{L}+|offer\p{L}*|sell\p{L}*|products?|services|catalog|suppl\p{L}+|rep|vendors?|hiring|jobs?|positions?|openings?|resume|apply|application|surveys?|partner\p{L}*|marketing|seo|software|website|purchasing|buy\p{L}*|owner|decision|empresa|ofrec\p{L}+|vend\p{L}+|trabajo|empleo|vacantes?)(?!\p{L})/u;
/** A word of an appointment that is there. */
const SCHEDULED =
  /\b(?:appointments?|visit|booked|scheduled|slot|check-?up|cleaning|physical|consult\p{L}*|meeting|session|reminder|confirm\p{L}*|down for|com(?:e|ing) in|see(?:ing)? (?:dr|the|him|her)|open(?:s|ed|ing)? up|earlier|sooner|wait(?:ing)? ?list|cancell?ation|my (?:\d|\p{L}+ o'clock)|cita|confirmar|lista)(?!\p{L})/u;
const REFILLS =
  /\b(?:refill\p{L}*|prescri\p{L}*|script|renew\p{L}*|pharmacy|ran out|run(?:ning)? (?:out|low)|(?:almost|nearly|all) out|out of (?:my|his|her)|more of|rellen\p{L}*|receta\p{L}*|farmacia|se me acab\p{L}+)\b/u;
export const ANOTHER =
  /\b(?:another|also|too|as well|second|other|next one|one for|mine|then (?:i|we|he|she) (?:need|want)s?|otr[oa]|también|además)\b/;

/** Puts right what was agreed. */
export const PUTS_RIGHT =
  /^(?:(?:oh|no|um|uh|yes|yeah|ok|okay|hang on|hold on|ay|oiga) )*(?:sorry|shoot|oops|wait|actually|no(?= (?:not|at|on|for|the|it's|its|a las|a la|el)(?!\p{L})| (?:\S+ ?){1,2}$)|can (?:you|we|i) (?:make|change|move|do)|could (?:you|we|i) (?:make|change|move|do)|make|i meant|perd[oó]n|mejor)\b|\b(?:instead|is better|should be|i meant|en vez)\b/u;

/** What somebody says who takes their leave: no time of theirs is another one for the visit. */
const LEAVES =
  /\b(?:see (?:you|ya|y'all|him|her|them)|i(?:'ll| will) be (?:there|in)|(?:i|we)(?: have to|'ve got to| got to| gotta| must) (?:go|run|work|be at|get|leave|pick)|i work|bye|goodbye)\b|nos vemos|(?<!\p{L})(?:tengo que|adi[oó]s|hasta (?:luego|el|la|mañana))(?!\p{L})/u;

/** Whatever they take their leave with. */
const MAKES = /\b(?:make|change|move) (?:it|that|mine)\b|\b(?:instead|i meant|should be|en vez)\b/;

/** A second matter is surer than a first one: nobody waits for it. */
const SECOND = 0.7;
/** What can wait while something else is seen to first: it needs words of its own. */
const MAY_WAIT = [
  "refill",
  "results",
  "referral",
  "records",
  "billing",
  "casestatus",
  "lost",
  "book",
  "cancel",
  "move",
];

/** Another flow that the same turn asks for in other words. */
export function besides(heard: Heard, first: string): { flow: string; words: string } | undefined {
  if (!isFlow(first)) return undefined;
  const own = flowOf(first);
  if (own.slots.length === 0 || ["message", "callback", "existing", "late"].includes(first)) return undefined;
  // What a question names is answered, and begins nothing.
  const asked = heard.questions.flatMap(({ clauses }) => clauses);
  for (const { acts: said, words } of heard.clauses.filter((each) => !asked.includes(each))) {
    const other = flows.find(
      ({ id, on }) =>
        id !== first &&
        MAY_WAIT.includes(id) &&
        (id !== "refill" || REFILLS.test(heard.text)) &&
        said.some((act) => on.includes(act) && act !== "avail" && (heard.acts.get(act) ?? 0) >= SECOND),
    );
    const alike = ["book", "move", "cancel"];
    if (other?.id === "book" && said.every((act) => (heard.acts.get(act) ?? 0) < CLAIMED)) continue;
    if (
      other &&
      !said.some((act) => own.on.includes(act)) &&
      !(alike.includes(other.id) && alike.includes(first))
    )
      return { flow: other.id, words };
  }
  return undefined;
}

/** Whether somebody who has a place already is spoken of, and no other time. */
const isBooked = (state: DialogueState, heard: Heard): boolean =>
  !saysWhen(heard.values) &&
  !/\b(?:another|second|also|too)\b/.test(heard.text) &&
  standing(state).some(({ booking }) =>
    heard.text.split(" ").includes(booking.name.toLowerCase().split(" ")[0]!),
  );

const NAME_ON_IT =
  /\b(?:put|add|write|include)\b.{0,40}\bname\b|\bnames? (?:on it|put down|down|as well|too)\b|(?<!\p{L})(?:pon|agreg|a[nñ]ad)\p{L}* .{0,40}nombre/u;

/** 'Oh, and my mom would like a cleaning.' */
const wantsFor = ({ values, words }: Heard): boolean =>
  values.whom !== undefined && values.service !== undefined && !words.includes("?");

/** Whether a flow that was heard is another than the one under way. */
function mayBegin(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  { id, files }: Flow,
  p: number,
): boolean {
  const flow = topFlow(state);
  const booked = standing(state).length > 0;
  const own = has(
    heard.text,
    `my( \\S+){0,2} (appointment|visit|consult\\p{L}*${flow?.id === "book" ? "" : "|thing"})`,
    "mi cita",
    "existing",
    "already have",
  );
  if (id === flow?.id || flowOf(id).denied?.some(({ says }) => says.test(heard.text))) return false;
  switch (id) {
    case "book":
      if (state.changing || flow?.id === "move") return false;
      // 'And another one instead', beside what is canceled, comes after it.
      if (flow?.id === "cancel") {
        state.later ??= { flow: "book", words: heard.words.slice(0, 200) };
        return false;
      }
      // 'Could you put my husband's name on it too?'
      if (booked && NAME_ON_IT.test(heard.text)) return false;
      // 'I still need one for Beth', who was booked with the caller.
      if (standing(state).length > 1 && isBooked(state, heard)) return false;
      // What was booked is not booked again by talk of it.
      if (
        booked &&
        !flow &&
        !ANOTHER.test(heard.text) &&
        !wantsFor(heard) &&
        (p < CLAIMED || heard.words.includes("?"))
      )
        return false;
      return !flow || flow.id === "person" || (heard.acts.get("book") ?? 0) >= SWITCHES;
    case "callback":
      // 'When will they call?' is a question.
      if (
        /\b(?:when|how soon|how long|cu[aá]ndo|is it an? (?:real |actual )?(?:person|human)|(?:will|do|would|should) (?:you|i|they|we) call|(?:they|you|he|she)(?:'ll| will| are going to|'re going to) call)\b/.test(
          heard.text,
        )
      )
        return false;
      break;
    case "move":
    case "cancel":
      if (id === "cancel" && heard.has("refuse")) return false;
      // 'I have one on Thursday', in the turn before, is what 'change it' means.
      if (flow?.id === "book" && !booked && !own)
        if (![heard.text, ...state.told.map(plain)].some((each) => OF_EXISTING.test(each))) return false;
      // What may be one, without any word of it, is none.
      return p >= CLAIMED || OF_AN_APPOINTMENT.test(heard.text) || OF_EXISTING.test(heard.text);
    case "refill":
      // 'He's allergic to amoxicillin' asks for none.
      if (p < 0.95 && !REFILLS.test(heard.text)) return false;
      break;
    case "existing":
      if (booked || state.stack.includes("book") || (p < 0.9 && !SCHEDULED.test(heard.text))) return false;
      // 'I have a consultation on Wednesday, what do I bring?' asks for what to bring.
      if ([...heard.acts].some(([act, other]) => acts[act]?.[0] === "ask" && other >= Math.min(p, SURE)))
        return false;
      break;
    case "person":
      if (flow?.files?.kind === "message" && !["move", "cancel", "late"].includes(flow.id)) return false;
      // 'And I'd like Dr. Lee's hygienist' says whom the visit should be with.
      if (flow?.id === "book" && STAFF.test(heard.words) && !CONNECTS.test(heard.text)) return false;
      // 'Can it put me through?' asks about the product.
      return (
        !heard.has("rw.handover") &&
        !/\b(?:are you|is this|is it|will it be|you're|eres|es usted|usted es)\b/.test(heard.text)
      );
    case "message":
      // 'Don't leave messages at home' asks for none.
      if (/\b(?:don't|do not|no|never|not) (?:\S+ ){0,2}(?:leave|messages?)\b/.test(heard.text)) return false;
      if (flow?.id === "book" && p < CLAIMED) return false;
      // 'Put in a note that she's hard of hearing', of what was booked or is being booked.
      if ((booked || flow?.id === "book") && /\b(?:put|add|make)(?: in| down)? a note\b/.test(heard.text))
        return false;
      break;
    case "sales":
      return p >= CLAIMED || (!flow && OFFERS.test(heard.text));
    case "complaint":
      // Beside what was passed on already only plain words are one more.
      if (NO_COMPLAINT.test(heard.text) || (state.filed.length > 0 && !COMPLAINS.test(heard.text)))
        return false;
      if ((heard.acts.get("bye") ?? 0) >= SURE && !COMPLAINS.test(heard.text)) return false;
      return COMPLAINS.test(heard.text) || (!flow && p >= CLAIMED && !heard.has("reason"));
    case "wrong-number":
      // 'The number you have there is wrong' speaks of what was read back.
      if (state.asked === "confirm" || state.asked === "change") return false;
      // Who asks for one of the staff is no stranger.
      if (/(?<!\p{L})(?:dr|doctora?|mr|mrs|ms|attorney|licenciad[oa])\.? \p{L}{3,}/u.test(heard.text))
        return false;
      // 'Is this the right number for family law?' names what is done here.
      if (RIGHT_NUMBER.test(heard.text) && (heard.values.service || namesUs(context, heard.text)))
        return false;
      return !booked && [...heard.acts].every(([act, other]) => acts[act]?.[0] !== "ask" || other < p);
  }
  // One request at a time: another takes its place only when that is plain.
  return !(files?.kind === "message" && flow?.files?.kind === "message") || p >= CLAIMED;
}

const RIGHT_NUMBER =
  /\b(?:is this|right (?:number|place|office|firm)|did i (?:reach|get|call)|have i reached)\b/;
/** 'The dentist', at a family dental: by how the words of the desk's name begin. */
const namesUs = ({ desk }: DialogueContext, text: string): boolean =>
  plain(desk.name)
    .split(" ")
    .some((word) => word.length > 3 && text.split(" ").some((each) => each.startsWith(word.slice(0, 4))));

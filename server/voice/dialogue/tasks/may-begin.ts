import { sentencesOf } from "../paper/note-words.ts";
import { bookAfter } from "./visit-beside.ts";
import { COMPLAINS, NO_COMPLAINT } from "../../../../content/understanding/paper-words.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import type { Flow } from "../../../../content/flows/flow.ts";
import { flowOf } from "../../../../content/flows/flows.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import { STAFF } from "../paper/aside-words.ts";
import { type DialogueContext, standing, lastAbout, lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { CLAIMED, SURE, SWITCHES } from "./how-sure.ts";
import { topFlow } from "../next.ts";
import { isGivenUp, namesUs, ofAMatter, ofThisOne } from "./of-this-one.ts";
import { pricesOther } from "../questions/asked-words.ts";
import { isSeller } from "./of-seller.ts";
import { has, plain } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { ANOTHER, COMES_OFF, HAS_ONE, OF_A_BILL, OF_EXISTING, REFILLS } from "./task-words.ts";
import {
  OF_WHO_CALLS,
  RIGHT_NUMBER,
  TALKS_THERE,
  NAME_ON_IT,
  OTHERS_SERVE,
  WHO_PAYS,
  OWED,
  asksWhatItOwes,
  TRIED_ANOTHER,
  OF_WHAT_IT_DOES,
  isOfAppointment,
  CHANGES_IT,
  NO_NEW_TIME,
  ASKS_IF,
  ASKS_TO_KNOW,
  PUTS_NAME,
  CONNECTS,
  OFFERS,
  LEAVES_WORD,
  SCHEDULED,
} from "./begin-words.ts";

/** Whether somebody who has a place already is spoken of, and no other time. */
const isBooked = (state: DialogueState, heard: Heard): boolean =>
  !saysWhen(heard.values) &&
  !/\b(?:another|second|also|too)\b/.test(heard.text) &&
  standing(state).some(({ booking }) =>
    heard.text.split(" ").includes(booking.name.toLowerCase().split(" ")[0]!),
  );

const WHICH_OF_US =
  /(?<!\p{L})(?:is|'s|am|'m|are|be) the (?:one|person|number|best (?:one|person|number)) (?:to|you should|they should) (?:call|ring|reach|text|contact)(?!\p{L})|(?<!\p{L})(?:(?:call|text|ring|reach) me,? (?:there,? |on (?:this|that)(?: one)?,? )?(?:and |instead of |rather than )?(?:not )?(?:her|him|them|my \p{L}+)(?!\p{L})|(?:ll[aá]men?me|m[aá]rquenme|llamarme) a m[ií](?!\p{L}))/u;
/** For somebody else, or in so many words. */
export const asksAnother = (heard: Heard): boolean =>
  ANOTHER.test(heard.text) || ((heard.acts.get("forother") ?? 0) >= CLAIMED && heard.questions.length === 0);

/** 'Oh, and my mom would like a cleaning.' */
const wantsFor = ({ values, words }: Heard): boolean =>
  values.whom !== undefined && values.service !== undefined && !words.includes("?");

/** Whether a flow that was heard is another than the one under way. */
export function mayBegin(
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
  // 'Am I still okay, or should we do another day?' gives nothing up.
  const said = ASKS_IF.test(heard.text)
    ? plain(heard.questions.reduce((rest, { words }) => rest.replace(words, " "), heard.words))
    : heard.text;
  // 'Will she have the results by then?', of who is to call, goes with that.
  const passedOn = !flow && lastWritten(state)?.kind === "message" && id !== "complaint";
  if (passedOn && heard.questions.length > 0 && OF_WHO_CALLS.test(heard.text)) return false;
  if (id === flow?.id || flowOf(id).denied?.some(({ says }) => says.test(said))) return false;
  if (
    id === "billing" &&
    (flow?.id === "book" || /^no (?:no )*bill/.test(heard.text)) &&
    WHO_PAYS.test(heard.text)
  )
    return false;
  switch (id) {
    case "book":
      if (state.changing || flow?.id === "move" || isSeller(state)) return false;
      if (!flow && ASKS_TO_KNOW.test(heard.text)) return false;
      // 'No, I was billed twice, I want somebody to look at it' goes on about the bill.
      if (flow?.files?.kind === "message" && flow.on.some((act) => (heard.acts.get(act) ?? 0) >= p))
        return false;
      // 'No, the whitening', once a price was told, asks for that of another thing.
      if (!flow && p < SURE && pricesOther(state, heard)) return false;
      // 'And another one instead', beside what is canceled, comes after it.
      if (flow?.id === "cancel") {
        if (p >= SURE && !heard.has("deny", "move")) bookAfter(context, state, heard.words);
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
        !asksAnother(heard) &&
        !wantsFor(heard) &&
        (p < CLAIMED || heard.words.includes("?"))
      )
        return false;
      return !flow || flow.id === "person" || (heard.acts.get("book") ?? 0) >= SWITCHES;
    case "callback":
      // 'She doesn't hear well, call me, not her', of the number for the visit.
      if ((booked || flow?.id === "book") && WHICH_OF_US.test(heard.text)) return false;
      // 'When will they call?' is a question.
      if (
        /\b(?:when(?! (?:(?:s?he|they|you|i|somebody|someone) (?:gets?|has|have|can|is|are|am|comes?|could)|you're|he's|she's|they're)(?!\p{L}))|how soon|how long|cu[aá]ndo|(?:is|will) (?:it|that|this) (?:really )?(?:be )?an? (?:real |actual |live |living )*(?:person|human)|(?:will|do|would|should) (?:you|i|they|we) call|(?:they|you|he|she)(?:'ll| will| are going to|'re going to) call)\b/u.test(
          heard.text,
        )
      )
        return false;
      // Whoever takes a message has them called: that they wish for it begins nothing else.
      if (flow?.files?.kind === "message" && flow.slots.every(({ slot }) => slot !== "which")) return false;
      break;
    case "move":
    case "cancel":
      // 'I'm running twenty minutes late. Am I still okay, or should we do another day?' asks; it comes first that they are late.
      if (heard.has("late") && p < (heard.acts.get("late") ?? 0) && ASKS_IF.test(heard.text)) return false;
      if (id === "cancel" ? heard.has("refuse") : NO_NEW_TIME.test(heard.text)) return false;
      // 'He has an appointment at two, is there anything for his nerves?' asks, and changes nothing.
      if (heard.questions.length > 0 && !CHANGES_IT.test(heard.text)) return false;
      // 'So tomorrow is cancelled then?', of the one that is being moved, or was.
      if (
        id === "cancel" &&
        heard.words.includes("?") &&
        (flow?.id === "move" || lastAbout(state) === "move") &&
        COMES_OFF.test(heard.text)
      )
        return false;
      // 'Could we do Monday instead? I've got a thing Tuesday', of the times that are being talked about.
      if (flow?.id === "book" && !booked && ofThisOne(state, heard)) return false;
      // 'I have one on Thursday', in the turn before, is what 'change it' means.
      if (flow?.id === "book" && !booked && !own)
        if (
          ![...sentencesOf(heard.words), ...state.told]
            .map(plain)
            .some((each) => OF_EXISTING.test(each) || HAS_ONE.test(each))
        )
          return false;
      if (id === "cancel" && isGivenUp(state, heard)) return false;
      // What may be one, without any word of it, is none; nor is 'I'm not paying it', of a bill.
      return (p >= CLAIMED && !ofAMatter(state)) || isOfAppointment(heard.text);
    case "billing":
      // 'And I want my money back', of what the manager is to hear, goes with it.
      if (flow?.id === "complaint" || (!flow && lastAbout(state) === "complaint")) return false;
      // A deposit that a landlord keeps is no bill of ours; 'is that covered?', of what is being booked, is none either.
      if (asksWhatItOwes(heard.text)) return false;
      if (!(flow?.id === "book" ? OWED : p < CLAIMED ? OF_A_BILL : /^/).test(heard.text)) return false;
      break;
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
      if (flow?.files?.kind === "message" && !["move", "cancel", "late", "late-closed"].includes(flow.id))
        return false;
      // 'I'd like to talk to somebody', 'and I'd like Dr. Lee's hygienist', of the visit that is being booked.
      if (PUTS_NAME.test(heard.text) || (flow?.id === "book" && TALKS_THERE.test(heard.text))) return false;
      if (flow?.id === "book" && STAFF.test(heard.words) && !CONNECTS.test(heard.text)) return false;
      // 'Can it put me through?' asks about the product.
      return (
        !heard.has("rw.handover") &&
        // 'Is this one of those robots? Get me Mr. Harrow.'
        !/\b(?:are you|is this|is it|will it be|you're|eres|es usted|usted es)\b/.test(
          heard.text.replace(
            /^.*(?=(?<!\p{L})(?:get|give|put) me |(?<!\p{L})let me (?:talk|speak) (?:to|with) )/u,
            "",
          ),
        )
      );
    case "message":
      // 'Don't leave messages at home' asks for none.
      if (/\b(?:don't|do not|no|never|not) (?:\S+ ){0,2}(?:leave|messages?)\b/.test(heard.text)) return false;
      if (flow?.id === "book" && p < CLAIMED) return false;
      if (["complaint", "billing"].includes(flow?.id ?? "")) return false;
      // '¿Y si se va la luz, sigue contestando?' asks, and leaves word of nothing.
      if (!flow && heard.questions.length > 0 && !LEAVES_WORD.test(heard.text)) return false;
      // 'Can it tell who is new, and put the call through?' asks what it can do.
      if (context.desk.id === "ringwell" && OF_WHAT_IT_DOES.test(heard.text)) return false;
      // 'Put in a note that she's hard of hearing', of what was booked or is being booked.
      if ((booked || flow?.id === "book") && /\b(?:put|add|make)(?: in| down)? a note\b/.test(heard.text))
        return false;
      break;
    case "sales":
      return p >= CLAIMED || (!flow && OFFERS.test(heard.text));
    case "complaint":
      // 'The same time on Thursday, sorry, I'm terrible' puts right what is being booked.
      if (flow?.id === "book" && saysWhen(heard.values)) return false;
      // Beside what was passed on already only plain words are one more.
      if (OTHERS_SERVE.test(heard.text) && heard.words.includes("?")) return false;
      // 'We tried one of these last year and it was terrible', to who sells another.
      if (context.desk.id === "ringwell" && TRIED_ANOTHER.test(heard.text)) return false;
      if (NO_COMPLAINT.test(heard.text) || (state.filed.length > 0 && !COMPLAINS.test(heard.text)))
        return false;
      if ((heard.acts.get("bye") ?? 0) >= SURE && !COMPLAINS.test(heard.text)) return false;
      if (COMPLAINS.test(heard.text)) return true;
      // 'I've never been to you people. Do I need X-rays?' asks, more surely than it complains.
      if (heard.questions.length > 0 && [...heard.acts].some(([act, q]) => acts[act]?.[0] === "ask" && q > p))
        return false;
      return !flow && p >= CLAIMED && !heard.has("reason");
    case "wrong-number":
      // 'Me equivoqué, mi cita es el miércoles' puts that right.
      if ((heard.acts.get("correct") ?? 0) > p) return false;
      // 'The number you have there is wrong' speaks of what was read back.
      if (state.asked === "confirm" || state.asked === "change" || heard.values.phone) return false;
      // Who asks for one of the staff is no stranger.
      if (/(?<!\p{L})(?:dr|doctora?|mr|mrs|ms|attorney|licenciad[oa])\.? \p{L}{3,}/u.test(heard.text))
        return false;
      // 'Is this the right number for family law?' names what is done here.
      if (RIGHT_NUMBER.test(heard.text) && (heard.values.service || namesUs(context, heard.text)))
        return false;
      // 'What number do I call after hours?' asks for one.
      if (p < CLAIMED && heard.questions.some(({ words }) => answerQuestion(context.desk, words)))
        return false;
      return !booked && [...heard.acts].every(([act, other]) => acts[act]?.[0] !== "ask" || other < p);
  }
  // One request at a time: another takes its place only when that is plain.
  return !(files?.kind === "message" && flow?.files?.kind === "message") || p >= CLAIMED;
}

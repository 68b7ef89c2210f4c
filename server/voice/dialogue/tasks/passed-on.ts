import { acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { wantsNoCall } from "../paper/wants-no-call.ts";
import { refusesCall } from "../times/not-the-call.ts";
import { callTimeIn } from "../times/call-time.ts";

// What belongs to a message: nothing else begins with it.

/** Who is unhappy, or wants somebody, is heard whatever they were telling. */
export const ALWAYS_HEARD: readonly string[] = ["complaint", "person", "wrong-number"];

/** A wish of the caller's own, or for something that is theirs here. */
const WISHES =
  /(?<!\p{L})(?:(?:i|we)(?:'d| would)? (?:also |just |still |really )*(?:like|want|wanted|need|needed|have|got) to (?:book|come|schedule|re-?schedule|cancel|move|change|make|set|see|get|refill|order|speak|talk|bring|push|switch)|(?:can|could|may) (?:you|i|we|he|she|somebody|someone)|please (?:book|cancel|move|change|schedule|refill)|(?:my|our) (?:own )?(?:appointment|visit|cleaning|check-?up|physical|consult\p{L}*|booking|refill|prescription)|(?:i|we)(?:'d| would)? (?:also )?(?:need|want|like) an? (?:appointment|visit|refill|time|cleaning|check-?up)|(?:necesito|quiero|quisiera) (?:una cita|cancelar|cambiar|mover)|mi cita)(?!\p{L})/u;

const PASSES: readonly string[] = [
  "message",
  "sales",
  "callback",
  "returning",
  "complaint",
  "billing",
  "lost",
];
/** 'The hearing has been moved to nine', of a message; 'mornings are best', of one that was passed on. */
export function isPassedOn(state: DialogueState, heard: Heard): "message" | "call" | undefined {
  const flow = topFlow(state);
  if (flow && PASSES.includes(flow.id))
    return heard.words.includes("?") || WISHES.test(heard.text) ? undefined : "message";
  const last = lastWritten(state);
  if (flow || last?.kind !== "message" || ["move", "cancel", "late"].includes(last.about)) return undefined;
  if (refusesCall(heard.words) && wantsNoCall(state)) return "call";
  const told = sentencesOf(heard.words).filter((each) => each.split(" ").length > 2);
  const calls = told.length > 0 && told.every((each) => callTimeIn(state, heard, each) !== undefined);
  return calls && !heard.words.includes("?") ? "call" : undefined;
}

/** 'This is Sandy from Midwest Imaging': who calls for another office leaves word, whatever it is about. */
export const fromOffice = ({ text }: Heard): boolean => OFFICE.test(text) && !SELLS.test(text);
const NOUN =
  "(?:pharmacy|walgreens|cvs|imaging|radiology|labs?|laboratory|hospital|clinic|courts?|courthouse|clerk's office|oncology|cardiology|surgery center|hospice|nursing home|home health|home care|rehab|dialysis|assisted living|senior living|insurance|adjusters?|law (?:firm|office)|school nurse)";
/** A name stands beside what it is: 'I'm at the hospital' and 'it's at ten with Dr. Okafor' call for no office. */
const OFFICE = new RegExp(
  `(?<!\\p{L})(?:this is|i'm|i am|my name is|calling) (?:\\p{L}+ ){0,3}?(?:at|from|with|over at|for) (?!(?:the|an?|my|your|our|his|her) ${NOUN}(?!\\p{L}))(?:(?:[\\p{L}'.-]+ ){1,4}?${NOUN}|walgreens|cvs|(?:[\\p{L}'.-]+ ){0,2}?(?:dr|doctor)\\.? \\p{L}+(?:'s)? office)(?!\\p{L})|(?<!\\p{L})(?:llamo|llamamos|hablo|habla \\p{L}+) (?:de|del|desde) (?:el |la )?(?:consultorio|cl[ií]nica|farmacia|laboratorio|juzgado|oficina|bufete|aseguradora)(?!\\p{L})`,
  "u",
);
const SELLS =
  /(?<!\p{L})(?:offer\p{L}*|sell\p{L}*|deals?|discount|save|interested|quote|demo|partner\p{L}*|marketing|advertis\p{L}*)(?!\p{L})/u;
/** 'Llamo del consultorio del doctor Vega, por un paciente', with nothing under way yet: word is left. */
export const opensForOffice = (state: DialogueState, heard: Heard): boolean =>
  state.stack.length === 0 &&
  state.filed.length === 0 &&
  heard.questions.length === 0 &&
  ![...heard.acts].some(
    ([act, p]) =>
      p >= 0.5 && acts[act]?.[0] === "task" && !["message", "callback", ...OF_ONES_OWN].includes(act),
  ) &&
  fromOffice(heard);
/** What is begun for who has a matter of their own here. */
export const OF_ONES_OWN: readonly string[] = [
  "refill",
  "results",
  "records",
  "referral",
  "sales",
  "existing",
  "casestatus",
];

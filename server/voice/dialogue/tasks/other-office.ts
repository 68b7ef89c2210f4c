import { talk } from "../../../../content/flows/talk.ts";
import type { Desk } from "../../../../content/desks/desk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import type { Plan } from "../plan.ts";
import { plain } from "../readers/text.ts";
import { fill, wording } from "../say/speech.ts";
import { leave } from "../talk/dropping.ts";

/**
 * 'Is this Dr. Chen's office, sí o no?', and a patient on the line of who answers phones: it is said plainly whose line
 * this is, and what was begun for the other office is dropped.
 */
export function otherOffice(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): string | undefined {
  const { desk } = context;
  const own = desk.kind === "ringwell";
  const text = plain(heard.words);
  // 'Can't you just tell them?', once it was said whose line this is.
  if (own && state.topics.includes(NOT_OURS) && OF_THEM.test(text)) {
    plan.understood = true;
    for (const { words } of heard.clauses) heard.answered.add(words);
    while (topFlow(state)) leave(state);
    return wording(talk.notTheirs, state.language);
  }
  const asks = OFFICE.exec(text)?.groups;
  const strange = asks !== undefined && !isOurs(desk, asks["whose"] ?? asks["suya"] ?? "");
  if (
    !strange &&
    !(
      own &&
      (IS_PRACTICE.test(text) || (AS_PATIENT.test(text) && !SUPPOSED.test(text.replace(AS_PATIENT, " "))))
    )
  )
    return undefined;
  plan.understood = true;
  for (const { words } of heard.clauses) heard.answered.add(words);
  while (topFlow(state)) leave(state);
  state.asked = "nothing";
  state.topics = [...new Set([...state.topics, NOT_OURS])].slice(-8);
  return fill(wording(own ? talk.noPractice : talk.otherOffice, state.language), { business: desk.name });
}

const NOT_OURS = "other-office";
/** Asks to reach the other office, or for its number. */
const OF_THEM =
  /^(?:(?:and|so|but|then|well|ok|okay|oh|fine|please|just) )*(?:(?:can't|can|could|couldn't|would|will|won't) (?:you|u) (?:please |just |maybe |not |still )*(?:tell|let|call|ring|message|text|e-?mail|give|send|pass|transfer|connect|put|get|reach|look)(?!\p{L})|(?:do|don't) (?:you|u) (?:know|have|got) (?:their|his|her|the(?: \p{L}+){0,2}?(?:'s)?) (?:phone )?(?:number|line|e-?mail|address)|(?:what's|what is|give me|gimme|i (?:need|want)|tell me) (?:their|his|her|the (?:\p{L}+ ){0,3}?(?:dentist|doctor|office|clinic|vet|lawyer|salon)(?:'s)?) (?:phone )?(?:number|line)|(?:have|tell|let) (?:them|him|her|the \p{L}+)(?!\p{L}))/u;
const isOurs = ({ staff, name }: Desk, whose: string): boolean =>
  whose
    .split(" ")
    .some((word) => [...staff.flatMap((each) => each.heard), ...plain(name).split(" ")].includes(word));

const OFFICE =
  /(?<!\p{L})(?:(?:am i (?:speaking|talking) (?:to|with)|is|isn't|are|aren't) (?:this|that|it|you)|this is|did i (?:reach|get|call)|have i (?:reached|got)|so you are|you are|you're|i'm looking for|es (?:est[ea]|el|la)?(?: el)?) ?(?:not )?(?:the )?(?:(?:(?:dr|doctor|dra)\.? (?<whose>\p{L}{3,})(?:'s|s)?(?: (?:dental|medical|law))? (?:office|practice|clinic|place|line))|(?:office|clinic) of (?:dr|doctor)\.? \p{L}{3,}|(?:consultorio|oficina|cl[ií]nica) (?:del?|de la) (?:dr|dra|doctora?)\.? (?<suya>\p{L}{3,}))(?!\p{L})/u;
/** 'So you are not the dentista?', to who is none. */
const IS_PRACTICE =
  /(?<!\p{L})(?:is (?:this|that)|are you|aren't you|you are|you're|so you're|isn't this|did i (?:reach|call|get)|(?:es|son) (?:usted|ustedes|este|esto|el)?) ?(?:not )?(?:the |a |an |my |el |la )?(?:office of (?:the|a) )?(?:dentists?|dentista|doctor|doctora|doctor's office|dentist's office|dental office|consultorio)(?=$| (?:no|or|s[ií]|right|please|then|office|del?)(?!\p{L}))/u;
const AS_PATIENT =
  /(?<!\p{L})(?:(?:i |we )?(?:want|need|looking for|trying to (?:call|get|reach)|calling|get me|give me|am after) (?:the |my |our )(?:dentist|dentista|doctor|vet|veterinarian|pediatrician|eye doctor|optometrist|hygienist|dentist's office|doctor's office)(?!\p{L})|(?:can|could) (?:you|u) (?:just |please )*(?:book|get|fit|squeeze|put) me (?:in )?(?:there|with (?:the|my|him|her)|at the|to see)(?!\p{L})|(?:i have|i've got|got|having|have) (?:an? )?(?:bad |terrible |awful )?(?:toothaches?|tooth ?ache|cavity|sore throat|fever)(?!\p{L})|(?:you're|you are|are you|is this) (?:\p{L}+ )?(?:answering service|receptionist|office|front desk|secretary) (?:for|of|at) (?:dr|doctora?|dra|mr|ms|mrs)\.? \p{L}{3,}|(?:is|when is|what days is) (?:dr|doctora?|dra)\.? \p{L}{3,} (?:in|there|available|working)(?!\p{L})|(?:i'm|i am|he's|she's|we're) (?:an? |the )?(?:patient|client) (?:of|with|at|there)(?!\p{L})|(?:my|his|her|our) (?:dental|doctor's?|medical|dentist's?|hospital) (?:bill|records?|insurance|visit)(?!\p{L})|(?:need|want|get|i'm out of|ran out of|refill) (?:an? |my |more )?(?:refill|blood pressure|inhaler|prescription)(?: \p{L}+)?(?: (?:on|of|for|pills?|meds|medicine))(?!\p{L})|lost my (?:retainer|crown|filling)(?!\p{L})|(?:appointment|visit|cleaning|check-?up|consultation|\d{1,2}(?::\d\d)?(?: ?o'?clock| ?[ap]\.?m\.?)?|one|two|three|four|five|ten|eleven|noon|it's|it is|that's|cita|consulta)(?: (?:today|tomorrow|(?:on |for )?\p{L}+day|at \d{1,2}(?::\d\d)?))? (?:is |was )?(?:with|con) (?:the |my |your |el |la )?(?:hygienist|dentist|doctor|nurse|lawyer|attorney|(?:dr|dra|doctora?)\.? \p{L}{3,}|higienista|dentista|abogad[oa])(?!\p{L})|(?:my|his|her) (?:tooth|teeth|molar) (?:is|are|hurts?|'s)(?!\p{L})|(?:my|his|her) (?:prescription|refill|root canal|blood ?work|x-?rays)(?!\p{L})|(?:trying to reach|looking for|calling for|speak (?:to|with)|talk to|speaking (?:to|with)) (?:dr|dra|doctor|doctora)\.? \p{L}{3,}|(?:dentist|doctor)(?:'s)? appointment(?!\p{L})|(?:hablo|habla|hablando) con (?:el|la) (?:cl[ií]nica|consultorio|doctora?|dentista)|(?:wife|husband|son|daughter|mom|mother|dad|father|kid) has an? (?:\p{L}+ )?(?:cleaning|physical|check-?up|root canal)(?!\p{L})|(?:my|mi|an?|una) (?:appointment|visit|cita|consulta) (?:with|con) (?:the |my |el |la |mi )?(?:dr|dra|doctora?|dentista?)(?!\p{L})|(?:(?:move|change|cancel|reschedule|confirm|have|book|cambiar|mover|cancelar|tengo|hacer) (?:my|an?|mi|una) (?:\p{L}+ )?|appointment for (?:an?|my) )(?:teeth cleaning|cleaning|root canal|filling|crown|dental appointment|doctor's appointment|physical|flu shot|limpieza)(?=$| (?:please|tomorrow|today|on|for|this|next|at|and|it|to|el|para|appointment|with|but|because)(?!\p{L}))|(?:i|he|she|we) (?:need|want|have|has|needs)(?: to)? (?:see|get in to see) (?:the |a |my )?(?:doctor|dentist|dr)(?!\p{L}))/u;
/** What a caller might say, asked of what is sold here. */
const SUPPOSED =
  /(?<!\p{L})(?:if|when|say|says|said|saying|patients?|clients?|callers?|customers?|somebody|someone|people|(?:can|could|will|would|does|did|do|how|what|if|so) it|it (?:can|could|will|would|does|did|say|works?)|receptionist|answering|service|practice|example|si|paciente|clientes?)(?!\p{L})/u;

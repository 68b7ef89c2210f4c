import type { Desk } from "../../../../content/desks/desk.ts";
import { plain } from "../readers/text.ts";

/** Asks what the law lets somebody do, or has them do. */
const MAY =
  /\b(?:(?:can|may|could|should|must|shall|can't|couldn't|shouldn't) (?:i|we|he|she|they|somebody|someone|my \S+|his \S+|her \S+|the \S+)|(?:do|does) (?:i|we|he|she|they|my \S+) (?:really |still |even |legally )?(?:have to|need to|get to|got to|owe|lose|keep)|(?:is|are) (?:he|she|they|it|somebody|my \S+) (?:even |really |legally )?(?:allowed|supposed) to|(?:whether|if) (?:i|we|he|she|they) (?:can|may|could|should|have to|am|are|is)|(?:am i|are we|is (?:he|she|it|that|this)|are they|isn't (?:it|that)|would (?:it|that|i) be|will (?:i|they|he|she)) (?:\S+ )?(?:allowed|legal|illegal|against the law|kidnapping|fraud|theft|abuse|a crime|contempt|in trouble|liable|go to jail|get (?:custody|arrested|deported|the house)|lose)|is (?:that|it|this) (?:even |still |really )?(?:any good|valid|binding|enforceable|worth (?:anything|the paper)|official|legit)|how long (?:do|have|has|does) (?:i|we|he|she|they) (?:(?:got |have )?(?:to|before)|(?:have|got)(?:$| left| after| since| until))|what(?:'s| is) the law|what(?:'s| does the law|'ll| will| would)? happens? (?:if|when|to)|what if (?:i|we|he|she|they)|puedo|podemos|puede (?:él|ella|mi)|tengo que|debo|es (?:legal|ilegal|delito)|me pueden|qu[eé] (?:me )?pasa(?:r[ií]a)? si)(?!\p{L})/u;
/** The matters of law that callers ask it of. */
const MATTER =
  /\b(?:kids?|child(?:ren)?|sons?|daughters?|baby|custody|visitation|support|alimony|out of (?:the )?(?:state|country)|another state|passport|ex|divorced?|separat\p{L}*|marr\p{L}*|landlord|rent|lease|evict\p{L}*|tenants?|deposit|boss|fired?|quit|wages?|overtime|unemployment|record (?:him|her|them|my|a|the)|sue|suing|sign|will|estate|inherit\p{L}*|trust|police|cops?|arrest\p{L}*|jail|plead|guilty|testify|court|judge|deport\p{L}*|visa|green card|debts?|bankrupt\p{L}*|ticket|dui|contract|lock\p{L}*|house|property|sell|kidnapping|against the law|legal|illegal|the law|hijos?|niñ[oa]s?|custodia|divorci\p{L}*|renta|desaloj\p{L}*|despid\p{L}*|demand\p{L}*|firmar|polic[ií]a|c[aá]rcel|testamento|deudas?|ley)(?!\p{L})/u;
/** What is asked of the office itself, and its own page answers. */
const OFFICE =
  /\b(?:where (?:do|should) (?:i|we) (?:need to |have to |even )*(?:be|go|show up)|(?:doesn't|don't|won't|never|didn't) (?:call|calls|ring|rings|get back)(?: (?:me|us|back|to me|by then))*$|pay (?:it|that|this|(?:the|this|your|that) (?:bill|invoice)) (?:before|until|while|if) (?:somebody|someone|you|they|anybody|anyone|it's)|appointments?|consult\p{L}*|meet(?:ing)?|visit(?! her| him| them| my| the)|bring|come(?: too| also| as well| alone|$)|come (?:in|along|by|with|up|(?:out )?to (?:you|the office|your|(?:my|our|his|her|their|the) (?:house|home|place|hospital|bedside)))|sit in|in the room|park(?:ing)?|wear(?:ing)?|dress(?:ed)?(?: up)?|couch|from home|at home|sofa|minutes?|meter|(?:the|your) clock|to need (?:a|an)|(?:a|an) (?:lawyer|attorney|will) for|pay (?:you|by|with|in|for (?:it|that|the (?:consult\p{L}*|first))|the (?:fee|consult\p{L}*)|later|monthly|cash|online)|installments?|payment plan|credit card|book|schedul\p{L}*|reschedul\p{L}*|cancel|move (?:it|that|my (?:appointment|time|visit))|(?:text|email|e-mail|call|reach|write|contact) (?:you|me|us|him|her|them|the office|mr|ms|somebody|someone)|(?:talk|speak) (?:to|with)|see (?:you|someone|somebody|a lawyer|an attorney|mr|ms|one of)|cost|charge|fee|price|upload|send (?:you|it|them|papers|documents)|fax|drop (?:it |them |papers )?off|(?:same|another|different|new|other) (?:lawyer|attorney|person)|interpreter|wait|copy|copies|my file|(?:by|over|on) (?:the )?(?:phone|video|zoom)|por (?:tel[eé]fono|video)|hire|choose|pick|get (?:a|an|another|the|in|my) (?:lawyer|attorney|call|time|day|copy|appointment|consultation)|cita|llam\p{L}*|venir|traer|pagar(?:les)?|hablar con|consulta)(?!\p{L})/u;

/** Whether somebody must speak to the other side, or sign what it sends. */
const BOUND =
  /\b(?:(?:do|does) (?:i|we|he|she|they) (?:really |even |still |legally )?(?:have|need) to|should (?:i|we|he|she|they)|must (?:i|we|he|she)) (?:even |still |just )?(?:talk|speak|answer|respond|reply|give|sign|tell|take|accept)(?: to| with)? (?:them|him|her|their|his|the (?:other|insurance|adjuster|police|cops|insurer)|anything|an? (?:recorded )?statement)\b|(?:^|so |and |then )(?:i|we) (?:shouldn't|should not|should|mustn't|can't|don't have to|better not|'d better not) (?:even |just |still )?(?:sign|talk|speak|answer|respond|reply|give|tell|take|accept|leave|move|pay) (?:it|them|that|this|to|him|her|their|anything|the)\b|what (?:do|should|can) (?:i|we) (?:tell|say to|answer) (?:them|him|her|the (?:insurance|adjuster|police|other side))\b/u;

/** 'Do I have to sign anything at the consultation?' asks of this office. */
const AT_OURS =
  /\b(?:consult\p{L}*|first (?:meeting|visit|appointment)|come in|coming in|with you|for you|your (?:office|lawyers?)|to hire)(?!\p{L})/u;
const isBound = (text: string): boolean => BOUND.test(text) && !AT_OURS.test(text);

/** 'Is he even allowed to do that?', of whatever was told. */
const ALLOWED =
  /\b(?:is|are|can|could) (?:he|she|they|it|somebody|my \S+) (?:even |really |legally )?(?:allowed to )?(?:just )?do (?:that|this|it)\b/u;

/** 'I want to know what to do before', of whatever was told. */
const WHAT_TO_DO =
  /\bwhat (?:(?:should|can|could|must|do) (?:i|we|he|she|they) (?:even )?do|to do)(?: now| next| before| first| about (?:it|that|this|them|him|her)| here)?$/u;

/** A question whose yes or no would be legal advice: 'can I move away with my kids?' */
export const asksTheLaw = (desk: Pick<Desk, "neverAdvise">, words: string): boolean => {
  if (desk.neverAdvise !== "legal") return false;
  const text = plain(words);
  return (
    (MAY.test(text) && MATTER.test(text) && !OFFICE.test(text)) ||
    (WHAT_TO_DO.test(text) && !OFFICE.test(text)) ||
    isBound(text) ||
    ALLOWED.test(text)
  );
};
/** 'Can I go, yes or no?': what may be done, of nothing that the office's own page speaks of. */
export const asksLeave = (desk: Pick<Desk, "neverAdvise">, words: string): boolean => {
  if (desk.neverAdvise !== "legal") return false;
  const text = plain(words);
  return ((MAY.test(text) || WHAT_TO_DO.test(text)) && !OFFICE.test(text)) || isBound(text);
};
/** 'Should I just move it?', of the appointment. */
export const asksTheOffice = (desk: Pick<Desk, "neverAdvise">, words: string): boolean =>
  desk.neverAdvise === "legal" && OFFICE.test(plain(words)) && !MATTER.test(plain(words));
/** Answers that give leave or refuse it. */
export const givesLeave = (answer: string): boolean =>
  /^(?:yes|no|sure|of course|you may|you can|certainly|s[ií]|claro|puede)(?!\p{L})/iu.test(answer);

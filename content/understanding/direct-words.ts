/** How a question that wants a yes or a no is asked, and how an answer begins that is one: the same subject, the same deed. */
interface Direct {
  /** The plain question, from its first word on; `deed` is what is asked of the subject. */
  asks: RegExp;
  /** How an answer begins that means no. */
  no: RegExp;
  /** How an answer begins that means yes, for each deed that it answers. */
  yes: readonly (readonly [deed: RegExp, begins: RegExp])[];
}

const LEADS =
  "^(?:(?:hi|hello|hey|so|and|but|also|then|ok|okay|um|uh|well|oh|now|just|quick question|(?:i (?:was |am )?|i'm |was )?(?:wondering|curious|want(?:ed)? to know|need to know)(?: if| whether)?|(?:do|would) you (?:happen to )?know (?:if|whether)|(?:can|could) you tell me (?:if|whether)),? )*";
const FIRST =
  "(?:also |even |still |ever |really |actually |already |all |guys |folks |people |currently |just )*";

export const DIRECT: readonly Direct[] = [
  {
    asks: new RegExp(`${LEADS}(?:do|can|could|will|would|are|have) (?:you|y'all|they) ${FIRST}(?<deed>\\S+)`),
    no: /^(?:We (?:don't|do not|can't|cannot|won't|have no|take no|make no|put nobody)|There (?:is|are) no)(?!\p{L})/u,
    yes: [
      [
        /^(?:do|offer|provide|perform|handle|make|sell|carry|give)$/,
        /^We (?:do|offer|handle|make|fit|give|test for|remove|treat|check|clean)(?!\p{L}|n't)/u,
      ],
      [/^(?:take|accept|honor|see|treat|work)$/, /^We (?:take|accept|see|treat|work with)(?! no)(?!\p{L})/u],
      [/^(?:taking|accepting|seeing)$/, /^We are (?:taking|accepting|seeing)(?! no)(?!\p{L})/u],
      [/^(?:have|got|offer|stock)$/, /^(?:We have|There (?:is|are))(?! no)(?!\p{L})/u],
      [
        /^(?:give|send|help|mail|email|bill|file|use)$/,
        /^We (?:give|send|help|mail|email|bill|file|use)(?!\p{L})/u,
      ],
    ],
  },
  {
    asks: new RegExp(`${LEADS}(?:is|are) (?<deed>there)(?!\\S)`),
    no: /^(?:There (?:is|are) no|We have no|It is free)(?!\p{L})/u,
    yes: [[/./, /^(?:There (?:is|are)|We have)(?! no)(?!\p{L})/u]],
  },
  {
    asks: new RegExp(
      `${LEADS}(?:does|can|could|will|would) (?:it|this|the assistant|ringwell|your (?:system|assistant)) ${FIRST}(?<deed>\\S+)`,
    ),
    no: /^It (?:doesn't|does not|can't|cannot|won't|takes no|has no)(?!\p{L})/u,
    yes: [],
  },
  {
    asks: new RegExp(`${LEADS}(?:can|may|could|do|should|will) (?:i|we|he|she) ${FIRST}(?<deed>\\S+)`),
    no: /^You (?:don't|do not|can't|cannot|need no)(?!\p{L})/u,
    yes: [[/^(?!(?:have|need|get|owe|pay|lose)$)/, /^You (?:can|may)(?! (?:only|not))(?!\p{L})/u]],
  },
];

/** Asks which of two, or the contrary: a yes or no answers neither. */
export const NO_YES_NO =
  /(?:^|\s)(?:or|not|don't|doesn't|can't|won't|isn't|aren't|how|what|when|where|which|who|why)(?:\s|$)/;

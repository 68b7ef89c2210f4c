import { answerQuestion } from "../../knowledge/answer.ts";
import type { OfThisCall } from "./reach-questions.ts";
import { asksIfOurs, IF_OURS } from "../hearing/asks-if-ours.ts";
import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { fill, wording } from "../say/speech.ts";

const LEADS = "^(?:(?:hi|hello|hey|um|uh|so|ok|okay|yeah|excuse me|sorry|wait|and|but|oiga|hola) )*";
const PLACE =
  "(?:place|office|one|ones|guys|people|folks|lawyers?|attorneys|law (?:firm|office)|dentists?|dental (?:office|place)|doctors?|doctor's(?: office)?|clinic|company|practice|building)";
const BY = "(?:with|by|near|next to|next door to|across|behind|above|below|from|on|in|over)";

/** 'Is that you guys?', of an appointment that their calendar shows: what begins with it answers that. */
export const IS_IT_OURS: OfThisCall = {
  asks: IF_OURS,
  answer: (_asked, heard) => (asksIfOurs(heard.text) ? "" : undefined),
};

/** 'Is this the place with the fish tank?', 'are you the lawyers from the bus?': which place it is, by something nobody here wrote down, or by who of theirs goes there. */
export const WHICH_PLACE: OfThisCall = {
  asks: new RegExp(
    `${LEADS}(?:(?:is|isn't) (?:this|it|that) (?:(?:still )?the (?:\\p{L}+ )?${PLACE} )?|(?:are|aren't) you (?:guys |all |folks )?(?:the (?:\\p{L}+ )?)?${PLACE} )(?:(?:where|that|which|who) )?(?:my|our) (?:\\p{L}+ ){1,2}?(?:goes|go|comes|come|gets|get|sees|see|uses|use|has|have|had|went)(?!\\p{L})|${LEADS}(?:(?:is|isn't) (?:this|it|that) (?:still )?the|(?:are|aren't) you (?:guys |all |folks )?(?:the|those)) (?:\\p{L}+ ){0,2}?${PLACE} ${BY} \\p{L}|${LEADS}(?:(?:is|isn't) (?:this|it|that) (?:still )?the|(?:are|aren't) (?:you (?:guys |all |folks )?|y'all |yall )(?:the|those)) (?:\\p{L}+ ){0,2}?${PLACE} (?:${BY}|(?:that|who|which)(?! (?:do|does|take|takes|handle|handles|see|sees|treat|treats|accept|fix|fixes|make|makes|offer|sell|answer|answers|help|helps|work|works|speak|speaks|are|is|can|will|charge|send|sent|keep|keeps|call|calls|called|has|have|did|built|made|won't|don't)(?!\\p{L}))) \\p{L}|${LEADS}(?:es|son) (?:aqu[ií] |ustedes )?(?:el|la|los|las|donde) (?:\\p{L}+ )?(?:lugar|consultorio|oficina|cl[ií]nica|dentistas?|abogados?|de) (?:que|con|de|junto|cerca|al lado|enfrente) \\p{L}`,
    "u",
  ),
  answer: ({ context, state, words }, heard) => {
    const { desk } = context;
    forget(heard, "greet", ...(heard.clauses.length === 1 ? (["book", "avail"] as const) : []));
    const { language } = state;
    const known = answerQuestion(desk, words, {}, language);
    if (known?.own) return known.answer;
    const what = language === "es" ? desk.whatEs : desk.what;
    return capital(
      fill(wording(desk.address ? talk.whichPlace : talk.whichLine, language), {
        business: desk.name,
        what: what ?? desk.label.toLowerCase(),
        address: desk.address,
      }),
    );
  },
};

import { remarksOnSpelling } from "../questions/question-forms.ts";
import { plain } from "../readers/text.ts";

const LEADS = "(?:(?:no|oh|well|hold on|hang on|wait|sorry|um|uh|okay|ok),? )*";
const CHATTER = [
  `(?:this|that) (?:(?:is|may|might|will|one(?:'s| is)?)(?: going to| gonna)?(?: be| sound)? )(?:a |an |kind of |kinda |a bit )?(?:funny|silly|odd|weird|strange|dumb|stupid)(?: one| question| thing)?`,
  "let me (?:just )?(?:find|get|grab|put on|look for|see|check) (?:my|the) (?:glasses|reading glasses|specs|phone|card|calendar|pen)",
  "(?:that's|that is|it's|that was) (?:my |the |an? |his |her )?(?:old|wrong) (?:one|number|phone)",
  "(?:wonderful|great|lovely|perfect|terrific|oh joy)[, ]+(?:a|another) (?:machine|robot|recording|computer)",
  "(?:and |so )?that's (?:really |all )?the (?:main|big|key|most important|important) (?:thing|point|part|bit)",
  // That a call is wished for is filed as such.
  "(?:yes|yeah|please|just)?[, ]*(?:have|ask|tell|get) (?:him|her|them|somebody|someone)(?: to)?(?: please)? (?:call|ring) (?:me|us)(?: back)?",
].map((each) => new RegExp(`^${LEADS}(?:${each})$`, "u"));

/** 'This is a funny one', 'let me find my glasses', 'that's my old one': said beside what is told, and none of it. */
export const isChatter = (told: string): boolean =>
  CHATTER.some((each) => each.test(plain(told))) || remarksOnSpelling(told);

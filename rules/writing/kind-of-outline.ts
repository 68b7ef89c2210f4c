import { travel } from "../../content/writing/outline/special.ts";
import { productIn } from "./outline-forms.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Request } from "./request.ts";

/** True of a request about the telephone, and not of one on its history or on what only sounds like it. */
export const isOnCalls = ({ core, text }: Request, { foreign, topic }: Knowledge): boolean =>
  !foreign &&
  !/\bhistory\b/.test(core) &&
  (CALLING.test(core) || ANSWERED.test(text) || (CALLING.test(text) && topic !== undefined));
const CALLING =
  /\b((tele)?phones?|calls?|call.?backs?|callers?|calling|voicemails?|receptionists?|front desk|on hold|recordings?|phone (?:trees?|menus?)|press (?:1|one)|answering (service|machine)|hotline)\b/;
const ANSWERED =
  /\b(?:answer(?:s|ing)? (?:the |our |my |his |her )?(?:phones?|calls?)|callers|voicemail|receptionists?)\b/;

const EITHER =
  /\b(buy|lease|rent|hire|repair|replace|outsource|keep|sell|move|stay|wait|own) or (?:to )?(buy|lease|rent|hire|repair|replace|outsource|keep|sell|move|stay|wait|own)\b/;
/** 'Should I …?' wants steps to a decision rather than reasons for a view; 'buy or lease' is a comparison. */
export function decided(request: Request): Request {
  const [, one, other] = EITHER.exec(request.core) ?? [];
  if (one && other && request.form !== "checklist")
    return { ...request, form: "comparison", sides: [one, other] };
  // A buyer's comparison of one kind of thing has a table, also where no two are named.
  if (
    request.form === "how-to" &&
    /\bcompar(?:e|es|ing|ison)\b|\bbuyer'?s guide\b/.test(request.text) &&
    productIn(request)
  )
    return { ...request, form: "comparison", sides: [] };
  // 'A weekend in Chicago' is two days.
  if (
    request.form === "how-to" &&
    travel.heard.test(request.text) &&
    /\bweekend (?:in|trip)\b/.test(request.text)
  )
    return { ...request, form: "plan", days: 2 };
  const isView = /\b(opinion|op.?ed|essay|rant|hot take)\b/.test(request.text);
  const isAsked = /^should (?!not\b)/.test(request.core);
  // Whoever asks for both sides of one thing wants them weighed.
  if (
    request.form === "opinion" &&
    isAsked &&
    /\bpros and cons\b|\bfor and against\b|\b(?:both|two|each) sides?\b/.test(request.text)
  )
    return { ...request, form: "comparison", sides: [] };
  return request.form === "opinion" && !isView && isAsked ? { ...request, form: "how-to" } : request;
}

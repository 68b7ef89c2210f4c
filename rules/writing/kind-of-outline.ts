import {
  anything,
  calling,
  channels,
  comparing,
  inquiries,
} from "../../content/writing/outline/inquiries.ts";
import { travel } from "../../content/writing/outline/travel.ts";
import type { Inquiry } from "../../content/writing/outline/kinds.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Request } from "./request.ts";

/** True of a request about the telephone, and not of one on its history or on what only sounds like it. */
export const isOnCalls = ({ core, text }: Request, { foreign, topic }: Knowledge): boolean =>
  !foreign &&
  !/\bhistory\b/.test(core) &&
  (calling.heard.test(core) || ANSWERED.test(text) || (calling.heard.test(text) && topic !== undefined));
const ANSWERED =
  /\b(?:answer(?:s|ing)? (?:the |our |my |his |her )?(?:phones?|calls?)|callers|voicemail|receptionists?)\b/;

/** What is asked and collected for such a request: a narrow matter of the telephone has its own. */
export function inquiryFor({ form, sides, core, text }: Request, rings: boolean): Inquiry {
  if (rings && form === "opinion") return anything;
  if (rings) return form === "comparison" ? { ...calling, questions: channels } : calling;
  if (form === "plan" && travel.heard.test(text)) return travel;
  const found = inquiries.find(({ heard }) => heard.test(core)) ?? anything;
  const fits = /\b(driveways?|gravel|asphalt|concrete|fenc|deck|floor|siding|roof|shingles?)/.test(text);
  const services =
    /\b(software|apps?|crm|quickbooks|square|pos|instagram|facebook|google|employees?|lease|rent|invest|stocks?)\b/;
  return form === "comparison" && sides.length > 1 && !fits && !EITHER.test(core) && !services.test(text)
    ? comparing
    : found;
}

const EITHER =
  /\b(buy|lease|rent|hire|repair|replace|outsource|keep|sell|move|stay|wait|own) or (?:to )?(buy|lease|rent|hire|repair|replace|outsource|keep|sell|move|stay|wait|own)\b/;
/** 'Should I …?' wants steps to a decision rather than reasons for a view; 'buy or lease' is a comparison. */
export function decided(request: Request): Request {
  const [, one, other] = EITHER.exec(request.core) ?? [];
  if (one && other && request.form !== "checklist")
    return { ...request, form: "comparison", sides: [one, other] };
  const isView = /\b(opinion|op.?ed|essay|rant|hot take)\b/.test(request.text);
  return request.form === "opinion" && !isView && /^should (?:i|we|my|our)\b/.test(request.core)
    ? { ...request, form: "how-to" }
    : request;
}

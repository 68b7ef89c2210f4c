import { materialSides } from "./outline-sets.ts";
import { travel } from "../../content/writing/outline/special.ts";
import { natures } from "../../content/writing/outline/natures/index.ts";
import { matterOf } from "./outline-kind.ts";
import { sidesNamed } from "./outline-nature.ts";
import { productIn } from "./outline-forms.ts";
import { candidatesIn } from "./outline-options.ts";
import { isNeutral } from "./outline-neutral.ts";
import { thingKindIn } from "./thing-kind.ts";
import type { Knowledge } from "./knowledge.ts";
import { headOf } from "./head.ts";
import { ASSISTANT, NEAR } from "./near-calls.ts";
import { plain } from "./plain.ts";
import { decisionIn, heldBehind, wantsBothSides } from "./decision.ts";
import type { Request } from "./request.ts";

/** True of a request about the telephone, and not of one on its history or on what only sounds like it. */
export const isOnCalls = ({ core, text }: Request, { foreign, topic }: Knowledge): boolean =>
  !foreign &&
  !/\bhistory\b/.test(core) &&
  (CALLING.test(headOf(core)) ||
    ANSWERED.test(headOf(text)) ||
    (CALLING.test(headOf(text)) && topic !== undefined));
const CALLING =
  /\b((tele)?phones?|calls?|call.?backs?|callers?|calling|voicemails?|receptionists?|front desk|on hold|recordings?|phone (?:trees?|menus?)|press (?:1|one)|answering (service|machine)|hotline)\b/;
const ANSWERED =
  /\b(?:answer(?:s|ing)? (?:the |our |my |his |her )?(?:phones?|calls?)|callers|voicemail|receptionists?)\b/;

const OF_A_MACHINE =
  /\b(?:ai|virtual|voice|phone|automated|digital|computer|robot|bot|smart) (?:[\w-]+ )?assistants?\b|\bassistant (?:that|which) (?:answers|picks)\b/;
/** True of a request on such a person that has no word of a desk or a line. */
export const isOfAssistants = ({ text }: Pick<Request, "text">): boolean => {
  const rest = text.replaceAll(ASSISTANT, " ");
  return rest !== text && !OF_A_MACHINE.test(text) && !NEAR.test(rest);
};

/** True of a request that an outline's own kind tells, and that has not one word of calls, desks or calendars. */
export const isFar = (asked: Request): boolean => {
  // What a purchase mustn’t cost is not what it is about.
  const request = { ...asked, text: asked.text.replace(BESIDE_BOUGHT, "$1") };
  if (BEFORE_A_VISIT.test(plain(request.clause)) || isOfAssistants(asked)) return true;
  if (PRICE_ASKED.test(request.text)) return false;
  if (PRICE_MADE.test(plain(request.clause))) return true;
  if (NO_LINE.test(request.text) && !NEAR.test(request.text.replaceAll(new RegExp(NO_LINE.source, "g"), " ")))
    return true;
  if (OWN_WORK.test(request.text) && !NEAR.test(request.text)) return true;
  if (OF_STAFF.test(plain(request.clause))) return true;
  if (HIRED.test(request.text) && !NEAR.test(request.text)) return true;
  const { kind, isNarrow } = matterOf(request);
  if ("far" in kind) return true;
  if (isNeutral(kind)) return !NEAR.test(request.text) && thingKindIn(request) !== undefined;
  // ‘Questions and answers’ is a form.
  if (NEAR.test(request.text.replace(/\bquestions (?:and|&) answers\b/, ""))) return false;
  return isNarrow || "thing" in kind || FAR.has(kind.id) || natures.some(({ id }) => id === kind.id);
};
/** Somebody asks the business what something costs, whatever that is: how it is answered is about the desk. */
const PRICE_ASKED =
  /\b(?:answer|say|tell|respond|reply)\w*\b.{0,40}\b(?:asks?|asking|wants? to know) (?:us |you )?(?:what|how much) (?:[\w'-]+ ){1,5}(?:costs?|is|are)\b/;
/** Somebody is found for a piece of work: what they’ll do there is another matter. */
const HIRED =
  /\b(?:hir(?:e|ing)|recruit(?:ing)?)(?: and (?:train|onboard)\w*)? (?:(?:an?|our|my|your|the|first|second|third|new|next|another|good|great|better|part[- ]time|full[- ]time|experienced) )+(?!answering|virtual)[a-z]/;
const BESIDE_BOUGHT =
  /^((?:how (?:to|do i|do we|should i|should we) )?(?:choos|pick|buy|compar|select|switch|chang|replac)\w* (?:[\w-]+ ){0,8}?(?:software|systems?|programs?|equipment|machines?|scanners?|chairs?|units?|vendors?|suppliers?)\b[^.?!]*?) without [^.?!]*/;
/** What one is to charge is worked out, and not said to a caller, whatever it is charged for. */
const PRICE_MADE =
  /^(?:how much|what) (?:should|do|can|could|to|would) ?(?:i|we|you|an? [\w -]{3,30}?)? ?charge (?:for|per|to)\b/;
/** A paper that is written and work that is taken or given up are no calls, as long as nothing of a desk is named. */
const OWN_WORK =
  /\bwrit\w+ (?:an? |our |the )(?:[\w-]+ ){1,3}(?:policy|agreement|waiver|handbook)\b|\b(?:stop|start|quit) (?:taking|accepting|doing|handling) (?:on )?(?:[\w-]+ ){1,3}(?:cases|insurance|jobs|work|projects|cards)\b/;
/** Who is let go, and what those who work there may do with what is theirs: whatever was said or rung, it is no call. */
const OF_STAFF =
  /^(?:(?:how|when|whether) (?:to|do i|do we|should i|should we) |(?:steps|a guide|guide|checklist) (?:to|for) )?(?:fir(?:e|ing)|terminat(?:e|ing)|dismiss(?:ing)?|lay(?:ing)? off|let(?:ting)? go of|disciplin(?:e|ing)) (?!up\b|off\b)(?:an?|the|my|our|your) |\b(?:polic(?:y|ies)|rules?) (?:on|about|for|regarding) (?:our |my |the )?(?:employees?|staff|workers|crews?|technicians?|techs|drivers)\b|\b(?:employees?|staff|technicians?|crews?) (?:using|who use|on) (?:their|his|her) (?:own |personal )?(?:cell ?)?phones?\b|\b(?:employees?|workers?|staff|crew members?|technicians?|techs?|drivers?|servers?|cleaners?|helpers?) (?:who )?(?:no-?shows?|(?:doesn't|don't|didn't|never) shows? up|calls? (?:out|off|in sick))\b/;
/** What only has the telephone's name: a thing that is bought or paid, one in a guest's hand, a job that is done again. */
const NO_LINE =
  /\bphone (?:cases?|stands?|chargers?|batter(?:y|ies)|bills?|repairs?|screens?)\b|\bcell ?phones? (?:in|at|during|use|polic\w+|rules?|ban)\b|\bhouse calls?\b|\bcall(?:s|ed|ing)? (?:(?:in|out) (?:sick|late)|off (?:work|sick))\b|\bconference call (?:headsets?|systems?|speakers?)\b|\bring (?:door ?bells?|cameras?)\b|\blines? of credit\b|\bbook (?:recommendations?|clubs?|titles?|reviews?)\b|\bvoice lessons?\b|\b(?:warranty|job|repair|service|install\w*) callbacks?\b|\bcallback (?:rate|jobs?|costs?)\b/;
/** What a visitor does beforehand is theirs, and no booking. */
const BEFORE_A_VISIT =
  /\bprepar\w+ for (?:your|my|an?|their) (?:[\w-]+ ){0,3}(?:appointment|visit|meeting|consultation|exam|inspection)s?\b/;
/** Kinds that are told by what nobody does on the telephone. */
const FAR = new Set(
  "keeping gathering making growing upkeep animal household condition arranging endurance learning".split(
    " ",
  ),
);

const WHERE_THEY_ARE = / (?:working|living|based|operating) (?:from|at|in|out of) [\w' -]+$/i;
const TWO_FOR =
  /^(?!(?:how|what|which|who|when|where|why|should|is|are|can|do|does|ways?|tips|best|a guide)\b)(?:an? )?((?:[a-z-]+ ){0,2}[a-z-]+),? or (?:an? )?((?:[a-z-]+ ){0,2}[a-z-]+) for (?:an?|our|my|the|your) /;
const EITHER =
  /\b(buy|lease|rent|hire|repair|replace|outsource|keep|sell|move|stay|wait|own) or (?:to )?(buy|lease|rent|hire|repair|replace|outsource|keep|sell|move|stay|wait|own)\b/;
/** 'Should I …?' wants steps to a decision rather than reasons for a view; 'buy or lease' is a comparison. */
export function decided(asked: Request): Request {
  const request = compared(asked);
  // Who wants questions gets them, also of two that are held against each other.
  return request.form === "comparison" && IN_QUESTIONS.test(asked.text)
    ? { ...request, form: "questions", sides: [] }
    : request;
}
const IN_QUESTIONS = /\b(?:faqs?|q ?& ?a|q and a|questions and answers)\b/;

function compared(request: Request): Request {
  const [, one, other] = EITHER.exec(request.core) ?? [];
  if (one && other && request.form !== "checklist")
    return { ...request, form: "comparison", sides: [one, other] };
  // ‘S corp or LLC for a bookkeeper’ holds two against each other, whatever else is known of them.
  const [, left, right] = (request.form === "how-to" && TWO_FOR.exec(request.core)) || [];
  if (left && right)
    return {
      ...request,
      form: "comparison",
      sides: [left, right],
      // Where its readers work is not what is compared.
      typed: request.typed.replace(WHERE_THEY_ARE, ""),
      clause: request.clause.replace(WHERE_THEY_ARE, ""),
    };
  const either = request.form === "list" || request.form === "checklist" ? [] : decisionIn(request);
  if (either.length > 1) return { ...request, form: "comparison", sides: either };
  const held = request.form === "comparison" ? heldBehind(request) : [];
  if (held.length > 1) return { ...request, sides: held };
  const sides = sidesNamed(request);
  if (sides.length > 1) return { ...request, form: "comparison", sides };
  const laid = materialSides(request);
  if (laid.length > 1) return { ...request, form: "comparison", sides: laid };
  // A buyer's comparison of one kind of thing has a table, also where no two are named.
  if (
    request.form === "how-to" &&
    /\bcompar(?:e|es|ing|ison)\b|\bbuyer'?s guide\b/.test(request.text) &&
    (productIn(request) ?? candidatesIn(request.typed))
  )
    return { ...request, form: "comparison", sides: [] };
  // 'A weekend in Chicago' is two days.
  if (
    request.form === "how-to" &&
    travel.heard.test(request.text) &&
    /\bweekend (?:in|trip)\b/.test(request.text)
  )
    return { ...request, form: "plan", days: 2 };
  const isView = /\b(opinion|op.?ed|essay|rant|hot take)\b/.test(`${plain(request.label)} ${request.text}`);
  const isAsked = /^should (?!not\b)/.test(request.core);
  // Whoever asks for both sides of one thing wants them weighed.
  if (/^(?:opinion|how-to|comparison)$/.test(request.form) && !isView && wantsBothSides(request))
    return { ...request, form: "comparison", sides: [] };
  return request.form === "opinion" && !isView && isAsked ? { ...request, form: "how-to" } : request;
}

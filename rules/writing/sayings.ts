import { lawFields } from "../../content/writing/law-fields.ts";
import { tradeFields } from "../../content/writing/trade-fields.ts";
import { fields, urgentFields } from "../../content/writing/fields.ts";
import { sayings } from "../../content/writing/sayings.ts";
import type { Saying } from "../../content/writing/sayings/saying.ts";
import type { Say } from "./body.ts";
import type { DraftParts } from "./draft.ts";
import { telling } from "./passages.ts";
import { plain } from "./plain.ts";
import { h2, list } from "./html.ts";

const WORDS =
  /\b(?:better|good|great|new|leave|record|write|our|my) .{0,24}greetings?\b|\b(?:to|actually|(?:should|can|could|must)(?: (?:an?|the|our|my|we|you|i|they|[\w-]+)){0,4}) (?:say|tell)\b|\b(?:scripts?|wording|word for word|phrases?|sentences|templates?|sample|what do (?:i|we|you) (?:say|tell)|how (?:to|do (?:i|we)) (?:say|tell|explain)|examples?)\b|\b(?:put|say|include|go|goes|belongs?|mention) (?:in|into|on) .*\b(?:greeting|voicemail|message|recording)\b/;

const FIELDS =
  /\b(?:first[- ]call|intake) questions\b|\bchecklist (?:for|of) (?:\w+ )?(?:new )?(?:patient|client|customer|caller)s?(?: phone)? (?:calls?|intake)\b|\bintake (?:call )?(?:checklist|sheet|script)\b|\b(?:what (?:to|should (?:i|we|they|she|he)|do (?:i|we)|should (?:an?|the|our|my)(?: [\w'-]+){1,4}?|(?:the |our |my |a )?(?:[\w-]+ ){1,3}(?:should|must|has to|have to)(?: always)?)|(?:things?|questions?|info\w*)(?: (?:[\w'-]+ ){1,7}(?:should|must)| to| for .{3,40} to)) (?:\w+ )?(?:ask|write down|note|take down|get)\b(?!.*\bbefore (?:buying|hiring|choosing|signing))/;
/** Who calls is asked by whoever answers: 'things to ask every new caller'. To ask them for or to do something is another matter. */
const OF_CALLERS =
  /\b(?:what|things?|questions?|info\w*|facts|details)\b.{0,80}\b(?:ask(?:s|ing)?|find out from|get from|learn from) (?:(?:every|each|all|any|an?|the|our|your|new|first-time|potential|prospective|possible|incoming|someone|people) ){1,4}(?:[\w-]+ )?(?:callers?|clients?|patients?|customers?|leads?|homeowners?|owners?|tenants?|buyers?|sellers?|famil(?:y|ies)|parents?|guests?|who calls?)\b(?! (?:to|for|if|whether|about|who (?:left|leave|cancel\w*|quit)|after|when they leave)\b)/;
/** Or whoever answers asks, before somebody is sent or booked. */
const BY_WHOM =
  /\b(?:what|things?|questions?|info\w*|facts|details)\b.{0,60}\b(?:dispatchers?|receptionists?|front desk|call takers?|intake (?:person|people|staff|specialist)|whoever answers|who answers the phone)\b.{0,30}\b(?:should|must|needs? to|has to|have to|can|always|never forgets? to) (?:always )?ask\b(?! (?:for|about|us|you|their|his|her|the (?:boss|owner|doctor|dentist|attorney|lawyer|vendor))\b)/;
const ANSWERED =
  /\b(?:dispatch\w*|phones?|calls?|callers?|calling|receptionists?|front desk|reception|intake|(?:new|first-time|potential|prospective) (?:clients?|patients?|customers?|leads?))\b/;
const NO_CALL =
  /\b(?:emergenc\w+|urgent\w*|crisis|after[- ]hours|at night|surveys?|interviews?|testimonials?|reviews?|feedback|exit|consultations?|meetings?|in person|e-?mails?|on (?:a|the|your|our) forms?)\b/;
/** What is written down on a call is asked of whoever calls as well. */
const NOTED =
  /\b(?:what|which|things?|facts|details|info\w*|notes)\b.{0,60}\b(?:(?:write|note|jot|take|get)(?: it)? down|(?:written|noted|taken) down|(?:to|should|must) (?:always )?note)\b/;
export const asksNotes = ({ text }: Pick<DraftParts["request"], "text">): boolean =>
  NOTED.test(text) && ANSWERED.test(text);
export const asksCallers = ({ text, form }: Pick<DraftParts["request"], "text" | "form">): boolean =>
  ["list", "checklist", "how-to"].includes(form) &&
  (OF_CALLERS.test(text) || BY_WHOM.test(text) || NOTED.test(text)) &&
  ANSWERED.test(text) &&
  !NO_CALL.test(text);
const isAsked = (request: DraftParts["request"]): boolean =>
  FIELDS.test(request.text) || asksCallers(request);

const fieldsOf = (request: DraftParts["request"]): typeof fields =>
  isOfLaw(request) ? lawFields(request.text, request.items) : ofTrade(request);
/** How many questions there are for those who call these readers, where a list of them is wanted. */
export const fieldsIn = (request: DraftParts["request"]): number =>
  request.form === "list" && asksCallers(request)
    ? (isOfLaw(request) ? lawFields(request.text) : ofTrade(request)).length
    : 0;

/** True of a prompt that wants what is asked or written down on a call. */
export const asksFields = (request: DraftParts["request"]): boolean =>
  ["list", "checklist", "how-to"].includes(request.form) &&
  (request.items ?? 0) <= (isOfLaw(request) ? lawFields(request.text) : fields).length &&
  isAsked(request);
/** What to ask and write down on a call, where the prompt asks for that of an ordinary topic. */
export const fieldsFor = ({
  topic,
  request,
}: Pick<DraftParts, "topic" | "request">): typeof fields | undefined =>
  isAsked(request) &&
  /\b(?:emergenc\w+|urgent\w*|triage|leaks?|flood\w*|no heat|at night|after hours)\b/.test(request.text)
    ? urgentFields
    : isAsked(request) && ["intake", "booking", "greeting", "telephone", "orders"].includes(topic.id)
      ? fieldsOf(request)
      : undefined;

/** What a trade asks, and after it what everybody asks: name, number, promise. */
function ofTrade({ audience, text }: DraftParts["request"]): typeof fields {
  const own = tradeFields.find(
    ({ trades, of }) => trades.includes(audience?.trade ?? "") && of?.test(text) !== false,
  )?.fields;
  if (!own) return fields;
  const [name, number, , , when, promise, found] = fields.slice(3);
  return [...own, name, number, when, promise, found].filter((field) => field !== undefined);
}

const OF_LAW = new Set(["legal", "litigation", "injury", "immigration", "family-law", "estates"]);
export const isOfLaw = ({ audience }: Pick<DraftParts["request"], "audience">): boolean =>
  OF_LAW.has(audience?.trade ?? "");

/** Sentences on the topic, where the prompt asks for words. */
export const sayingsFor = ({
  topic,
  request,
}: Pick<DraftParts, "topic" | "request">): readonly Saying[] | undefined =>
  // How one is written is told in steps.
  !(
    topic.id === "greeting" &&
    request.form === "how-to" &&
    /\bhow to (?:write|make|record|set up)\b/.test(request.text)
  ) && WORDS.test(plain(request.include.reduce((text, thing) => text.replace(thing, " "), request.typed)))
    ? ranked(sayings[topic.id], request.text)
    : undefined;

/** Those for the moment that the request names come first. */
const ranked = (all: readonly Saying[] | undefined, text: string): readonly Saying[] | undefined => {
  const asked = telling(text);
  const rank = ([when]: Saying) => [...telling(when)].filter((word) => asked.has(word)).length;
  return all?.toSorted((one, other) => rank(other) - rank(one));
};

const COPIED = /\b(?:scripts?|wording|word for word|sample (?:greeting|sentence|text)s?|templates?)\b/;
/** The same as a section of a text of another form. */
export function wordsToUse(parts: DraftParts, form: string, say: Say): string[] {
  // A view argues; words to copy stand in it only where they are asked for.
  const isWanted = form !== "opinion" || COPIED.test(parts.request.text);
  const words = form === "list" || form === "how-to" || !isWanted ? undefined : sayingsFor(parts);
  if (!words) return [];
  return [
    h2("Words to use"),
    list(
      "ul",
      words.map(([when, said]) => `${when}: “${say(said)}”`),
    ),
  ];
}

import type { Subject } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import { countOfThem } from "../called.ts";
import { claimIn } from "../claim.ts";
import { numberIn } from "../fewer.ts";
import type { Readers } from "../fill.ts";
import type { Form } from "../form.ts";
import { inWords, plain, wordsIn } from "../plain.ts";
import type { Request } from "../request.ts";
import { withoutReaders } from "../readers.ts";
import { titleFrom } from "../title.ts";
import { asks } from "../wanted.ts";

/** A clause that names nothing ('What should we do first?'): what it is about stands in the other sentences. */
export const isBare = ({ clause }: Request): boolean =>
  /^(?:reasons|fixes|tips|ideas|causes|solutions|examples|answers)(?: and \w+)?[.!]?$/i.test(clause) ||
  (wordsIn(clause).length < 8 &&
    /\b(?:it|this|that|them|her|him|these|those)\b(?: (?:over|up|down|on board|around|out|back))?[?.!]*$/i.test(
      clause,
    )) ||
  (wordsIn(clause).length < 8 &&
    /\b(?:do|start|handle|help|proceed)(?: first| now| next| about (?:it|this|that))?\W*$/i.test(clause));

/** 'Five templates for a clinic' does not say what they are for. */
const NAMELESS =
  /^\w+ (?:templates|examples|scripts|texts|messages|greetings|sentences|phrases|ideas|tips)(?: for (?:an? |the )?[\w -]{3,30})?$/i;

/** What begins no title: an order, a wish, a label. */
const NO_TITLE =
  /^(?:something|anything|some|ideas?|help|tell|explain|give|make|write|put|need|want|i|we|please|can you|compar\w+|describe|case study|script|templates?|list of)\b|^an? (?:short|quick|brief|long|friendly|detailed|simple)\b|\b(?:us|me)$|[,;:]$/;
const CALLED: Partial<Record<Form, string>> = {
  checklist: "a checklist",
  questions: "questions and answers",
};
/** A label at its front, where the form says the same at the end. */
const LABELED = /^(?:checklist|q ?& ?a|faqs?|guide|list|plan)(?:: | (?:for|on|about|to) (?=[a-z]+ing\b))/i;
/** 'A checklist for dental practices: why calls get lost at a dental practice' names its readers twice, and its kind first. */
const KIND_FIRST =
  /^(an? (?:[\w-]+ )?(?:checklist|guide|plan|list|how-to|faq|q ?& ?a)) for ([^:,]{3,40}): (?=(?:why|how|what|when|where|who|which|should|is|are|can|do|does) )/i;
function kindLast(title: string, { audience }: Request): string {
  const [label, kind = "", readers = ""] = KIND_FIRST.exec(title) ?? [];
  if (!label) return title;
  const rest = capital(title.slice(label.length));
  const isNamed = audience?.heard.test(plain(rest));
  return `${rest}${/\?$/.test(rest) ? " " : ": "}${/\?$/.test(rest) ? kind : kind.toLowerCase()}${isNamed ? "" : ` for ${readers}`}`;
}
/** What is asked beside the entries themselves, which they have. */
const ABOUT_EACH =
  /\b(?:what (?:[\w' -]{1,40} )?(?:can|should|could|to) do about|how (?:to|[\w' -]{1,40} can) fix) (?:each|them|it)\b/;
const LONGEST = 90;
/** What is longer is a request, and no title. */
const TITLE = 104;

/** The clause as it stands, where it names a thing or asks: ‘Holiday phone coverage for small law firms’. */
function clauseOf(request: Request): string | undefined {
  const { form, days = 0, limits, clause } = request;
  const said = withoutReaders(clause, request)
    .replace(LABELED, "")
    .replace(/,? (?:in )?\(?\d[\d,]*[- ]?(?:words?|items?|lines?)\)?$/i, "")
    .replace(/, (?:a )?(?:checklist|please)$/i, "")
    .replaceAll(/\b(?:our|my)\b/gi, "your")
    .replaceAll(/(?<=\b(?:before|when|after|while|once|until|if) )we\b/g, "you")
    .replaceAll("'", "’")
    .replaceAll('"', "")
    .replace(/[.!]$/, "");
  const { length } = wordsIn(said);
  // A list says how many it has.
  if (
    form === "list" &&
    !/: \S|^(?:the )?(?:\d|(?:three|four|five|six|seven|eight|nine|ten|twelve)\b)/i.test(said)
  )
    return undefined;
  if (length < 4 || said.length > LONGEST || limits.length || NO_TITLE.test(plain(said))) return undefined;
  if (/[.?!] \S/.test(said) || (/\?$/.test(said) && !/\?$/.test(clause))) return undefined;
  const named = capital(said);
  const called =
    form === "plan" && days >= 14 ? `a plan for ${inWords(Math.round(days / 7))} weeks` : CALLED[form];
  const has = (last: string) =>
    plain(named).includes(last) ||
    /[:?]/.test(named) ||
    (form === "questions" && /\bquestions\b/i.test(named));
  const asked = asks(plain(named)) && !named.endsWith("?");
  return called && !has(called.split(" ")[form === "plan" ? 1 : called.split(" ").length - 1] ?? "")
    ? asked
      ? `${named}? ${capital(called)}`
      : `${named}: ${called}`
    : named;
}

/** The question mark that was typed after it. */
const asAsked = (title: string, { typed }: Request): string =>
  /[?!]$/.test(title) ||
  !plain(typed)
    .replaceAll(/\b(?:our|my)\b/g, "your")
    .includes(`${plain(title).split(" ").slice(-3).join(" ")}?`)
    ? title
    : `${title}?`;

/** The prompt's words, where they are a title. */
export function typedTitle(request: Request): string | undefined {
  if (isBare(request)) return undefined;
  const whole = clauseOf(request);
  const found = whole && /: \S/.test(whole) ? whole : (titleFrom(request) ?? whole);
  return found && kindLast(asAsked(found, request), request);
}

/** The readers whom a label names and the title does not: 'a how-to for dental office managers: how to …'. */
const forThem = (
  title: string,
  { audience, label, form }: Request,
  { many }: Readers,
): string | undefined => {
  const said = form === "how-to" ? `: a guide for ${many}` : `, for ${many}`;
  const isNamed =
    audience !== undefined && audience.heard.test(plain(label)) && !audience.heard.test(plain(title));
  return isNamed && form !== "opinion" && !/[:?]| for /.test(title) && title.length + said.length <= TITLE
    ? said
    : undefined;
};

/** The prompt's own words where they are a title, else the subject's, with whom and when it is for. */
export function titleOf(
  request: Request,
  subject: Subject,
  readers: Readers,
  say: Say,
  { heads }: Body,
  form: Form = request.form,
): string {
  const whole = (form === "opinion" ? claimIn(request) : undefined) ?? typedTitle(request);
  // What kind of text it is gives way before its own words do.
  const own =
    whole && whole.length > TITLE
      ? whole.replace(/: a (?:checklist|plan for \w+ weeks)$|(?<=\?) A checklist$/, "")
      : whole;
  const { items = 0 } = request;
  const has = heads.length;
  const theirs = own && forThem(own, request, readers);
  const whatToDo =
    ABOUT_EACH.test(request.text) && own && !/\bwhat\b.*\bdo\b|: an? [\w -]+$/i.test(own)
      ? ", and what to do about each"
      : "";
  if (own && !NAMELESS.test(own) && own.length <= TITLE)
    return `${(
      request.form === "list" && has < items ? own.replace(numberIn(items), String(has)) : own
    ).replace(
      /, (?:one|two|three)(?: or \w+)? sentences? each$/,
      "",
    )}${own.length + whatToDo.length <= TITLE ? whatToDo : ""}${theirs ?? ""}`;
  return subjectTitle(request, subject, readers, say, heads);
}

/** What the subject calls itself, with whom and when it is for. */
export function subjectTitle(
  request: Request,
  subject: Subject,
  readers: Readers,
  say: Say,
  heads: Body["heads"],
): string {
  if (request.form === "opinion" && subject.view) return subject.view.claim;
  const who = request.audience ? (request.called.place?.one ?? readers.one) : undefined;
  const title = say(
    (who ? subject.title : subject.title.replace(/,? (?:at|for) \{who\}/, "")).replace(
      "{who}",
      who ?? readers.one,
    ),
  );
  const when = request.occasions
    .map(({ at }) => at)
    .filter((at) => !plain(title).includes(at.split(" ").at(-1) ?? ""));
  // A question is no checklist, and what is checked is in its name.
  if (request.form === "checklist" && title.endsWith("?") && who)
    return `${capital(request.items ? inWords(request.items) : "what")}${request.items ? " things" : ""} to check about ${subject.name} at ${who}: a checklist`;
  const count = request.form === "list" ? `: ${countOfThem(heads.length, request.noun || "ways")}` : "";
  return capital(`${title}${when.map((at) => `, ${at}`).join("")}${count}`);
}

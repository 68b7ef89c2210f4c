import { calling, channels, comparing, inquiries } from "../../content/writing/outline/inquiries.ts";
import type { Inquiry } from "../../content/writing/outline/kinds.ts";
import { claimIn } from "./claim.ts";
import { capital } from "../../content/capital.ts";
import { type DraftedArticle, describe, keywordsOf } from "./article.ts";
import { dangersIn } from "./draft.ts";
import { frameOf, shapeOf } from "./frame.ts";
import { answerTo, circumstances, metIn } from "./circumstances.ts";
import { readersOf } from "./readers.ts";
import { speaker } from "./fill.ts";
import { h2, h3, link, list, p, table } from "./html.ts";
import type { Knowledge } from "./knowledge.ts";
import { limitsIn } from "./limits.ts";
import type { Found } from "./passages.ts";
import { inWords, plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { askedIn, asks, thingIn, wantedIn } from "./wanted.ts";

export interface OutlineParts {
  request: Request;
  knowledge: Knowledge;
  /** What there is of what was asked, where it is too little: entries that could be filled, of how many. */
  has: number;
  wants: number;
  sources: readonly Found[];
}

const THINGS = {
  "how-to": "steps",
  list: "entries",
  plan: "stretches",
  checklist: "lines",
  questions: "questions",
  opinion: "reasons",
  comparison: "sides",
} as const;

/** What is asked and collected for such a request: a narrow matter of the telephone has its own. */
function inquiryFor({ form, sides, core, text }: Request, rings: boolean): Inquiry {
  if (rings) return form === "comparison" ? { ...calling, questions: channels } : calling;
  const found =
    inquiries.slice(0, -1).find(({ heard }) => heard.test(core)) ??
    inquiries.find(({ heard }) => heard.test(text)) ??
    inquiries.at(-1)!;
  const fits = /\b(driveways?|gravel|asphalt|concrete|fenc|deck|floor|siding|roof|shingles?)/.test(text);
  const services =
    /\b(software|apps?|crm|quickbooks|square|pos|instagram|facebook|google|employees?|lease|rent|invest|stocks?)\b/;
  return form === "comparison" && sides.length > 1 && !fits && !EITHER.test(core) && !services.test(text)
    ? comparing
    : found;
}

/** What an article needs that this site cannot write: questions, facts and where they are, places to fill. */
export function outlineOf(parts: OutlineParts): DraftedArticle {
  const { knowledge, sources } = parts;
  const request = decided(parts.request);
  const { prompt, form, text } = request;
  const claim = form === "opinion" ? claimIn(request) : undefined;
  const named = readersNamed(request);
  const wanted = claim ?? wantedIn(prompt);
  const fill = (said: string) =>
    said
      .replaceAll("{s}", "this")
      .replaceAll("{readers}", named ?? "the readers")
      .replaceAll("{is}", "is")
      .replaceAll("{they}", "it")
      .replaceAll("{it}", "it");
  const rings =
    !knowledge.foreign &&
    (calling.heard.test(request.core) || (calling.heard.test(text) && knowledge.topic !== undefined));
  const inquiry = inquiryFor(request, rings);
  const quoted = `“${wanted}${asks(wanted) ? "?" : ""}”`;
  const known = rings ? undefined : knownThing(request);
  const opening =
    claim && knowledge.topic
      ? `The site’s own words on ${knowledge.topic.name} argue something else (“${knowledge.topic.thesis}”), so it cannot argue ${quoted} for you`
      : knowledge.topic && parts.wants > 1
        ? `Of the ${inWords(parts.wants)} ${request.noun || THINGS[form]} that were asked for${onSubject(request)}, this site could fill ${parts.has < 1 ? "none" : inWords(Math.floor(parts.has))}. That is too little for an article on ${quoted}`
        : rings
          ? `This site has nothing of its own on ${quoted}, and does not guess at it`
          : known
            ? `This site knows telephones, not ${known}, and does not guess at what was asked: ${quoted}`
            : `This site knows telephones, not ${quoted}, and does not guess at it`;
  const shape = shapeOf(request, inquiry);
  const asked = askedIn(prompt);
  const limits = limitsIn(prompt, wanted);
  const questions =
    form === "questions" ? [] : [...asked, ...inquiry.questions.map((each) => capital(fill(each)))];
  return {
    title: titleOf(wanted),
    excerpt: `${opening}. An outline${named ? ` for ${named}` : ""}: what has to be found out and where, and ${shape} to fill.`,
    content: [
      p(
        `${opening}; what follows is an outline with ${shape}, and square brackets mark what has to be found out or told by you.`,
      ),
      ...dangersIn(text),
      ...(rings ? knownOf(request) : []),
      ...(questions.length ? [h2("Questions that the article has to answer"), list("ol", questions)] : []),
      ...(limits.length
        ? [
            h2("What the request names besides"),
            list(
              "ul",
              limits.map(([said, blank]) => `“${said}”: ${blank}`),
            ),
          ]
        : []),
      h2("Facts to collect, and where"),
      table(
        ["Fact", "Where it is to be had"],
        inquiry.facts.map(([fact, where]) => [capital(fill(fact)), capital(where)]),
      ),
      h2("What only you can write"),
      list(
        "ul",
        inquiry.own.map((line) => `[${capital(fill(line))}]`),
      ),
      h2("How it could be built"),
      ...frameOf(request, inquiry, fill, asked),
      ...(sources.length
        ? [
            h2("What this site has on it already"),
            ...sources.map(({ title: name, href, heading }) =>
              link("See ", href, name, heading && heading !== name ? `, at “${heading}”.` : "."),
            ),
          ]
        : []),
    ].join(""),
    imageUrl: "",
    keywords: keywordsOf([...namesIn(request, known ?? thingIn(prompt), knowledge.left), named, "outline"]),
    metaDescription: describe([
      `An outline, not yet an article: ${shape} to fill${named ? `, for ${named}` : ""}.`,
      "It says which questions are open, and where each fact is to be had.",
    ]),
  };
}

const EITHER =
  /\b(buy|lease|rent|hire|repair|replace|outsource|keep|sell|move|stay|wait|own) or (?:to )?(buy|lease|rent|hire|repair|replace|outsource|keep|sell|move|stay|wait|own)\b/;
/** 'Should I …?' wants steps to a decision rather than reasons for a view; 'buy or lease' is a comparison. */
function decided(request: Request): Request {
  const [, one, other] = EITHER.exec(request.core) ?? [];
  if (one && other && request.form !== "checklist")
    return { ...request, form: "comparison", sides: [one, other] };
  const isView = /\b(opinion|op.?ed|essay|rant|hot take)\b/.test(request.text);
  return request.form === "opinion" && !isView && /^should (?:i|we|my|our)\b/.test(request.core)
    ? { ...request, form: "how-to" }
    : request;
}

/** Names of people and of places where they work, in the plural. */
const PEOPLE =
  /(?:ers|ors|ists|ians|eys|smiths|agents|cpas|vets|adults|parents|seniors|women|men|teens|moms|dads|students|shops|stores|businesses|companies|studios|gyms|agencies|bakeries|firms|clubs|farms|centers|places|wineries|breweries|services|schools|parks|theaters|museums|libraries|churches|clinics|offices|practices|salons|spas|restaurants|cafes|hotels|inns|kennels|garages|pharmacies|boutiques|venues|homes|trucks|markets|dealerships|unions|bars|pubs|camps|resorts)$/i;

/** Whom the request is for, where it says so: not those whom its readers are to ask or to hire, nor a trade's things. */
function readersNamed({ called, strangers, core }: Request): string | undefined {
  const who = called.people ?? called.place?.many ?? strangers;
  const areSought =
    /\b(?:ask|hir(?:e|ing)|choos(?:e|ing)|find(?:ing)?|pick(?:ing)?|book(?:ing)?) (?:an?|the|your) /.test(
      core,
    );
  return who && PEOPLE.test(who) && !areSought ? who : undefined;
}

/** What there is to say on a narrow matter of the telephone all the same. */
function knownOf(request: Request): string[] {
  const say = speaker(readersOf(request));
  const short = request.form === "comparison" ? undefined : answerTo(request.core);
  const told = [...(short ? [p(capital(say(short)))] : []), ...circumstances(metIn(request), say, h3)];
  return told.length ? [h2("What this site can say to it"), ...told] : [];
}

const titleOf = (wanted: string): string => {
  const mark = asks(wanted) ? "? An outline" : ": an outline";
  return `${wanted}${mark}`;
};

/** The subject of a request that names nothing else: 'sourdough', 'tax law of Brazil'. */
function knownThing({ subject, core, form }: Request): string | undefined {
  const words = subject.split(" ").length;
  const said = plain(subject);
  if (
    form === "comparison" ||
    words > 4 ||
    words < 1 ||
    /^(?:opinion|checklist|faqs?|plan|tips|what|how)\b/.test(said) ||
    /\b(?:or|and|to|is|are|we|you|i|our|my|about|when)\b|ing\b|[“”:]/.test(said)
  )
    return undefined;
  return core.startsWith(said) ||
    new RegExp(
      `\\b(?:about|on|of|choose|buy|best) (?:an? |the )?(?:good |best )?${escaped(said.replace(/s$/, ""))}`,
    ).test(core)
    ? subject
    : undefined;
}
const escaped = (text: string) => text.replaceAll(/[^\w ]/g, "\\$&");

/** ' on hold music' where the subject is short enough to be one for sure. */
const onSubject = ({ subject, form }: Request): string =>
  form !== "comparison" && subject.split(" ").length < 4 && !/[“”,]/.test(subject) ? ` on ${subject}` : "";

/** What a reader would search for: sides, the thing, or words of the request that stand together in it. */
function namesIn(request: Request, thing: string | undefined, left: readonly string[]): string[] {
  if (request.sides.length > 1) return [...request.sides];
  if (thing) return [thing];
  const runs: string[] = [];
  let last = -2;
  const words = request.core.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  words.forEach((word, i) => {
    if (!left.includes(word)) return;
    if (last === i - 1) runs.push(`${runs.pop()} ${word}`);
    else runs.push(word);
    last = i;
  });
  return runs.length ? runs.slice(0, 3) : [plain(wantedIn(request.prompt)).slice(0, 60).replace(/ \S*$/, "")];
}

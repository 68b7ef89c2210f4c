import { capital } from "../../content/capital.ts";
import { sidesTyped } from "./as-typed.ts";
import { plural } from "./called.ts";
import type { Told } from "./told.ts";
import { describe } from "./article.ts";
import { gerundOf } from "./gerund.ts";
import { decisionIn } from "./decision.ts";
import { SHOULD } from "./outline-view.ts";
import type { Matter } from "./outline-kind.ts";
import { small } from "./phrases.ts";
import { plain } from "./plain.ts";
import { spelled } from "./subject.ts";
import { asks } from "./wanted.ts";
import type { Request } from "./request.ts";

/** 'An orchid' as what a site may know: 'orchids'. */
export const inGeneral = (subject: string): string => {
  const [, noun = "", rest = ""] =
    /^(?:an?|your) ((?:[\w’'-]+ ){0,3}?[\w’'-]+)((?: (?:of|for|in|with|on) .*)?)$/i.exec(subject) ?? [];
  if (/^your /i.test(subject) && /s$/i.test(noun)) return subject;
  return noun ? `${plural(noun)}${rest}` : subject;
};

/** 'The right commercial oven' is one of many: 'commercial ovens'. */
const inTheirKind = (said: string): string => {
  const one = /^(?:the )?right ((?:[\w-]{1,20} ){0,3}[\w-]{1,20}[^s\W])$/i.exec(said)?.[1];
  return one ? plural(one) : said;
};

/** What an outline is on, in the request's words: its noun, and the same as what is done with it. */
export interface About {
  noun: string | undefined;
  doing: string | undefined;
}

/** What a request asks, where no thing is cut out of it: ‘what to expect from a first meeting’, ‘slow afternoons’. */
export const askedOf = ({ subject, audience, clause }: Request): string | undefined => {
  const said = small((clause || subject).replace(/[?.!]+$/, "").replaceAll("'", "’"));
  if (/^(?:what|how|why|when|who|which|where) /.test(said) && said.length < 80) return said;
  // What is weighed is what somebody would do: ‘doing weddings’.
  const weighed =
    /\bworth (?:it|the (?:money|effort|trouble|time)) (?:for (?:an? |our |my |the )?(?:[\w’-]+ ){1,4}?)?to ([a-z]+ [^,.?!]{3,60})$/.exec(
      said,
    )?.[1];
  if (weighed) return gerundOf(weighed.replaceAll(/\b(?:my|our)\b/g, "your"));
  const [, whose = "", what = ""] =
    /^(?:\d+ \w+ for )?(?:an? |the )?((?:[\w-]+ ){0,2}[\w-]+)’s (.{4,50})$/.exec(said) ?? [];
  return what && audience?.heard.test(plain(whose)) ? what : undefined;
};

/** 'Remote work is dead': the view itself. */
const VERDICT =
  /^(?:why )?(?!(?:it|this|that|these|there|what|how|who) )\p{L}[\p{L}\p{N}’' -]{2,60} (?:is|are) (?:not |no longer |never )?(?:dead|over|overrated|underrated|dying|broken|a (?:myth|scam|trap|waste of (?:time|money)|lie|mistake)|pointless|useless|worth it|here to stay|back)\b/iu;
/** A span of days around what a plan is for: '12-week marathon training plan'. */
const SPANNED =
  /^(?:an? )?(?:\d{1,3}|one|two|three|four|six|eight|ten|twelve)[- ](?:day|week|month)s? (\p{L}[\p{L}’' -]{3,50}) (?:plan|program|schedule|challenge|course)s?$/iu;

/** ‘How often should a bakery post’ as a part of a sentence: ‘how often a bakery should post’. */
const inOrder = (asked: string): string =>
  asked.replace(
    /^((?:how|when|where|which|what)(?: \w+)?) (should|can|must) ((?:(?:an?|the|my|our|your|small|local) )*[\w-]+) /,
    "$1 $3 $2 ",
  );

export function aboutOf(
  request: Request,
  matter: Matter,
  readers: string | undefined,
  titled: string,
): About {
  const { sides, audience, called, form } = request;
  // What a view is on is the view.
  const held = form === "opinion" ? (SHOULD.exec(titled)?.[0] ?? VERDICT.exec(titled)?.[0]) : undefined;
  // How often something should be done is asked, and not held.
  if (held && /^(?:how|when|where|who|which|what) /i.test(held))
    return { noun: inOrder(small(held)), doing: undefined };
  if (held) return { noun: `whether ${small(held.replace(/^(?:why|whether) /i, ""))}`, doing: undefined };
  if (sides.length > 1) {
    const each = sidesTyped(request);
    return { noun: `${each.slice(0, -1).join(", ")} or ${each.at(-1)}`, doing: undefined };
  }
  const behind = matter.byNature ? / (?:about|on) (\w{3,}ing .{5,60})$/.exec(request.clause)?.[1] : undefined;
  if (behind) return { noun: small(behind), doing: undefined };
  // Who reads it is not what it is about.
  const bare = plain(matter.said).replace(/^(?:an?|the|your) /, "");
  const isReaders =
    readers === bare ||
    ((called.place ?? called.people) !== undefined && audience?.heard.exec(bare)?.[0] === bare);
  const own =
    matter.said === "it" || isReaders
      ? undefined
      : inTheirKind(matter.said.replace(/^(?:the )?(?:best|top) /i, ""));
  const isDone = matter.doing !== undefined && ["list", "plan", "checklist"].includes(form);
  return {
    noun: matter.kind.about ?? (own && ofMany(spelled(own.replace(SPANNED, "$1")), request)),
    doing:
      form === "how-to" && /^how to /i.test(titled)
        ? small(titled)
        : isDone
          ? // What is avoided is a fault of it, and not the deed.
            gerundOf(
              (matter.doing ?? "").replace(/^avoid (?:when|while|in|with|on|by|before) (?=\w+ing\b)/, ""),
            )
          : undefined,
  };
}

/** ‘Its electricity bill’, ‘your first delivery van’: one of many, where no article is left before it. */
const ofMany = (noun: string, { typed }: Request): string =>
  /^[a-z]+(?: [a-z]+){0,2}$/.test(noun) &&
  !/(?:s|ing|ment|ness|ity|ware|ion|ance|ence)$/.test(noun) &&
  new RegExp(`\\b(?:an?|its|their|your|our|my|first|second|another|used) (?:\\w+ )?${noun}\\b`, "i").test(
    typed,
  )
    ? plural(noun)
    : noun;

interface Summed {
  request: Request;
  matter: Matter;
  about: About;
  shape: string;
  readers: string | undefined;
  parts: readonly string[];
  told: Told | undefined;
  isStory: boolean;
  /** What a choice comes down to. */
  decides: string | undefined;
  /** Its first paragraph is part of the outline. */
  isOpened: boolean;
}

/** For whom it is, on what, and what it settles. */
export function excerptOf({
  request,
  matter,
  about,
  shape,
  readers,
  told,
  isStory,
  decides,
  isOpened,
}: Summed): string {
  const { form } = request;
  const { settles, opening } = matter.frame;
  if (form === "opinion" && about.noun?.startsWith("whether "))
    return `An outline on ${about.noun}${readers && !namesThem(about.noun, request, readers) ? `, for ${readers}` : ""}, with the day that shows it, a sum that a reader can check, who loses by it, and the objection at its strongest.`;
  const on = onIn(request, matter, about);
  const isNamed = readers && !(on && namesThem(on, request, readers));
  const what = !on && asks(request.clause) ? "An outline of the answer" : "An outline";
  const start = `${what}${isNamed ? ` for ${readers}` : ""}${on ? ` on ${on}` : ""}`;
  if (isStory)
    return `${start}: ${shape}, with ${told ? "the questions that are left" : "the questions that each has to answer"}.`;
  if (form === "comparison" && matter.kind.thing && decisionIn(request).length > 1) {
    const whom = readers ? ` for ${readers}` : "";
    const ways = sidesTyped(request)
      .join(" or ")
      .replace(/ or (?=.* or )/g, ", ");
    const on = matter.kind.about ? ` on ${matter.kind.about}` : "";
    const said = `An outline${whom}${on}: ${ways}? A ${shape.replace(/^a /, "")} and the questions that decide it`;
    return decides && said.length + decides.length < 280 ? `${said}. ${decides}` : `${said}.`;
  }
  if (form === "comparison") {
    const where = whereIn(matter);
    const whom = isNamed && !(where && namesThem(where, request, readers)) ? ` for ${readers}` : "";
    const begin =
      request.sides.length > 1 && about.noun
        ? `An outline for comparing ${about.noun.replace(/ or (?=[^,]*$)/, " and ")}${where}${whom}`
        : start;
    const said = `${begin}: ${shape}. ${decides ?? ""}`;
    return decides && said.length < 230 ? said : `${begin}: ${shape}, with where to get each number.`;
  }
  const asText =
    /^(?:list|plan|how-to)$/.test(form) && !shape.startsWith("what ") ? ` in ${shape}` : ` with ${shape}`;
  // How many parts it has tells nobody whether to read it.
  const inShape = / sections$/.test(shape)
    ? start
    : `${start}${start.endsWith("outline") ? "" : ","}${asText}`;
  if (!settles || form === "opinion")
    return `${form === "opinion" && on ? `${start}, with ${shape}` : inShape}. Each part says what belongs in it, and where that is found.`;
  // What stands below as its first paragraph is not said twice.
  const begins = matter.kind.toCustomers || isOpened ? undefined : wholeIn(opening, EXCERPT - inShape.length);
  return begins ? `${inShape}. ${begins}` : `${inShape}: ${settles}.`;
}
const EXCERPT = 290;
/** The first circumstance that a comparison names, where it is a place. */
const whereIn = ({ cases: [first = ""] }: Matter): string => {
  const said = small(first.split(":")[0] ?? "");
  return /^(?:for|in) /.test(said) ? ` ${said}` : "";
};

/** Of the first paragraph the sentences that fit whole; none where they say nothing yet. */
const wholeIn = (opening = "", most: number): string | undefined => {
  const sentences = opening.split(/(?<=[.?!]”?) (?=[A-Z“])/);
  const fit = sentences.filter((_, i) => sentences.slice(0, i + 1).join(" ").length <= most).join(" ");
  return fit.length >= 60 ? fit : undefined;
};

/** What a question asks is no noun, and stands in the title. */
const onIn = (
  { form, clause }: Request,
  { kind, isNarrow }: Matter,
  { doing, noun }: About,
): string | undefined =>
  (isNarrow && form !== "how-to" ? kind.about : undefined) ??
  doing ??
  (form === "opinion" && noun?.startsWith("whether ") ? noun : undefined) ??
  (form === "comparison" || form === "opinion"
    ? undefined
    : (kind.about ?? (asks(clause) ? undefined : noun && inGeneral(noun))));

/** True of a phrase that has the readers in it already. */
const namesThem = (on: string, { called, audience }: Request, readers: string): boolean =>
  plain(on).includes(plain(called.place?.one ?? readers)) || audience?.heard.test(plain(on)) === true;

/** What it is about and what has to be settled, as much of it as fits. */
function settled(named: string, settles: string): string {
  const items = settles.split(/,? and (?=[^,]*$)|, /);
  for (let n = items.length; n > 1; n--) {
    const said = `${named}: ${items.slice(0, n - 1).join(", ")}, and ${items[n - 1]}.`;
    if (said.length < 158) return said;
  }
  return describe([`${capital(settles)}: an outline.`]);
}

/** What such a text has to settle; where nothing is written of that, what it is and what it covers. */
export function descriptionOf({
  matter,
  about,
  shape,
  readers,
  parts,
  told,
  isStory,
  request,
}: Summed): string {
  const { settles } = matter.frame;
  if (settles && !isStory && !told && request.form !== "comparison" && request.form !== "opinion") {
    const named =
      about.noun === undefined || (matter.byNature && !matter.kind.about && about.doing)
        ? about.doing
        : about.noun === matter.kind.about
          ? about.noun
          : inGeneral(about.noun);
    if (matter.byNature && named) return settled(capital(named), settles);
    const on = named ? ` on ${named}` : "";
    const said = `${capital(settles)}: what an article${on} has to settle.`;
    return said.length < 158 ? said : describe([`${capital(settles)}: an outline.`]);
  }
  if (request.sides.length > 1 && about.noun)
    return describe([
      `${capital(about.noun)}: a table to fill row by row, with where each figure is found.`,
      "An outline, not yet an article.",
    ]);
  if (request.form === "opinion" && about.noun?.startsWith("whether "))
    return describe([
      `${capital(about.noun)}: an outline.`,
      "The day that shows it, what it costs, who loses by it, and the other side.",
    ]);
  const on = about.noun ? ` on ${inGeneral(about.noun)}` : "";
  const covered = parts.filter((part) => !SHOULD.test(part));
  return describe([
    `An outline, not yet an article${on}${readers ? ` for ${readers}` : ""}${/ sections$/.test(shape) ? "" : `, with ${shape}`}.`,
    covered.length
      ? `It covers ${covered.slice(0, 3).join(", ")}.`
      : isStory
        ? told
          ? "It names the questions that are left."
          : "Each part lists the questions that it has to answer."
        : matter.around.length
          ? `Among its parts: ${matter.around.map(({ heading }) => `“${heading}”`).join(", ")}.`
          : "Each part says what belongs in it, and where that is found.",
  ]);
}

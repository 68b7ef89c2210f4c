import { capital } from "../../content/capital.ts";
import { plural } from "./called.ts";
import type { Told } from "./told.ts";
import { describe } from "./article.ts";
import { gerundOf } from "./gerund.ts";
import { SHOULD } from "./outline-view.ts";
import type { Matter } from "./outline-kind.ts";
import { small } from "./phrases.ts";
import { plain } from "./plain.ts";
import { spelled } from "./subject.ts";
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
  const [, whose = "", what = ""] =
    /^(?:\d+ \w+ for )?(?:an? |the )?((?:[\w-]+ ){0,2}[\w-]+)’s (.{4,50})$/.exec(said) ?? [];
  return what && audience?.heard.test(plain(whose)) ? what : undefined;
};

export function aboutOf(
  request: Request,
  matter: Matter,
  readers: string | undefined,
  titled: string,
): About {
  const { sides, audience, called, form } = request;
  // What a view is on is the view.
  const held = form === "opinion" ? SHOULD.exec(titled)?.[0] : undefined;
  if (held) return { noun: `whether ${small(held.replace(/^why /i, ""))}`, doing: undefined };
  if (sides.length > 1) return { noun: spelled(sides.map(small).join(" or ")), doing: undefined };
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
    noun: matter.kind.about ?? (own && spelled(own)),
    doing:
      form === "how-to" && /^how to /i.test(titled)
        ? small(titled)
        : isDone
          ? gerundOf(matter.doing ?? "")
          : undefined,
  };
}

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
  /** The headings of its own parts, in their order. */
  heads: readonly string[];
}

/** What kind of text it is, for whom, on what, and from where to where it goes. */
export function excerptOf({
  request: { form },
  about,
  shape,
  readers,
  told,
  isStory,
  heads,
  decides,
}: Summed): string {
  const on = about.doing ?? (form === "comparison" || form === "opinion" ? undefined : about.noun);
  const start = `An outline${readers ? ` for ${readers}` : ""}${on ? ` on ${on}` : ""}: ${shape}`;
  if (isStory)
    return `${start}, with ${told ? "the questions that are left" : "the questions that each has to answer"}.`;
  if (form === "comparison") {
    const said = `${start}. ${decides ?? ""}`;
    return decides && said.length < 230 ? said : `${start}, with where to get each number.`;
  }
  const [first, last] = [heads[0], heads.at(-1)].map((head) => head?.replace(/^\d+\. /, ""));
  if (!first || !last || first === last || `${start}${first}${last}`.length > 210)
    return `${start}, with what belongs in each and where it is found.`;
  return `${start}, from “${first}” to “${last.replace(/[.]$/, "")}${/\?$/.test(last) ? "”" : ".”"}`;
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
    const named = about.noun === undefined ? about.doing : inGeneral(about.noun);
    const on = named ? ` on ${named}` : "";
    const said = `${capital(settles)}: what an article${on} has to settle.`;
    return said.length < 158 ? said : describe([`${capital(settles)}: an outline.`]);
  }
  if (request.sides.length > 1 && about.noun)
    return describe([
      `${capital(about.noun)}: a table to fill row by row, with where each figure is found.`,
      "An outline, not yet an article.",
    ]);
  const on = about.noun ? ` on ${inGeneral(about.noun)}` : "";
  return describe([
    `An outline, not yet an article${on}${readers ? ` for ${readers}` : ""}, with ${shape}.`,
    parts.length
      ? `It covers ${parts.slice(0, 3).join(", ")}.`
      : isStory
        ? told
          ? "It names the questions that are left."
          : "Each part lists the questions that it has to answer."
        : matter.around.length
          ? `Among its parts: ${matter.around.map(({ heading }) => `“${heading}”`).join(", ")}.`
          : "Each part says what belongs in it, and where that is found.",
  ]);
}

import { posting, replies } from "../../../content/writing/ready/hiring.ts";
import { article } from "../../../content/report/words.ts";
import { capital } from "../../../content/capital.ts";
import type { Body } from "../body.ts";
import { h2, list, p } from "../html.ts";
import { plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { factsIn } from "./facts.ts";

const POSTING =
  /\b(?:job (?:posting|post|ad|advert\w*|description|listing)|help[- ]wanted|want(?:ed)? ad|hiring (?:post|ad)|we are hiring|we're hiring)\b/;

/** True of a prompt for a job posting itself. */
export const wantsPosting = ({ clause, text }: Pick<Request, "clause" | "text">): boolean =>
  POSTING.test(plain(clause)) && !/\bhow to (?:write|post)|tips|mistakes\b/.test(text);

export function postingOf(request: Request): Body {
  const { place, customers } = factsIn(request);
  const [, role = "[role]"] =
    /\b(?:for|hiring|seeking|looking for) (?:an? |the |our )?((?:[\w/-]+ ){0,3}[\w/-]+?)(?= (?:at|in|for|to|who|with|on)\b|[,.:]|$)/i.exec(
      request.clause,
    ) ?? [];
  const pay =
    /\$\d[\d.,]*(?: ?(?:-|to) ?\$?\d[\d.,]*)?(?: (?:an?|per) (?:hour|week|month|year)| hourly)?/i.exec(
      request.typed,
    )?.[0];
  const days =
    /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?:(?:,| and| to| through|,? &) (?:and )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?){0,5})\b/i.exec(
      request.typed,
    )?.[1];
  const fill = (text: string) =>
    text
      .replaceAll("{aRole}", article(role))
      .replaceAll("{place}", place)
      .replaceAll("{customers}", customers)
      .replaceAll("{town}", " in [town]")
      .replaceAll("{Hours}", days ? `The work is on ${days}. ` : "[Days and hours.] ")
      .replaceAll("{Pay}", pay ? `The pay is ${pay}.` : "[What you pay, from … to ….]")
      .replaceAll(
        "{PayLine}",
        pay
          ? `${capital(pay)}, and [when it is looked at again].`
          : "[Pay, from … to …, and what it depends on.]",
      )
      .replaceAll(
        "{HoursLine}",
        days
          ? `${days}, [from … to …]. These days do not move.`
          : "[Days and hours, and which of them can be talked about.]",
      );
  return {
    title: `We are looking for ${article(role)}`,
    excerpt: `${capital(article(role))} at our ${place}: what a day is like, what is needed, what is offered, and how to apply.`,
    heads: posting.sections.map(([head]) => head),
    about: `job posting, ${role}`,
    content: [
      p(fill(posting.lead)),
      ...posting.sections.flatMap(([head, lines]) => [h2(head), list("ul", lines.map(fill))]),
    ],
  };
}

/** True of a prompt for an answer to a review. */
export const wantsReply = ({ text, clause }: Pick<Request, "text" | "clause">): boolean =>
  /^(?:an? |the |our )?(?:[\w-]+ ){0,2}(?:reply|response|answer) to (?:an? |the |this )?.{0,40}\breview\b/i.test(
    clause,
  ) ||
  (/\b(?:reply|respond|response) to (?:this|an?|the) .{0,40}\breview\b(?!s)/.test(text.slice(0, 120)) &&
    !/\bhow to\b/.test(text));

export function replyOf(request: Request): Body {
  const { text } = request;
  const { place } = factsIn(request);
  const good = /\b(?:5|five|4|four)[- ]star|positive|glowing|good review|great review/.test(text);
  const waited = /\b(\d{1,3} (?:minutes|hours|days|weeks)|an hour|two hours)\b/.exec(text)?.[1];
  const middle = (replies.find(([heard]) => heard.test(text))?.[1] ?? "").replaceAll(
    "{Waited}",
    capital(waited ?? "That"),
  );
  const stars = /\b(?:\d|one|two|three|four|five)[- ]star\b/.exec(text)?.[0];
  return {
    title: `An answer to a ${stars ? `${stars} ` : ""}review`,
    excerpt: `A short answer to a review of our ${place}, to be put under it with your name. It says nothing of who was here or for what.`,
    heads: ["thanks", "what went wrong", "how to reach us"],
    about: "answering a review",
    content: good
      ? [
          p(
            "Thank you for taking the time to write this. [One thing from the review, in your own words.] I have read it to everybody here, and it made somebody’s morning.",
          ),
          p("[Your name], [name of the business]"),
        ]
      : [
          p("Thank you for writing this down, and for putting it plainly.", middle, "I am sorry for it."),
          p(
            "I would like to hear it from you and tell you what we are changing: please call me at [number] and ask for [name]. I am there [days, hours].",
          ),
          p("[Your name], [role, name of the business]"),
        ],
  };
}

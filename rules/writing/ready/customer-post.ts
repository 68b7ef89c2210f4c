import { customerPost as post } from "../../../content/writing/ready/customer-post.ts";
import { askedOfCustomers } from "../../../content/writing/ready/asked-of-customers.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import { h2, p } from "../html.ts";
import { plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { readersOf } from "../readers.ts";

/** True of a text that tells customers how to call at a full time. */
export const wantsCustomerPost = ({ text, form }: Pick<Request, "text" | "form">): boolean =>
  (form === "how-to" || form === "opinion") &&
  post.heard.test(text) &&
  /\b(?:phones?|calls?|calling|reach)\b/.test(text);

export function customerPostOf(request: Request, say: Say): Body {
  const { text, occasions } = request;
  const what = /\bheat|summer|\bac\b|air condition/.test(text)
    ? "heat"
    : /\bcold|winter|freez|frost|snow/.test(text)
      ? "cold"
      : "other";
  const at =
    what === "heat" && /heat ?wave/.test(text) ? "in a heat wave" : (occasions[0]?.at ?? "when it is busy");
  const fill = (said: string) =>
    say(said.replaceAll("{When}", capital(at)).replaceAll("{todo}", post.todo[what]));
  return {
    title: `When everybody calls at once: how to reach us ${at}`,
    excerpt: `What happens when you call ${at}, what to have ready, what you can do until help comes, and what goes first, from ${readersOf(request).one}.`,
    heads: post.sections.map(([head]) => head),
    about: `calling ${at}`,
    content: [
      p(fill(post.lead)),
      ...post.sections.flatMap(([head, paragraphs]) => [
        h2(head),
        ...paragraphs.map((paragraph) => p(fill(paragraph))),
      ]),
      p(post.close),
    ],
  };
}

const askedIn = ({ clause, form }: Pick<Request, "clause" | "form">) =>
  form === "opinion" ? askedOfCustomers.find(({ heard }) => heard.test(plain(clause))) : undefined;

/** A view in which a business asks something of its own customers: ‘please don’t no-show’. */
export function askedOfThem(request: Request, say: Say): Body | undefined {
  const asked = askedIn(request);
  return (
    asked && {
      title: capital(request.clause.replace(/,.*$/, "").replaceAll("'", "’")),
      excerpt: say(asked.excerpt),
      heads: asked.sections.map(([head]) => head),
      about: asked.about,
      content: [
        p(say(asked.lead)),
        ...asked.sections.flatMap(([head, text]) => [h2(head), p(say(text))]),
        p(say(asked.close)),
      ],
    }
  );
}

import type { Body } from "../body.ts";
import { h2, list, p } from "../html.ts";
import type { Request } from "../request.ts";

export const wantsPress = ({ text }: Pick<Request, "text">): boolean =>
  /\b(?:press|media|news) release\b/.test(text);

const MAKER =
  "makes voice assistants for dental practices, medical offices, law firms and small businesses. They answer the calls that nobody can pick up, say in the first sentence that they’re a computer, do what follows a rule, and pass everything else on to a person.";

/** News for people who may print it: the facts first, one sentence that somebody said, who it is, and whom to call. */
export function pressOf(said: readonly string[], name: string | undefined, isMaker: boolean): Body {
  const who = name ?? "[name of the company]";
  const told = said.map((each) => each.replace(/\bour (?:company|team|start-?up)\b/gi, who));
  const [first = "", ...rest] = told;
  const title = first.replace(/\.$/, "").replace("[name of the company]", "Our company");
  return {
    title,
    excerpt: `A press release${name ? ` from ${name}` : ""}: the news, what’s behind it, and whom to ask.`,
    description: `${title}. A press release with the facts in its first paragraph, one quote, and a contact for questions.`,
    heads: [],
    noSheet: true,
    about: "press release",
    content: [
      p(`[City, state], [date]: ${first}`, ...rest),
      p(
        "[What’s behind it, in two sentences with a figure: what was decided and when, how many people or customers it concerns, and from which day on.]",
      ),
      p(
        `“[One sentence that nobody else could have said, the way it was said],” said [name], [role] at ${who}.`,
      ),
      h2("The facts"),
      list("ul", [
        `Who: ${who}`,
        `What: ${first}`,
        "Where and from when: [address or area], [date]",
        "For whom: [who can use it, or whom it concerns]",
      ]),
      h2(`About ${who}`),
      p(
        isMaker && name
          ? `${name} ${MAKER}`
          : "[Two sentences: what you do, for whom, since when, and where.]",
      ),
      p("Press contact: [name], [telephone], [email]."),
    ],
  };
}

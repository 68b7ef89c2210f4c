import { audiences } from "../../content/writing/audiences/index.ts";
import type { Topic } from "../../content/writing/kinds.ts";
import { claimIn } from "./claim.ts";
import { type Knowledge } from "./knowledge.ts";
import { telling } from "./passages.ts";
import { type Request } from "./request.ts";
import { plain } from "./plain.ts";
import { telephone, topics } from "../../content/writing/topics/index.ts";
import { namedIn } from "./named.ts";
import { wantedIn } from "./wanted.ts";
import { RINGING } from "./skeleton.ts";

/** True of a topic that the main clause speaks of: as one part among several ('staff, lease, phones') it is no article. */
export function isAskedFor(
  topic: Topic | undefined,
  { options }: Knowledge,
  { prompt, form }: Request,
): boolean {
  if (!topic || form === "comparison" || options.length) return true;
  const wanted = wantedIn(prompt);
  const others = namedIn(prompt, wanted).parts.filter((part) => !WHEN.test(part));
  if (others.length < 2) return true;
  const { heard } = topics.find(({ id }) => id === topic.id) ?? topic;
  return (
    heard.test(plain(wanted)) ||
    others.filter((part) => heard.test(plain(part))).length * 2 > others.length ||
    telephone.heard.test(plain(wanted))
  );
}
/** A stretch of time rather than a matter of its own. */
const WHEN = /^(?:before|during|after|first|second|closing|opening|at|on|in)\b/i;

export const reasonsOf = ({ thesis, reasons }: Topic): string =>
  `${thesis} ${reasons.map(({ head, text }) => `${head} ${text}`).join(" ")}`;

/** True when the reasons that there are speak of what an opinion's title says. */
export function isBorneOut(request: Request, topic: Topic): boolean {
  const { name } = topic;
  const claim = request.form === "opinion" ? claimIn(request) : undefined;
  if (!claim) return true;
  const about = request.audience ? plain(claim).replace(request.audience.heard, " ") : claim;
  if (isHeldOf(request, topic)) return true;
  const said = telling(`${name} ${reasonsOf(topic)}`);
  return [...telling(about)].some((word) => said.has(word) && !RINGING.has(word));
}

/** That a matter costs something is what the reasons against it say, in whatever words. */
export const isHeldOf = (request: Request, { heard }: Topic): boolean => {
  const claim = request.form === "opinion" ? (claimIn(request) ?? "") : "";
  return COSTLY.test(claim) && heard.test(plain(claim));
};
const COSTLY = /\b(?:expensive|costs?|costly|worst|loses?|losing|hurts?|rude|mistake|bad habit|drives?)\b/i;

/** True of a page whose title has a word of the topic that few others have. */
export const speaksOf = (title: string, { keywords, name }: Topic): boolean => {
  const words = telling(title);
  return [...telling(`${keywords.join(" ")} ${name}`)].some((word) => words.has(word) && !RINGING.has(word));
};

/** True of a page whose title names readers other than the prompt's. */
export const isForOthers = (title: string, { audience }: Request): boolean =>
  audiences.some(({ heard, trade }) => trade !== audience?.trade && heard.test(plain(title)));

/** A topic under the time or situation that the prompt names: its name and its goal say so. */
export function timed(named: Topic, { occasions, form, text }: Request): Topic {
  const topic =
    named.id === "choosing" &&
    /\banswering services?\b/.test(text) &&
    !/\b(?:ai|assistants?|bots?|virtual)\b/.test(text)
      ? { ...named, ...SERVICE }
      : named;
  return occasions
    .slice(0, form === "questions" && topic.id === "questions" && occasions.length > 1 ? 0 : 2)
    .reduce(
      (so, { about, name, goal, gist = so.gist, at }) =>
        about.includes(topic.id) && so.goal === topic.goal
          ? { ...so, name, goal, gist }
          : about.includes(topic.id)
            ? so
            : { ...so, name: `${so.name} ${at}`, goal: `${so.goal}, ${at}` },
      topic,
    );
}
/** What the same advice is called where a service of people is chosen. */
const SERVICE = {
  name: "choosing an answering service",
  goal: "choose an answering service without regret",
  keywords: ["answering service", "choosing a provider"],
} as const;

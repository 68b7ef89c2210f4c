import type { View } from "../../content/writing/library/kinds.ts";
import { scenesOf } from "../../content/writing/scenes/index.ts";
import { stands } from "../../content/writing/stands/index.ts";
import type { Stand } from "../../content/writing/stands/kind.ts";
import { thesisWords } from "../../content/writing/stands/words.ts";
import { capital } from "../../content/capital.ts";
import type { Body, Say } from "./body.ts";
import { answerTo } from "./circumstances.ts";
import { claimIn } from "./claim.ts";
import { againstIn } from "./contrary.ts";
import { h2, list, p } from "./html.ts";
import { inWords, plain, wordsIn } from "./plain.ts";
import { familyOf } from "./library/parts.ts";
import { toldOf } from "./library/scenes.ts";
import { small } from "./phrases.ts";
import { isPost } from "./post.ts";
import type { Request } from "./request.ts";
import { titleFrom } from "./title.ts";
import { asks, wantedIn } from "./wanted.ts";

/** The view that a prompt wants argued, by its thesis. */
export const standIn = (request: Request): Stand | undefined => {
  const { form, label, clause, text } = request;
  // A post that says what should be is a view as well.
  const isHeld =
    isPost(request) &&
    /\b(?:should|must|is|are)\b/.test(plain(claimIn(request) ?? "how")) &&
    !/^(?:how|what|when)\b/i.test(clause);
  if (form !== "opinion" && !(form === "how-to" && isHeld)) return undefined;
  const held = plain(`${label} ${clause}`);
  // What something is only measured by is not what is held: ‘costs more than a bad review’.
  const measure = text.search(MEASURED);
  const isOnlyMeasure = (heard: RegExp) => measure >= 0 && (heard.exec(text)?.index ?? 0) > measure;
  return stands.find(
    ({ heard, not, affirms }) =>
      !isOnlyMeasure(heard) &&
      (heard.test(held) || heard.test(text)) &&
      !not?.test(text) &&
      !(affirms && againstIn(request)),
  );
};

const MEASURED = /\b(?:more|worse|better|less|costlier|dearer) than\b/;

/** True of a prompt that wants somebody to speak for themselves. */
const inFirst = ({ text }: Pick<Request, "text">): boolean =>
  /\bfirst[- ]person\b|\b(?:as|from) (?:me|my (?:own )?(?:view|point of view|experience))\b/.test(text);

/** The same view as one person holds it: where they stand, what they have counted, what they grant and do. */
const asMine = (view: View, title: string): View => ({
  ...view,
  opens: [`I’ll say where I stand first: ${small(title)}.`, ...view.opens],
  ...(view.sum
    ? {
        sum: [
          view.sum[0],
          `I’ve done the sum, with figures I made up because yours will differ. ${view.sum[1]}`,
        ] as const,
      }
    : {}),
  grants: ["I’ve heard the other side from people I respect, and I grant them part of it.", ...view.grants],
  ends: `That’s why I come down where I do. ${view.ends}`,
});

const USUAL = 600;
/** So many reasons a view has, those of its readers among them. */
const REASONS = 4;
const REASONS_LONG = 6;
/** From so many words on there is room for more. */
const LONG = 650;
/** Below it two reasons are enough. */
const SHORT = 350;
const ACTS = 3;
const ACTS_MOST = 7;
/** Words in one of them. */
const ACT = 18;
const lengthOf = (texts: readonly string[]): number => wordsIn(texts.join(" ")).length;

/** A view with its reasons, what it comes to in figures, what the other side has right, and, where there is room, what to do. */
export function arguedBody(view: View, request: Request, say: Say, acts: readonly string[] = []): Body {
  const room = request.words ?? USUAL;
  const scene = view.scene && room >= SHORT ? [view.scene, ...(view.also ?? [])] : [];
  const sum = view.sum && room >= SHORT - 100 ? [view.sum] : [];
  const wordsWith = (reasons: View["because"]) =>
    lengthOf([...view.opens, ...[...scene, ...reasons, ...sum].flat(), ...view.grants, view.ends]);
  // Of reasons that are too many for the asked length the first ones stay.
  const most = room < SHORT ? 2 : view.because.length;
  const because =
    Array.from({ length: Math.max(0, most - 1) }, (_, i) => view.because.slice(0, most - i)).find(
      (reasons) => wordsWith(reasons) < room * 1.12,
    ) ?? view.because.slice(0, 2);
  const sections = [...scene, ...because, ...sum];
  const used = wordsWith(because);
  // Who asks for more words is told more of what to do.
  const more = Math.floor(Math.max(0, (request.words ?? 0) * 0.95 - used - ACT * ACTS) / ACT);
  const done = acts.slice(0, used + 60 < room * 1.2 ? Math.min(ACTS_MOST, ACTS + more) : 0);
  const said = (texts: readonly string[]) => texts.map((text) => p(capital(say(text))));
  return {
    title: "",
    excerpt: "",
    heads: because.map(([head]) => say(head)),
    content: [
      ...request.occasions.map(({ scene }) => p(capital(say(scene)))),
      ...said(view.opens),
      ...sections.flatMap(([head, ...says]) => [h2(say(head)), ...said(says)]),
      h2("The other side"),
      ...said(view.grants),
      ...(done.length
        ? [h2(`${capital(inWords(done.length))} things to do about it`), list("ul", done)]
        : []),
    ],
    close: p(capital(say(view.ends))),
  };
}

/** The same for a network or a newsletter: no headings, as many paragraphs as there is room for. */
function postOf(stand: Stand, request: Request, say: Say): string[] {
  const most = (request.most ?? request.words ?? 170) - lengthOf([stand.ends]);
  const wished = [
    ...stand.opens,
    stand.sum[1],
    ...stand.because.map(([head, ...says]) => `${head}. ${says[0] ?? ""}`),
  ];
  let left = most;
  const kept = wished.filter((text, i) => {
    const fits = i === 0 || left >= lengthOf([text]);
    if (fits) left -= lengthOf([text]);
    return fits;
  });
  return [...kept, stand.ends].map((text) => p(capital(say(text))));
}

/** What only such readers have for a view: a call that shows it, and their reason or their sum. */
function shownIn({ shows }: Stand, request: Request) {
  const own = scenesOf(request.audience);
  const [told] = shows ? toldOf(request, [shows.theme]) : [];
  const scene = shows?.scene && own?.[shows.scene];
  if (!shows || !told) return { scene, reasons: [] };
  const { does, mistake, says } = told;
  return {
    scene,
    reasons:
      shows.as === "reason" ? [[does, ...says] as const] : shows.as === "fault" && mistake ? [mistake] : [],
    sum: shows.as === "sum" ? (["What it comes to", says.join(" ")] as const) : undefined,
  };
}

/** The text that argues it, under the prompt's own words for it. */
export function standBody(stand: Stand, request: Request, say: Say): Body {
  const title =
    claimIn(request) ??
    (/^why\b/i.test(request.clause)
      ? capital(wantedIn(request.prompt))
      : asks(request.clause)
        ? titleFrom(request)
        : undefined) ??
    [stand.claim, ...request.occasions.map(({ at }) => `above all ${at}`)].join(", ");
  const ofTitle = thesisWords
    .filter(({ heard, stands: ids }) => ids.includes(stand.id) && heard.test(plain(title)))
    .slice(0, 1)
    .flatMap(({ because }) => because);
  const of = [...ofTitle, ...(stand.of?.[familyOf(request)] ?? [])];
  const { scene: theirs, reasons, sum } = shownIn(stand, request);
  // Of readers of several trades each has a call of its own.
  const [scene = theirs, ...also] = request.among.flatMap((audience) => {
    const own = stand.shows?.scene && scenesOf(audience)?.[stand.shows.scene];
    return own ? [own] : [];
  });
  // What the title itself says is more theirs than another matter of their day.
  const own = [...of, ...(ofTitle.length ? [] : reasons)];
  const because = [
    ...own,
    ...stand.because.slice(
      0,
      Math.max(1, ((request.words ?? 0) < LONG ? REASONS : REASONS_LONG) - own.length),
    ),
  ];
  const held: View = { ...stand, ...(scene ? { scene, also } : {}), because, sum: sum ?? stand.sum };
  const body = arguedBody(inFirst(request) ? asMine(held, title) : held, request, say, stand.acts.map(say));
  // ‘Is it okay?’ is answered before anything is argued.
  const [answer] = request.typed
    .split(/(?<=[.?!])\s+/)
    .slice(1)
    .flatMap((question) => answerTo(question) ?? []);
  return {
    ...body,
    ...(answer ? { content: [p(capital(say(answer))), ...body.content] } : {}),
    title,
    about: stand.name,
    ...(isPost(request) ? { content: postOf(stand, request, say), close: "" } : {}),
  };
}

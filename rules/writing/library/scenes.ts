import { scenesOf } from "../../../content/writing/scenes/index.ts";
import type { Theme } from "../../../content/writing/scenes/kind.ts";
import { placeOf } from "../../../content/writing/scenes/where.ts";
import type { Told } from "../../../content/writing/library/kinds.ts";
import type { Body } from "../body.ts";
import { textOf } from "../gist.ts";
import { small } from "../phrases.ts";
import { plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { wantsScript } from "../wants-script.ts";

type For = Pick<Request, "audience" | "form" | "items" | "clause" | "label" | "occasions">;

/** Whoever treats one part of a body has none of a family doctor’s days. */
const SPECIALTY =
  /\b(?:\w+(?:olog(?:y|ists?)|iatr(?:y|ists?)|opath\w*)|allergy|fertility|surge(?:ry|ons?)|pain|sleep|vein|imaging|orthop\w+|ent|eye|hearing|wound|weight loss) (?:clinics?|practices?|offices?|groups?|centers?)\b|\b(?:podiatr|dermatolog|cardiolog|urolog|neurolog|oncolog|psychiatr|allerg|audiolog|rheumatolog)ists?\b/;
const isOfOnePart = ({ audience, text = "" }: { audience?: Request["audience"]; text?: string }): boolean =>
  audience?.trade === "medical" && SPECIALTY.test(text);

/** What these readers alone have on the matter of a subject, a plan or a view. */
export const toldOf = (
  request: Pick<Request, "audience"> & { text?: string },
  themes: readonly Theme[],
): readonly Told[] => {
  const own = isOfOnePart(request) ? undefined : scenesOf(request.audience)?.told;
  return themes.flatMap((theme) => own?.[theme] ?? []);
};

/** So many sentences of it, where it is told elsewhere to the end. */
const SENTENCES = 4;
const SENTENCE = /(?<=[.?!]”?) (?=[A-Z“])/;
const inBrief = ({ lines: _, says: [first = ""], ...told }: Told): Told => ({
  ...told,
  says: [first.split(SENTENCE).slice(0, SENTENCES).join(" ")],
});
/** What goes wrong without it is reason enough: 'The mistake is closing the phone from twelve to one. That’s when …' */
const asFault = ({ lines: _, says, ...told }: Told): Told => {
  const [head, text] = told.mistake ?? [];
  return {
    ...told,
    says: head
      ? [
          /^[A-Z][a-z]+ing\b/.test(head)
            ? `The mistake is ${ended(small(head))} ${text}`
            : `The mistake sounds like this: ${ended(head)} ${text}`,
        ]
      : says,
  };
};

const ended = (head: string): string =>
  /[.?!]”?$/.test(head) ? head : head.endsWith("”") ? head.replace(/”$/, ".”") : `${head}.`;

/** Behind how many of the passages the readers' own stand: early enough for the shortest list. */
const PLACES = [1, 3] as const;

/** What stands beside a theme where there is room for both. */
const BESIDE: Partial<Record<Theme, Theme>> = {
  missed: "rush",
  night: "machine",
  first: "price",
  machine: "night",
  rush: "missed",
};

/** What a subject is so narrow about that a scene without a word of it is another hour’s or another thing’s. */
const SPEAKS_OF: Readonly<Record<string, RegExp>> = {
  lunch: /\b(?:lunch\w*|noon|twelve|midday|eat\w*|half past)\b/i,
  monday: /\b(?:mondays?|weekend)\b/i,
  hold: /\b(?:on hold|holds?|wait\w*)\b/i,
  "hold-words": /\b(?:on hold|holds?|wait\w*)\b/i,
  "text-back": /\b(?:text\w*|message\w*|repl\w+)\b/i,
  unbooked: /\b(?:book(?:ed|s)?|follow\w*|call(?:s|ed)? (?:them |it )?back|quotes?|estimates?|decid\w+)\b/i,
  forwarding: /\b(?:forward\w*|rings?|pick(?:s|ed)? up|second phone)\b/i,
};

/** The passages of a subject with the readers' own among them. */
export function withScenes(id: string, passages: readonly Told[], request: For): Told[] {
  const place = placeOf(id);
  if (!place) return [...passages];
  // Of a list or a plan one sees a line, and of a script the words.
  const isLines =
    request.items !== undefined ||
    request.form === "checklist" ||
    request.form === "plan" ||
    wantsScript(request);
  const beside = wantsScript(request)
    ? undefined
    : (place.second ?? (isLines ? BESIDE[place.first] : undefined));
  // At the time of which a trade's own rush speaks, that comes first.
  const [rush] = toldOf(request, ["rush"]);
  const atRush =
    rush !== undefined && request.occasions.some(({ heard }) => heard.test(plain(rush.says.join(" "))));
  const other = place.first === "rush" ? beside : place.first;
  const themes: readonly (Theme | undefined)[] = atRush ? ["rush", other] : [place.first, beside];
  const [first, second] = toldOf(
    request,
    themes.filter(
      (theme): theme is Theme => theme !== undefined && !passages.some(({ asOwn }) => asOwn === theme),
    ),
  );
  const isWhole = isLines || place.whole || atRush;
  const needed = SPEAKS_OF[id];
  const fits = (told: Told) =>
    needed === undefined || needed.test([told.does, ...told.says, ...(told.tasks ?? [])].join(" "));
  const own = [
    ...(first && fits(first) ? [isWhole ? first : place.second ? inBrief(first) : asFault(first)] : []),
    ...(second && fits(second) ? [isLines ? second : asFault(second)] : []),
  ].map((told) => ({ ...told, ofReaders: true as const }));
  return passages.flatMap((told, i) => [
    told,
    ...own.filter((_, n) => PLACES[n] === i + 1 || (i === passages.length - 1 && (PLACES[n] ?? 0) > i + 1)),
  ]);
}

/** A sentence that goes on from one before it: by itself nobody knows what it speaks of. */
const DANGLING =
  /^(?:They|It|That|This|These|Those|He|She|There|Then|But|And|So|By|Which|Its|Their|Both|Neither|Nobody else|The (?:\w+ )?ones)\b/;

/** A shorter sentence says nothing by itself. */
const SHORT = 50;

/** Of a text that is made what only these readers have: its headings, and how one of its passages begins. */
export function ownIn(
  { heads, content }: Pick<Body, "heads" | "content">,
  request: Pick<Request, "audience">,
): Pick<Body, "own"> {
  const own = Object.values(scenesOf(request.audience)?.told ?? {});
  const found = heads.filter((head) =>
    own.some(({ does, asks, mistake }) => [does, asks, mistake?.[0]].includes(head)),
  );
  const said = textOf(content.join(" "));
  // A plan has it as a piece of work, without a heading.
  const lines = own
    .filter(({ does, asks, mistake }) =>
      [does, asks, mistake?.[0]].some((head) => head && said.includes(head)),
    )
    .flatMap(({ says, mistake }) => [says[0] ?? "", mistake?.[1] ?? ""])
    .map((text) => text.split(SENTENCE).slice(0, 2))
    .find(
      (each) =>
        each.join(" ").length > SHORT && !DANGLING.test(each[0] ?? "") && said.includes(each.join(" ")),
    );
  return found.length || lines ? { own: { heads: found, ...(lines ? { lines } : {}) } } : {};
}

import type { Family, Subject, Told } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import { costOfAi } from "../../../content/writing/library/cost.ts";
import { neighborhoods } from "../../../content/writing/library/neighborhoods.ts";
import { plain } from "../plain.ts";
import type { Request } from "../request.ts";

const FAMILIES: [Family, RegExp][] = [
  ["dental", /^dental$/],
  ["medical", /^(?:medical|physiotherapy|therapy|healthcare)$/],
  ["law", /^(?:legal|litigation|injury|immigration|family-law|estates|conveyancing)$/],
  ["trades", /^(?:trades|roofing|cleaning|garage|joinery)$/],
  ["vet", /^veterinary$/],
];

/** The kind of trade that a text is for, as far as its examples differ. */
export const familyOf = ({ audience }: Pick<Request, "audience">): Family =>
  FAMILIES.find(([, ids]) => ids.test(audience?.trade ?? ""))?.[0] ?? "other";

export const isFor = ({ only, notFor }: Told, family: Family): boolean =>
  (!only || only.includes(family)) && !notFor?.includes(family);

const ASKS = "(?:what|how|when|which|where|who|why|whether|should|do|does|can|is|are)";
const SPLIT = new RegExp(
  `, (?:and |or )?(?=${ASKS}\\b)| and (?=${ASKS}\\b)|; |(?<=\\?) |, (?:and )?(?:plus|with|including|include) | (?:plus|including) |, (?:and )?(?=the |an? |how )`,
  "i",
);

/** What a request asks for beside its subject: each question and each thing to include by itself. */
export function partsOf({ include, clause, typed, sides }: Request): string[] {
  const sentences = typed.split(/(?<=[.?!])\s+/);
  const asked = sentences.filter((sentence) => sentence.endsWith("?"));
  const after = sentences.flatMap(
    (sentence) => /: (.{8,160}, .{3,80})$/.exec(sentence)?.[1]?.split(/, (?:and )?/) ?? [],
  );
  // What is to be in the text is named more exactly than what it is about.
  const all = [
    ...after,
    ...include.flatMap((each) => each.split(SPLIT)),
    ...asked.flatMap((each) => each.split(SPLIT)),
    ...clause.split(SPLIT),
  ]
    .map((part) =>
      part
        .replace(/^(?:and|or|also|please) /i, "")
        .replace(/[.?!,]+$/, "")
        .trim(),
    )
    .filter((part) => part.length > 3 && !sides.includes(plain(part)));
  return all.filter((part, i) => all.findIndex((other) => plain(other) === plain(part)) === i);
}

export interface Wanted {
  /** Passages that a part of the request names, what is named most exactly first. */
  named: readonly Told[];
  /** Of other subjects. */
  lent: readonly Told[];
  /** What the request calls those that it wants included, as a heading. */
  called: ReadonlyMap<Told, string>;
  /** Parts that nothing answers. */
  left: readonly string[];
}

/** A part that asks for words to copy. */
const WORDS =
  /^(?:an? |the |some |one |with |give me |include |sample )*(?:short |sample |example |word-for-word |phone )*(?:exact |actual |finished )?(?:scripts?|wording|texts?|messages?|words to (?:say|use)|what to say|example (?:scripts?|sentences)|templates?|how (?:the |your |our |your )?[\w ]{2,24} (?:should|can|could) (?:answer|respond|reply))(?: (?:for|to) (?:the|each|it|them|use)\b.*)?$/;
/** 'What to tell patients who complain' is words of the subject that it names. */
const TELLS = /^what (?:to|should (?:i|we|you|they)|do (?:i|we|you)) (?:tell|say|answer)\b/i;
const OF_COST =
  /^(?:what|how much) (?:it|they|that|this|each|one|an? [\w ]{2,24}|the [\w ]{2,24}) costs?\b|^(?:the )?(?:costs?|prices?|pricing)$|^how much\b/;
/** Subjects in which what is paid for is an assistant. */
const sellsAi = ({ id }: Pick<Subject, "id">): boolean =>
  neighborhoods[0]?.includes(id) === true || ["ai-privacy", "law-ai"].includes(id);

/** Which passages the parts of a request name: the subject's own first, else those of others. */
export function wantedOf(
  subject: Subject,
  subjects: readonly Subject[],
  request: Request,
  timed: readonly Told[],
): Wanted {
  const family = familyOf(request);
  const own = subject.passages.filter((told) => isFor(told, family));
  const named = new Set<Told>(timed);
  const lent = new Set<Told>();
  const called = new Map<Told, string>();
  const left: string[] = [];
  const call = (told: Told, part: string) => {
    if (!called.has(told) && request.include.some((each) => each.includes(part)))
      called.set(told, capital(part.replace(/^(?:an?|the|some|one|your|our) /i, "").replaceAll("'", "’")));
  };
  for (const part of partsOf(request)) {
    const said = plain(part).replace(/^what (?:to do|happens|should \w+ do) (?:when|if|with) /, "");
    if (WORDS.test(said)) {
      // Words to say are in the passages that have them.
      const withWords = own.filter(({ lines }) => lines?.length);
      const nearest = withWords.filter((told) => named.has(told) || told.heard?.test(plain(request.clause)));
      for (const told of (nearest.length ? nearest : withWords).slice(0, 2)) named.add(told);
      if (!withWords.length) left.push(part);
      continue;
    }
    const found = own.filter(({ heard }) => heard?.test(said));
    for (const told of found) named.add(told);
    if (found[0]) call(found[0], part);
    if (found.length) continue;
    if (OF_COST.test(said) && sellsAi(subject)) {
      lent.add(costOfAi);
      call(costOfAi, part);
      continue;
    }
    if (subject.heard.test(said)) continue;
    const beside = subjects.find((each) => each !== subject && each.heard.test(said));
    // A part that only names a subject gets what that subject begins with.
    const others = beside?.passages.filter((told) => isFor(told, family)) ?? [];
    const other =
      others.filter((told, i) => told.heard?.test(said) || (i === 0 && said.split(" ").length < 4)).at(-1) ??
      (TELLS.test(part) ? others.find(({ lines }) => lines?.length) : undefined);
    if (other) {
      lent.add(other);
      call(other, part);
    } else left.push(part);
  }
  return { named: [...named], lent: [...lent].slice(0, 2), called, left };
}

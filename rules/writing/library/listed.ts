import type { Cause, Subject, Told } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import type { Body } from "../body.ts";
import { h2, list, p } from "../html.ts";
import { inWords, plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { beside, closeOf, leadOf, own, type Parts, rulesOf, type Write } from "./frame.ts";
import { fewerThan } from "../fewer.ts";
import { telling } from "../passages.ts";
import { filledUp, neighborsOf } from "./neighbors.ts";
import { lengthOf, toldIn } from "./sections.ts";
import { withoutSentences } from "../without-sentences.ts";

const USUAL_ENTRIES = 5;
const REASONS = 7;
const MISTAKES = 6;

/** A list of fewer entries is none. */
const LEAST = 4;
/** As few are told where a prompt wants few words. */
const FEWEST = 2;
const A_LITTLE_OVER = 1.15;

/** What is counted are words to say. */
const WORDS =
  /^(?:greetings|scripts|examples|templates|phrases|sentences|messages|texts|recordings|lines|voicemails)$/;

const TO_SAY =
  /\bthings\b.{0,60}\b(?:to|should|can|could|must|might) (?:always )?(?:say|tell)\b(?! (?:about|yes|no)\b)/;
/** A law on patients says nothing to whoever has none. */
const OF_PATIENTS = /\bHIPAA\b/;
const NO_PATIENTS = new Set<Parts["family"]>(["law", "trades", "vet"]);

/** What is said where there are fewer entries than were asked for. */
const fewerOf = ({ items, atMost }: Request, has: number): string[] =>
  items && has < items && !atMost ? [fewerThan(items, has)] : [];

const FACES = { do: "does", unknown: "does", reason: "does", mistake: "mistake", ask: "put" } as const;

/** What a mistake has said already is not said again as what to do. */
const REPEATED = 0.4;
function unsaidIn(says: readonly string[], mistake: string): string[] {
  const said = telling(mistake);
  return says
    .map((text) =>
      withoutSentences(text, (sentence) => {
        const words = [...telling(sentence)];
        return words.filter((word) => said.has(word)).length >= words.length * REPEATED;
      }).join(" "),
    )
    .filter((text) => text !== "");
}

const SAME = 0.75;
const headOf = (told: Told, face: "does" | "mistake" | "put"): string =>
  face === "mistake" ? (told.mistake?.[0] ?? "") : (told[face] ?? "");
/** Two headings of which the one has nearly all that the other says are one entry. */
const isSame = (one: string, other: string): boolean => {
  const [few, many] = [telling(one), telling(other)].toSorted((a, b) => a.size - b.size);
  return (
    few !== undefined && few.size > 1 && [...few].filter((word) => many?.has(word)).length >= few.size * SAME
  );
};

/** The entries of a list: the side of each passage that is asked for. */
function entriesOf({ request, subject, wanted, family }: Parts): Told[] {
  const face = FACES[request.face];
  // What somebody does is no number to watch.
  const isOfFigures = /^(?:numbers|metrics|kpis|figures|statistics|stats)$/.test(request.noun);
  const begun = new Set<string>();
  const all = own({ subject, family })
    .filter((told) => told[face] && !(isOfFigures && told.ofReaders))
    // Two entries that begin alike are one to whoever reads the headings.
    .filter(({ does }) => {
      const [words] = /^(?:\S+ ){2}\S+/.exec(does) ?? [does];
      return !begun.has(words) && begun.add(words);
    })
    .filter(
      (told, i, each) => !each.slice(0, i).some((other) => isSame(headOf(other, face), headOf(told, face))),
    );
  const near = neighborsOf(subject, family).filter(
    (told) => told[face] && !all.some((other) => isSame(headOf(other, face), headOf(told, face))),
  );
  const ranked = [
    ...wanted.named.filter((told) => all.includes(told)),
    ...all.filter((told) => !wanted.named.includes(told) && !told.extra),
    ...all.filter((told) => !wanted.named.includes(told) && told.extra),
  ];
  const usual = face === "put" ? all.length : face === "mistake" ? MISTAKES : USUAL_ENTRIES;
  const count = request.items ?? Math.min(usual, Math.max(ranked.length, 4));
  // Of a mistake's own subject more is said than of the trade at large.
  const [scene] = ranked.filter(({ ofReaders }) => ofReaders);
  const ofSubject = ranked.filter((told) => !told.ofReaders || told === scene);
  const fitting = face === "mistake" && ofSubject.length >= count ? ofSubject : ranked;
  const kept = filledUp(fitting, near, count).slice(0, count);
  return [...all, ...near].filter((told) => kept.includes(told));
}

/** What each entry may be asked to have, and has. */
const SERVED = /\b(?:questions?|why|fix|what to do|how to|example)\b/;
/** Under each mistake the words that are right. */
const WORDS_INSTEAD =
  /\b(?:what|things|how) to (?:say|tell (?:them|callers|people)) instead\b|\b(?:say|said|words|wording|sentences?|phrases?|scripts?) instead\b|\bwith (?:what to say|better (?:words|wording|sentences|scripts?)|the (?:right )?(?:words|wording))\b/;
/** Of which entries there are no words is told. */
const wordsLeftOut = (chosen: readonly Told[]): string[] => {
  const bare = chosen.flatMap(({ lines }, i) => (lines?.length ? [] : [i + 1]));
  return bare.length
    ? [
        p(
          `(A note for the editor: you asked what to say instead. ${bare.length === chosen.length ? "No entry has words of its own" : `${bare.length === 1 ? "Number" : "Numbers"} ${bare.join(", ")} ${bare.length === 1 ? "has" : "have"} none`}; add a sentence as your people would say it.)`,
        ),
      ]
    : [];
};
/** How many words an entry may have where the prompt wants them short. */
const BRIEF =
  /\b(?:keep (?:each|them|it)(?: \w+)? (?:short|brief)|(?:one|two|1|2)(?: or \w+)? sentences?|one[- ]liners?|short and)\b/;

export const listed: Write = (parts) => {
  const { request, say, subject } = parts;
  if (/signs/.test(request.noun))
    return pairsOf(
      subject.signsLead ? { ...parts, subject: { ...subject, lead: subject.signsLead } } : parts,
      [...(subject.signsOf?.[parts.family] ?? []), ...(subject.signs ?? [])],
    );
  if (/myths|misconceptions/.test(request.noun))
    return pairsOf(
      parts,
      subject.myths?.filter(([myth]) => !(OF_PATIENTS.test(myth) && NO_PATIENTS.has(parts.family))),
    );
  // ‘Nine things to say when somebody cancels’ are words, and no advice.
  if (WORDS.test(request.noun) || (request.noun === "things" && TO_SAY.test(plain(request.clause))))
    return wordsOf(parts);
  if (/reasons/.test(request.noun))
    return pairsOf(
      parts,
      request.face === "reason"
        ? (subject.reasons ?? causesFor(subject, request))
        : (causesFor(subject, request) ?? subject.reasons),
    );
  const face = FACES[request.face];
  const chosen = entriesOf(parts);
  if (
    chosen.length < Math.min(LEAST, request.items ?? LEAST) ||
    request.each.some((each) => !SERVED.test(plain(each)))
  )
    return undefined;
  const room = BRIEF.test(request.text)
    ? 45
    : ((request.words ?? chosen.length * 105) - lengthOf(subject.lead)) / chosen.length;
  const wantsPut = [...request.limits, ...request.each, ...request.include].some((each) =>
    /\bquestions?\b/.test(plain(each)),
  );
  const wantsWhy = request.each.some((each) => /\bwhy\b/.test(plain(each)));
  const wantsWords = WORDS_INSTEAD.test(request.text);
  const heads = chosen.map(({ does, put, mistake }) =>
    say(face === "put" ? (put ?? "") : face === "mistake" ? (mistake?.[0] ?? "") : does),
  );
  return {
    title: "",
    excerpt: "",
    heads,
    content: [
      leadOf(parts),
      ...(face === "mistake"
        ? [
            p(
              `${capital(inWords(chosen.length))} mistakes with ${say(subject.name)}, each with what it does to whoever calls, and what to do instead:`,
            ),
          ]
        : []),
      ...fewerOf(request, chosen.length),
      ...chosen.flatMap((told, i) => [
        h2(`${i + 1}. ${heads[i]}`),
        ...(face === "mistake"
          ? [
              p(capital(say(told.mistake?.[1] ?? ""))),
              // Where there is room, what to do instead.
              ...(room > 60
                ? toldIn(
                    { ...told, lines: [], says: unsaidIn(told.says, told.mistake?.[1] ?? "") },
                    parts.family,
                    say,
                    room - 35,
                  ).slice(0, 1)
                : []),
              ...(wantsWords && told.lines?.length
                ? [
                    list(
                      "ul",
                      told.lines.slice(0, 2).map(([when, said]) => say(`${when || "Say"}: “${said}”`)),
                    ),
                  ]
                : []),
            ]
          : toldIn(
              told,
              parts.family,
              (text) => say(wantsWhy && text === told.says[0] ? `Why it matters: ${text}` : text),
              room < 90 ? Math.max(30, room - 15) : undefined,
            )),
        ...(wantsPut && face === "does" && told.put ? [p(`Ask the vendor: “${say(told.put)}”`)] : []),
      ]),
      ...(wantsWords ? wordsLeftOut(chosen) : []),
      ...beside(parts, chosen),
      ...rulesOf(parts),
    ],
    close: closeOf(parts),
  };
};

/** A list of entries, with what frames it. @param entries what stands under the lead */
const listOf = (parts: Parts, heads: string[], has: number, entries: string[]): Body => ({
  title: "",
  excerpt: "",
  heads,
  content: [leadOf(parts), ...fewerOf(parts.request, has), ...entries],
  close: closeOf(parts),
});

/** The causes that a request asks for: all, or those of the part that it names. */
export const causesFor = (
  { causes, causesWhere }: Subject,
  { text }: Pick<Request, "text">,
): readonly Cause[] | undefined => (causesWhere?.heard.test(text) ? causesWhere.causes : causes);

/** Signs or reasons, which have texts of their own. */
export function pairsOf(parts: Parts, pairs: readonly Cause[] = [], numbered = true): Body | undefined {
  const { request, say, subject, family } = parts;
  const usual = pairs === subject.reasons || !numbered ? REASONS : USUAL_ENTRIES;
  const most = Math.min(request.items ?? usual, pairs.length);
  if (most < Math.min(LEAST, request.items ?? LEAST)) return undefined;
  // The last of the reasons says where they end, and is never left out.
  const first = (count: number) =>
    pairs === subject.reasons ? [...pairs.slice(0, count - 1), ...pairs.slice(-1)] : pairs.slice(0, count);
  const told = (chosen: readonly Cause[]) => {
    const heads = chosen.map(([head]) => say(head));
    const entries = chosen.flatMap(([, text, eg], i) => [
      h2(`${numbered ? `${i + 1}. ` : ""}${heads[i]}`),
      p(capital(say(text)), ...(eg?.[family] ? [say(eg[family])] : [])),
    ]);
    return listOf(parts, heads, chosen.length, entries);
  };
  // In few words fewer of them are told, as long as the prompt does not count them.
  const isOver = ({ content, close = "" }: Body) =>
    request.words !== undefined && lengthOf([...content, close].join(" ")) > request.words * A_LITTLE_OVER;
  let count = most;
  while (!request.items && count > FEWEST && isOver(told(first(count)))) count -= 1;
  return told(first(count));
}

/** The first of each list before the second of any. */
const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, i) =>
    lists.flatMap((each) => each.slice(i, i + 1)),
  ).flat();

const WRITTEN = /^(?:texts|messages|e-?mails|notes)$/;
const SPOKEN = /\bby phone\b|\bvoicemail\b|\bon the phone\b|\bat the counter\b/i;
/** Words to say or to send, one under each heading: the subject's own, then those of its neighbors that it names. */
function wordsOf(parts: Parts): Body | undefined {
  const { request, subject, family, say, wanted } = parts;
  const all = own(parts).filter(({ ofReaders }) => !ofReaders);
  // In the order in which the request names them.
  const named = wanted.named.filter((told) => all.includes(told));
  const near = neighborsOf(subject, family).filter((told) => told.heard?.test(subject.name));
  // What is said aloud is no text.
  const isWritten = WRITTEN.test(request.noun);
  const given = (told: readonly Told[]) =>
    told.map(({ lines = [] }) => lines.filter(([when]) => !(isWritten && SPOKEN.test(when))));
  const rest = inTurn(given(all.filter((told) => !named.includes(told))));
  const ranked = [...given(named).flat(), ...rest, ...given(near).flat()];
  const kept = new Set(ranked.slice(0, request.items ?? Math.min(6, ranked.length)));
  const chosen = given([...named, ...all.filter((told) => !named.includes(told)), ...near])
    .flat()
    .filter((line) => kept.has(line));
  if (chosen.length < 3) return undefined;
  const heads = chosen.map(([when]) => say(when));
  const entries = chosen.flatMap(([, said], i) => [h2(`${i + 1}. ${heads[i]}`), p(say(`“${said}”`))]);
  return listOf(parts, heads, chosen.length, entries);
}

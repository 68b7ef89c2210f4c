import { subjects } from "../../../content/writing/library/index.ts";
import type { Family, Subject, Told } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import type { Form } from "../form.ts";
import { h2, list, p, table } from "../html.ts";
import { inWords, plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { isDaily, stretchesOf } from "../skeleton.ts";
import { isFor, type Wanted } from "./parts.ts";
import { chosenFor, lengthOf, toldIn } from "./sections.ts";

export interface Parts {
  request: Request;
  subject: Subject;
  wanted: Wanted;
  family: Family;
  say: Say;
}
type Write = (parts: Parts) => Body | undefined;

const USUAL = 750;
const USUAL_ENTRIES = 5;
const MISTAKES = 6;
/** Below it each passage is told in its first paragraph. */
const SHORT = 420;

const excerptOf = ({ subject, say }: Parts): string =>
  say(subject.lead)
    .split(/(?<=[.?!]”?) /)
    .slice(0, 2)
    .join(" ");
const leadOf = ({ subject, say }: Parts): string => p(capital(say(subject.lead)));
/** The answer in its first sentence, where the rest is work. */
const briefOf = ({ subject, say }: Parts, ...more: string[]): string =>
  p(capital(say(subject.lead)).split(/(?<=[.?!]”?) /)[0] ?? "", ...more);
const closeOf = ({ subject, say }: Parts): string => p(capital(say(subject.close)));
const own = ({ subject, family }: Pick<Parts, "subject" | "family">): Told[] =>
  subject.passages.filter((told) => isFor(told, family));

/** Where its rules can be read. */
const rulesOf = ({ subject }: Parts): string[] =>
  subject.rules ? [h2("Where the rules are"), table(["Question", "Where to read it"], subject.rules)] : [];

/** The passages that fill the asked length, and how each is told. */
function filled(parts: Parts, all: readonly Told[], cut?: number) {
  const { request, subject, wanted, family } = parts;
  const words = request.words ?? USUAL;
  // Measured with words of its own, so that choosing uses none of the draft's.
  const plainly: Say = (text) => text;
  const most = cut ?? (words < SHORT ? Math.max(45, words / 5) : undefined);
  const tell = (told: Told, say: Say) => toldIn(told, family, say, most);
  const room = words - lengthOf(`${subject.lead} ${subject.close}`);
  const one = (told: Told) => lengthOf(`${told.does} ${tell(told, plainly).join(" ")}`);
  return { tell, room, one, chosen: chosenFor(all, wanted.named, room, one) };
}

/** True of a prompt that asks rather than wants steps. */
const isAsked = ({ clause }: Request): boolean =>
  /^(?:what|how (?:much|many|often|long|soon|far)|when|which|who|why|is|are|do|does|can|should)\b/.test(
    plain(clause),
  );

const ASKS_HOW = /^(?:how (?:can|could|do|does|should)|in plain|explain)\b/;

const article: Write = (parts) => {
  const { request, subject, wanted, say } = parts;
  if (ASKS_WHAT.test(request.text) && own(parts).filter(({ put }) => put).length > 5)
    return listed({ ...parts, request: { ...request, face: "ask" } });
  if (WRONG.test(plain(request.clause)))
    return listed({ ...parts, request: { ...request, face: "mistake", items: undefined } });
  if (/^why\b/.test(plain(request.clause)) && subject.reasons) return pairsOf(parts, subject.reasons, false);
  const { tell, chosen } = filled(parts, [...own(parts), ...wanted.lent]);
  if (chosen.length < 2) return undefined;
  const found = [...chosen, ...wanted.lent.filter((told) => !chosen.includes(told))];
  // A question has its answer first.
  const asks = request.include.length
    ? 0
    : isAsked(request)
      ? 2
      : ASKS_HOW.test(plain(request.clause))
        ? 1
        : 0;
  const first = wanted.named.filter((told) => found.includes(told)).slice(0, asks);
  const all = [...first, ...found.filter((told) => !first.includes(told))];
  const numbered = !isAsked(request);
  const heads = all.map(
    (told) =>
      (wanted.lent.includes(told) ? wanted.called.get(told) : undefined) ??
      say(isAsked(request) && wanted.named.includes(told) ? told.asks : told.does),
  );
  return {
    title: "",
    excerpt: excerptOf(parts),
    heads,
    content: [
      leadOf(parts),
      ...all.flatMap((told, i) => [h2(`${numbered ? `${i + 1}. ` : ""}${heads[i]}`), ...tell(told, say)]),
      ...dosOf(parts),
      ...rulesOf(parts),
    ],
    close: closeOf(parts),
  };
};

/** 'What firms get wrong' wants faults. */
const WRONG = /\b(?:gets?|getting|goes|go|do(?:es)?|doing) (?:it )?wrong\b|\bmistakes\b/;
/** 'What should I ask a vendor?' wants questions. */
const ASKS_WHAT =
  /\b(?:what (?:should|do|can) (?:i|we|you) ask|what to ask|questions? (?:to|you should|we should) ask)\b/;

const FACES = { do: "does", unknown: "does", reason: "does", mistake: "mistake", ask: "put" } as const;

/** The entries of a list: the side of each passage that is asked for. */
function entriesOf({ request, subject, wanted, family }: Parts): Told[] {
  const face = FACES[request.face];
  const near = subjects.filter(({ id }) => subject.near?.includes(id)).flatMap(({ passages }) => passages);
  const all = own({ subject, family }).filter((told) => told[face]);
  const ranked = [
    ...wanted.named.filter((told) => all.includes(told)),
    ...all.filter((told) => !wanted.named.includes(told) && !told.extra),
    ...all.filter((told) => !wanted.named.includes(told) && told.extra),
    ...near.filter((told) => told[face] && isFor(told, family)),
  ];
  const usual = face === "put" ? all.length : face === "mistake" ? MISTAKES : USUAL_ENTRIES;
  const count = request.items ?? Math.min(usual, ranked.length);
  const kept = ranked.slice(0, count);
  return ranked.length < count ? [] : [...all, ...near].filter((told) => kept.includes(told));
}

/** What each entry may be asked to have, and has. */
const SERVED = /\b(?:questions?|why|fix|what to do|how to|example)\b/;
/** How many words an entry may have where the prompt wants them short. */
const BRIEF =
  /\b(?:keep (?:each|them|it)(?: \w+)? (?:short|brief)|(?:one|two|1|2)(?: or \w+)? sentences?|one[- ]liners?|short and)\b/;

const listed: Write = (parts) => {
  const { request, say, subject } = parts;
  if (/signs/.test(request.noun)) return pairsOf(parts, subject.signs);
  if (/reasons/.test(request.noun))
    return pairsOf(parts, request.face === "reason" ? subject.reasons : subject.causes);
  const face = FACES[request.face];
  const chosen = entriesOf(parts);
  if (chosen.length < 2 || request.each.some((each) => !SERVED.test(plain(each)))) return undefined;
  const room = BRIEF.test(request.text)
    ? 45
    : ((request.words ?? chosen.length * 105) - lengthOf(subject.lead)) / chosen.length;
  const wantsPut = [...request.limits, ...request.each, ...request.include].some((each) =>
    /\bquestions?\b/.test(plain(each)),
  );
  const wantsWhy = request.each.some((each) => /\bwhy\b/.test(plain(each)));
  const heads = chosen.map(({ does, put, mistake }) =>
    say(face === "put" ? (put ?? "") : face === "mistake" ? (mistake?.[0] ?? "") : does),
  );
  return {
    title: "",
    excerpt: excerptOf(parts),
    heads,
    content: [
      leadOf(parts),
      ...chosen.flatMap((told, i) => [
        h2(`${i + 1}. ${heads[i]}`),
        ...(face === "mistake"
          ? [
              p(capital(say(told.mistake?.[1] ?? ""))),
              // Where there is room, what to do instead.
              ...(room > 60 ? toldIn({ ...told, lines: [] }, parts.family, say, room - 35).slice(0, 1) : []),
            ]
          : toldIn(
              told,
              parts.family,
              (text) => say(wantsWhy && text === told.says[0] ? `Why it matters: ${text}` : text),
              room < 90 ? Math.max(30, room - 15) : undefined,
            )),
        ...(wantsPut && face === "does" && told.put ? [p(`Ask the vendor: “${say(told.put)}”`)] : []),
      ]),
      ...beside(parts, chosen),
      ...rulesOf(parts),
    ],
    close: closeOf(parts),
  };
};

/** Signs or reasons, which have texts of their own. */
function pairsOf(parts: Parts, pairs: Subject["signs"] = [], numbered = true): Body | undefined {
  const { request, say } = parts;
  const chosen = pairs.slice(0, request.items ?? Math.min(7, pairs.length));
  if (chosen.length < (request.items ?? 3)) return undefined;
  const heads = chosen.map(([head]) => say(head));
  return {
    title: "",
    excerpt: excerptOf(parts),
    heads,
    content: [
      leadOf(parts),
      ...chosen.flatMap(([, text], i) => [
        h2(`${numbered ? `${i + 1}. ` : ""}${heads[i]}`),
        p(capital(say(text))),
      ]),
    ],
    close: closeOf(parts),
  };
}

const DOS = /\bdo'?s (?:and|&) don'?ts\b/;
/** What to do and what not, from the passages that have both sides. */
function dosOf({ request, wanted, say, ...parts }: Parts): string[] {
  if (!DOS.test(request.text)) return [];
  const all = own(parts).filter(({ mistake }) => mistake);
  const count = Number(/\b(\d) do'?s/.exec(request.text)?.[1] ?? 3);
  const both = [
    ...wanted.named.filter((told) => all.includes(told)),
    ...all.filter((told) => !wanted.named.includes(told)),
  ];
  const chosen = both.slice(0, count);
  return [
    h2("Do"),
    list(
      "ul",
      chosen.map(({ does }) => `${say(does)}.`),
    ),
    h2("Don’t"),
    list(
      "ul",
      chosen.map(
        ({ mistake }) => `${say(mistake?.[0] ?? "")}. ${say(mistake?.[1] ?? "").split(/(?<=[.?!]”?) /)[0]}`,
      ),
    ),
  ];
}

/** What the prompt asks for and the form has no place for: each question with its passage. */
const beside = ({ request, wanted, family, say }: Parts, shown: readonly Told[]): string[] => {
  const asked = [...wanted.named, ...wanted.lent].filter((told) => !shown.includes(told));
  const asks = request.include.length > 0 || /\?|\bplus\b|\balso\b/.test(request.text);
  return (asks ? asked.slice(0, 3) : []).flatMap((told) => [
    h2(wanted.called.get(told) ?? say(told.asks)),
    ...toldIn(told, family, say, 90),
  ]);
};

const checklist: Write = (parts) => {
  const { request, wanted, say } = parts;
  const all = own(parts).filter(({ checks, extra }) => checks?.length && !extra);
  const groups = request.items
    ? all
    : [...all, ...wanted.named.filter((told) => told.checks && !all.includes(told))];
  const lines = groups.flatMap(({ checks = [] }) => checks);
  if (lines.length < Math.max(10, request.items ?? 0)) return undefined;
  let left = request.items ?? lines.length;
  const shown = groups.flatMap((told) => {
    const checks = (told.checks ?? []).slice(0, left);
    left -= checks.length;
    return checks.length ? [{ told, checks }] : [];
  });
  return {
    title: "",
    excerpt: excerptOf(parts),
    heads: shown.map(({ told }) => say(told.does)),
    content: [
      briefOf(parts, "Each line is either true or it isn’t."),
      ...shown.flatMap(({ told, checks }) => [
        h2(say(told.does)),
        list(
          "ul",
          checks.map((check) => `☐ ${say(check)}`),
        ),
      ]),
      ...beside(parts, groups),
      ...rulesOf(parts),
    ],
  };
};

const plan: Write = (parts) => {
  const { request, say } = parts;
  const all = own(parts).filter(({ tasks }) => tasks?.length);
  const stretches = stretchesOf(request.days ?? 28, [], isDaily(request));
  if (all.length < stretches.length) return undefined;
  const who = /\bwho (?:does|is responsible|should do)\b/.test(request.text) ? "[Name]: " : "";
  const share = (i: number) =>
    all.slice(
      Math.round((i * all.length) / stretches.length),
      Math.round(((i + 1) * all.length) / stretches.length),
    );
  const heads = stretches.map((_, i) => say((share(i)[0] as Told).does));
  return {
    title: "",
    excerpt: excerptOf(parts),
    heads,
    content: [
      briefOf(parts, "Put a name next to every task before you start."),
      ...stretches.flatMap(({ label }, i) => {
        const done = share(i).flatMap(({ checks = [] }) => checks.slice(0, 1));
        return [
          h2(`${label.replace(/ \(.*$/, "")}: ${heads[i]}`),
          list(
            "ul",
            share(i).flatMap(({ tasks = [] }) => tasks.map((task) => `${who}${capital(say(task))}`)),
          ),
          ...(done.length ? [p(`Before you move on: ${say(done.join(" "))}`)] : []),
        ];
      }),
      ...beside(parts, []).slice(0, 4),
      ...rulesOf(parts),
    ],
  };
};

const questions: Write = (parts) => {
  const { request, say, wanted } = parts;
  const all = own(parts);
  const count = request.items;
  if (count && all.length < count) return undefined;
  const words = request.words ?? Math.max(500, (count ?? 6) * 95);
  const room = (words - 60) / (count ?? 6);
  const { tell, chosen: fitting } = filled(
    { ...parts, request: { ...request, words } },
    all,
    room < 110 ? room - 8 : undefined,
  );
  const ranked = [...wanted.named, ...all.filter((told) => !wanted.named.includes(told))];
  const kept = count ? ranked.slice(0, count) : wanted.named.length > 3 ? wanted.named : fitting;
  const chosen = all.filter((told) => kept.includes(told));
  if (chosen.length < 3) return undefined;
  return {
    title: "",
    excerpt: excerptOf(parts),
    heads: chosen.map(({ asks }) => say(asks)),
    content: [
      leadOf(parts),
      ...chosen.flatMap((told) => [h2(say(told.asks)), ...tell(told, say)]),
      ...rulesOf(parts),
    ],
    close: closeOf(parts),
  };
};

const opinion: Write = ({ request, subject: { view, passages }, say, family }) => {
  if (!view) return undefined;
  const room = request.words ?? 500;
  const because = room < 350 ? view.because.slice(0, 2) : view.because;
  const used = lengthOf([...view.opens, ...because.flat(), ...view.grants, view.ends].join(" "));
  const acts = passages
    .filter((told) => isFor(told, family) && told.tasks?.length)
    .slice(0, used + 60 < room * 1.2 ? 3 : 0)
    .map(({ tasks }) => capital(say(tasks?.[0] ?? "")));
  return {
    title: "",
    excerpt: say(view.opens.join(" "))
      .split(/(?<=[.?!]”?) /)
      .slice(0, 2)
      .join(" "),
    heads: because.map(([head]) => say(head)),
    content: [
      ...request.occasions.map(({ scene }) => p(capital(say(scene)))),
      ...view.opens.map((text) => p(capital(say(text)))),
      ...because.flatMap(([head, ...says]) => [h2(say(head)), ...says.map((text) => p(capital(say(text))))]),
      h2("The other side"),
      ...view.grants.map((text) => p(capital(say(text)))),
      ...(acts.length
        ? [h2(`${capital(inWords(acts.length))} things to do about it`), list("ul", acts)]
        : []),
    ],
    close: p(capital(say(view.ends))),
  };
};

export const forms: Record<Exclude<Form, "comparison">, Write> & Record<"comparison", Write> = {
  "how-to": article,
  list: listed,
  plan,
  checklist,
  questions,
  opinion,
  comparison: () => undefined,
};

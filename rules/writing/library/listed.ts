import { subjects } from "../../../content/writing/library/index.ts";
import type { Subject, Told } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import type { Body } from "../body.ts";
import { h2, p } from "../html.ts";
import { plain } from "../plain.ts";
import { beside, closeOf, excerptOf, leadOf, own, type Parts, rulesOf, type Write } from "./frame.ts";
import { isFor } from "./parts.ts";
import { lengthOf, toldIn } from "./sections.ts";

const USUAL_ENTRIES = 5;
const MISTAKES = 6;

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

export const listed: Write = (parts) => {
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
export function pairsOf(parts: Parts, pairs: Subject["signs"] = [], numbered = true): Body | undefined {
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

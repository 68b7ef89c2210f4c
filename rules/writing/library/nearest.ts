import { subjects } from "../../../content/writing/library/index.ts";
import type { Subject } from "../../../content/writing/library/kinds.ts";
import { telling } from "../passages.ts";
import { NUMBER, plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { RINGING } from "../skeleton.ts";
import { familyOf } from "./parts.ts";

/** What a clause about the telephone has a word of. */
const OF_PHONES =
  /\b(?:phones?|calls?|callers?|calling|voice ?mails?|front desk|reception\w*|answering|on hold|appointments?|scheduling|no-?shows?|ai (?:receptionist|assistant)s?)\b/;
/** So much of what tells a clause from others has to be in a passage. */
const NEAR_ENOUGH = 0.6;
/** Words of form that tell nothing. */
const FORM =
  /\b(?:how|why|what|ways?|tips?|list|plan|checklist|guide|article|opinion|questions?|reasons?|fixes|best|small|new|good|practices?|offices?|clinics?|firms?|companies|company|business\w*|owners?|managers?|write|month|week|day)\b/g;

const entries = subjects.flatMap((subject) =>
  subject.passages.map(({ does, asks, says, lines = [] }) => ({
    subject,
    named: telling(`${subject.name} ${subject.title} ${does} ${asks}`),
    words: telling(`${subject.lead} ${says.join(" ")} ${lines.flat().join(" ")}`),
  })),
);
const inHowMany = new Map<string, number>();
for (const { named, words } of entries)
  for (const word of new Set([...named, ...words])) inHowMany.set(word, (inHowMany.get(word) ?? 0) + 1);
const rarity = (word: string): number => Math.log(1 + entries.length / (1 + (inHowMany.get(word) ?? 0)));

/** True of a clause about the telephone. */
export const isOnPhones = ({ clause }: Pick<Request, "clause">): boolean => OF_PHONES.test(plain(clause));

/** How many there are to be of what, and what is done with it: 'three mistakes that … make'. */
const COUNTED = new RegExp(`\\b(?:${NUMBER}|\\d+|mak(?:e|es|ing)|things?)\\b`, "g");
const tellingIn = ({ clause, audience, noun }: Request): string[] => {
  const said = plain(clause);
  const ofForm = telling(noun);
  return [
    ...telling(
      (audience ? said.replace(audience.heard, " ") : said).replaceAll(FORM, " ").replaceAll(COUNTED, " "),
    ),
  ].filter((word) => !ofForm.has(word));
};

/** True of a clause that asks for the telephone altogether, and for nothing of it. */
export const isOnAllOfIt = (request: Request): boolean =>
  isOnPhones(request) && tellingIn(request).every((word) => ALL_OF_IT.has(word));
const ALL_OF_IT = telling("phone telephone phones");

const names = new Map(subjects.map((subject) => [subject, telling(`${subject.name} ${subject.title}`)]));
const OF_MACHINES =
  /\b(?:AI|ai|a\.i\.|assistants?|virtual|bots?|automat\w+|machines?|computers?|robots?|vendors?)\b/;
/** The subject one of whose passages has most of a clause's words, where it has enough of them. */
export function nearestTo(request: Request): Subject | undefined {
  if (!isOnPhones(request)) return undefined;
  const family = familyOf(request);
  const asked = tellingIn(request);
  const whole = asked.reduce((sum, word) => sum + rarity(word), 0);
  let best: Subject | undefined;
  let most = NEAR_ENOUGH;
  for (const { subject, named, words } of entries) {
    if (subject.of && !subject.of.includes(family)) continue;
    // Who asks of people is not answered with a machine.
    if (OF_MACHINES.test(subject.name) && !OF_MACHINES.test(request.text)) continue;
    const weight = (word: string) => (named.has(word) ? 1 : words.has(word) ? 0.6 : 0);
    const share = asked.reduce((sum, word) => sum + rarity(word) * weight(word), 0) / whole;
    // What its name has no word of is another subject, whatever one of its passages says.
    const isNamed = asked.some((word) => !RINGING.has(word) && names.get(subject)?.has(word));
    if (share > most && isNamed) [best, most] = [subject, share];
  }
  return asked.length > 1 ? best : undefined;
}

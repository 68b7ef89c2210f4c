import { capital } from "../../../content/capital.ts";
import type { Say } from "../body.ts";
import { p } from "../html.ts";
import type { Request } from "../request.ts";

export const ASKS_WHICH =
  /\bwhich (?:one |of (?:them|the (?:two|three)) )?(?:should|would|is (?:the )?(?:better|best|right|worth (?:it|the money))|do (?:we|i|you) (?:need|want)|to (?:choose|pick|take|get|use)|suits|makes (?:the )?(?:more |most )?sense|wins|fits)\b|\bverdict\b|\bwhat(?:'s| is) (?:the )?(?:best|better|right)\b|\bwhat should (?:we|i|he|she|they) (?:choose|pick|take|get|use)\b|\bwhich (?:one|of them|of the two)[?.!]?$/;
export const isAtNight = ({ text }: Request): boolean =>
  /\b(?:after[- ]hours|at night|nights?|overnight|weekends?|evenings)\b/.test(text);

/** Whose callers have just lost somebody, or their footing: hardly a call of theirs follows a rule. */
const IN_GRIEF = /\b(?:funeral|mortuar\w+|cremat\w+|hospice|crisis|grief)\b/;
/** Of two one is told in one line before anything else: by whose callers they are, and by what would turn it. */
export function firstOf(one: string, other: string, request: Request, say: Say): string[] {
  const both = [one, other];
  const machine = both.find((name) => /\bAI\b/.test(name));
  const else_ = both.find((name) => name !== machine);
  if (!machine || !else_ || isAtNight(request)) return [];
  const who = request.audience ? ` for ${say("{one}")}` : "";
  if (/answering service/.test(else_))
    return [
      p(
        IN_GRIEF.test(request.text)
          ? `The verdict${who}: ${else_} first, with operators who stay on the line, since hardly a call follows a rule. ${capital(machine)} comes behind it, for the hours at which every operator is busy, and passes on whoever asks for a person.`
          : `The verdict${who}: ${machine}, unless most of your callers are frightened or each call is different; then ${else_}. Two weeks of marks on each call tell you which you are: half or more could be finished by a rule, or fewer.`,
      ),
    ];
  return /\b(?:person|receptionist|hire)\b/.test(else_)
    ? [
        p(
          `The verdict${who}: ${machine} for the calls, and ${else_} only if the counter needs somebody in the same hours. Two weeks of the log tell you: how many calls rang out, and how often somebody stood and waited.`,
        ),
      ]
    : [];
}

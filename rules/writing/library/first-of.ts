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
/** Whose callers are often afraid or ashamed, though much of what they call for follows a rule. */
const IN_FEAR =
  /\b(?:family (?:law|lawyers?|attorneys?)|divorce|custody|criminal|dui|immigration|injury|therap(?:y|ists?)|counsel(?:ing|ors?)|psych\w+|fertility|oncolog\w+)\b/;
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
          : IN_FEAR.test(request.text)
            ? `The verdict${who}: ${machine} for the first minute, which takes names, a safe number and dates from everyone at once and rings a person at a word of fear. ${capital(else_)} is right instead if you get a handful of calls a day and nearly all of them have to be comforted first.`
            : `The verdict${who}: ${machine}, if half of your calls or more could be finished by a rule: booked, moved, answered from a page. If it’s fewer, because most callers are frightened or no two calls are alike, ${else_}. A mark beside each call of two weeks shows which it is.`,
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

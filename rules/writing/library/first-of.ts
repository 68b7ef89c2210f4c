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
/** Of two that take calls elsewhere one is told where it is asked for: by whose callers they are, or by a count. */
export function firstOf(one: string, other: string, request: Request, say: Say): string[] {
  const service = [one, other].find((name) => /answering service/.test(name));
  const machine = [one, other].find((name) => /\bAI\b/.test(name));
  if (!service || !machine || isAtNight(request) || !ASKS_WHICH.test(request.text)) return [];
  const who = request.audience ? ` for ${say("{one}")}` : "";
  return [
    p(
      IN_GRIEF.test(request.text)
        ? `The verdict${who}: ${service} first, with operators who stay on the line, since hardly a call follows a rule. ${capital(machine)} comes behind it, for the hours at which every operator is busy, and passes on whoever asks for a person.`
        : `The verdict${who}, after two weeks of marks on each call: ${machine} if half or more could be finished by a rule, ${service} if fewer could. Without a count, begin with ${machine} after closing only, and count there.`,
    ),
  ];
}

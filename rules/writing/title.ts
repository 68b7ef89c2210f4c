import { capital } from "../../content/capital.ts";
import { plain } from "./plain.ts";
import { withoutReaders } from "./readers.ts";
import type { Request } from "./request.ts";
import { asks, wantedIn } from "./wanted.ts";

const LIKE =
  /^(?:how|why|what|the first|when|who|where|which|should|do|does|is|are|can|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\b|^(?:an? )?(?:[\w-]+ ){0,3}(?:plan|checklist|guide|schedule|roadmap|script|tips|rules|wording|etiquette|policy) (?:for|to|before|when|of)\b|^(?:the )?best \w+ (?:to|for)\b|^(?:[a-z]{3,}ing|plan|checklist|ways|tips|mistakes|signs|reasons|things|questions) \S+ \S+/;
const EITHER = / (?:vs\.?|versus) /;

/** A title that says whole what it is on is better than a short one that stops before its point. */
const MAX = 140;
const COUNT = "(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)";
/** '3 reasons and 2 fixes'. */
const TWO_COUNTS = new RegExp(
  `\\b${COUNT} [a-z]+s,? (?:and|plus|with|&) ${COUNT} (?:[a-z]+ )?[a-z]+s\\b`,
  "i",
);
const LONG = 85;

/** The prompt's own words as a title, where they are one: a question, a count, a plan. No order and no wish is. */
export function titleFrom(request: Request): string | undefined {
  const whole = wantedIn(request.prompt, MAX)
    .replace(/^(?:the )?top (?=\d)/i, "")
    // What is done with the page is no part of its name.
    .replace(
      / (?:to|that (?:I|we) can|we can|I can) (?:print(?: out)?|hang up|laminate|tape up|download|post on the wall)\b(?: and (?:hang up|laminate|tape up|post))?/i,
      "",
    )
    // A condition is kept, and is no name.
    .replace(
      /(?<=.{24}),? (?:(?:with |using )?only (?:a |the )?(?:paper|phone|pen)\b|(?:with )?no (?:new )?(?:apps?|software|tech)\b|nothing that ).*$/i,
      "",
    )
    .replace(/(?<=.{20}) [-–—] (?:for|at|in|from) .*$/, "")
    .replace(/(?<=.{20}): (?=[^:]*,).*$/, "");
  // Of two counts a text has one.
  if (TWO_COUNTS.test(whole)) return undefined;
  // What else is said of its readers makes a title long and says nothing of it.
  const told =
    whole.length > LONG
      ? whole.replace(/(?<=.{30}), (?:for|so|with|without|because|since|while) .*$/i, "")
      : whole;
  const named = withoutReaders(told, request).replace(/: which (?:one|is)\b.*$/, "");
  // Which of two is better and what each costs is what the text is for, and no part of its name.
  const bare =
    request.sides.length === 2
      ? named
          .replace(
            /(?:,? [-–—]|,) which (?:(?:one|of them|of these|of the two) )?(?:is|should|would|do|does|will)\b.*$/i,
            "",
          )
          .replace(
            /,? and (?:what|how much) (?:does|do|will|would) (?:each|both|they|it)(?: one| of them)? costs?\??$/i,
            "",
          )
      : named;
  // What callers say to the business, and what a business says of itself, stay in their mouths.
  const isSpoken =
    (/\byou\b/i.test(bare) && /\bmy\b/.test(bare)) || /^why we (?:do|don|never|always|stop)/i.test(bare);
  const wanted = isSpoken
    ? bare
    : bare
        .replaceAll(/\b(?:our|my)\b/g, "your")
        .replaceAll(/\b(?:I['’]m|we['’]re)\b/gi, "you’re")
        .replaceAll(/\bam I\b/gi, "are you")
        .replaceAll(/\bwe\b/g, "you")
        .replace(/\bI\b/g, "you");
  const said = plain(wanted);
  const fits = request.form === "comparison" ? EITHER.test(said) || asks(wanted) : LIKE.test(said);
  const isBrief = said.split(" ").length < 5 && !/^[a-z]{3,}ing \S+ \S+$/.test(said);
  if (!fits || isBrief || wanted.length > MAX) return undefined;
  if (/^(?:\w+ ){1,4}(?:this|it|those|these)\b(?! (?:is|costs|takes))/.test(said)) return undefined;
  if (/^(?:compar|split|i want|you want|writing)/.test(said) || /\b(?:us|me)\b|[,;:]$/.test(said))
    return undefined;
  // 'AI or a person: what does each cost?' asks behind its colon.
  const asked = asks(wanted.split(": ").at(-1) ?? wanted);
  return capital(`${wanted}${asked && !/^what to/.test(said) && !wanted.endsWith("?") ? "?" : ""}`);
}

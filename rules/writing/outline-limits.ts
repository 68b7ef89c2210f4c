import { OPTION_NOUNS } from "./outline-options.ts";
import { small } from "./phrases.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { tradeNamed } from "./trade-named.ts";

/** What an outline's own form shows already. */
const SHOWN = new RegExp(
  `^(?:with |in )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\\w+ )?(?:questions|tips|items|steps|points|ways|things|mistakes|reasons|weeks|${OPTION_NOUNS})$|^(?:q ?& ?a|faq)(?: style)?$|^(?:week|day) by (?:week|day)$|^checklist$|^step[- ]by[- ]step\\b.{0,30}$|^in detail$`,
  "i",
);

export const isOfReaders = (limit: string, request: Request): boolean => {
  const phrase = tradeNamed(request)?.phrase;
  return (
    /^for (?:our |my |the )?(?:patients|clients|customers|guests|homeowners|(?:pet|dog|cat|home) ?owners)$/i.test(
      limit,
    ) ||
    (!!phrase && /^for (?:an? |our |my |the )/i.test(limit) && plain(limit).endsWith(phrase))
  );
};

/** What the text has to keep to, in the request's words: length, tone, readers, what must not come in. */
export function limitsOf(request: Request, named: readonly string[], readers: string | undefined): string[] {
  const all = [
    ...named,
    ...request.limits.filter((limit) => !named.some((each) => plain(each) === plain(limit))),
    ...request.each.map((each) => `with each: ${each}`),
  ];
  return all
    .filter(
      (limit) =>
        !SHOWN.test(limit) &&
        !(
          readers !== undefined &&
          plain(limit).replace(/^(?:explained|told|retold|written) (?:for|to) /, "") === readers
        ) &&
        !/\b(?:blog(?: ?post)?|website|newsletter|page|handout)$/i.test(limit) &&
        !/^which (?:one )?is (?:better|best|right|cheaper)\b/i.test(limit) &&
        // Of which year it is and that it is nearby keeps nobody to anything.
        !/^(?:in|for) (?:the year )?20\d\d$|^in (?:our|my|the) (?:area|town|city|region|county)$/i.test(
          limit,
        ) &&
        // What somebody is sick of is no demand on the text.
        !(request.form === "opinion" && /^(?:I|we|my|our)\b/i.test(limit)) &&
        !(readers !== undefined && plain(limit) === `for ${plain(readers)}`) &&
        // Whoever reads it, and what they want, keeps nobody to anything.
        !(/^for (?:an? |our |my |the )?(?:[\w’'-]+ ){1,4}(?:who|that)\b/i.test(limit) && request.audience) &&
        !(/^for /i.test(limit) && request.audience?.heard.test(plain(limit))) &&
        // Nor does whose business it is for, nor that it’s for those who come there.
        !isOfReaders(limit, request),
    )
    .map((limit) => small(limit).replace(/[\s.]{1,9}$/, ""));
}

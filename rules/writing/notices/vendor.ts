import type { Request } from "../request.ts";
import type { News } from "./heard.ts";

const ASSISTANT =
  "(?:the|our|your) (?:(?:ai|voice|phone|virtual|automated) )*(?:assistant|receptionist|agent)s?";
/** What only somebody says who makes it: that it can do something more, or failed. */
const OF_PRODUCT = new RegExp(
  `\\b${ASSISTANT} (?:(?:can|will|now|also|soon|has|is|was|were|no longer) ){0,3}(?:now|also|can|learn\\w*|able|tak\\w+|book\\w*|speak\\w*|send\\w*|writ\\w+|text\\w*|connect\\w*|integrat\\w+|handl\\w+|support\\w*|hear\\w*|answer\\w* (?:in|faster)|work\\w* with|down|offline|go\\w* up|cost\\w*)\\b|\\b(?:customer |our |phone )?support (?:is|team|line|hours)\\b|\\b(?:price|plan|update|outage|version|feature|dashboard|integration|report)s? (?:of|for|in|with) ${ASSISTANT}\\b`,
);
/** What a company says of itself to the press. */
const OF_COMPANY = /\bour (?:company|team|start-?up|firm of engineers)\b/;

/** Whoever says that is its customer. */
const OF_SHOP =
  /\b(?:our|my) (?:(?:new|main|office) )?(?:phones?|calls?|lines?|front desk|practice|clinic|salon|restaurant|store|shop|patients|tenants|guests)\b|\bwhen you call\b|\bcall(?:s|ing)? us\b/;

/** True of news that the company which makes the assistant tells the businesses that use it. */
export const isVendors = (
  { own, company, audience, strangers, text }: Request,
  { to }: Pick<News, "to">,
  said: string,
): boolean =>
  own !== undefined ||
  (audience === undefined &&
    strangers === undefined &&
    (to === undefined || /^(?:customers|clients|subscribers)$/.test(to)) &&
    (OF_PRODUCT.test(said) ||
      (company !== undefined && OF_COMPANY.test(said) && /\bpress release\b/.test(text))) &&
    !OF_SHOP.test(text));

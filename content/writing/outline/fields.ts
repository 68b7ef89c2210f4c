/**
 * The field that a request belongs to, where its own words name people or ask something: nobody says of a site that it
 * does not know ‘two employees’. In the order in which they are asked.
 */
export const fields: readonly { heard: RegExp; field: string }[] = [
  {
    heard:
      /\b(?:cop(?:y|ies|ied) (?:my|our)|stole (?:my|our)|trademark\w*|copyright\w*|patents? (?:my|our|an?))\b/,
    field: "copyright and trademarks",
  },
  {
    heard: /\b(?:insur\w+|coverage|polic(?:y|ies) (?:for|cover)|premiums?|deductibles?|malpractice)\b/,
    field: "insurance",
  },
  { heard: /\b(?:tax(?:es)?|irs|deduct\w+|1099s?|w-?2s?|write-?offs?)\b/, field: "taxes" },
  {
    heard: /\b(?:sued?|lawsuits?|liab\w+|legal(?:ly)?|laws?|contracts?|licens\w+|permits?|regulations?)\b/,
    field: "the law on this",
  },
  {
    heard:
      /\b(?:wages?|salar(?:y|ies)|raises?|bonus\w*|overtime|pay (?:my|our|an?|the) (?:\w+ ){0,2}(?:staff|employees?|assistants?|team))\b/,
    field: "wages",
  },
  {
    heard:
      /\b(?:market\w*|advertis\w*|ads?|seo|instagram|facebook|tiktok|newsletters?|brand\w*|logos?|website|followers)\b/,
    field: "marketing",
  },
  {
    heard:
      /\b(?:loans?|cash|debts?|credit|bank\w*|financ\w+|profits?|budgets?|money|prices?|pricing|costs?)\b/,
    field: "business finance",
  },
  { heard: /\b(?:rent|leases?|landlords?|building|square feet|zoning)\b/, field: "commercial property" },
  {
    heard:
      /\b(?:employees?|staff|team|managers?|workers?|crews?|apprentices?|assistants?|hygienists?|technicians?|techs|stylists?|paralegals?|associates?|coworkers?|nurses?|interns?)\b/,
    field: "managing people",
  },
  {
    heard: /\b(?:suppliers?|vendors?|inventory|stock|orders?|deliver\w+|wholesal\w+)\b/,
    field: "purchasing",
  },
  {
    heard: /\b(?:patients?|clients?|customers?|guests?|members?|families)\b/,
    field: "this side of the work",
  },
  {
    heard: /\b(?:computers?|software|passwords?|wi-?fi|network|servers?|printers?|laptops?)\b/,
    field: "office technology",
  },
];

/** Who is no field. */
export const persons =
  /(?:^|\b)(?:employees?|staff|teams?|managers?|workers?|crews?|apprentices?|assistants?|hygienists?|technicians?|techs|stylists?|paralegals?|associates?|coworkers?|nurses?|interns?|patients?|clients?|customers?|guests?|members?|owners?|groomers?|lawyers?|attorneys?|doctors?|dentists?|partners?|parents|families|people|landlords?|vendors?)$/;

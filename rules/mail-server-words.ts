/** What the codes of mail servers mean (RFC 3463: subject and detail), in the words of whoever wrote the mail. */
const BY_CODE: Record<string, string> = {
  "1.1": "There is no such mailbox.",
  "1.2": "There is no mail server at this address.",
  "1.3": "The address is not valid.",
  "1.6": "The mailbox has moved.",
  "1.10": "This address takes no email.",
  "2.1": "The mailbox is turned off.",
  "2.2": "The mailbox is full.",
  "2.3": "The email is too large for this mailbox.",
  "3.4": "The email is too large.",
  "3.2": "The mail server is busy.",
  "4.1": "The mail server could not be reached.",
  "4.4": "There is no mail server at this address.",
  "7.1": "The mail server refuses email from here.",
  "7.26": "The mail server refuses email from here.",
};
const CODE = /(?:^|[\s-])[245]\.(\d{1,2}\.\d{1,2})(?=\s|$|:)/;
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /ECONNREFUSED|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|timed? ?out/i,
    "The mail server could not be reached.",
  ],
  [/\b535\b|EAUTH|authentication failed/i, "The mail server refused the site’s login."],
  [
    /user unknown|unknown user|no such (?:user|mailbox|recipient)|mailbox (?:not found|unavailable)/i,
    "There is no such mailbox.",
  ],
  [/(?:mailbox|quota) (?:is )?(?:full|exceeded)|over quota/i, "The mailbox is full."],
];

/** The mail server's answer in plain words, undefined where it is none of those that are known. */
export const plainServerWords = (response: string): string | undefined =>
  BY_CODE[CODE.exec(response)?.[1] ?? ""] ?? BY_WORDS.find(([words]) => words.test(response))?.[1];

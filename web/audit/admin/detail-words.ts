import { leadKinds, leadStatuses } from "../../../contracts/leads.ts";

/** What the words of an entry's details mean to a reader. Ids, hashes and versions tell nobody anything. */
const VALUES: Record<string, string> = { ...leadKinds, ...leadStatuses };
const inWords = (value: unknown): string =>
  typeof value === "string" ? (VALUES[value] ?? value) : typeof value === "number" ? `${value}` : "";

/** What a reviewer decides, as the review calls it. */
const CHOICES: Record<string, string> = {
  assumptions: "numbers",
  dropFindings: "findings",
  steps: "steps",
  trade: "trade",
  team: "team size",
};
const listed = new Intl.ListFormat("en-US");

/** Where the entry needs more than 'name: value'. */
const SENTENCES: Record<string, (value: unknown, all: Record<string, unknown>) => string> = {
  from: (value, { to }) =>
    to === undefined ? `from ${inWords(value)}` : `from ${inWords(value)} to ${inWords(to)}`,
  to: () => "",
  kind: inWords,
  note: () => "a note was added",
  again: () => "the same image as before",
  approved: (value) => (value === true ? "approved before it was sent" : "sent without approval"),
  otherAddress: (value) => (value === true ? "to another address" : "to the same address"),
  searched: (value) => (value === true ? "of a search" : ""),
  attempts: (value) => `limit: ${inWords(value)}`,
  reason: (value) =>
    value === "code" ? "wrong code" : value === "password" ? "wrong username or password" : inWords(value),
  code: (value) => `with ${inWords(value)}`,
  others: (value) => `${inWords(value)} others`,
  all: (value) => `${inWords(value)} of them`,
  writer: (value) => `written by ${inWords(value)}`,
  version: () => "",
  choices: (value) =>
    Array.isArray(value) && value.length > 0
      ? `changed the ${listed.format(value.map((each) => CHOICES[each as string] ?? `${each}`))}`
      : "",
};
const HIDDEN = /^(?:id|hash|mails?|delivery|deliveryId|receipt)$/;

/** An entry's details as a reader may want them; empty where they are nothing but ids. */
export function detailWords(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([name, value]) => !HIDDEN.test(name) && value !== null && value !== undefined && value !== "")
    .map(([name, value]) => SENTENCES[name]?.(value, details) ?? plain(name, value))
    .filter(Boolean)
    .join(", ")
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const plain = (name: string, value: unknown): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (typeof value === "boolean") return value ? words : "";
  return `${words}: ${inWords(value) || JSON.stringify(value)}`;
};

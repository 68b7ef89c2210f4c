/** `1 email`, `1,200 emails`. */
export const emailsIn = (count: number): string =>
  count === 1 ? "1 email" : `${count.toLocaleString("en-US")} emails`;

/** How many have reached nobody yet, undefined where it is not known. */
export interface Undelivered {
  failed?: number;
  /** As files, for want of a mail server. */
  written?: number;
  /** Those that wait, where the mail server has refused one of them; else none. */
  refused: number | undefined;
}

const KINDS = [
  ["written", "Emails not delivered", "Email not delivered", "/admin/mails?status=written"],
  ["refused", "Queued emails", "Queued email", "/admin/mails?status=queued"],
  ["failed", "Failed emails", "Failed email", "/admin/mails?status=failed"],
] as const;

/** The one number of the day about mail, and the list that shows them: a single kind by its name, several together. */
export function undeliveredToday(counts: Undelivered): {
  label: string;
  one: string;
  count: number | undefined;
  to: string;
} {
  const some = KINDS.filter(([kind]) => counts[kind]);
  const [kind, label, one, to] = (some.length ? some : KINDS).at(-1) ?? KINDS[2];
  if (some.length < 2) return { label, one, to, count: counts[kind] };
  const count = some.reduce((sum, [each]) => sum + (counts[each] ?? 0), 0);
  return { label: "Emails not delivered", one: "Email not delivered", to: "/admin/mails", count };
}

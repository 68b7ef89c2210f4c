/** Where most people's mail is: what is one of them is no slip, what is almost one of them probably is. */
const KNOWN =
  "gmail.com googlemail.com yahoo.com ymail.com hotmail.com outlook.com live.com msn.com icloud.com me.com mac.com aol.com gmx.com mail.com email.com proton.me protonmail.com comcast.net att.net verizon.net sbcglobal.net cox.net charter.net".split(
    " ",
  );
/** Endings that no domain has. */
const SLIPPED_ENDING = /\.(?:con|cmo|ocm|vom|xom|comm|coom)$/;

/** How many letters are to be put in, left out, changed or swapped with their neighbor to make the one the other. */
function slips(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    const at = (up: number, j: number) => rows[i - up]?.[j] ?? Infinity;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(1, j) + 1,
        (row[j - 1] ?? Infinity) + 1,
        at(1, j - 1) + same,
        swapped ? at(2, j - 2) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/** The address that was probably meant; undefined where nothing looks like a slip. */
export function meantAddress(email: string): string | undefined {
  const [, who, domain] = /^(.+)@([^@\s]+\.[^@\s.]{2,})$/.exec(email.trim().toLowerCase()) ?? [];
  if (!who || !domain || KNOWN.includes(domain)) return undefined;
  const meant = email.trim().slice(0, who.length + 1);
  const ended = domain.replace(SLIPPED_ENDING, ".com");
  if (ended !== domain && KNOWN.includes(ended)) return meant + ended;
  // A short name has many neighbors that are real.
  const near = KNOWN.find(
    (known) => slips(ended, known) <= (known.length < 9 ? 0 : known.length < 10 ? 1 : 2),
  );
  if (near) return meant + near;
  return ended === domain ? undefined : meant + ended;
}

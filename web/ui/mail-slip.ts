import { isOneOff } from "../../rules/one-off.ts";

/** Where most people's mail is: what is one of them is no slip, what is almost one of them probably is. */
const KNOWN =
  "gmail.com googlemail.com yahoo.com ymail.com hotmail.com outlook.com live.com msn.com icloud.com me.com mac.com aol.com gmx.com mail.com email.com proton.me protonmail.com comcast.net att.net verizon.net sbcglobal.net cox.net charter.net".split(
    " ",
  );
/** Endings that no domain has. */
const SLIPPED_ENDING = /\.(?:con|cmo|ocm|vom|xom|comm|coom)$/;

/** A shorter name has too many neighbors that are real. */
const LONG = 9;

/** The address that was probably meant; undefined where nothing looks like a slip. */
export function meantAddress(email: string): string | undefined {
  const [, who, domain] = /^(.+)@([^@\s]+\.[^@\s.]{2,})$/.exec(email.trim().toLowerCase()) ?? [];
  if (!who || !domain || KNOWN.includes(domain)) return undefined;
  const meant = email.trim().slice(0, who.length + 1);
  const ended = domain.replace(SLIPPED_ENDING, ".com");
  if (ended !== domain && KNOWN.includes(ended)) return meant + ended;
  const near = KNOWN.find((known) => known.length >= LONG && isOneOff(ended, known));
  if (near) return meant + near;
  return ended === domain ? undefined : meant + ended;
}

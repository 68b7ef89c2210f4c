import { createHash } from "node:crypto";

/** Whom a limit counts: a client's network, a person's mailbox, or whatever a feature has a name for. */
export type CountedBy = { address: string } | { mailbox: string } | { key: string };

/** The name under which that is counted. A mailbox is hashed: a counter is no place to keep a person's address. */
export function counterOf(by: CountedBy): string {
  if ("address" in by) return network(by.address);
  if ("mailbox" in by) return createHash("sha256").update(mailbox(by.mailbox)).digest("hex");
  return by.key;
}

/** An IPv6 subscriber has a whole /64 to choose addresses from: it counts as one. */
export function network(ip: string): string {
  if (!ip.includes(":")) return ip;
  const [head = "", tail] = ip.split("%")[0]?.split("::") ?? [];
  const front = head === "" ? [] : head.split(":");
  const back = tail ? tail.split(":") : [];
  const groups =
    tail === undefined
      ? front
      : [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill("0"), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":")}::/64`;
}

const DOTS_DO_NOT_COUNT = new Set(["gmail.com", "googlemail.com"]);

/**
 * Where mail to an address ends up, as far as its spelling tells: letter case never matters, what follows a plus is the
 * owner's own label, and Gmail overlooks dots. Only for counting; mail goes to the address as it was given.
 */
export function mailbox(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const name = email.slice(0, Math.max(at, 0)).trim().toLowerCase();
  const [owner = ""] = name.split("+");
  if (DOTS_DO_NOT_COUNT.has(domain)) return `${owner.replaceAll(".", "")}@gmail.com`;
  // An address that begins with its plus is one of its own.
  return `${owner || name}@${domain}`;
}

import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

const SCRIPT =
  /^(?:(?:an?|the|our|my|your|sample|phone|call|calling|short|simple|good|word[- ]for[- ]word|front[- ]desk|receptionist) )*scripts?(?::| (?:for|to|when|that|our|of)\b)|\b(?:phone|call|word-for-word) script$|\bscript for\b/;

/** True of a prompt for the words of one call, from the first sentence to the last. */
export const wantsScript = ({ form, clause, label }: Pick<Request, "form" | "clause" | "label">): boolean =>
  form === "how-to" && (SCRIPT.test(plain(clause)) || /\bscripts?$/.test(plain(label)));

/** Words to say are wanted under each entry, and are no list of their own. */
export const SCRIPT_EACH =
  /\b(?:an?|one|its own|example|sample|short) (?:(?:example|sample|short|phone|word[- ]for[- ]word) )*(?:script|sentence|wording|phrase|line to say|text)s?(?: to (?:say|use|copy))? (?:for|under|with|in|per|to) (?:each|every)\b|\beach (?:one )?(?:with|has|having) (?:an?|one|its) (?:\w+ )?(?:script|sentence|wording|phrase)\b/;

import type { Situation, Trade } from "./kinds.ts";
import { listed } from "./words.ts";

/** What goes out in writing to whoever is treated may be read by others: when that may be, and how little it says. */
export const healthMessages = (s: Situation, { customers }: Trade): string => {
  const ways = listed(
    [s.sms ? "text" : "", s.email ? "email" : ""].filter(Boolean).map((way) => `by ${way}`),
    "or",
  );
  return `**Before any of the words below go out${ways ? ` ${ways}` : " in writing"}:** send them only to ${customers} who agreed to that, in writing, and let them stop it with one word. Write “your visit” in them, never what it is for. What was found, planned or made for somebody belongs ${s.phone ? "in a call or your patient portal" : "in your patient portal"}.`;
};

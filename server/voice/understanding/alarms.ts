import { alarmRules, harmless } from "./alarm-rules.ts";

type Alarm = keyof typeof alarmRules;

/** As the rules see words. */
const plain = (words: string): string =>
  words
    .slice(0, 4000)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * The alarms that the rules are sure of, gravest first, with the clause each is in. A clause that is harmless by itself
 * ("no chest pain", "a heart attack years ago") does not quiet another one.
 */
export function alarmsIn(words: string, clauses: string[]): { act: Alarm; clause: number }[] {
  const whole = plain(words);
  const parts = clauses.map(plain);
  const calm = harmless.some((pattern) => pattern.test(whole));
  return (Object.keys(alarmRules) as Alarm[]).flatMap((act) => {
    const at = parts.findIndex(
      (part) => alarmRules[act].test(part) && !harmless.some((pattern) => pattern.test(part)),
    );
    if (at >= 0) return [{ act, clause: at }];
    return !calm && alarmRules[act].test(whole) ? [{ act, clause: 0 }] : [];
  });
}

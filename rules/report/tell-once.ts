import type { Trade } from "../../content/report/kinds.ts";

/** What stands in place of a trade's telling phrase from its second use on. */
const AGAIN = {
  next: ["whoever waits is gone by then", "few ask a second time"],
  night: ["what comes at night", "the late ones"],
  hands: ["while you are at work on something else", "while you cannot"],
  urgent: ["what cannot wait", "what cannot wait"],
} as const;
type Telling = keyof typeof AGAIN;

/** The trade for one report's words: each of its telling phrases is said once, in full, and then briefly. */
export const tellOnce = (t: Trade): Trade => {
  const said = new Map<Telling, number>();
  const once = Object.fromEntries(
    (Object.keys(AGAIN) as Telling[]).map((key) => [
      key,
      {
        enumerable: true,
        get: () => {
          const times = said.get(key) ?? 0;
          said.set(key, times + 1);
          return times === 0 ? t[key] : AGAIN[key][(times - 1) % 2]!;
        },
      },
    ]),
  );
  return Object.defineProperties({ ...t }, once);
};

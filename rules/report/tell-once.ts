import type { Trade } from "../../content/report/kinds.ts";
import { cannotWait, dialing, isDangerous, leaving, listening } from "../../content/report/words.ts";

/** What stands in place of a trade's telling phrase from its second use on. */
const AGAIN = {
  next: ["people who wait have gone elsewhere by then", "few ask a second time"],
  night: ["what comes at night", "the late ones"],
  hands: ["while you are at work on something else", "while you cannot"],
  urgent: ["what cannot wait", "what cannot wait"],
} as const;
type Telling = keyof typeof AGAIN;

/** Said briefly, a danger would be taken for something that can be put through: such words stay whole. */
const weakens = (t: Trade) =>
  [isDangerous, cannotWait, leaving, dialing, listening].some(
    (tells) => tells(t) !== tells({ ...t, urgent: AGAIN.urgent[0] }),
  );

/** The trade for one report's words: each of its telling phrases is said once, in full, and then briefly. */
export const tellOnce = (t: Trade): Trade => {
  const said = new Map<Telling, number>();
  const keys = (Object.keys(AGAIN) as Telling[]).filter((key) => key !== "urgent" || !weakens(t));
  const once = Object.fromEntries(
    keys.map((key) => [
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

/** Until what came of it is surely shown, milliseconds: a press is several events, a key one. */
const PRESS_MS = 120;
const KEY_MS = 40;
let until = 0;
if (typeof window !== "undefined")
  for (const [type, ms] of [
    ["pointerdown", PRESS_MS],
    ["pointerup", PRESS_MS],
    ["keydown", KEY_MS],
    ["keyup", KEY_MS],
  ] as const)
    window.addEventListener(type, () => (until = Math.max(until, performance.now() + ms)), {
      capture: true,
      passive: true,
    });

/**
 * Milliseconds for which what moves by itself stays as it is, after each press and key: the frame that shows what came of
 * it is shown sooner then, and does not wait for another one that is under way.
 */
export const stillFor = (): number => Math.max(0, until - performance.now());

/** A page that is not in sight paints nothing: then it is not waited for any longer. Milliseconds. */
const LONGEST_MS = 100;

/**
 * Does what was asked for once what there is to show has been shown: a key or a press is seen before its consequences
 * are worked out. Asked for several times before, it is done once; at once when the page is left.
 * @param run told whether it comes by itself, in a task of its own, and not within an event
 */
export function putOff(run: (isAlone: boolean) => void) {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function drop() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    timer = undefined;
    window.removeEventListener("pagehide", now);
  }
  function end(isAlone: boolean): boolean {
    if (timer === undefined) return false;
    drop();
    run(isAlone);
    return true;
  }
  const now = () => end(false);
  const alone = () => end(true);
  return {
    later() {
      if (timer !== undefined) return;
      timer = setTimeout(alone, LONGEST_MS);
      frame = requestAnimationFrame(() => {
        clearTimeout(timer);
        timer = setTimeout(alone);
      });
      window.addEventListener("pagehide", now);
    },
    /** What waits, without waiting. @returns whether anything did */
    now,
    /** What waits is not done. */
    drop,
  };
}

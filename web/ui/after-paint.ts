/** A page that is put out of sight meanwhile paints nothing: it is not waited for any longer. A slow phone paints sooner. Milliseconds. */
const LONGEST_MS = 300;

/**
 * Resolves when what has just changed is on the screen: for work that nobody waits for who has pressed something.
 * Hidden pages paint nothing: there it resolves at once.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve();
    const timer = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });

/**
 * Resolves when what has just changed is on the screen: for work that nobody waits for who has pressed something.
 * Hidden pages paint nothing: there it resolves at once.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
  });

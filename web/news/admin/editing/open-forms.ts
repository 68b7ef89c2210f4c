const lockOf = (form: string) => `article-form:${form}`;

/**
 * Says to this browser's other windows that a form is open. The browser itself ends it with the page, even when that
 * crashes. Over plain http nobody is told.
 * @returns what ends it
 */
export function holdOpen(form: string): () => void {
  const closing = new AbortController();
  const untilClosed = () =>
    new Promise<void>((resolve) => closing.signal.addEventListener("abort", () => resolve()));
  navigator.locks
    ?.request(lockOf(form), { signal: closing.signal }, () =>
      closing.signal.aborted ? undefined : untilClosed(),
    )
    .catch(() => {});
  return () => closing.abort();
}

/** True while a window of this browser has the form open. */
export async function isOpen(form: string): Promise<boolean> {
  const locks = await navigator.locks?.query().catch(() => undefined);
  return locks?.held?.some(({ name }) => name === lockOf(form)) ?? false;
}

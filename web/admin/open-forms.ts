const lockOf = (form: string) => `form:${form}`;

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
export const isOpen = async (form: string): Promise<boolean> => (await openForms(form)).includes(form);

/** The forms whose names begin so and that some window of this browser has open. */
export async function openForms(beginning: string): Promise<string[]> {
  const locks = await navigator.locks?.query().catch(() => undefined);
  const names = (locks?.held ?? []).map(({ name = "" }) => name);
  return names
    .filter((name) => name.startsWith(lockOf(beginning)))
    .map((name) => name.slice(lockOf("").length));
}

export interface Candidate {
  readonly name: string;
}

/**
 * Tries the candidates in their order and gives the first whose probe succeeds in time, with those left over.
 * Null when none does. A probe that is late is told to stop through its signal.
 */
export async function firstThatWorks<T extends Candidate>(
  candidates: readonly T[],
  probe: (candidate: T, signal: AbortSignal) => Promise<void>,
  timeoutMs: number,
): Promise<{ found: T; rest: T[] } | null> {
  for (const [index, candidate] of candidates.entries()) {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${candidate.name} did not answer in time`)), timeoutMs);
    });
    try {
      await Promise.race([probe(candidate, controller.signal), late]);
      return { found: candidate, rest: candidates.slice(index + 1) };
    } catch {
      controller.abort();
    } finally {
      clearTimeout(timer);
    }
  }
  return null;
}

/** What somebody typed, kept in this browser until it is sent or too old. */
export interface LocalDraft<T> {
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
}

const WEEK_MS = 7 * 86_400_000;

/** The names of all drafts that begin so. */
export function localDraftNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

/**
 * A draft in local storage under a name of its own. Storage may be blocked, full or hold something else: then there is
 * no draft, and nothing fails.
 * @param isValue judges what was found
 */
export function localDraft<T>(
  name: string,
  isValue: (value: unknown) => value is T,
  lifetimeMs = WEEK_MS,
): LocalDraft<T> {
  return {
    read() {
      try {
        const stored = JSON.parse(localStorage.getItem(name) ?? "null") as {
          savedAt?: number;
          value?: unknown;
        };
        const fresh = Date.now() - (stored?.savedAt ?? 0) < lifetimeMs;
        if (fresh && isValue(stored.value)) return stored.value;
        localStorage.removeItem(name);
      } catch {
        // Unreadable is as good as absent.
      }
      return undefined;
    },
    write(value) {
      try {
        localStorage.setItem(name, JSON.stringify({ savedAt: Date.now(), value }));
      } catch {
        // Without storage the form still holds the text.
      }
    },
    clear() {
      try {
        localStorage.removeItem(name);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

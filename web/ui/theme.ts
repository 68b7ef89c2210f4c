import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";
const KEY = "theme";

/** Runs in the head before anything is painted, so that a chosen theme never flashes. */
export const themeScript = `try{var t=localStorage.getItem("${KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

const listeners = new Set<() => void>();
let unstored: Theme = "system";

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return unstored; // storage is blocked: the choice lasts as long as the page
  }
}

export function setTheme(theme: Theme): void {
  unstored = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be full or blocked.
  }
  apply(theme);
}

function apply(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      const onStorage = (event: StorageEvent) => event.key === KEY && apply(readTheme());
      listeners.add(listener);
      addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", onStorage);
      };
    },
    readTheme,
    () => "system",
  );

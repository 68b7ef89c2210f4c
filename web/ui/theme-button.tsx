import { setTheme, type Theme, useTheme } from "./theme.ts";

const labels: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

/** From "system" the first press shows a difference: it goes to what the system is not. */
function nextTheme(theme: Theme): Theme {
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const order: Theme[] = systemIsDark ? ["system", "light", "dark"] : ["system", "dark", "light"];
  return order[(order.indexOf(theme) + 1) % order.length] as Theme;
}

export function ThemeButton() {
  const theme = useTheme();
  return (
    <button
      type="button"
      className="btn btn-sm theme-btn needs-script noprint"
      onClick={() => setTheme(nextTheme(theme))}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
      </svg>
      Theme: {labels[theme]}
    </button>
  );
}

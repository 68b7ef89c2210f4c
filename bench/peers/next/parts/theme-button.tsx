"use client";
import { useState } from "react";

const themes = ["System", "Light", "Dark"];

export function ThemeButton() {
  const [at, setAt] = useState(0);
  return (
    <button
      type="button"
      className="btn btn-sm theme-btn needs-script noprint"
      onClick={() => setAt((at + 1) % themes.length)}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
      </svg>
      Theme: {themes[at]}
    </button>
  );
}

let pressed = false;
if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", () => (pressed = true), true);
  for (const over of ["pointerup", "pointercancel"])
    window.addEventListener(over, () => (pressed = false), true);
}

/**
 * Runs at once, or after the press that is going on: a message that appears between press and release would move the
 * very button that is being pressed.
 */
export function afterPress(run: () => void): void {
  if (!pressed) return run();
  const release = () => {
    window.removeEventListener("pointerup", release);
    window.removeEventListener("pointercancel", release);
    // The click comes after the release.
    setTimeout(run, 0);
  };
  window.addEventListener("pointerup", release);
  window.addEventListener("pointercancel", release);
}

let pressed = false;
if (typeof window !== "undefined")
  for (const type of ["pointerdown", "pointerup", "keydown", "keyup"])
    window.addEventListener(type, () => (pressed = true), { capture: true, passive: true });

/**
 * True once after each press and key: what moves by itself leaves out the frame that shows what came of it, which is then
 * shown sooner. One for all, since a page moves one thing by itself.
 */
export function justPressed(): boolean {
  const was = pressed;
  pressed = false;
  return was;
}

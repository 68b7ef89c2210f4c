import { expect, test, vi } from "vitest";

test("each press and key is told once, to what would otherwise move in the frame that shows it", async () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const { justPressed } = await import("./just-pressed.ts");
  expect(justPressed()).toBe(false);
  for (const type of ["pointerdown", "pointerup", "keydown", "keyup"]) {
    page.dispatchEvent(new Event(type));
    expect([justPressed(), justPressed()]).toEqual([true, false]);
  }
});

import { expect, test, vi } from "vitest";

test("what moves by itself stays still for a moment after each press and key, and then moves on", async () => {
  const page = new EventTarget();
  let now = 1000;
  vi.stubGlobal("window", page);
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const { stillFor } = await import("./just-pressed.ts");
  expect(stillFor()).toBe(0);
  for (const [type, ms] of [
    ["pointerdown", 120],
    ["pointerup", 120],
    ["keydown", 40],
    ["keyup", 40],
  ] as const) {
    page.dispatchEvent(new Event(type));
    expect(stillFor()).toBe(ms);
    now += ms - 1;
    expect(stillFor()).toBe(1);
    now++;
    expect(stillFor()).toBe(0);
  }
});

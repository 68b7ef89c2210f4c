import { describe, expect, it } from "vitest";
import { CallShape } from "./call-shape.ts";

/** One letter a bar: A and U are loud, a and u are words without sound, a dot is silence. */
const drawn = (shape: CallShape, count: number) =>
  shape
    .bars(count)
    .map(({ who, level }) => {
      const letter = who === null ? "." : who === "assistant" ? "a" : "u";
      return level > 0.5 ? letter.toUpperCase() : letter;
    })
    .join("");

describe("the shape of a whole call", () => {
  it("shows who spoke when, and the silence between", () => {
    const shape = new CallShape();
    shape.begin(1000);
    for (let at = 1000; at < 3000; at += 100) shape.hear("assistant", 0.8, at);
    for (let at = 3000; at < 4000; at += 100) shape.hear("assistant", 0, at);
    for (let at = 4000; at < 5000; at += 100) shape.hear("user", 0.9, at);
    expect(drawn(shape, 8)).toBe("AAAA..UU");
  });

  it("gives words without sound a low bar of their own, and no second one to words that were heard", () => {
    const shape = new CallShape();
    shape.begin(0);
    shape.hear("assistant", 0.8, 0);
    shape.line("assistant", 300);
    shape.line("user", 600);
    shape.hear("assistant", 0, 700);
    expect(drawn(shape, 8)).toBe("A.....u.");
  });

  it("keeps a call of an hour in bounded memory, and its beginning and end in place", () => {
    const shape = new CallShape();
    shape.begin(0);
    const hour = 3_600_000;
    for (let at = 0; at < hour; at += 100) shape.hear(at < hour / 2 ? "assistant" : "user", 0.8, at);
    const bars = drawn(shape, 70);
    expect(bars.slice(0, 33)).toBe("A".repeat(33));
    expect(bars.slice(37)).toBe("U".repeat(33));
  });

  it("starts anew with the next call", () => {
    const shape = new CallShape();
    shape.begin(0);
    shape.hear("user", 1, 0);
    shape.begin(5000);
    expect(drawn(shape, 4)).toBe("....");
  });
});

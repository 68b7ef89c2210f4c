import { expect, it } from "vitest";
import { opensDemo } from "./demo-pages.ts";

it.each(["/", "/?desk=law", "/your-desk", "/your-desk?kit=medical", "/desk/Xy-1"])(
  "%s shows a demo",
  (url) => {
    expect(opensDemo(url)).toBe(true);
  },
);
it.each(["/news", "/services", "/your-desks", "/assets/home.js", "/api/voice/turns", "*", undefined])(
  "%s shows none",
  (url) => {
    expect(opensDemo(url)).toBe(false);
  },
);

import { expect, it } from "vitest";
import { opensDemo } from "./demo-pages.ts";

const browser = { "sec-fetch-dest": "document" };

it.each(["/", "/?desk=law", "/your-desk", "/your-desk?kit=medical", "/desk/Xy-1"])(
  "%s shows a demo to whoever opens it in a browser",
  (url) => {
    expect(opensDemo({ url, headers: browser })).toBe(true);
    expect(opensDemo({ url, headers: {} })).toBe(false);
  },
);
it.each(["/news", "/services", "/your-desks", "/assets/home.js", "/api/voice/turns", "*"])(
  "%s shows none",
  (url) => {
    expect(opensDemo({ url, headers: browser })).toBe(false);
  },
);

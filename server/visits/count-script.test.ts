import { gzipSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { countScript } from "./count-script.ts";

/** Runs the script in a page and hands back what it sends. */
function visit(url: string, options: { referrer?: string; navigator?: object } = {}) {
  const dom = new JSDOM("<body></body>", { url, referrer: options.referrer, runScripts: "outside-only" });
  const { window } = dom;
  const sent: Blob[] = [];
  const sendBeacon = (_address: string, body: Blob) => sent.push(body);
  for (const [name, value] of Object.entries({ sendBeacon, ...options.navigator }))
    Object.defineProperty(window.navigator, name, { value });
  Object.assign(window, {
    PerformanceObserver: class {
      observe() {}
    },
  });
  window.eval(countScript);
  const told = () =>
    Promise.all(
      sent.map(
        (blob) =>
          new Promise<Record<string, unknown>>((resolve) => {
            const reader = new window.FileReader();
            reader.onload = () => resolve(JSON.parse(String(reader.result)));
            reader.readAsText(blob);
          }),
      ),
    );
  return { window, told };
}

test("travels in under a kilobyte", () => {
  expect(gzipSync(countScript).length).toBeLessThan(1000);
});
test("tells of the page and of the next ones, and of where the visitor came from", async () => {
  const { window, told } = visit("https://site.example/services?utm_source=x", {
    referrer: "https://www.google.com/",
  });
  window.history.pushState({}, "", "/contact");
  window.history.pushState({}, "", "/contact?tab=2");
  window.dispatchEvent(new window.CustomEvent("count", { detail: "call-begun" }));
  const from = { from: "www.google.com", campaign: true };
  expect(await told()).toEqual([
    { event: "view", page: "/services", ...from },
    { event: "view", page: "/contact", ...from },
    { event: "call-begun", page: "/contact", ...from },
  ]);
});
test("names no link with a secret in it, and is silent in the area", async () => {
  const { told } = visit("https://site.example/r/s3cret-token");
  expect(await told()).toEqual([{ event: "view", page: "/r/", from: "", campaign: false }]);
  expect(await visit("https://site.example/admin/leads").told()).toEqual([]);
});
test("is silent where the visitor does not want to be tracked", async () => {
  expect(await visit("https://site.example/", { navigator: { globalPrivacyControl: true } }).told()).toEqual(
    [],
  );
  expect(await visit("https://site.example/", { navigator: { doNotTrack: "1" } }).told()).toEqual([]);
});

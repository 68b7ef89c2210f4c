import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WithNumbers } from "./with-numbers.tsx";

const dialled = (text: string) =>
  [...renderToStaticMarkup(<WithNumbers text={text} />).matchAll(/href="tel:([^"]+)"/g)].map(([, to]) => to);

test.each([
  ["Please call me at 503 555 0147.", ["5035550147"]],
  ["+1 (503) 555-0147 or 503.555.0148", ["+15035550147", "5035550148"]],
  ["Call me after 5. 503 555 0147", ["5035550147"]],
  ["Suite 4 503 555 0147", ["5035550147"]],
  ["at 10\n503 555 0147\n503 555 0148", ["5035550147", "5035550148"]],
  ["In London: +44 20 7946 0958", ["+442079460958"]],
  ["We open 2026-11-30 10:00, order 20261130104455", []],
])("%j is pressed as %j", (text, numbers) => {
  expect(dialled(text)).toEqual(numbers);
});

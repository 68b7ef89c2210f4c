// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { RequestId, RequestIdLine } from "./request-id.tsx";

test("the id that the server wrote into a failed page stays when the scripts come", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(
    <RequestId value="7d9f3c5a-1">
      <RequestIdLine error={new Error("Unexpected Server Error")} />
    </RequestId>,
  );
  expect(place.textContent).toContain("7d9f3c5a-1");
  const mended: unknown[] = [];
  const error = new Error("Unexpected Server Error");
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(place, <RequestIdLine error={error} />, {
      onRecoverableError: (each) => mended.push(each),
    });
  });
  expect(place.textContent).toContain("7d9f3c5a-1");
  expect(mended).toEqual([]);
  act(() => root?.unmount());
  place.remove();
});
test("a failure that the API told of has the API's own id; one that never reached it has none", () => {
  const refused = Object.assign(new Error("500: x"), { body: { requestId: "abc-123" } });
  expect(renderToString(<RequestIdLine error={refused} />)).toContain("abc-123");
  expect(renderToString(<RequestIdLine error={new TypeError("fetch failed")} />)).toBe("");
});

// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { MailFrame } from "./mail-frame.tsx";

test("the page of an email stands while the letter is on its way, without anything in it yet", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      disconnect() {}
    },
  );
  const empty = document.implementation.createDocument(null, null);
  const page = vi.spyOn(HTMLIFrameElement.prototype, "contentDocument", "get").mockReturnValue(empty);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(<MailFrame of={{ id: "0199a1b2-0000-7000-8000-000000000001" }} />));
  expect(place.querySelector("iframe")?.title).toBe("Email preview");
  await act(async () => root.unmount());
  place.remove();
  page.mockRestore();
});

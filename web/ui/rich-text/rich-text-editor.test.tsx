// @vitest-environment jsdom
import type { Editor } from "@tiptap/core";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import RichTextEditor from "./rich-text-editor.tsx";

const PARAGRAPHS = 40;
const saved = "<p>On Saturdays the telephone rings.</p>".repeat(PARAGRAPHS);
const bold = "<p><strong>On Saturdays the telephone rings.</strong></p>".repeat(PARAGRAPHS);
const told = vi.fn<(html: string) => void>();
let leave: () => Promise<void>;
const press = (name: string) =>
  void document
    .querySelector(`[aria-label="${name}"]`)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
/** What a hand does in the text: jsdom has none. */
const commands = () =>
  (document.querySelector(".rich-surface") as unknown as { editor: Editor }).editor.commands;

/** The editor scrolls to the caret a frame after a press, for which it asks where that is: jsdom knows no places. */
const nowhere = () => ({ left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 });

beforeEach(async () => {
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: nowhere });
  told.mockReset();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => setTimeout(frame, 20));
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(<RichTextEditor label="Content" value={saved} onChange={told} />));
  leave = () => act(async () => root.unmount());
  await act(async () => void commands().selectAll());
});
afterEach(async () => {
  await leave();
  document.body.replaceChildren();
});

test("a format given to the whole text is on the screen before the text is written out", async () => {
  act(() => press("Bold"));
  expect(document.querySelectorAll(".rich-surface strong")).toHaveLength(PARAGRAPHS);
  expect(told).not.toHaveBeenCalled();
  await act(() => vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(bold), 60_000));
});

test.each(["keydown", "pointerdown", "beforeunload", "pagehide"])(
  "what comes right after it finds it written: %s",
  async (event) => {
    act(() => press("Bold"));
    act(() => void window.dispatchEvent(new Event(event)));
    expect(told).toHaveBeenCalledExactlyOnceWith(bold);
  },
);

test("leaving the page right after it loses nothing", async () => {
  act(() => press("Bold"));
  expect(told).not.toHaveBeenCalled();
  await leave();
  expect(told).toHaveBeenCalledExactlyOnceWith(bold);
});

test("a letter is told at once", async () => {
  act(() => press("Bold"));
  act(() => void window.dispatchEvent(new Event("keydown")));
  told.mockReset();
  await act(async () => void commands().insertContentAt(1, "A"));
  expect(told).toHaveBeenCalledOnce();
});

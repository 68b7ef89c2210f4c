// @vitest-environment jsdom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import {
  dismissToast,
  TOAST_DURATION_MS,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  type ToastRecord,
  toast,
  useToasts,
} from "./use-toast.ts";

let seen: readonly ToastRecord[] = [];
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  const Probe = () => {
    seen = useToasts();
    return null;
  };
  act(() => createRoot(document.createElement("div")).render(createElement(Probe)));
  return () => vi.useRealTimers();
});

test("the constants are the specified ones", () => {
  expect([TOAST_LIMIT, TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS]).toEqual([1, 5000, 1_000_000]);
});

test("a new toast takes the place of the last: one at a time", () => {
  act(() => {
    toast({ title: "First" });
    toast({ title: "Second" });
  });
  expect(seen.map(({ title }) => title)).toEqual(["Second"]);
});

test("a dismissed toast closes at once and is removed after 1,000,000 ms", () => {
  act(() => {
    toast({ title: "Sent" });
  });
  const [record] = seen;
  act(() => dismissToast(record?.id ?? 0));
  expect(seen[0]).toMatchObject({ title: "Sent", open: false });
  act(() => vi.advanceTimersByTime(999_999));
  expect(seen).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1));
  expect(seen).toHaveLength(0);
});

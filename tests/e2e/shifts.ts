import type { Page } from "@playwright/test";

/** Adds up from now on what moves on a page without anybody having pressed anything (CLS); the event `forget-shifts` begins anew. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let sum = 0;
    Object.assign(window, { shifts: () => sum });
    addEventListener("forget-shifts", () => (sum = 0));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });

export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: () => number }).shifts());

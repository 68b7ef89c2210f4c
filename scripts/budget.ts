import { isOfArea, type Manifest } from "./route-manifest.ts";

/** Most bytes of scripts, as they travel, that a page may need before it can be used. */
export const BUDGETS = { home: 114_000, public: 156_000, area: 200_000 };

/** The pages that need more than they may, a sentence each. */
export function overBudget({ entry, routes }: Manifest, sizeOf: (file: string) => number): string[] {
  return Object.values(routes).flatMap((page) => {
    const files = new Set([entry.module, ...entry.imports]);
    for (let part: typeof page | undefined = page; part; part = routes[part.parentId ?? ""])
      for (const file of [part.module, ...(part.imports ?? [])]) files.add(file);
    const bytes = [...files].reduce((sum, file) => sum + (file ? sizeOf(file) : 0), 0);
    const most =
      page.id === "routes/home" ? BUDGETS.home : BUDGETS[isOfArea(page, routes) ? "area" : "public"];
    return bytes > most ? [`${page.id} needs ${bytes} bytes of scripts; it may need ${most}`] : [];
  });
}

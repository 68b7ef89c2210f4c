import type { Trade } from "../kinds.ts";

/** Whoever reads it is the parent, and what it is about is the child's. */
export const toParent = (says: string, { job }: Trade): string =>
  says
    .replaceAll("Hi [name]", "Hi [parent]")
    .replace(
      new RegExp(`\\b([Yy])our (next |last )?(?=${job}|appointment|visit|treatment plan)`, "g"),
      (_, first: string, when = "") => `[${first === "Y" ? "Child" : "child"}]'s ${when}`,
    )
    .replace("have you down", "have [child] down")
    .replace("You're down", "[Child] is down")
    .replace("about your health", "about [child]'s health")
    .replace("We haven't seen you", "We haven't seen [child]");

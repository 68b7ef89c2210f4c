import type { ReactNode } from "react";
import { Link } from "react-router";

/** In the place of a list with nothing in it; @param clearTo the whole list, where filters have left nothing */
export const NothingFound = ({ clearTo, children }: { clearTo: string | undefined; children: ReactNode }) => (
  <div className="note nothing-found">
    <p>{children}</p>
    {clearTo && (
      <Link className="btn" to={clearTo} preventScrollReset>
        Clear filters
      </Link>
    )}
  </div>
);

/** `No leads match “dentist”.` @param others whether more than the words narrows the list */
export const nothingMatches = (what: string, words = "", others = false): string =>
  words
    ? `No ${what} match “${words}”${others ? " with these filters" : ""}.`
    : `No ${what} match these filters.`;

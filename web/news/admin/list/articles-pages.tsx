import { Link } from "react-router";
import { type TableAddress, tableQuery } from "./list-address.ts";

/** Newer and older pages; nothing where there is one page only. */
export function ArticlesPages({ address, totalPages }: { address: TableAddress; totalPages: number }) {
  const { page } = address;
  if (totalPages <= 1) return null;
  const step = (text: string, to: number, rel: string) =>
    to >= 1 && to <= totalPages ? (
      <Link className="btn" rel={rel} to={tableQuery({ ...address, page: to }) || "?"} preventScrollReset>
        {text}
      </Link>
    ) : (
      <button type="button" className="btn" disabled>
        {text}
      </button>
    );
  return (
    <nav className="pages" aria-label="Pages of the table">
      {step("Previous", page - 1, "prev")}
      <span className="meta">
        Page {page.toLocaleString("en-US")} of {totalPages.toLocaleString("en-US")}
      </span>
      {step("Next", page + 1, "next")}
    </nav>
  );
}

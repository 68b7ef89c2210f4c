import { Link } from "react-router";
import { listPath, pageNumbers } from "./list-address.ts";

/** Previous, page numbers, Next: links, so that they work without JavaScript. Nothing where there is one page only. */
export function Pagination({
  page,
  totalPages,
  search,
}: {
  page: number;
  totalPages: number;
  search: string;
}) {
  if (totalPages <= 1) return null;
  const to = (number: number) => listPath({ page: number, search });
  return (
    <nav className="pages" aria-label="Pages">
      <Step text="Previous" rel="prev" to={page > 1 ? to(page - 1) : undefined} />
      {pageNumbers(page, totalPages).map((number, index) =>
        number === null ? (
          <span key={index < 3 ? "before" : "after"} className="pages-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            className="btn btn-sm num"
            to={to(number)}
            aria-current={number === page ? "page" : undefined}
          >
            {number}
          </Link>
        ),
      )}
      <Step text="Next" rel="next" to={page < totalPages ? to(page + 1) : undefined} />
    </nav>
  );
}

/** A link to a neighbouring page; a disabled button at either end. */
function Step({ text, rel, to }: { text: string; rel: "prev" | "next"; to: string | undefined }) {
  return to ? (
    <Link className="btn btn-sm" rel={rel} to={to}>
      {text}
    </Link>
  ) : (
    <button type="button" className="btn btn-sm" disabled>
      {text}
    </button>
  );
}

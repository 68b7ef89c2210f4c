import { Link, useSearchParams } from "react-router";

interface PagesNavProps {
  label: string;
  page: number;
  totalPages: number;
}

/** Ways to the pages beside this one; the page stands in the address beside the filters. */
export function PagesNav({ label, page, totalPages }: PagesNavProps) {
  const [search] = useSearchParams();
  if (totalPages <= 1 && page <= 1) return null;
  const at = (number: number) => {
    const next = new URLSearchParams(search);
    if (number > 1) next.set("page", String(number));
    else next.delete("page");
    return `?${next}`;
  };
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 && (
        <Link className="btn" rel="prev" to={at(Math.min(page - 1, totalPages))}>
          Newer
        </Link>
      )}
      <span className="pages-now">
        Page {page} of {totalPages}
      </span>
      {page < totalPages && (
        <Link className="btn" rel="next" to={at(page + 1)}>
          Older
        </Link>
      )}
    </nav>
  );
}

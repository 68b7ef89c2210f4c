import { useId } from "react";
import { Link } from "react-router";

export interface TodayItem {
  /** What it is, in the plural: 'New leads'. */
  label: string;
  /** Undefined while it is read, null when it could not be. */
  count: number | null | undefined;
  /** The list that shows them. */
  to: string;
  /** True where more than none is a fault. */
  isBad?: boolean;
}

/** One thing of the day: its number, and the way to its list. */
export function Today({ label, count, to, isBad = false }: TodayItem) {
  const id = useId();
  const look = !count ? "today-none" : isBad ? "today-bad" : "";
  return (
    <li className={`today-item ${look}`}>
      <Link to={to} aria-describedby={id}>
        {label}
      </Link>
      <span className="today-count num" id={id}>
        {count === null ? "unknown" : (count?.toLocaleString("en-US") ?? "…")}
      </span>
    </li>
  );
}

/** A number that leads nowhere. */
export const Total = ({ label, count }: { label: string; count: number }) => (
  <li className={count ? "today-item today-total" : "today-item today-none"}>
    <span>{label}</span>
    <span className="today-count num">{count.toLocaleString("en-US")}</span>
  </li>
);

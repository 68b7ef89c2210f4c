import { Link } from "react-router";
import "./totals.css";

interface Total {
  label: string;
  /** Of a single one. */
  one?: string;
  /** The page that shows them. */
  to?: string;
  count: number;
  /** What tells more of it, small: how many of them before. */
  note?: string;
}

/** Numbers side by side; what is none is quiet. */
export const Totals = ({ of }: { of: readonly Total[] }) => (
  <ul className="card totals">
    {of.map(({ label: many, one = many, to, count, note }) => (
      <li key={many} className={count ? undefined : "total-none"}>
        {to ? <Link to={to}>{count === 1 ? one : many}</Link> : <span>{count === 1 ? one : many}</span>}
        <span className="total num">{count.toLocaleString("en-US")}</span>
        {note && <span className="micro num">{note}</span>}
      </li>
    ))}
  </ul>
);

import { Link } from "react-router";
import "./totals.css";

interface Total {
  label: string;
  /** The page that shows them. */
  to?: string;
  count: number;
  /** What tells more of it, small: how many of them before. */
  note?: string;
}

/** Numbers side by side; what is none is quiet. */
export const Totals = ({ of }: { of: readonly Total[] }) => (
  <ul className="card totals">
    {of.map(({ label, to, count, note }) => (
      <li key={label} className={count ? undefined : "total-none"}>
        {to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
        <span className="total num">{count.toLocaleString("en-US")}</span>
        {note && <span className="micro num">{note}</span>}
      </li>
    ))}
  </ul>
);

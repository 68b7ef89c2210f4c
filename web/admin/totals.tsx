import "./totals.css";

/** Numbers that lead nowhere, side by side; what is none is quiet. */
export const Totals = ({ of }: { of: Readonly<Record<string, number>> }) => (
  <ul className="card totals">
    {Object.entries(of).map(([label, count]) => (
      <li key={label} className={count ? undefined : "total-none"}>
        <span>{label}</span>
        <span className="total num">{count.toLocaleString("en-US")}</span>
      </li>
    ))}
  </ul>
);

import { useId } from "react";

type Row = readonly [name: string, ...counts: number[]];

interface CountsTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly Row[];
}

/** Counts under a heading; a bar beneath each name shows its share of the first column's most. */
export function CountsTable({ title, columns, rows }: CountsTableProps) {
  const id = useId();
  const counts = rows.map(([, count]) => count ?? 0);
  const most = Math.max(1, ...counts);
  // Bars of one length say nothing.
  const differ = new Set(counts).size > 1;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className="soft counts-none">Nothing yet.</p>
      ) : (
        <table className="counts num">
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...counts]) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {differ && (
                    <svg
                      className="counts-bar"
                      viewBox="0 0 100 4"
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      <rect width={((counts[0] ?? 0) / most) * 100} height={4} />
                    </svg>
                  )}
                </th>
                {counts.map((count, at) => (
                  <td key={columns[at + 1]}>{count.toLocaleString("en-US")}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

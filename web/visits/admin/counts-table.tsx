import { useId } from "react";
import "../../admin/fold.css";

type Row = readonly [name: string, ...counts: number[]];

interface CountsTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** About so many are shown; the others unfold. */
  shown?: number;
  /** Everything else in one line, last and not ranked. */
  rest?: Row;
}

/** Counts under a heading; a bar beneath each name shows its share of the first column's most. */
export function CountsTable({ title, columns, rows, shown = rows.length, rest }: CountsTableProps) {
  const id = useId();
  const counts = rows.map(([, count]) => count ?? 0);
  // Bars of one length say nothing.
  const most = new Set(counts).size > 1 ? Math.max(...counts) : undefined;
  // A fold of two rows would be longer than they.
  const first = rows.length > shown + 2 ? shown : rows.length;
  const more = rows.slice(first);
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.every(([, ...all]) => all.every((each) => each === 0)) ? (
        <p className="soft counts-none">Nothing yet.</p>
      ) : (
        <Counts title={title} columns={columns} rows={rows.slice(0, first)} most={most} />
      )}
      {rest && (
        <p className="micro counts-rest">
          <span>{rest[0]}</span>
          <span className="num">{rest[1]?.toLocaleString("en-US")}</span>
        </p>
      )}
      {more.length > 0 && (
        <details className="looks">
          <summary>Show {more.length} more</summary>
          <Counts title={`${title}, continued`} columns={columns} rows={more} most={most} />
        </details>
      )}
    </section>
  );
}

const Counts = ({
  title,
  columns,
  rows,
  most,
}: Omit<CountsTableProps, "shown" | "rest"> & { most?: number }) => (
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
            {most !== undefined && (
              <svg className="counts-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
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
);

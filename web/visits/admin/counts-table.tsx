import { useId } from "react";

type Row = readonly [name: string, ...counts: (number | string)[]];

/** Counts under a heading. */
export function CountsTable({
  title,
  columns,
  rows,
}: {
  title: string;
  columns: readonly string[];
  rows: readonly Row[];
}) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className="soft">Nothing yet.</p>
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
                <th scope="row">{name}</th>
                {counts.map((count, at) => (
                  <td key={columns[at + 1]}>{count}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

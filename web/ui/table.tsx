import type { ReactNode } from "react";

// The roles that the elements have anyway: some browsers drop them where the style sheet turns rows into blocks.
const role = (name: string) => ({ role: name });

interface CellProps {
  /** The column's name, shown beside the value where rows are narrow. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A table that becomes a list of labelled rows on small screens. An `Actions` column stands at the right. */
export function Table({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <table className="table" {...role("table")}>
      <thead {...role("rowgroup")}>
        <tr {...role("row")}>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className={name === "Actions" ? "acts" : undefined}
              {...role("columnheader")}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role("rowgroup")}>{children}</tbody>
    </table>
  );
}

export const Row = ({ children }: { children: ReactNode }) => <tr {...role("row")}>{children}</tr>;

export const Cell = ({ label, className, children }: CellProps) => (
  <td data-label={label} className={className} {...role("cell")}>
    {children}
  </td>
);

/** The cell that names its row. */
export const RowHead = ({ label, className, children }: CellProps) => (
  <th scope="row" data-label={label} className={className} {...role("rowheader")}>
    {children}
  </th>
);

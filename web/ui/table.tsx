import type { ReactNode } from "react";

interface CellProps {
  /** Stands before the value where rows are narrow, if that does not speak for itself. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A table whose rows fold into two lines on small screens: `at-end` stands beside the head, `wide` has a line of its own. An `Actions` column stands at the right. */
export function Table({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <table className="table">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={name === "Actions" ? "acts" : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export const Row = ({ children }: { children: ReactNode }) => <tr>{children}</tr>;

export const Cell = ({ label, className, children }: CellProps) => (
  <td data-label={label} className={className}>
    {children}
  </td>
);

/** The cell that names its row. */
export const RowHead = ({ label, className, children }: CellProps) => (
  <th scope="row" data-label={label} className={className}>
    {children}
  </th>
);

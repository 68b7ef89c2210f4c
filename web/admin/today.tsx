import { type ReactNode, useId } from "react";
import { Link } from "react-router";

/** One of those that wait, by its name. */
export interface TodayNext {
  id: string;
  name: string;
  to: string;
  /** How long it has waited, or may wait. */
  when: ReactNode;
}

export interface TodayItem {
  /** What it is, in the plural: 'New leads'. */
  label: string;
  /** Undefined while it is read, null when it could not be. */
  count: number | null | undefined;
  /** The list that shows them. */
  to: string;
  /** True where more than none is a fault. */
  isBad?: boolean;
  /** True where some ask for nothing: they are told, not to be done. */
  isNews?: boolean;
  /** The first of them, where each can be opened from here. */
  next?: { label: string; of: readonly TodayNext[] };
}

/** What waits for somebody, the most urgent first; beneath, in one quiet line, what does not. */
export function ToDo({ items }: { items: readonly TodayItem[] }) {
  const waits = items.filter(({ count, isNews }) => count !== 0 && !isNews);
  const rest = items.filter((item) => !waits.includes(item));
  return (
    <div className="card todo">
      {waits.length > 0 ? (
        <ul className="todo-list">
          {waits.map((item) => (
            <ToDoRow key={item.to} {...item} />
          ))}
        </ul>
      ) : (
        <p className="soft todo-none">Nothing waits for you.</p>
      )}
      <ul className="todo-rest" aria-label="Nothing to do about">
        {rest.map((item) => (
          <li key={item.to} className={item.count ? "" : "todo-zero"}>
            <Counted {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A kind of what waits: how many, the way to its list, and the first of them. */
function ToDoRow({ next, ...item }: TodayItem) {
  return (
    <li className={item.isBad ? "todo-row todo-bad" : "todo-row"}>
      <div className="todo-kind">
        <Counted {...item} />
      </div>
      {next && next.of.length > 0 && (
        <ul className="next" aria-label={next.label}>
          {next.of.map(({ id, name, to, when }) => (
            <li key={id}>
              <Link to={to}>
                <bdi>{name}</bdi>
              </Link>
              {when}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Counted({ label, count, to }: TodayItem) {
  const id = useId();
  return (
    <>
      <Link to={to} aria-describedby={id}>
        {label}
      </Link>
      <span className={count === null ? "today-count today-unknown" : "today-count num"} id={id}>
        {count === null ? "unknown" : (count?.toLocaleString("en-US") ?? "…")}
      </span>
    </>
  );
}

/** A number that leads nowhere. */
export const Total = ({ label, count }: { label: string; count: number }) => (
  <li className={count ? "today-item today-total" : "today-item today-none"}>
    <span>{label}</span>
    <span className="today-count num">{count.toLocaleString("en-US")}</span>
  </li>
);

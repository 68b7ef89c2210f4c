import { type ReactNode, useId } from "react";
import { Link } from "react-router";

/** One of those that wait, by its name. */
export interface TodayNext {
  id: string;
  name: string;
  /** What tells it from another of that name: the beginning of what it says. */
  about?: string;
  to: string;
  /** How long it has waited, or may wait. */
  when: ReactNode;
}

export interface TodayItem {
  /** What it is, in the plural: 'New leads'. */
  label: string;
  /** Of a single one: 'New lead'. */
  one?: string;
  /** Undefined while it is read, null when it could not be. */
  count: number | null | undefined;
  /** The list that shows them. */
  to: string;
  /** True where more than none is a fault. */
  isBad?: boolean;
  /** True where more than none waits for somebody, though none is listed here by name. */
  waits?: boolean;
  /** Why there are any, and what to do about it. */
  why?: ReactNode;
  /** The first of them, where each can be opened from here. */
  next?: {
    label: string;
    of: readonly TodayNext[];
    /** Where they are, if not in the list that the number leads to. */
    to?: string;
    /** What to do with them, if not what is done with the others. */
    act?: string;
    /** How many more there are than these, in words: the numbers agree. */
    more: string | undefined;
  };
}

interface WorkProps {
  title: string;
  /** The way to all of it. */
  all: { text: string; to: string };
  items: readonly TodayItem[];
  /** What to do with them. */
  act: string;
  /** That none of them waits, in words, while something else does. */
  none: string;
  /** Nothing waits anywhere on the page. */
  isClear: boolean;
  /** It is the next thing to do: at the first as the page's one blue button. */
  isNext: boolean;
  /** What else there is to tell, small. */
  children?: ReactNode;
}

/** A part of the day's work: how many of each kind, and the first of those that wait by name. */
export function Work({ title, all, items, act, none, isClear, isNext, children }: WorkProps) {
  const id = useId();
  const lists = items.flatMap(({ next, to }) => (next && next.of.length > 0 ? { to, ...next } : []));
  const text = waitingText(items.filter(isWork), isClear ? "You’re all caught up." : none);
  return (
    <section className="work" aria-labelledby={id}>
      <div className="card-head">
        <h3 id={id}>{title}</h3>
        <Link className="btn" to={all.to}>
          {all.text}
        </Link>
      </div>
      <Counts items={items} />
      {lists.length === 0 && text && <p className="soft next">{text}</p>}
      {lists.map(({ label, of, more, to: list, act: own = act }, at) => (
        <div key={label}>
          <ul className="next" aria-label={label}>
            {of.map(({ id, name, about, to, when }, i) => (
              <li key={id}>
                <Link to={to} title={name}>
                  <bdi>{name}</bdi>
                </Link>
                {about && <span className="micro next-about">{about}</span>}
                <span className="next-when">{when}</span>
                {/* The row's link lies over it. */}
                <span
                  className={isNext && at === 0 && i === 0 ? "btn btn-act next-act" : "btn next-act"}
                  aria-hidden="true"
                >
                  {own}
                </span>
              </li>
            ))}
          </ul>
          {more && (
            <p className="micro next-more">
              <Link to={list}>{more}</Link>
            </p>
          )}
        </div>
      ))}
      {children && <div className="work-foot micro">{children}</div>}
    </section>
  );
}

/** True of what somebody has to do; the others only tell. */
const isWork = ({ next, isBad, waits }: TodayItem): boolean => Boolean(next || isBad || waits);
/** True when it is known that nothing waits. */
export const isAllDone = (items: readonly TodayItem[]): boolean =>
  items.filter(isWork).every(({ count }) => count === 0);

/** What stands where no list does: that nothing waits is said when it is known. */
const waitingText = (items: readonly TodayItem[], none: string): string =>
  items.every(({ count }) => count === 0)
    ? none
    : items.some(({ count }) => count === undefined)
      ? "…"
      : items.some(({ count }) => count === null)
        ? "This couldn’t be loaded."
        : "";

/** How many of each, the number first; that there are none is said only of what one looks for here. */
export function Counts({ items }: { items: readonly TodayItem[] }) {
  const shown = items.filter(({ count, next, waits }) => (next && !waits) || count !== 0);
  if (shown.length === 0) return null;
  return (
    <ul className="todo-kinds">
      {shown.map(({ label, one = label, count, to, isBad }) => (
        <li key={to} className={`todo-kind${count === 0 ? " todo-none" : isBad ? " todo-bad" : ""}`}>
          <Counted label={count === 1 ? one : label} count={count} to={to} />
        </li>
      ))}
    </ul>
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

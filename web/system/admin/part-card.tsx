import { type ReactNode, useId } from "react";

type Unreadable = { unreadable: string };

interface PartCardProps<P extends object> {
  title: string;
  part: P | Unreadable;
  children: (part: Exclude<P, Unreadable>) => ReactNode;
}

/** One part of the system, or why it could not be read. */
export function PartCard<P extends object>({ title, part, children }: PartCardProps<P>) {
  const id = useId();
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {"unreadable" in part ? (
        <p className="note note-stop">Could not be read: {part.unreadable}</p>
      ) : (
        children(part as Exclude<P, Unreadable>)
      )}
    </section>
  );
}

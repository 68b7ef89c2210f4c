import { type ReactNode, useId } from "react";
import { CardHead } from "./card-head.tsx";

type Unreadable = { unreadable: string };

interface PartCardProps<P extends object> {
  title: string;
  /** Of its place on the page, for links. */
  id?: string;
  part: P | Unreadable;
  /** Whether all is well with it; absent where there is nothing to judge. */
  isGood?: (part: Exclude<P, Unreadable>) => boolean;
  children: (part: Exclude<P, Unreadable>) => ReactNode;
}

/** One part of the system, or why it could not be read. */
export function PartCard<P extends object>({ title, id: place, part, isGood, children }: PartCardProps<P>) {
  const id = useId();
  return (
    <section className="card stack" id={place} aria-labelledby={id}>
      <CardHead
        title={title}
        id={id}
        isGood={"unreadable" in part ? false : isGood?.(part as Exclude<P, Unreadable>)}
      />
      {"unreadable" in part ? (
        <p className="note note-stop">Could not be read: {part.unreadable}</p>
      ) : (
        children(part as Exclude<P, Unreadable>)
      )}
    </section>
  );
}

import { type ReactNode, useId } from "react";
import { CardHead } from "./card-head.tsx";

type Unreadable = { unreadable: string };

interface PartCardProps<P extends object> {
  title: string;
  /** Of its place on the page, for links. */
  id?: string;
  part: P | Unreadable;
  /** What is wrong with it, in two or three words, or nothing; absent where there is nothing to judge. */
  faultOf?: (part: Exclude<P, Unreadable>) => string;
  /** In place of 'Good', where that is not known yet; empty where it is. */
  awaitsOf?: (part: Exclude<P, Unreadable>) => string;
  children: (part: Exclude<P, Unreadable>) => ReactNode;
}

/** One part of the system, or why it could not be read. */
export function PartCard<P extends object>({
  title,
  id: place,
  part,
  faultOf,
  awaitsOf,
  children,
}: PartCardProps<P>) {
  const id = useId();
  return (
    <section id={place} aria-labelledby={id}>
      <CardHead
        title={title}
        id={id}
        awaits={"unreadable" in part ? "" : (awaitsOf?.(part as Exclude<P, Unreadable>) ?? "")}
        fault={"unreadable" in part ? "Unreadable" : faultOf?.(part as Exclude<P, Unreadable>)}
      />
      <div className="sheet-body">
        {"unreadable" in part ? (
          <p className="note note-stop">Could not be read: {part.unreadable}</p>
        ) : (
          children(part as Exclude<P, Unreadable>)
        )}
      </div>
    </section>
  );
}

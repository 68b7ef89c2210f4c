import type { RefObject } from "react";

interface CardHeadProps {
  title: string;
  id: string;
  /** What somebody should look at, in two or three words; empty where all is well, absent where there is nothing to judge. */
  fault?: string;
  /** In place of 'Good', where that is not known yet. */
  awaits?: string;
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** A card's name, and at a glance whether somebody should read it. */
export const CardHead = ({ title, id, fault, awaits = "", heading }: CardHeadProps) => (
  <div className="card-head">
    <h2 id={id} ref={heading} tabIndex={heading && -1}>
      {title}
    </h2>
    {fault !== undefined && (
      <span className={fault ? "tag tag-live" : awaits ? "tag" : "tag tag-ok"}>
        {fault || awaits || "Good"}
      </span>
    )}
  </div>
);

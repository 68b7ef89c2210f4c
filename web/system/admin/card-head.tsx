import type { RefObject } from "react";

interface CardHeadProps {
  title: string;
  id: string;
  /** Absent where nothing can be good or bad. */
  isGood?: boolean | undefined;
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** A card's name, and at a glance whether somebody should read it. */
export const CardHead = ({ title, id, isGood, heading }: CardHeadProps) => (
  <div className="card-head">
    <h2 id={id} ref={heading} tabIndex={heading && -1}>
      {title}
    </h2>
    {isGood !== undefined && (
      <span className={isGood ? "tag tag-ok" : "tag tag-live"}>{isGood ? "Good" : "Look here"}</span>
    )}
  </div>
);

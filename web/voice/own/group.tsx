import type { ReactNode } from "react";

interface GroupProps {
  title: string;
  /** What stands in it, in a few words: it is closed at first. */
  told: string;
  /** The names with which its fields begin: it is opened where one of them is wrong. */
  parts: string;
  children: ReactNode;
}

/** A part of the form that most leave as it is. One is open at a time: all of them are many screens of a phone. */
export function Group({ title, told, parts, children }: GroupProps) {
  return (
    <details
      className="own-group"
      name="own-group"
      data-parts={parts}
      // The one above it has closed: its beginning is not lost over the edge.
      onToggle={({ currentTarget: fold }) =>
        fold.open && fold.getBoundingClientRect().top < 0 && fold.scrollIntoView({ behavior: "instant" })
      }
    >
      <summary>
        <span className="own-group-name">{title}</span>
        <span className="micro">{told}</span>
      </summary>
      <fieldset className="own-part">
        <legend className="sr">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

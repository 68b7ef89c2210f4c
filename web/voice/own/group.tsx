import { type ReactNode, useEffect, useRef } from "react";

interface GroupProps {
  title: string;
  /** What stands in it, in a few words: it is closed at first. */
  told: string;
  /** Of the last try, by field. */
  errors: ReadonlyMap<string, string>;
  /** The names with which its fields begin. */
  parts: readonly string[];
  children: ReactNode;
}

/** A part of the form that most leave as it is; it opens by itself where something in it is wrong. */
export function Group({ title, told, errors, parts, children }: GroupProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const isWrong = [...errors.keys()].some((place) => parts.includes(place.split(".")[0] ?? ""));
  // At each try anew: somebody may have closed it over its fault.
  useEffect(() => {
    if (errors.size > 0 && isWrong && fold.current) fold.current.open = true;
  }, [errors, isWrong]);
  return (
    <details className="own-group" ref={fold}>
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

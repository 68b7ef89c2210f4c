import { Link, type LinkProps } from "react-router";

interface AnchorLinkProps extends Omit<LinkProps, "to"> {
  /** An element's id on this page, without the `#`. */
  to: string;
}

/** A link to a place on the same page: a plain anchor without scripts, a smooth way there with them (`hash-scroll.tsx`). */
export function AnchorLink({ to, onClick, ...rest }: AnchorLinkProps) {
  return (
    <Link
      {...rest}
      to={`#${to}`}
      onClick={(event) => {
        // The next scroll is a smooth one (`base.css`); all others, to another page's top say, are immediate.
        document.documentElement.dataset.glide = "";
        onClick?.(event);
      }}
    />
  );
}

import { Link, type LinkProps } from "react-router";

interface AnchorLinkProps extends Omit<LinkProps, "to"> {
  /** An element's id on this page, without the `#`. */
  to: string;
}

/** A link to a place on the same page: a plain anchor without scripts, a smooth way there with them (`hash-scroll.tsx`). */
export function AnchorLink({ to, ...rest }: AnchorLinkProps) {
  return <Link {...rest} to={`#${to}`} preventScrollReset />;
}

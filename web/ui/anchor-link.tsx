import { Link, type LinkProps } from "react-router";

interface AnchorLinkProps extends Omit<LinkProps, "to" | "onClick"> {
  /** An element's id on this page, without the `#`. */
  to: string;
}

/** A link to a place on the same page: a plain anchor without scripts, a smooth way there with them (`hash-scroll.tsx`). */
export function AnchorLink({ to, ...rest }: AnchorLinkProps) {
  return <Link {...rest} to={`#${to}`} onClick={glide} />;
}

/** The next scroll is a smooth one (`base.css`); all others, to another page's top say, are immediate. */
const glide = () => {
  document.documentElement.dataset.glide = "";
};

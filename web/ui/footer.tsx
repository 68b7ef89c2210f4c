import { Link } from "react-router";
import { site } from "../../site.config.ts";
import { FootWave } from "./foot-wave.tsx";
import { Logo } from "./logo.tsx";
import { telHref } from "./tel-href.ts";
import { ThemeButton } from "./theme-button.tsx";

/** The site by the names that its places have elsewhere. */
const places = {
  "/assessment": "Free AI Assessment",
  "/#demo": "Try the demo",
  "/your-desk": "Hear it answer as yours",
  "/services": "Services",
  "/services#price": "Price",
  "/news": "News",
};
const reach = {
  "/contact": "Contact",
  [telHref(site.phone)]: `Call ${site.phone}`,
  [`mailto:${site.email}`]: site.email,
};
const legal = { "/terms-of-use": "Terms of Use", "/privacy-policy": "Privacy Policy" };

const links = (className: string, of: Record<string, string>) => (
  <ul className={className}>
    {Object.entries(of).map(([to, text]) => (
      <li key={to}>
        <Link to={to}>{text}</Link>
      </li>
    ))}
  </ul>
);

/** @param year the current year, given by the server so that both sides render the same */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="foot">
      <FootWave />
      <div className="wrap foot-in">
        <Link className="brand" to="/">
          <Logo />
        </Link>
        {links("foot-places", places)}
        {links("foot-reach", reach)}
        <div className="foot-end">
          <p>
            © {year} {site.name}. All rights reserved.
          </p>
          {links("links", legal)}
          <ThemeButton />
        </div>
      </div>
    </footer>
  );
}

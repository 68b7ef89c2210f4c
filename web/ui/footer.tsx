import { Link } from "react-router";
import { site } from "../../site.config.ts";
import { FootWave } from "./foot-wave.tsx";
import { Logo } from "./logo.tsx";
import { assessment, pages, trials } from "./places.ts";
import { telHref } from "./tel-href.ts";
import { ThemeButton } from "./theme-button.tsx";

const reach = [
  [telHref(site.phone), `Call ${site.phone}`],
  [`mailto:${site.email}`, site.email],
] as const;
const legal = [
  ["/terms-of-use", "Terms of Use"],
  ["/privacy-policy", "Privacy Policy"],
] as const;

const links = (className: string, of: readonly (readonly [to: string, text: string])[]) => (
  <ul className={className}>
    {of.map(([to, text]) => (
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
        {links("foot-places", [assessment, ...trials, ...pages])}
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

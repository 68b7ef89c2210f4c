import { Link } from "react-router";
import { site } from "../../site.config.ts";
import { FootWave } from "./foot-wave.tsx";
import { Logo } from "./logo.tsx";
import { telHref } from "./tel-href.ts";
import { ThemeButton } from "./theme-button.tsx";

/** The site by the names that its places have elsewhere. */
const places = {
  "/services": "Services",
  "/services#price": "Price",
  "/#demo": "Try Demo",
  "/news": "News",
  "/contact": "Contact",
};

/** @param year the current year, given by the server so that both sides render the same */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="foot">
      <FootWave />
      <div className="wrap foot-in">
        <Link className="brand" to="/">
          <Logo />
        </Link>
        <ul className="foot-places">
          {Object.entries(places).map(([to, text]) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
        <ul className="foot-reach">
          <li>
            <a href={telHref(site.phone)}>Call {site.phone.replace(/^\+1 /, "")}</a>
          </li>
          <li>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
        </ul>
        <div className="foot-end">
          <p>
            © {year} {site.name}. All rights reserved.
          </p>
          <ul className="links">
            <li>
              <Link to="/terms-of-use">Terms of Use</Link>
            </li>
            <li>
              <Link to="/privacy-policy">Privacy Policy</Link>
            </li>
          </ul>
          <ThemeButton />
        </div>
      </div>
    </footer>
  );
}

import { Link } from "react-router";
import { site } from "../../site.config.ts";
import { FootWave } from "./foot-wave.tsx";
import { Logo } from "./logo.tsx";
import { ThemeButton } from "./theme-button.tsx";

/** @param year the current year, given by the server so that both sides render the same */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="foot">
      <FootWave />
      <div className="wrap foot-in">
        <Link className="brand" to="/">
          <Logo />
        </Link>
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
    </footer>
  );
}

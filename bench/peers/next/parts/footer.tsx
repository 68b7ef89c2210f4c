import Link from "next/link";
import { content } from "../content";
import { Logo } from "./logo";
import { ThemeButton } from "./theme-button";

export function Footer() {
  return (
    <footer className="foot">
      <svg
        className="wave foot-wave"
        viewBox="0 0 1440 64"
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
      >
        <path d={content.footWave} />
      </svg>
      <div className="wrap foot-in">
        <Link className="brand" href="/">
          <Logo />
        </Link>
        <p>© {content.year} Ringwell. All rights reserved.</p>
        <ul className="links">
          <li>
            <Link href="/terms-of-use">Terms of Use</Link>
          </li>
          <li>
            <Link href="/privacy-policy">Privacy Policy</Link>
          </li>
        </ul>
        <ThemeButton />
      </div>
    </footer>
  );
}

import { useEffect, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { site } from "../../site.config.ts";
import { Logo } from "./logo.tsx";
import { assessment, pages, trials } from "./places.ts";
import { telHref } from "./tel-href.ts";

/**
 * Sticky at the top. On small screens the links fold into a menu: a popover, so that it opens without scripts and closes
 * by Escape and by a press elsewhere, with the focus where it belongs. Choosing a link closes it, and so does Tab past its last one.
 */
export function Header() {
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const close = () => nav.current?.matches(":popover-open") && nav.current.hidePopover();

  useEffect(() => {
    if (key) close();
  }, [key]);

  return (
    <header className="top">
      <div className="wrap top-in">
        <Link className="brand" to="/" onClick={close}>
          <Logo />
        </Link>
        <button type="button" className="btn btn-sm menu-btn" popoverTarget="nav">
          {open ? "Close" : "Menu"}
        </button>
        <nav
          ref={nav}
          className="nav"
          id="nav"
          popover="auto"
          aria-label="Main"
          onToggle={(event) => setOpen(event.newState === "open")}
        >
          {pages.map(([to, text]) => {
            // A place on a page is not where one is.
            const LinkTo = to.includes("#") ? Link : NavLink;
            return (
              <LinkTo key={to} to={to} onClick={close} viewTransition>
                {text}
              </LinkTo>
            );
          })}
          <NavLink className="btn btn-act btn-sm" to={assessment[0]} onClick={close} viewTransition>
            {assessment[1]}
          </NavLink>
          {trials.map(([to, text]) => (
            <Link key={to} className="nav-phone" to={to} onClick={close}>
              {text}
            </Link>
          ))}
          <a
            className="nav-phone"
            href={telHref(site.phone)}
            onKeyDown={({ key, shiftKey }) => key === "Tab" && !shiftKey && close()}
          >
            Call {site.phone}
          </a>
        </nav>
      </div>
    </header>
  );
}

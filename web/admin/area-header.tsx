import { type FocusEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { Logo } from "../ui/logo.tsx";
import { ThemeButton } from "../ui/theme-button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useEscape } from "../ui/use-escape.ts";
import { areaGroups } from "./area-links.ts";
import { useAreaKeys } from "./use-area-keys.ts";
import { useLogout } from "./use-logout.ts";
import "./area-header.css";

const Palette = lazy(() => import("./palette.tsx"));
const Shortcuts = lazy(() => import("./shortcuts.tsx"));

interface AreaHeaderProps {
  username: string;
  /** How many wait for somebody, by the address of the page that lists them: loaded after the page itself. */
  waiting: Readonly<Record<string, ReactNode>>;
}

/** A rail beside the pages; on small screens one line, whose pages fold into a menu while Logout stays. */
export function AreaHeader({ username, waiting }: AreaHeaderProps) {
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const logout = useLogout();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const [help, setHelp] = useState(false);
  const close = () => setOpen(false);
  const showShortcuts = () => {
    close();
    setHelp(true);
  };
  const [finds, setFinds] = useState(false);
  const find = () => {
    close();
    setFinds(true);
  };
  useAreaKeys(showShortcuts, find);
  useEscape(open, close, button);
  // The open menu covers the page: whoever goes there by key or pointer closes it.
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!header.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [open]);
  return (
    <header className="top area-top" ref={header} onBlur={onBlur}>
      <div className="wrap top-in">
        <button
          ref={button}
          type="button"
          className="btn menu-btn"
          aria-expanded={open}
          aria-controls="nav"
          onClick={() => setOpen(!open)}
        >
          {open ? "Close" : "Menu"}
        </button>
        <Link className="brand" to="/admin" onClick={close}>
          <Logo />
        </Link>
        <nav className={open ? "nav open" : "nav"} id="nav" aria-label="Administration">
          {areaGroups.map(({ name, links }) => (
            <div key={name} className="area-group">
              {name && <p className="area-group-name">{name}</p>}
              {links.map(({ to, text, end, also }) =>
                also && pathname.startsWith(also) ? (
                  <Link key={to} to={to} aria-current="true" onClick={close}>
                    {text}
                  </Link>
                ) : (
                  <NavLink key={to} to={to} end={end ?? false} onClick={close}>
                    {text}
                    {hydrated && <Suspense>{waiting[to]}</Suspense>}
                  </NavLink>
                ),
              )}
            </div>
          ))}
          <div className="area-group area-own">
            <NavLink className="area-user" to="/admin/account" onClick={close}>
              <span className="area-user-label">Your account: </span>
              {username}
            </NavLink>
            <a href="/">View site</a>
            <ThemeButton />
            <button type="button" className="btn" onClick={find}>
              Find anything
              <kbd className="find-key" aria-hidden="true">
                Ctrl K
              </kbd>
            </button>
            <button type="button" className="btn shortcuts-opener" onClick={showShortcuts}>
              Keyboard shortcuts
            </button>
          </div>
        </nav>
        <button
          type="button"
          className="btn area-logout"
          disabled={logout.isPending}
          onClick={() => logout.mutate()}
        >
          Logout
        </button>
      </div>
      {/* Outside of the menu, which may be closed. */}
      <Suspense>
        {help && <Shortcuts onClose={() => setHelp(false)} />}
        {finds && <Palette onClose={() => setFinds(false)} />}
      </Suspense>
    </header>
  );
}

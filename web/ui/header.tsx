import { type KeyboardEvent, useRef, useState } from "react";
import { Link, NavLink } from "react-router";
import { Logo } from "./logo.tsx";

const links = [
  { to: "/services", text: "Services" },
  { to: "/news", text: "News" },
  { to: "/contact", text: "Contact" },
];

/** Sticky at the top; on small screens the links fold into a menu that closes when one is chosen. */
export function Header() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    close();
    button.current?.focus();
  };
  return (
    <header className="top" onKeyDown={onKeyDown}>
      <div className="wrap top-in">
        <Link className="brand" to="/" onClick={close}>
          <Logo />
        </Link>
        <button
          ref={button}
          type="button"
          className="btn btn-sm menu-btn"
          aria-expanded={open}
          aria-controls="nav"
          onClick={() => setOpen(!open)}
        >
          {open ? "Close" : "Menu"}
        </button>
        <nav className={open ? "nav open" : "nav"} id="nav" aria-label="Main">
          {links.map(({ to, text }) => (
            <NavLink key={to} to={to} onClick={close} viewTransition>
              {text}
            </NavLink>
          ))}
          <Link className="btn btn-act btn-sm" to="/assessment" onClick={close} viewTransition>
            Free AI Assessment
          </Link>
        </nav>
      </div>
    </header>
  );
}

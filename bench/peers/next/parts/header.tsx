"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { Logo } from "./logo";

const links = [
  { to: "/services", text: "Services" },
  { to: "/news", text: "News" },
  { to: "/contact", text: "Contact" },
];

export function Header() {
  const [open, setOpen] = useState(false);
  const path = usePathname();
  return (
    <header className="top">
      <div className="wrap top-in">
        <Link className="brand" href="/">
          <Logo />
        </Link>
        <button type="button" className="btn btn-sm menu-btn" popoverTarget="nav">
          {open ? "Close" : "Menu"}
        </button>
        <nav
          className="nav"
          id="nav"
          popover="auto"
          aria-label="Main"
          onToggle={(event) => setOpen(event.newState === "open")}
        >
          {links.map(({ to, text }) => (
            <Link key={to} href={to} aria-current={path.endsWith(to) ? "page" : undefined}>
              {text}
            </Link>
          ))}
          <Link className="btn btn-act btn-sm" href="/assessment">
            Free AI Assessment
          </Link>
        </nav>
      </div>
    </header>
  );
}

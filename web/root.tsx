import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import { site } from "../site.config.ts";
import { PublicShell } from "./public-shell.tsx";
import { ErrorPage } from "./ui/error-page.tsx";
import { Styles } from "./ui/styles.tsx";
import { themeScript } from "./ui/theme.ts";
import { ToastArea } from "./ui/toast-area.tsx";

/** What every page needs from the request: where the site is seen, and which year it is. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  origin: new URL(request.url).origin,
  year: new Date().getUTCFullYear(),
});
/** Neither changes while somebody is on the site. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f3ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171019" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="alternate" type="application/rss+xml" href="/feed.xml" title={`${site.name}: News`} />
        <link rel="alternate" type="application/atom+xml" href="/atom.xml" title={`${site.name}: News`} />
        <link rel="manifest" href="/site.webmanifest" />
        <Styles />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <ToastArea />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicShell>
      <ErrorPage error={error} />
    </PublicShell>
  );
}

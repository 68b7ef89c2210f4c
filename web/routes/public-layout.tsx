import { Outlet } from "react-router";
import type { Route } from "./+types/public-layout.ts";
import { PublicShell } from "../public-shell.tsx";
import { ErrorPage } from "../ui/error-page.tsx";

/** The public pages; the administrator area has a layout of its own. */
export default function PublicLayout() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicShell>
      <ErrorPage error={error} />
    </PublicShell>
  );
}

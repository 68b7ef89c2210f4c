import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Outlet, useNavigate } from "react-router";
import { ErrorPage } from "../../ui/error-page.tsx";
import type { Route } from "./+types/layout.ts";
import "../../admin/admin.css";
import "../../admin/filters.css";
import "../../admin/sheet.css";
import "../../admin/table.css";
import "../../admin/tabs.css";
import { adminQueryClient, isUnauthenticated } from "../../admin/query-client.ts";
import { useToastsLetGo } from "../../admin/use-toasts-let-go.ts";
import { LOGIN_PATH, leaveLoginNotice } from "../../admin/session.ts";

/** The administrator area and its login page: styles and data of their own, unknown to search engines. */
export default function AdminLayout() {
  const [client] = useState(adminQueryClient);
  const navigate = useNavigate();
  useToastsLetGo();

  // A session that ends while a page is open: the next read or write finds out. A query or mutation with
  // `meta: { on401: "page" }` has a page that says so in its own way.
  useEffect(() => {
    const leave = (error: unknown, meta: Record<string, unknown> | undefined) => {
      if (!isUnauthenticated(error) || meta?.on401 === "page" || location.pathname === LOGIN_PATH) return;
      leaveLoginNotice();
      void navigate(LOGIN_PATH);
    };
    const reads = client.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error")
        leave(event.action.error, event.query.meta);
    });
    const writes = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error")
        leave(event.action.error, event.mutation.meta);
    });
    return () => {
      reads();
      writes();
    };
  }, [client, navigate]);

  return (
    <QueryClientProvider client={client}>
      <meta name="robots" content="noindex" />
      <div className="admin">
        <Outlet />
      </div>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" className="admin">
      <ErrorPage error={error} />
    </main>
  );
}

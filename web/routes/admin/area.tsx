import { queryOptions } from "@tanstack/react-query";
import { lazy, useEffect, useRef } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { getCurrentUser } from "../../../contracts/account-session.ts";
import { apiFrom } from "../../api/context.ts";
import { fetchToaster } from "../../ui/toast-area.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { Route } from "./+types/area.ts";
import { AreaHeader } from "../../admin/area-header.tsx";
import { adminQueryClient } from "../../admin/query-client.ts";
import { findCurrentUser, requireUser, userOrLogin } from "../../admin/session.ts";
import { useGuardedLeaving } from "../../admin/use-guarded-leaving.ts";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  user: await requireUser(apiFrom(context)),
});
export const clientLoader = async (_: Route.ClientLoaderArgs) => ({
  user: await userOrLogin(adminQueryClient().fetchQuery(currentUserQuery)),
});

const currentUserQuery = queryOptions({
  queryKey: [getCurrentUser.path],
  queryFn: async () => (await findCurrentUser((path, init) => fetch(path, init))) ?? null,
  // Offline it fails like any other failure instead of waiting without a word.
  networkMode: "always",
});

const NewLeadsCount = lazy(() => import("../../leads/admin/new-leads-count.tsx"));
const ReadyCount = lazy(() => import("../../assessment/admin/ready-count.tsx"));
const WAITING = { "/admin/leads": <NewLeadsCount />, "/admin/assessments": <ReadyCount /> };

/** Filters and tabs in the address ask nobody again who is logged in: the pages' own reads find out. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

/** What surrounds the pages behind the login. */
export default function Area({ loaderData: { user } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useGuardedLeaving();
  // In time: it may have to say that the network is gone.
  useEffect(() => void fetchToaster(), []);
  // A new page takes the focus, so that the keyboard and screen readers start at its beginning. Whoever writes in a form
  // that only gets another address writes on.
  useEffect(() => {
    const isWithin =
      main.current !== document.activeElement && main.current?.contains(document.activeElement);
    if (shown.current !== pathname && !isWithin) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <AreaHeader username={user.username} waiting={WAITING} />
      <main id="main" className="wrap area" ref={main} tabIndex={-1} data-hydrated={useHydrated()}>
        <Outlet />
      </main>
    </>
  );
}

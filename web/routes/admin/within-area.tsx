import { Outlet } from "react-router";
import { AreaError } from "../../admin/area-error.tsx";
import type { Route } from "./+types/within-area.ts";

/** Holds what fails below it, so that the area's header stays. */
export default function WithinArea() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AreaError error={error} />;
}

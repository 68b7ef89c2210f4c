import { lazy, Suspense } from "react";
import { useToasts } from "./use-toast.ts";

const Toaster = lazy(() => import("./toaster.tsx").then((module) => ({ default: module.Toaster })));

/** The notification area, fetched when there is first something to notify about. */
export function ToastArea() {
  const needed = useToasts().length > 0;
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True once React runs the page; tests wait for it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { isConnectionDoubtful, reachesServer, toastNoConnection } from "./connection.ts";
import { mayLeave, type SESSION_OVER, wouldAsk } from "./unsaved-work.ts";

/**
 * Before the area goes to another page: asks where unsaved words are left, and stays where it is while the server cannot
 * be reached, since a page that cannot be loaded would end on the browser's own error page. It knows of all ways out, as
 * the router takes one such guard only.
 */
export function useGuardedLeaving() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSessionOver(nextLocation) &&
      ((isElsewhere(currentLocation, nextLocation) && isConnectionDoubtful()) ||
        (currentLocation.pathname !== nextLocation.pathname && wouldAsk(nextLocation.pathname))),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    let isCurrent = true;
    void mayGo(blocker.location).then((may) => {
      if (isCurrent) blocker[may ? "proceed" : "reset"]();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker]);
}

const isSessionOver = ({ state }: Location) => (state as Partial<typeof SESSION_OVER> | null)?.sessionOver;
const isElsewhere = (one: Location, other: Location) =>
  one.pathname !== other.pathname || one.search !== other.search;

async function mayGo({ pathname }: Location): Promise<boolean> {
  if (isConnectionDoubtful() && !(await isThere())) return false;
  if (!wouldAsk(pathname)) return true;
  // Words that are not saved are worth one question more to the server.
  return (await mayLeave({ endsSession: false })) && (await isThere());
}

async function isThere(): Promise<boolean> {
  if (await reachesServer()) return true;
  toastNoConnection();
  return false;
}

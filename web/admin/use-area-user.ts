import { useRouteLoaderData } from "react-router";

/** The area's layout as `web/routes.ts` calls it: its loader knows who is logged in. */
export const AREA = "area";

export interface AreaUser {
  id: string;
  username: string;
}

/** The administrator who is logged in. @throws Error outside of the area */
export function useAreaUser(): AreaUser {
  const found = useRouteLoaderData<{ user: AreaUser }>(AREA);
  if (!found) throw new Error("Nobody is logged in here: this belongs into the area");
  return found.user;
}

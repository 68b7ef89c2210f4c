import { createContext, RouterContextProvider } from "react-router";
import type { ApiFetch } from "../../contracts/endpoint.ts";

const apiContext = createContext<ApiFetch>();

/** The in-process API of the request that a loader serves. */
export const apiFrom = (context: Readonly<RouterContextProvider>): ApiFetch => context.get(apiContext);

export function loadContext(api: ApiFetch): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  return context;
}

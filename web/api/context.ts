import { createContext, RouterContextProvider } from "react-router";
import type { ApiFetch } from "../../contracts/endpoint.ts";

const apiContext = createContext<ApiFetch>();

/** The in-process API of the request that a loader serves. */
export const apiFrom = (context: Readonly<RouterContextProvider>): ApiFetch => context.get(apiContext);

/** By what a page that fails is found in the server's log. */
export interface PageVisit {
  requestId: string;
  report: (error: unknown) => void;
  /** Takes the text of a page that was rendered, whose response then has none. */
  takeText?: (html: string) => void;
}
const unnamed: PageVisit = { requestId: "", report: (error) => console.error(error) };
const visitContext = createContext<PageVisit>(unnamed);
export const visitFrom = (context: Readonly<RouterContextProvider>): PageVisit => context.get(visitContext);

export function loadContext(api: ApiFetch, visit = unnamed): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(visitContext, visit);
  return context;
}

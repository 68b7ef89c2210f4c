import { createContext, RouterContextProvider } from "react-router";
import type { ApiFetch } from "../../contracts/endpoint.ts";

const apiContext = createContext<ApiFetch>();

/** The in-process API of the request that a loader serves. */
export const apiFrom = (context: Readonly<RouterContextProvider>): ApiFetch => context.get(apiContext);

export interface Renderings {
  find(address: string, data: Uint8Array): Uint8Array | undefined;
  keep(address: string, data: Uint8Array, html: Uint8Array): void;
}
/** By what a page that fails is found in the server's log. */
export interface PageVisit {
  requestId: string;
  report: (error: unknown) => void;
  /** Takes a page that was rendered, whose response then has none. */
  takeHtml?: (html: Uint8Array) => void;
  /** Pages for everybody, beside the data that they were made from. */
  renderings?: Renderings;
}
const unnamed: PageVisit = { requestId: "", report: (error) => console.error(error) };
const visitContext = createContext<PageVisit>(unnamed);
export const visitFrom = (context: Readonly<RouterContextProvider>): PageVisit => context.get(visitContext);

const countedContext = createContext(true);
/** Whether this site counts its visits. */
export const countedFrom = (context: Readonly<RouterContextProvider>): boolean => context.get(countedContext);

export function loadContext(api: ApiFetch, visit = unnamed, counted = true): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(visitContext, visit);
  context.set(countedContext, counted);
  return context;
}

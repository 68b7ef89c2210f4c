import { createServer, type Server } from "node:http";

/** How long the server waits for its clients, in milliseconds. */
export interface Patience {
  /** Between two requests on a connection. Longer than a proxy keeps its idle ones, or it sends one just as we close. */
  idle: number;
  /** From the first byte of a request, or from the opening of a connection that says nothing, to the end of its headers. */
  headers: number;
  /** For a whole request: above what the largest one takes at the least pace (paced.ts), which ends slow bodies earlier. */
  request: number;
  /** How often the last two are looked after. */
  check: number;
}
const PATIENCE: Patience = { idle: 75_000, headers: 20_000, request: 30 * 60_000, check: 5_000 };

export const httpServer = ({ idle, headers, request, check }: Patience = PATIENCE): Server =>
  createServer({
    keepAliveTimeout: idle,
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: check,
  });

import type { IncomingMessage } from "node:http";

export type PageAsked = Pick<IncomingMessage, "url" | "headers">;

const DEMO_PAGES = /^\/(?:your-desk|desk\/[^/?]+)?(?:\?|$)/;

/**
 * True where a browser opens a page that shows a demo: who does may call, and the receptionist is there before they have
 * found the button. Browsers say of a request that it is for a page (Fetch Metadata); programs, which do not call, do not.
 */
export const opensDemo = ({ url = "", headers }: PageAsked): boolean =>
  headers["sec-fetch-dest"] === "document" && DEMO_PAGES.test(url);

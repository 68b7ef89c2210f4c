import type { BrowserContext } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import { VoiceProvider } from "./provider.ts";

/**
 * Puts the stand-in where the hosted provider's two hosts are, at the network edge of a browser:
 * the page, its library and its Content-Security-Policy stay as they are.
 */
export async function attachVoiceProvider(
  context: BrowserContext,
  restHost = "https://api.vapi.ai",
): Promise<VoiceProvider> {
  const provider = new VoiceProvider();
  const hosts = new Set(["https://c.daily.co", "https://o77906.ingest.sentry.io", restHost]);
  /** A page that is closed meanwhile takes no answer. */
  const closed = () => {};
  await context.route(
    (url) => hosts.has(url.origin),
    async (route) => {
      const request = route.request();
      const url = new URL(request.url());
      const answer = provider.answer({
        method: request.method(),
        path: url.pathname + url.search,
        authorization: request.headers().authorization ?? null,
        body: request.postData() ?? "",
      });
      if (answer === "no-answer") return;
      if (answer === "refused") return route.abort("connectionrefused").catch(closed);
      await sleep(answer.delayMs ?? 0);
      await route
        .fulfill({ status: answer.status, headers: answer.headers, body: answer.body })
        .catch(closed);
    },
  );
  return provider;
}

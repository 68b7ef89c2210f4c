import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, VoiceProvider } from "./provider.ts";

/** Serves the stand-in on a port of 127.0.0.1 (0: any). Resolves to its address and a way to end it. */
export async function serveVoiceProvider(
  port = 0,
): Promise<{ provider: VoiceProvider; url: string; close(): Promise<void> }> {
  const provider = new VoiceProvider();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const answer: Answer = provider.answer({
      method: request.method ?? "GET",
      path: request.url ?? "/",
      authorization: request.headers.authorization ?? null,
      body,
    });
    if (answer === "no-answer") return;
    if (answer === "refused") return void request.socket.destroy();
    await sleep(answer.delayMs ?? 0);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stand-in has no port.");
  return {
    provider,
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

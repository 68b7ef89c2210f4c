import type { Server } from "node:http";

/** Why nothing can listen there; the message names the setting to whoever runs the site. */
export class ListenError extends Error {
  override name = "ListenError";
}

/**
 * Resolves when the server listens.
 * @param of what the settings' names begin with: `METRICS_` for METRICS_HOST and METRICS_PORT
 * @throws ListenError for what the settings can mend
 */
export function listen(server: Server, at: { host: string; port: number }, of = ""): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(reasonOf(error, at, of)));
    server.listen(at.port, at.host, resolve);
  });
}

function reasonOf(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }, of: string) {
  const told = (message: string) => new ListenError(message, { cause: error });
  if (error.code === "EADDRINUSE") return told(`${of}PORT ${port} on ${of}HOST ${host} is already in use`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return told(`${of}HOST ${host} is no address of this machine`);
  if (error.code === "EACCES") return told(`${of}PORT ${port} may not be used by this user`);
  return error;
}

/** SQLSTATEs that speak of the server and not of the query: connection, resources, shutdown, time that ran out. */
const SERVER_TROUBLE = /^(?:08|53|57P|57014|55P03|25P03)/;
const SOCKET_TROUBLE = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND"]);
const CONNECTION_LOST =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|^Query read timeout|not queryable/;

/** The code of an error or of what caused it, on either side of drizzle's wrapping. */
export function hasCode(error: unknown, code: string): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ((each as { code?: unknown }).code === code) return true;
  return false;
}

/** True when the database cannot be asked at all, on either side of drizzle's wrapping: another try may succeed. */
export function databaseUnavailable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, severity } = each as { code?: unknown; severity?: unknown };
    if (severity === "PANIC") return true;
    if (typeof code === "string" && (SERVER_TROUBLE.test(code) || SOCKET_TROUBLE.has(code))) return true;
    if (CONNECTION_LOST.test(each.message)) return true;
  }
  return false;
}

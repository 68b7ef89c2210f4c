import { type DestinationStream, pino, type Logger, stdSerializers } from "pino";

export type Log = Logger;

/** JSON lines in production; readable lines where a person watches (a terminal or development). */
export function createLog(options: { level: string; pretty: boolean }, to?: DestinationStream): Log {
  return pino(
    {
      level: options.level,
      redact: ["req.headers.cookie", "req.headers.authorization", "password", "*.password"],
      serializers: { err: (error: unknown) => (error instanceof Error ? withoutValues(error) : error) },
      ...(options.pretty && {
        transport: {
          target: "pino-pretty",
          options: { colorize: true, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss" },
        },
      }),
    },
    to as DestinationStream,
  );
}

/**
 * An error for the log. A failed query says what was asked, not with which values: they are visitors' words, hashes and
 * secrets. The database's `detail` and `where` quote rows.
 */
function withoutValues(error: Error) {
  const { params: _params, detail: _detail, where: _where, ...plain } = stdSerializers.err(error);
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const { params } = each as { params?: unknown };
    if (params === undefined) continue;
    const quoted = `\nparams: ${params}`;
    plain.message = plain.message.replaceAll(quoted, "");
    plain.stack = plain.stack.replaceAll(quoted, "");
  }
  return plain;
}

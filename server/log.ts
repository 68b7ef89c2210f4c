import { pino, type Logger } from "pino";

export type Log = Logger;

/** JSON lines in production; readable lines where a person watches (a terminal or development). */
export function createLog(options: { level: string; pretty: boolean }): Log {
  return pino({
    level: options.level,
    redact: ["req.headers.cookie", "req.headers.authorization", "password", "*.password"],
    ...(options.pretty && {
      transport: {
        target: "pino-pretty",
        options: { colorize: true, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss" },
      },
    }),
  });
}

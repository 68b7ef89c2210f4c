import pg from "pg";

/** How long a PostgreSQL server may take, in milliseconds. */
export interface DatabasePatience {
  /** To a connection, a free one of the pool included. */
  connect: number;
  /** For a statement, by the server's own clock: it gives up and says so. */
  statement: number;
  /** For an answer, by ours: a server that is frozen or cut off says nothing. Above `statement`. */
  answer: number;
}
export const PATIENCE: DatabasePatience = { connect: 8_000, statement: 10_000, answer: 12_000 };

const NO_ANSWER = "Query read timeout";

/** A client whose connection ends with the first answer that does not come: what is asked on it later would wait behind. */
export class TimedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      const asked = ask(...given);
      if (asked instanceof Promise)
        asked.catch((error: Error) => {
          if (error.message === NO_ANSWER) this.breakOff();
        });
      return asked;
    }) as typeof this.query;
  }

  /** Without a farewell, which a frozen server would not hear either. */
  breakOff(): void {
    (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }
}

/** What the parts of the process tell of their work; told to nobody unless metrics are on. All times in seconds. */
export interface Meter {
  /** A request that the page cache did not answer by itself. `route` is a pattern, never an address. */
  request(route: string, method: string, status: number, seconds: number): void;
  /** A page that the cache answered by itself. */
  cachedPage(route: string, seconds: number): void;
  job(name: string, outcome: "done" | "failed", seconds: number): void;
  /** `failed`: a turn could not be answered, or not by the engine's own words. */
  call(what: "begun" | "ended" | "failed", desk: string): void;
  /** From a caller's words to the first sentence of the answer. */
  firstSentence(seconds: number): void;
  /** A request to the language model. @param use the feature that asks */
  model(use: string, outcome: "done" | "failed", seconds: number): void;
  tokens(use: string, kind: "input" | "output", count: number): void;
}

export const noMeter: Meter = {
  request() {},
  cachedPage() {},
  job() {},
  call() {},
  firstSentence() {},
  model() {},
  tokens() {},
};

/** A figure that is read when somebody asks for it. */
export interface Gauge {
  /** As Prometheus names it, with its unit. */
  name: string;
  help: string;
  /** A name that ends in `_total` only grows. */
  read(): Promise<Reading[]> | Reading[];
  labels?: readonly string[];
}
export interface Reading {
  labels?: Record<string, string>;
  value: number;
}

import { collectDefaultMetrics, Counter, Gauge as PromGauge, Histogram, Registry } from "prom-client";
import type { Log } from "../log.ts";
import type { Gauge, Meter } from "./meter.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CACHE_BUCKETS = [0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.005, 0.02];
const WORK_BUCKETS = [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** What the process has done, for Prometheus to fetch: counted as it happens, or read when it is fetched. */
export function createMetrics(log: Pick<Log, "warn">) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests that the page cache did not answer by itself",
    labelNames: ["route", "method", "class"],
    registers,
  });
  const latency = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the request to the headers of its answer, page cache aside",
    labelNames: ["route", "class"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const cachedPages = new Histogram({
    name: "page_cache_duration_seconds",
    help: "Answers of the page cache, until they are handed to the socket: one in 32",
    labelNames: ["route"],
    buckets: CACHE_BUCKETS,
    registers,
  });
  const jobs = new Histogram({
    name: "job_duration_seconds",
    help: "Runs of jobs by what became of them",
    labelNames: ["job", "outcome"],
    buckets: WORK_BUCKETS,
    registers,
  });
  const calls = new Counter({
    name: "demo_calls_total",
    help: "Demo calls with the built-in assistant, and their turns that failed",
    labelNames: ["event", "desk"],
    registers,
  });
  const firstSentences = new Histogram({
    name: "demo_call_first_sentence_seconds",
    help: "From a caller's words to the first sentence of the answer",
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const models = new Histogram({
    name: "model_request_duration_seconds",
    help: "Requests to the language model, to the end of its answer",
    labelNames: ["use", "outcome"],
    buckets: WORK_BUCKETS,
    registers,
  });
  const modelTokens = new Counter({
    name: "model_tokens_total",
    help: "Tokens as the language model's server counts them",
    labelNames: ["use", "kind"],
    registers,
  });
  const meter: Meter = {
    request(route, method, status, seconds) {
      const kind = `${Math.floor(status / 100)}xx`;
      requests.inc({ route, method, class: kind });
      latency.observe({ route, class: kind }, seconds);
    },
    cachedPage: (route, seconds) => cachedPages.observe({ route }, seconds),
    job: (name, outcome, seconds) => jobs.observe({ job: name, outcome }, seconds),
    call: (event, desk) => calls.inc({ event, desk }),
    firstSentence: (seconds) => firstSentences.observe(seconds),
    model: (use, outcome, seconds) => models.observe({ use, outcome }, seconds),
    tokens: (use, kind, count) => modelTokens.inc({ use, kind }, count),
  };
  return {
    meter,
    /** Adds a figure that is read at each fetch. One that cannot be read is left out; the others are told. */
    watch({ name, help, labels = [], read }: Gauge): void {
      const told = name.endsWith("_total")
        ? new Counter({ name, help, labelNames: [...labels], registers, collect })
        : new PromGauge({ name, help, labelNames: [...labels], registers, collect });
      async function collect() {
        const readings = await Promise.resolve()
          .then(read)
          .catch((error: Error) => {
            log.warn({ figure: name, reason: error.message }, "a figure could not be read");
            return [];
          });
        told.reset();
        for (const { labels: at = {}, value } of readings) told.inc(at, value);
      }
    },
    /** All of it in the text format. */
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}

import { type MicrophoneTrouble, microphoneTrouble } from "./microphone-trouble.ts";

/**
 * An `error` event of a transport, read.
 * - fatal: the call cannot go on.
 * - hang-up: how the end of a meeting by the provider looks; a normal end once the call is active.
 * - microphone: the visitor cannot be heard. `fatal` with a provider that has no other way in.
 * - notice: the call goes on.
 */
export interface CallFault {
  kind: "fatal" | "hang-up" | "microphone" | "notice";
  /** The library's own type ('daily-error', 'start-method-error' …), 'unknown' when it has none. */
  type: string;
  /** Where it happened, when the library says so. */
  stage: string | null;
  /** Readable text, or null when there is none. */
  message: string | null;
  /** HTTP status, when it came from the start-call request. */
  status: number | null;
  trouble: MicrophoneTrouble | null;
}

/** Noise cancellation, level observers, recording and playback start may fail without ending the call. */
const NOTICES = new Set([
  "audio-processing-setup-error",
  "audio-processor-recovery-error",
  "audio-start-failed",
  "audio-observer-setup-error",
  "video-recording-setup-error",
  "local-audio-level-observer-error",
]);

type Loose = Record<string, unknown>;
const asObject = (value: unknown): Loose | null =>
  typeof value === "object" && value !== null ? (value as Loose) : null;

/**
 * The first readable text in an error of unknown shape: a string, a list of strings, an Error, or an
 * object that holds one of these as message, errorMsg, error or msg. Null when there is none (`{}`, HTML).
 */
export function readableText(value: unknown, depth = 0): string | null {
  if (depth > 4) return null;
  if (typeof value === "string") {
    const text = value.trim();
    return text === "" || /^[[{<]/.test(text) || text === "[object Object]" ? null : text;
  }
  if (Array.isArray(value)) {
    const texts = value.map((item) => readableText(item, depth + 1)).filter((text) => text !== null);
    return texts.length > 0 ? texts.join(" ") : null;
  }
  const object = asObject(value);
  if (!object) return null;
  // A body that could not be parsed as JSON comes as the parser's complaint, which says nothing to a visitor.
  if (object.name === "SyntaxError") return null;
  for (const key of ["message", "errorMsg", "error", "msg"]) {
    const text = readableText(object[key], depth + 1);
    if (text) return text;
  }
  return null;
}

function findStatus(value: unknown, depth = 0): number | null {
  const object = asObject(value);
  if (!object || depth > 3) return null;
  for (const key of ["statusCode", "status"]) {
    const status = object[key];
    if (typeof status === "number" && status >= 100 && status < 600) return status;
  }
  return findStatus(object.error, depth + 1) ?? findStatus(object.message, depth + 1);
}

function microphoneFault(error: Loose): MicrophoneTrouble {
  if (typeof error.trouble === "string") return error.trouble as MicrophoneTrouble;
  const event = asObject(error.error);
  const detail = asObject(event?.error) ?? event;
  const facts = {
    errorName: String(detail?.type ?? detail?.name ?? ""),
    errorMessage: String(detail?.msg ?? ""),
  };
  return microphoneTrouble(facts) ?? "blocked";
}

/** Reads whatever a transport reported as its error. */
export function readFault(raw: unknown): CallFault {
  const error = asObject(raw);
  const type = typeof error?.type === "string" ? error.type : "unknown";
  const fault: CallFault = {
    kind: "fatal",
    type,
    stage: typeof error?.stage === "string" ? error.stage : null,
    message: readableText(raw),
    status: findStatus(raw),
    trouble: null,
  };
  if (NOTICES.has(type)) return { ...fault, kind: "notice" };
  if (type === "camera-error" || type === "microphone-error")
    return { ...fault, kind: "microphone", trouble: microphoneFault(error as Loose) };
  const ejected = asObject(asObject(error?.error)?.error)?.type === "ejected";
  if (/^meeting has ended/i.test(fault.message ?? "") || (ejected && /ended/i.test(fault.message ?? "")))
    return { ...fault, kind: "hang-up" };
  return fault;
}

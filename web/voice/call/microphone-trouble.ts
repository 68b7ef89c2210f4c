/** Why the microphone cannot be used, in the five kinds a visitor can do something about. */
export type MicrophoneTrouble = "blocked" | "none" | "busy" | "insecure" | "policy";

/** What is known when the microphone could not be opened. Leave out what is not known. */
export interface MicrophoneFacts {
  /** `name` of the DOMException that getUserMedia threw, or the call library's type ('permissions', 'not-found' …). */
  errorName?: string;
  errorMessage?: string;
  isSecureContext?: boolean;
  /** What the page's Permissions-Policy says about the microphone. */
  policyAllows?: boolean;
  permission?: PermissionState;
  /** How many microphones enumerateDevices lists. */
  inputs?: number;
}

const NONE = new Set([
  "NotFoundError",
  "DevicesNotFoundError",
  "OverconstrainedError",
  "not-found",
  "constraints",
]);
const BUSY = new Set(["NotReadableError", "TrackStartError", "AbortError", "mic-in-use", "cam-mic-in-use"]);
const BLOCKED = new Set(["NotAllowedError", "PermissionDeniedError", "SecurityError", "permissions"]);

/** The kind of trouble, or null when the facts do not point at the microphone. */
export function microphoneTrouble(facts: MicrophoneFacts): MicrophoneTrouble | null {
  const name = facts.errorName ?? "";
  // An insecure page has no mediaDevices at all, so whatever was thrown there is about the address.
  if (facts.isSecureContext === false) return "insecure";
  if (facts.policyAllows === false) return "policy";
  if (/permissions? policy|feature policy/i.test(facts.errorMessage ?? "")) return "policy";
  if (NONE.has(name)) return "none";
  if (BUSY.has(name)) return "busy";
  if (facts.permission === "denied" || BLOCKED.has(name)) return "blocked";
  // No list is trusted alone: some browsers hide devices until permission is given.
  if (facts.inputs === 0 && facts.permission === "granted") return "none";
  return null;
}

/** One plain sentence for each kind; the panel adds the steps for the visitor's browser. */
export const MICROPHONE_TEXTS: Record<MicrophoneTrouble, string> = {
  blocked: "Microphone access is blocked for this site.",
  none: "No microphone was found.",
  busy: "The microphone is in use by another program.",
  insecure: "The microphone only works on a secure (https) page.",
  policy: "This page is not allowed to use the microphone.",
};

/** Asks the browser for what it knows about the microphone. Never throws, never prompts. */
export async function readMicrophoneFacts(error: unknown): Promise<MicrophoneFacts> {
  const thrown = error as { name?: string; message?: string } | null;
  const policy = (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy;
  const permission = await navigator.permissions
    ?.query({ name: "microphone" as PermissionName })
    .then((status) => status.state)
    .catch(() => undefined);
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => undefined);
  return {
    errorName: thrown?.name,
    errorMessage: thrown?.message,
    isSecureContext: window.isSecureContext,
    policyAllows: policy?.allowsFeature("microphone"),
    permission,
    inputs: devices?.filter((device) => device.kind === "audioinput").length,
  };
}

import type { CallFaultKind } from "../../../contracts/voice-faults.ts";

interface Kind {
  /** What an administrator calls it. */
  name: string;
  /** What to do about it. */
  help: string;
}

const KINDS: Record<CallFaultKind, Kind> = {
  "start-method-error": {
    name: "Call could not start",
    help: "The provider rejected the call. Check the public key and the assistant ID, and that the account can place calls.",
  },
  "start-timeout": {
    name: "Timed out while starting",
    help: "No response after the start. A single case is a slow connection; many at once point to the provider, so check its status page.",
  },
  "validation-error": {
    name: "Invalid call settings",
    help: "The call library rejected the settings. Compare the message with your most recent change.",
  },
  "daily-error": {
    name: "Connection to the provider lost",
    help: "A single case is the visitor’s connection. If there are many, check the provider’s status page.",
  },
  "daily-call-join-error": {
    name: "Could not join the call",
    help: "The call was created, but the browser couldn’t reach it. Networks that block WebRTC cause this; typing still works there.",
  },
  "daily-call-object-creation-error": {
    name: "Browser not supported",
    help: "The browser is too old or blocks calls. Typing still works there.",
  },
  "reconnect-error": {
    name: "Could not reconnect",
    help: "The connection came back too late. A single case needs no action.",
  },
  "camera-error": {
    name: "Camera or audio device failed",
    help: "A problem with the visitor’s device. No action needed: the panel tells them what to do.",
  },
  "microphone-error": {
    name: "Microphone failed",
    help: "A problem with the visitor’s device, or permission was denied. No action needed: the panel tells them what to do.",
  },
  "assistant-unreachable": {
    name: "Assistant unreachable",
    help: "The page couldn’t reach this site. Check whether it was restarting or slow at the time; the server log has the request.",
  },
  other: {
    name: "Other",
    help: "An error without a category of its own. The server log has the full report under “a demo call broke”.",
  },
  unknown: {
    name: "Unknown",
    help: "Only the message is known. The server log has the full report under “a demo call broke”.",
  },
};

/** What is stored under a name that is no longer known is as good as unknown. */
export const faultKind = (kind: string): Kind =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind as CallFaultKind] : KINDS.unknown;

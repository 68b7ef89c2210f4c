import type { CallFaultKind } from "../../../contracts/voice-faults.ts";

interface Kind {
  /** What an administrator calls it. */
  name: string;
  /** What to do about it. */
  help: string;
  /** Whether the site was well then is told on another page. */
  asksState?: true;
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
    help: "The visitor’s page couldn’t reach this site. A single case is usually their connection. If there are several, the site was restarting or overloaded then: see what System says of it.",
    asksState: true,
  },
  other: {
    name: "Other",
    help: "A rare fault without a name of its own. A single case needs no action. If it comes back, call the desk yourself in the browser named above, and pass this message on to whoever runs the site.",
  },
  unknown: {
    name: "Unknown",
    help: "The browser said no more than this message. A single case needs no action. If it comes back, call the desk yourself in the browser named above, and pass the message on to whoever runs the site.",
  },
};

/** What is stored under a name that is no longer known is as good as unknown. */
export const faultKind = (kind: string): Kind =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind as CallFaultKind] : KINDS.unknown;

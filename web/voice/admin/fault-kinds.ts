import type { CallFaultKind } from "../../../contracts/voice-faults.ts";

interface Kind {
  /** What an administrator calls it. */
  name: string;
  /** What to do about it. */
  help: string;
}

const KINDS: Record<CallFaultKind, Kind> = {
  "start-method-error": {
    name: "Could not be started",
    help: "The provider refused the call. Check that its public key and the assistant’s id are right, and that the account may make calls.",
  },
  "start-timeout": {
    name: "Did not start in time",
    help: "Nothing came back after the start. One of them is a slow connection; many at once are the provider: look at its status page.",
  },
  "validation-error": {
    name: "Refused for its settings",
    help: "The call was begun with settings that its library does not take. Compare the message with what was changed last.",
  },
  "daily-error": {
    name: "Connection to the provider lost",
    help: "A single one is a visitor’s connection. When they come in numbers, look at the provider’s status page.",
  },
  "daily-call-join-error": {
    name: "Could not be joined",
    help: "The call existed and the browser could not reach it. Networks that block WebRTC do that; typing works there.",
  },
  "daily-call-object-creation-error": {
    name: "Not possible in this browser",
    help: "The browser is too old or forbids calls. Typing works there.",
  },
  "reconnect-error": {
    name: "Not found again after a break",
    help: "The connection came back too late. Nothing to do for a single one.",
  },
  "camera-error": {
    name: "Camera or sound device failed",
    help: "A device of the visitor’s. Nothing to do: the panel has told how to go on.",
  },
  "microphone-error": {
    name: "Microphone failed",
    help: "A device of the visitor’s, or a permission that was refused. Nothing to do: the panel has told how to go on.",
  },
  "assistant-unreachable": {
    name: "Assistant not reached",
    help: "The page did not reach this site. See whether it was restarted or slow at that time; the server’s log has the request.",
  },
  other: {
    name: "Other",
    help: "A fault without a name of its own. The server’s log has the whole report, under “a demo call broke”.",
  },
  unknown: {
    name: "Unknown",
    help: "Nothing is known but the message. The server’s log has the whole report, under “a demo call broke”.",
  },
};

/** What is stored under a name that is no longer known is as good as unknown. */
export const faultKind = (kind: string): Kind =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind as CallFaultKind] : KINDS.unknown;

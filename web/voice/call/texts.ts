/** Texts of the demo call, letter for letter as specified; the fallbacks serve when a fault has no readable text. */

export const STATUS_LABELS = {
  idle: "Ready to Start",
  initializing: "Initializing...",
  connecting: "Connecting...",
  active: "Call Active",
  completed: "Call Completed",
  error: "Call Error",
} as const;

export const START_LABEL = "Start Conversation";
export const END_LABEL = "End Call";
export const MUTE_LABEL = "Mute";
export const UNMUTE_LABEL = "Unmute";

export const ERROR_OCCURRED = "An error occurred";
export const FAILED_TO_START = "Failed to start call";
export const FAILED_TO_INITIALIZE = "Failed to initialize the voice provider client";
export const NOT_INITIALIZED = "The voice provider client is not initialized";
export const ASSISTANT_REQUIRED = "Assistant or Squad must be provided.";
export const RELOAD_NEEDED = "The last call could not be closed. Reload the page to start a new one.";

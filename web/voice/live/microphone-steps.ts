import type { MicrophoneTrouble } from "../call/microphone-trouble.ts";

export type BrowserName =
  | "chrome"
  | "chrome-android"
  | "edge"
  | "firefox"
  | "safari"
  | "safari-ios"
  | "other";

export function browserOf(agent: string): BrowserName {
  if (/iPhone|iPad|iPod/.test(agent)) return "safari-ios";
  if (/Edg\//.test(agent)) return "edge";
  if (/Firefox\//.test(agent)) return "firefox";
  if (/Chrome\//.test(agent)) return /Android/.test(agent) ? "chrome-android" : "chrome";
  return /Safari\//.test(agent) ? "safari" : "other";
}

const AGAIN = "End the call and start it again.";

const UNBLOCK: Record<BrowserName, readonly string[]> = {
  chrome: ["Press the icon left of the address.", "Switch Microphone on.", AGAIN],
  edge: ["Press the lock left of the address.", "Set Microphone to Allow.", AGAIN],
  "chrome-android": ["Tap the icon left of the address.", "Tap Permissions and allow the microphone.", AGAIN],
  firefox: ["Press the crossed-out microphone left of the address.", "Take the block away.", AGAIN],
  safari: ["Open Safari, then Settings for This Website.", "Set Microphone to Allow.", AGAIN],
  "safari-ios": [
    "Tap the page menu beside the address, then Website Settings.",
    "Set Microphone to Allow.",
    AGAIN,
  ],
  other: ["Open this site’s settings beside the address.", "Allow the microphone.", AGAIN],
};

/** What a visitor can do about their microphone, step by step, in the words of their browser. */
export function microphoneSteps(trouble: MicrophoneTrouble, browser: BrowserName): readonly string[] {
  switch (trouble) {
    case "blocked":
      return UNBLOCK[browser];
    case "none":
      return [
        "Plug in a microphone or a headset, or switch it on.",
        "Check that the system’s sound settings list it.",
        AGAIN,
      ];
    case "busy":
      return ["Close the program that uses it: often another call, or a recorder.", AGAIN];
    case "insecure":
      return ["Open this page at its https address.", "Start the call there."];
    case "policy":
      return [
        "This page is shown inside another one that keeps the microphone back.",
        "Open it in a tab of its own.",
      ];
  }
}

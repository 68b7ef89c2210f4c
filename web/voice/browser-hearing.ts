export type BrowserHearing = "google" | "apple" | "microsoft" | "other" | "none" | "unknown";

/** Who turns speech into text for this browser; most of them send it to their maker. */
export function browserHearing(): BrowserHearing {
  const known = "SpeechRecognition" in window || "webkitSpeechRecognition" in window;
  if (!known) return "none";
  const agent = navigator.userAgent;
  if (/Edg\//.test(agent)) return "microsoft";
  if (/Chrome\//.test(agent)) return "google";
  return /Safari\//.test(agent) ? "apple" : "other";
}

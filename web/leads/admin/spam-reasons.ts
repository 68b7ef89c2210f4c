/** Why something looked like a machine's, in words. */
export const spamReasons: Record<string, string> = {
  honeypot: "Filled in a hidden field",
  "too-fast": "Sent too fast",
  repeated: "Repeated message",
};

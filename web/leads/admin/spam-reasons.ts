/** Why something looked like a machine's, in words. */
export const spamReasons: Record<string, string> = {
  honeypot: "Filled a hidden field",
  "too-fast": "Sent too fast",
  repeated: "Same words again",
};

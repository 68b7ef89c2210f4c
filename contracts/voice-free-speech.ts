/** Said when an answer could not be had; the second time in a row ends the call. */
export const TROUBLE_LINE = "Sorry, I lost the connection for a moment. Please say that again.";

/** The sentences that a page may have spoken without a signature: the probe, and what it says by itself. */
export const FREE_SPEECH = ["Hello.", TROUBLE_LINE] as const;

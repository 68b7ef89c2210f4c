/** Limits of the demo call that pages need before the call's code is loaded. */

/** Longest utterance that is read; more is cut. Characters. */
export const UTTERANCE_MAX = 500;

/** A visitor's own desk as it travels with each turn: base64 and a signature. Characters. */
export const SEALED_DESK_MAX = 23_000;

/** Limits of the demo call that pages need before the call's code is loaded. */

/** Longest utterance that is read; more is cut. Characters. */
export const UTTERANCE_MAX = 500;

/** Probabilities of an act from which a flow begins, from which it interrupts another, and beside a value that was asked for. */
export const BEGINS = 0.25;
export const SWITCHES = 0.4;
export const CLAIMED = 0.8;
export const SURE = 0.55;
/** Below it a request is asked about ('do you mean ...?'), not begun. */
export const SURE_TASK = 0.4;

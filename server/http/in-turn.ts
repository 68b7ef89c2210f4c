/** Who waits, in the order in which they came. */
const waiting: (() => void)[] = [];

/**
 * Comes when nobody else's work of this kind is begun in the same turn of the event loop: what takes the processor for
 * milliseconds, a page or a call's answer, asks for it first. Of many that arrive at once each is then followed by
 * whatever else waits, sockets and timers, instead of by all the others. An idle process gives it at once.
 */
export function inTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

function next() {
  waiting[0]?.();
  waiting.shift();
  // From here it comes in the turn after this one.
  if (waiting.length) setImmediate(next);
}

import { afterPaint } from "../../ui/after-paint.ts";
import { isInCall } from "../call/machine/call-state.ts";
import type { CallSession } from "../call/session.ts";

const online = (): Promise<void> =>
  new Promise((resolve) =>
    navigator.onLine ? resolve() : addEventListener("online", () => resolve(), { once: true }),
  );

/**
 * Calls are counted, not who calls: the page's own counting script hears it (server/visits). What a lost connection kept
 * from being told is told when there is one again.
 */
export function tellCalls(session: CallSession) {
  let { status: before } = session.getSnapshot();
  const dispatch = (detail: string) => dispatchEvent(new CustomEvent("count", { detail }));
  const tell = (detail: string) => void Promise.all([afterPaint(), online()]).then(() => dispatch(detail));
  session.subscribe(() => {
    const { status } = session.getSnapshot();
    if (status === before) return;
    const wasActive = before === "active";
    // One that fails before it is answered was tried all the same: whoever reads the numbers looks for it.
    const neverAnswered = status === "error" && isInCall(before) && !wasActive;
    if (status === "active" || neverAnswered) tell("call-begun");
    if (wasActive || neverAnswered) tell(status === "error" ? "call-broken" : "call-finished");
    before = status;
  });
  addEventListener("pagehide", () => {
    if (before !== "active") return;
    dispatch("call-left");
    // A page that comes back from the browser's memory ends its call: that is told already.
    before = "completed";
  });
}

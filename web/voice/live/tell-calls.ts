import { afterPaint } from "../../ui/after-paint.ts";
import type { CallSession } from "../call/session.ts";

/** Calls are counted, not who calls: the page's own counting script hears it (server/visits). */
export function tellCalls(session: CallSession) {
  let { status: before } = session.getSnapshot();
  session.subscribe(() => {
    const { status } = session.getSnapshot();
    if (status === before) return;
    const tell = (detail: string) =>
      void afterPaint().then(() => dispatchEvent(new CustomEvent("count", { detail })));
    if (status === "active") tell("call-begun");
    else if (before === "active" && status !== "error") tell("call-finished");
    before = status;
  });
}

import { useState } from "react";
import { kits } from "../../../content/desks/kits/kits.ts";
import { dayPart } from "../greeting.tsx";
import { RestingWave } from "../resting-wave.tsx";
import type { DeskDraft } from "./draft.ts";

/** The line before it is opened: whose it will be and what callers hear first, while the name is being typed. */
export function LineAtRest({ draft: { kit, business, timeZone } }: { draft: DeskDraft }) {
  const [part] = useState(() => dayPart(timeZone, new Date()));
  const given = business.replace(/[{}]/g, " ").trim();
  const words = kits[kit].greeting
    .replace("{part}", part)
    .replace("{business}", () => given || "Your business");
  return (
    <div className="night own-rest">
      <div className="own-rest-head">
        <h2>{given || "Your line"}</h2>
        <span className="tag">{given ? "Not open yet" : "Needs a name"}</span>
      </div>
      <RestingWave />
      <output className="own-preview" aria-live="polite">
        <b className="own-says">It will say</b>
        <span className="own-words">“{words}”</span>
      </output>
      <p className="meta">
        {given ? "Press Open my line, then call or type." : "Give it a name, then open it and call."} Nothing
        a caller books or leaves here is sent to anyone.
      </p>
    </div>
  );
}

import { useState } from "react";
import { type SystemState, tryKey } from "../../../contracts/system.ts";
import { CopiedLines } from "../../admin/copied-lines.tsx";
import { call } from "../../api/call.ts";
import { PartCard } from "./part-card.tsx";
import { useSystemAct } from "./use-system-act.ts";

type Which = "model" | "voice";
interface Tried {
  works: boolean;
  words: string;
}

/** The keys of other companies' services, each with a way to find out whether it works. */
export function KeysCard({ part }: { part: SystemState["keys"] }) {
  return (
    <PartCard title="API keys" part={part}>
      {({ model, voice }) => (
        <div className="sys-keys">
          <Key
            which="model"
            title="Text model"
            at={model && `${model.name} at ${model.at}`}
            without="Reports and drafts come from the built-in writer."
            lines={["OPENAI_API_KEY=YOUR_KEY", "OPENAI_MODEL=MODEL_NAME"]}
          />
          <Key
            which="voice"
            title="Voice"
            at={voice && `Calls at ${voice.at}`}
            without="Demo calls are answered by the built-in receptionist."
            lines={["VAPI_PUBLIC_KEY=YOUR_KEY", "VAPI_ASSISTANT_ID=ASSISTANT_ID"]}
          />
        </div>
      )}
    </PartCard>
  );
}

function Key({
  which,
  title,
  at,
  without,
  lines,
}: {
  which: Which;
  title: string;
  at: string | null;
  without: string;
  /** What to set for another. */
  lines: readonly string[];
}) {
  const [tried, setTried] = useState<Tried>();
  const trying = useSystemAct((key: Which) => call(tryKey, { key }), {
    refusal: "Not tried",
    done: (answer) => setTried(answer),
  });
  return (
    <div className="sys-key">
      <h3>{title}</h3>
      <p className="meta">{at ?? `No key set. ${without}`}</p>
      {!at && (
        <details className="looks sys-set-up">
          <summary>Use another service</summary>
          <div className="stack">
            <p>Add these lines to the site’s environment with your own values, then restart the site.</p>
            <CopiedLines label={`Settings for ${title.toLowerCase()}`} of={lines} />
          </div>
        </details>
      )}
      {at && (
        <button
          type="button"
          className="btn"
          disabled={trying.isPending}
          aria-busy={trying.isPending}
          onClick={() => trying.mutate(which)}
        >
          {trying.isPending ? "Testing…" : "Test"}
          <span className="sr"> the {title.toLowerCase()}</span>
        </button>
      )}
      <output className={tried && (tried.works ? "note note-ok" : "note note-stop")}>
        {tried && (tried.works ? `It works. ${tried.words}` : `It doesn’t work. ${tried.words}`)}
      </output>
    </div>
  );
}

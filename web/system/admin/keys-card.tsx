import { useState } from "react";
import { type SystemState, tryKey } from "../../../contracts/system.ts";
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
        <>
          <Key
            which="model"
            title="Text model"
            at={model && `${model.name} at ${model.at}`}
            without="Using the built-in writer."
          />
          <Key
            which="voice"
            title="Voice"
            at={voice && `Calls at ${voice.at}`}
            without="Using the built-in receptionist."
          />
        </>
      )}
    </PartCard>
  );
}

function Key({
  which,
  title,
  at,
  without,
}: {
  which: Which;
  title: string;
  at: string | null;
  without: string;
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

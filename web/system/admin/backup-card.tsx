import { useRef, useState } from "react";
import { askForBackup, type SystemState } from "../../../contracts/system.ts";
import { ConfirmByPassword } from "../../admin/confirm-by-password.tsx";
import { call } from "../../api/call.ts";
import { Moment } from "../../ui/moment.tsx";
import { toast } from "../../ui/use-toast.ts";
import { Facts } from "./facts.tsx";
import { PartCard } from "./part-card.tsx";
import { sizeWords } from "./size-words.ts";

export function BackupCard({ part }: { part: SystemState["backup"] }) {
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsks(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  async function download(currentPassword: string) {
    const { href } = await call(askForBackup, { currentPassword });
    close();
    toast({
      title: "Preparing Backup",
      description: "Your download starts once the backup has been made and verified.",
    });
    location.assign(href);
  }
  return (
    <PartCard
      title="Backup"
      part={part}
      // The first is made in the night to come: nothing is wrong with that.
      faultOf={({ nightly, failed }) => (failed ? "Last backup failed" : nightly ? "" : "Backups are off")}
      awaitsOf={({ last }) => (last ? "" : "Waiting for the first")}
    >
      {({ nightly, last, failed }) => (
        <>
          <Facts
            of={[
              ["Schedule", nightly ? "Nightly, 3:17 UTC" : "Off. BACKUPS=on makes one each night."],
              [
                "Last backup",
                last ? (
                  <Moment key="at" at={last.at} />
                ) : nightly ? (
                  "None yet. The first is made tonight."
                ) : (
                  "None yet"
                ),
              ],
              ...(last
                ? ([
                    ["Size", `${sizeWords(last.bytes)}, ${last.rows.toLocaleString("en-US")} rows`],
                    ["File", `${last.file} on ${last.host}`],
                  ] as const)
                : []),
            ]}
          />
          {failed && (
            <p className="note note-stop">
              The backup on <Moment at={failed.at} /> failed: {failed.reason}
            </p>
          )}
          {asks ? (
            <ConfirmByPassword
              label="Download"
              refusal="Not downloaded"
              onConfirm={download}
              onCancel={close}
            />
          ) : (
            <button ref={button} type="button" className="btn" onClick={() => setAsks(true)}>
              Download a backup
            </button>
          )}
        </>
      )}
    </PartCard>
  );
}

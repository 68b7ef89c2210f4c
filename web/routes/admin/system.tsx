import { Link } from "react-router";
import { getSystem } from "../../../contracts/system.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { adminQueryClient } from "../../admin/query-client.ts";
import { requireUser } from "../../admin/session.ts";
import { systemQuery } from "../../admin/system.query.ts";
import { Ago } from "../../ui/moment.tsx";
import type { Route } from "./+types/system.ts";
import "../../system/admin/system.css";
import { BackupCard } from "../../system/admin/backup-card.tsx";
import { Facts } from "../../system/admin/facts.tsx";
import { KeysCard } from "../../system/admin/keys-card.tsx";
import { MailCard } from "../../system/admin/mail-card.tsx";
import { PartCard } from "../../system/admin/part-card.tsx";
import { QueueSection } from "../../system/admin/queue-section.tsx";
import { KeptCard } from "../../system/admin/kept-card.tsx";
import { sizeWords } from "../../system/admin/size-words.ts";
import { Wrong } from "../../system/admin/wrong.tsx";

export const meta = () => [{ title: `System | ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return call(getSystem, {}, { fetch: api });
}
export const clientLoader = () => adminQueryClient().fetchQuery(systemQuery);

/** `0031_reports-with-new-numbers` as one tells it over the phone. */
const migrationWords = (migration: string) => migration.replace(/^0*(\d+)_.*$/, "Version $1");

/** It could be read, so it is well. */
const none = () => "";

/** What whoever runs the site looks at: each part by itself, and first what is wrong. */
export default function System({ loaderData: state }: Route.ComponentProps) {
  return (
    <>
      <div className="adm-head">
        <h1>System</h1>
      </div>
      <Wrong
        sentences={state.wrong}
        isUnkept={"nightly" in state.backup && !state.backup.nightly}
        isYoung={"nightly" in state.backup && !state.backup.last}
      >
        {"server" in state.mail && !state.mail.server && <a href="#mail">How to set up email</a>}
        {"failed" in state.mail && state.mail.failed > 0 && (
          <Link to="/admin/mails?status=failed">See the failed emails</Link>
        )}
      </Wrong>
      <div className="card sheet">
        <MailCard part={state.mail} />
        <BackupCard part={state.backup} />
        <QueueSection part={state.queue} />
        <KeysCard part={state.keys} />
        <PartCard title="Site" part={state} faultOf={none}>
          {({ version, node, startedAt }) => (
            <Facts
              of={[
                ["Version", version],
                ["Node", node],
                ["Started", <Ago key="at" at={startedAt} />],
              ]}
            />
          )}
        </PartCard>
        <PartCard title="Database" part={state.database} faultOf={none}>
          {({ kind, version, bytes, migration }) => (
            <Facts
              of={[
                ["Type", kind === "embedded" ? "Embedded" : "PostgreSQL server"],
                ["Version", version],
                ["Size", sizeWords(bytes)],
                ["Schema", migrationWords(migration)],
              ]}
            />
          )}
        </PartCard>
        <PartCard title="Storage" part={state.storage} faultOf={none}>
          {({ images, bytes, bucket, free, size }) => (
            <Facts
              of={[
                ["Images", `${images}, ${sizeWords(bytes)}`],
                ["Location", bucket ? `Bucket ${bucket}` : "In the database"],
                ["Disk", `${sizeWords(free)} of ${sizeWords(size)} free`],
              ]}
            />
          )}
        </PartCard>
        <KeptCard kept={state.kept} />
      </div>
    </>
  );
}

import { useState } from "react";
import { Link } from "react-router";
import { kits } from "../../../content/desks/kits/kits.ts";
import { hearOwnDesk, listOwnDesks, type ListedDesk } from "../../../contracts/voice-own-desk.ts";
import { site } from "../../../site.config.ts";
import { EmailAddress } from "../../admin/email-address.tsx";
import { adminQueryClient } from "../../admin/query-client.ts";
import { readOrNotFound } from "../../admin/read-or-not-found.ts";
import { requireUser } from "../../admin/session.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { Ago } from "../../ui/moment.tsx";
import "../../voice/admin/desks.css";
import { DeskSetUp } from "../../voice/admin/desk-set-up.tsx";
import { DeskReports, DeskState } from "../../voice/admin/desk-table.tsx";
import { SwitchOff } from "../../voice/admin/switch-off.tsx";
import "../../voice/own/own-desk.css";
import { VoicePanel } from "../../voice/panel.tsx";
import { fetchVoiceConfig } from "../../voice/voice.queries.ts";
import type { Route } from "./+types/desk.ts";

export const meta = () => [{ title: `A visitor's desk | ${site.name}` }];

const MISSING = { what: "Desk", list: { to: "/admin/desks", name: "desks" } };

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return {
    voice: await fetchVoiceConfig(api),
    desk: await readOrNotFound(call(hearOwnDesk, { id }, { fetch: api }), MISSING),
  };
}
export const clientLoader = async ({ params: { id } }: Route.ClientLoaderArgs) => ({
  voice: await fetchVoiceConfig(),
  desk: await readOrNotFound(
    adminQueryClient().fetchQuery({
      queryKey: [listOwnDesks.path, id],
      queryFn: ({ signal }) => call(hearOwnDesk, { id }, { signal }),
    }),
    MISSING,
  ),
});

/** One desk of a visitor, to be called as its callers do: nothing of it is counted. */
export default function Desk({ loaderData: { voice, desk } }: Route.ComponentProps) {
  const [asked, setAsked] = useState<ListedDesk>();
  const { listed } = desk;
  return (
    <>
      <div className="adm-head desk-head">
        <div>
          <Link className="back" to="/admin/desks">
            Desks
          </Link>
          <h1>{listed.business}</h1>
          <p className="meta desk-meta">
            <DeskState of={listed} />
            <span>{kits[listed.kit].label}</span>
            <a href={`mailto:${listed.email}`}>
              <EmailAddress of={listed.email} />
            </a>
            <span>
              Created <Ago at={listed.createdAt} />
            </span>
          </p>
          <DeskReports of={listed} />
        </div>
        {listed.state === "on" && (
          <button type="button" className="btn" onClick={() => setAsked(listed)}>
            Turn off
          </button>
        )}
      </div>
      <div className="desk-page">
        <div>
          <div className="night own-night desk-call">
            <VoicePanel config={voice} own={desk} />
          </div>
          <p className="micro page-note">Your own calls to it are not counted or stored.</p>
        </div>
        <DeskSetUp listed={listed} desk={desk.desk} />
      </div>
      <SwitchOff desk={asked} on={1} onClose={() => setAsked(undefined)} />
    </>
  );
}

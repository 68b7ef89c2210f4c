import { useState } from "react";
import { listOwnDesks, type ListedDesk } from "../../../contracts/voice-own-desk.ts";
import { site } from "../../../site.config.ts";
import { adminQueryClient } from "../../admin/query-client.ts";
import { requireUser } from "../../admin/session.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { DeskTable } from "../../voice/admin/desk-table.tsx";
import { NoDesks } from "../../voice/admin/no-desks.tsx";
import { SwitchOff } from "../../voice/admin/switch-off.tsx";
import "../../voice/admin/desks.css";
import type { Route } from "./+types/desks.ts";

export const meta = () => [{ title: `Desks | ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return call(listOwnDesks, {}, { fetch: api });
}
export const clientLoader = (_: Route.ClientLoaderArgs) =>
  adminQueryClient().fetchQuery({
    queryKey: [listOwnDesks.path],
    queryFn: ({ signal }) => call(listOwnDesks, {}, { signal }),
  });

/** Desks that visitors have put under links: made, called, passed on and reported. */
export default function Desks({ loaderData: { desks, made } }: Route.ComponentProps) {
  const [asked, setAsked] = useState<ListedDesk | "all">();
  const on = desks.filter(({ state }) => state === "on").length;
  return (
    <>
      <div className="adm-head">
        <h1>Desks</h1>
      </div>
      {desks.length > 0 ? (
        <>
          <p className="soft desks-what">
            A desk is the demo receptionist a visitor set up for their own business, behind a private link.{" "}
            {made.toLocaleString("en-US")} created, {on.toLocaleString("en-US")} active. Open one to hear it.
            Nothing callers say is stored.
          </p>
          <DeskTable desks={desks} onOff={setAsked} />
          {on > 1 && (
            <p className="desks-all">
              <button type="button" className="link link-stop link-quiet" onClick={() => setAsked("all")}>
                Turn off all {on}
              </button>
            </p>
          )}
        </>
      ) : (
        <NoDesks made={made} />
      )}
      <SwitchOff desk={asked} on={on} onClose={() => setAsked(undefined)} />
    </>
  );
}

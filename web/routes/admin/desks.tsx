import { useState } from "react";
import { useRevalidator } from "react-router";
import { listOwnDesks, type ListedDesk, switchOffDesks } from "../../../contracts/voice-own-desk.ts";
import { site } from "../../../site.config.ts";
import { adminQueryClient } from "../../admin/query-client.ts";
import { requireUser } from "../../admin/session.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { ApiError } from "../../api/request.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/use-toast.ts";
import { DeskTable } from "../../voice/admin/desk-table.tsx";
import { NoDesks } from "../../voice/admin/no-desks.tsx";
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
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const on = desks.filter(({ state }) => state === "on").length;

  async function switchOff() {
    if (!asked) return;
    setBusy(true);
    try {
      await call(switchOffDesks, { id: asked === "all" ? "all" : asked.id });
      await adminQueryClient().invalidateQueries({ queryKey: [listOwnDesks.path] });
      await revalidate();
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Nothing was switched off",
        description: error instanceof ApiError ? error.reason : "Please try again.",
      });
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  }

  return (
    <>
      <div className="adm-head">
        <h1>Desks</h1>
        {on > 1 && (
          <button type="button" className="link link-stop" onClick={() => setAsked("all")}>
            Switch all {on} off
          </button>
        )}
      </div>
      {desks.length > 0 ? (
        <>
          <p className="soft desks-what">
            A desk is the demo receptionist as a visitor made it for their own business, under a private link.{" "}
            {made.toLocaleString("en-US")} made, {on.toLocaleString("en-US")} working. What their callers said
            is kept nowhere.
          </p>
          <DeskTable desks={desks} onOff={setAsked} />
        </>
      ) : (
        <NoDesks made={made} />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={asked === "all" ? "Switch all desks off?" : "Switch this desk off?"}
        confirmLabel="Switch off"
        destructive
        busy={busy}
        onConfirm={() => void switchOff()}
        onClose={() => setAsked(undefined)}
      >
        {asked === "all" ? `All ${on} links` : "Its link"} and the calls that run end at once. It cannot be
        undone; their makers can make new ones.
      </ConfirmDialog>
    </>
  );
}

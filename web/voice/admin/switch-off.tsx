import { useState } from "react";
import { useRevalidator } from "react-router";
import { type ListedDesk, listOwnDesks, switchOffDesks } from "../../../contracts/voice-own-desk.ts";
import { adminQueryClient } from "../../admin/query-client.ts";
import { call } from "../../api/call.ts";
import { saidOr } from "../../api/request.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/use-toast.ts";

interface SwitchOffProps {
  /** Which; undefined while nobody wants to. */
  desk: ListedDesk | "all" | undefined;
  /** How many work. */
  on: number;
  onClose: () => void;
}

/** Asks, then switches off one desk, or all. */
export function SwitchOff({ desk, on, onClose }: SwitchOffProps) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  async function switchOff() {
    if (!desk) return;
    setBusy(true);
    try {
      await call(switchOffDesks, { id: desk === "all" ? "all" : desk.id });
      await adminQueryClient().invalidateQueries({ queryKey: [listOwnDesks.path] });
      await revalidate();
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Not Turned Off",
        description: saidOr(error, "Please try again."),
      });
    } finally {
      setBusy(false);
      onClose();
    }
  }
  return (
    <ConfirmDialog
      open={desk !== undefined}
      title={desk === "all" ? "Turn off all desks?" : "Turn off this desk?"}
      confirmLabel="Turn off"
      destructive
      busy={busy}
      onConfirm={() => void switchOff()}
      onClose={onClose}
    >
      {desk === "all" ? `All ${on} links` : "Its link"} and any call in progress end immediately. This cannot
      be undone, but a visitor can create a new desk.
    </ConfirmDialog>
  );
}

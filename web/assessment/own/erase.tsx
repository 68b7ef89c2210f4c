import { useState } from "react";
import { eraseOwnAssessment, type ErasureReceipt } from "../../../contracts/assessment-own.ts";
import { call } from "../../api/call.ts";
import { saidOr } from "../../api/request.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/use-toast.ts";

/** Erases what is stored, after one question. */
export function Erase({ token, onErased }: { token: string; onErased: (receipt: ErasureReceipt) => void }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  async function erase() {
    setBusy(true);
    try {
      onErased(await call(eraseOwnAssessment, { token }));
      window.scrollTo({ top: 0, behavior: "instant" });
    } catch (error) {
      setBusy(false);
      setAsking(false);
      toast({
        variant: "destructive",
        title: "Nothing was erased",
        description: saidOr(error, "Please try again."),
      });
    }
  }
  return (
    <section className="client-erase" aria-labelledby="erase">
      <h2 className="label" id="erase">
        Erase everything
      </h2>
      <p className="meta">
        This erases your answers, your report, the emails about them, and this page. A report that hasn’t been
        sent yet never will be. This can’t be undone.
      </p>
      <button type="button" className="btn btn-sm btn-bare" onClick={() => setAsking(true)}>
        Erase everything
      </button>
      <ConfirmDialog
        open={asking}
        title="Erase everything?"
        confirmLabel="Erase"
        destructive
        busy={busy}
        onConfirm={() => void erase()}
        onClose={() => setAsking(false)}
      >
        Your answers and your report are gone for good. You get a receipt.
      </ConfirmDialog>
    </section>
  );
}

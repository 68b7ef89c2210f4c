import { meantAddress } from "./mail-slip.ts";

/** Beneath an address with a likely slip: the one that was probably meant, a press away. */
export function MeantAddress({ email, onMeant }: { email: string; onMeant: (email: string) => void }) {
  const meant = meantAddress(email);
  return (
    meant && (
      <>
        Did you mean{" "}
        <button type="button" className="btn btn-sm" onClick={() => onMeant(meant)}>
          {meant}?
        </button>
      </>
    )
  );
}

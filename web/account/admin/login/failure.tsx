/** What kept the whole form from being answered: no field of it is wrong. */
export function Failure({ reason }: { reason: string | undefined }) {
  return <div role="alert">{reason && <p className="note note-stop">{reason}</p>}</div>;
}

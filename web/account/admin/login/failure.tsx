/** What kept the form from being answered, at the place where one goes on; nothing says it a second time. */
export function Failure({ reason }: { reason: string | undefined }) {
  return (
    <div role="alert">
      {reason && (
        <p className="note note-stop">
          <b>Login Failed</b>
          <br />
          {reason}
        </p>
      )}
    </div>
  );
}

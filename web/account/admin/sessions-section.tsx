import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { endOtherSessions, endSession, type SessionInfo } from "../../../contracts/account.ts";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Ago, Moment } from "../../ui/moment.tsx";
import { Cell, Row, RowHead, Table } from "../../ui/table.tsx";
import { toast } from "../../ui/use-toast.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { sessionsQuery } from "./account.queries.ts";

export function SessionsSection() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const client = useQueryClient();
  const [asks, setAsks] = useState<SessionInfo | "others">();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasEnded = useRef(false);
  // The row that had the focus goes away; the dialog must have closed before, which keeps all else from the focus.
  useEffect(() => {
    if (asks || !hasEnded.current) return;
    hasEnded.current = false;
    heading.current?.focus();
  }, [asks]);
  const end = useMutation({
    mutationFn: async (which: SessionInfo | "others") => {
      if (which === "others") await call(endOtherSessions, {});
      else await call(endSession, { id: which.id });
    },
    onSuccess: (_data, which) => {
      toast({ title: which === "others" ? "Sessions Ended" : "Session Ended" });
      hasEnded.current = true;
    },
    onError: (failure) =>
      toast({ variant: "destructive", title: "Not ended", description: reasonOf(failure) }),
    onSettled: () => {
      setAsks(undefined);
      return client.invalidateQueries(sessionsQuery);
    },
  });
  const others = data?.sessions.filter(({ current }) => !current).length ?? 0;
  return (
    <section aria-labelledby="sessions-heading">
      <div className="adm-head">
        <h2 id="sessions-heading" ref={heading} tabIndex={-1}>
          Sessions
        </h2>
        {others > 0 && (
          <button type="button" className="btn" onClick={() => setAsks("others")}>
            End all other sessions
          </button>
        )}
      </div>
      {error && !data ? (
        <p className="note note-stop" role="alert">
          Sessions couldn’t be loaded.{" "}
          <button type="button" className="link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : (
        <SessionsTable sessions={data?.sessions} onEnd={setAsks} />
      )}
      <ConfirmDialog
        open={asks !== undefined}
        title={asks === "others" ? "End all other sessions?" : "End this session?"}
        confirmLabel={asks === "others" ? "End sessions" : "End session"}
        destructive
        busy={end.isPending}
        onConfirm={() => asks && end.mutate(asks)}
        onClose={() => setAsks(undefined)}
      >
        {asks === "others" || !asks
          ? "Every other browser will have to log in again."
          : `${asks.device}, logged in from ${asks.address}, will have to log in again.`}
      </ConfirmDialog>
    </section>
  );
}

function SessionsTable(props: {
  sessions: SessionInfo[] | undefined;
  onEnd: (session: SessionInfo) => void;
}) {
  const { sessions, onEnd } = props;
  if (!sessions) return <div className="skel rows-skel" aria-busy="true" />;
  const hasOthers = sessions.some(({ current }) => !current);
  const columns = ["Device", "Logged in from", "Last seen", "Logged in"];
  return (
    <Table columns={hasOthers ? [...columns, "Actions"] : columns}>
      {sessions
        .toSorted((a, b) => Number(b.current) - Number(a.current))
        .map((session) => (
          <Row key={session.id}>
            <RowHead>
              <span className="row">
                {session.device}
                {session.current && <span className="tag tag-ok">This browser</span>}
              </span>
            </RowHead>
            <Cell className="num">{session.address}</Cell>
            <Cell label="Seen" className="num">
              <Ago at={session.lastSeenAt} />
            </Cell>
            <Cell label="Logged in" className="num">
              <Moment at={session.createdAt} />
            </Cell>
            {hasOthers && (
              <Cell className="acts at-end">
                {!session.current && (
                  <button type="button" className="link" onClick={() => onEnd(session)}>
                    End<span className="sr"> the session of {session.device}</span>
                  </button>
                )}
              </Cell>
            )}
          </Row>
        ))}
    </Table>
  );
}

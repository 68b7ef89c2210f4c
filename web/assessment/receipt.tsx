import { useEffect, useRef } from "react";
import type { ErasureReceipt } from "../../contracts/assessment-own.ts";
import { Moment } from "../ui/moment.tsx";

const NAMES: Record<string, string> = {
  answers: "Sets of answers",
  reportVersions: "Versions of the report",
  mails: "Mails",
  leads: "Entries in our inbox",
};

/** What was erased and when; nothing of it is kept but these counts. */
export function Receipt({ receipt: { receipt, erased, erasedAt } }: { receipt: ErasureReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wiz">
      <h1 className="t-1" ref={heading} tabIndex={-1}>
        Everything is erased
      </h1>
      <p className="lede">
        Keep this receipt if you like. We keep these counts and nothing about you. Copies in our backups run
        out with them.
      </p>
      <section className="sum">
        <dl>
          <div>
            <dt>Receipt</dt>
            <dd>{receipt}</dd>
          </div>
          <div>
            <dt>Erased on</dt>
            <dd>
              <Moment at={erasedAt} />
            </dd>
          </div>
          {Object.entries(erased).map(([name, count]) => (
            <div key={name}>
              <dt>{NAMES[name] ?? name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

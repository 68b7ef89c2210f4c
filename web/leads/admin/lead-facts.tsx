import type { LeadDetails } from "../../../contracts/leads.ts";
import { telHref } from "../../ui/tel-href.ts";

const NUMBERS: ReadonlySet<string> = new Set(["Phone", "Number"]);

/** What a visitor gave, by label; a number can be called. */
export const LeadFacts = ({ of }: { of: LeadDetails["facts"] }) => (
  <dl className="lead-facts">
    {of.map(({ label, value }, i) => (
      <div className="contents" key={`${label}${i}`}>
        <dt>{label}</dt>
        <dd>{NUMBERS.has(label) ? <a href={telHref(value)}>{value}</a> : value}</dd>
      </div>
    ))}
  </dl>
);

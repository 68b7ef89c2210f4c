import type { LeadDetails } from "../../../contracts/leads.ts";
import { asWritten } from "../../ui/as-written.ts";
import { WithNumbers } from "./with-numbers.tsx";

const SPEAKERS = { assistant: "Receptionist", user: "Caller" } as const;

/** Where a call was left and its words were not. */
export const NoWords = () => <p className="soft">The visitor saved this call without its transcript.</p>;

/**
 * A call as it was said: who spoke beside their words, the caller's marked.
 */
export const CallTurns = ({ of: turns }: { of: LeadDetails["turns"] }) => (
  <section aria-label="What was said">
    <ol className="turns" aria-label="Transcript">
      {turns.map(({ role, text }, i) => (
        <li key={i} className={`turn-${role}`}>
          <b>{SPEAKERS[role]}</b>
          <p className="words">
            <WithNumbers text={asWritten(text)} />
          </p>
        </li>
      ))}
    </ol>
  </section>
);

import type { LeadDetails } from "../../../contracts/leads.ts";
import { WithNumbers } from "./with-numbers.tsx";

const SPEAKERS = { assistant: "Receptionist", user: "Caller" } as const;

/** A call as it was said: who spoke beside their words, the caller's marked. */
export const CallTurns = ({ of: turns }: { of: LeadDetails["turns"] }) => (
  <ol className="turns" aria-label="Transcript">
    {turns.map(({ role, text }, i) => (
      <li key={i} className={`turn-${role}`}>
        <b>{SPEAKERS[role]}</b>
        <p className="words">
          <WithNumbers text={text} />
        </p>
      </li>
    ))}
  </ol>
);

import type { ReactNode } from "react";
import { Link } from "react-router";
import { dentalOpening } from "../../content/scenarios/dental-opening.ts";
import { STATUS_LABELS } from "./call/texts.ts";
import { RestingWave } from "./resting-wave.tsx";

interface PanelProps {
  /** Who is called: the panel's title. */
  name: string;
  /** The call's state in words. */
  status: string;
  /** The bands under the title: wave, talk, foot; the same in each state, so that nothing jumps. */
  children: ReactNode;
}

/** The frame of the demo: who is called, and how the call stands. */
export function Panel({ name, status, children }: PanelProps) {
  return (
    <section className="panel" aria-label="Voice demo">
      <div className="panel-head">
        <b>{name}</b>
        <span className="tag">{status}</span>
      </div>
      {children}
    </section>
  );
}

const { name, resting, chips } = dentalOpening;

/** The panel before a call: what it will say, and what one may say to it. The page's story is an evening. */
export function VoicePanel() {
  return (
    <Panel name={name} status={STATUS_LABELS.idle}>
      <div className="stage">
        <RestingWave />
        <p className="who">The line is quiet.</p>
      </div>
      <div className="talk">
        <div className="line r now">
          <b>It will say</b>
          <p>“{resting.replace("{part}", "evening")}”</p>
        </div>
        <div>
          <p className="meta say-try">Things that people say to it:</p>
          <ul className="chips">
            {chips.map((chip) => (
              <li key={chip} className="chip-text">
                “{chip.replace("'", "’")}”
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="panel-foot">
        <p className="soft">Your own phone would be answered with your name, your hours and your rules.</p>
        <p className="row mt-4">
          <Link className="btn btn-act" to="/assessment" viewTransition>
            See what it would do for you
          </Link>
          <Link className="btn" to="/contact" viewTransition>
            Ask us
          </Link>
        </p>
      </div>
    </Panel>
  );
}

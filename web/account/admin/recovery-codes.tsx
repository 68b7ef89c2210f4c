import { useEffect, useRef } from "react";
import { site } from "../../../site.config.ts";

/** Shown once. Each is good for one login without the phone. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${site.name}: recovery codes\n\n${codes.join("\n")}\n\nEach works once.\n`;
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p>
        Keep them somewhere you can reach without your phone. Each works once, and they won’t be shown again.
      </p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="btn btn-act" onClick={onDone}>
          I have kept them
        </button>
        <a
          className="btn"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Download
        </a>
      </div>
    </>
  );
}

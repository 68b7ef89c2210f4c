import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { z } from "zod";
import { removeSecondFactor, renewRecoveryCodes, startSecondFactor } from "../../../contracts/account.ts";
import { call } from "../../api/call.ts";
import { toast } from "../../ui/use-toast.ts";
import { secondFactorQuery } from "./account.queries.ts";
import { ConfirmByPassword } from "../../admin/confirm-by-password.tsx";
import { Enrolment } from "./enrolment.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import "./account.css";

type Step =
  | { is: "rest" }
  | { is: "asks"; for: "start" | "remove" | "renew" }
  | { is: "enrolment"; secret: z.infer<typeof startSecondFactor.output> }
  | { is: "codes"; codes: string[] };

const acts = {
  start: "Continue",
  remove: "Turn off",
  renew: "Make new codes",
} as const;

export function SecondFactorSection() {
  const { data, error } = useQuery(secondFactorQuery);
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ is: "rest" });
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus goes away with its step.
  const rest = () => {
    setStep({ is: "rest" });
    heading.current?.focus();
  };
  const refresh = () => client.invalidateQueries(secondFactorQuery);

  async function act(wanted: keyof typeof acts, currentPassword: string) {
    if (wanted === "start")
      return setStep({ is: "enrolment", secret: await call(startSecondFactor, { currentPassword }) });
    if (wanted === "renew") {
      const { recoveryCodes } = await call(renewRecoveryCodes, { currentPassword });
      setStep({ is: "codes", codes: recoveryCodes });
    } else {
      await call(removeSecondFactor, { currentPassword });
      toast({ title: "Two-Step Login Off" });
      rest();
    }
    await refresh();
  }

  return (
    <section aria-labelledby="second-factor-heading">
      <div className="card-head">
        <h2 id="second-factor-heading" ref={heading} tabIndex={-1}>
          Two-step login
        </h2>
        {data && <span className={data.enabled ? "tag tag-ok" : "tag"}>{data.enabled ? "On" : "Off"}</span>}
      </div>
      <div className="sheet-body">
        {(step.is === "rest" || (step.is === "asks" && step.for === "start")) && (
          <p className="soft">
            After your password, you enter a code from an app on your phone. A stolen password alone won’t get
            anyone in. You also get recovery codes, in case you lose the phone.
          </p>
        )}
        {step.is === "rest" && (
          <>
            {error && !data && (
              <p className="note note-stop" role="alert">
                The status couldn’t be loaded.
              </p>
            )}
            {data?.enabled && <CodesLeft left={data.recoveryCodesLeft} />}
            <div className="row">
              {data && !data.enabled && (
                <Start text="Turn on" isFirst onClick={() => setStep({ is: "asks", for: "start" })} />
              )}
              {data?.enabled && (
                <>
                  <Start text="New recovery codes" onClick={() => setStep({ is: "asks", for: "renew" })} />
                  <Start text="Turn off" onClick={() => setStep({ is: "asks", for: "remove" })} />
                </>
              )}
            </div>
          </>
        )}
        {step.is === "asks" && (
          <p className="second-step">
            {step.for === "start" ? (
              <>
                <b>Step 1 of 2.</b> Enter your password, so we know it’s you. Next, you scan a code with the
                app.
              </>
            ) : (
              "Enter your password, so we know it’s you."
            )}
          </p>
        )}
        {step.is === "enrolment" && (
          <p className="second-step">
            <b>Step 2 of 2.</b> Connect your app, then enter the code it shows.
          </p>
        )}
        {step.is === "asks" && (
          <ConfirmByPassword
            label={acts[step.for]}
            destructive={step.for === "remove"}
            onConfirm={(currentPassword) => act(step.for, currentPassword)}
            onCancel={rest}
          />
        )}
        {step.is === "enrolment" && (
          <Enrolment
            {...step.secret}
            onDone={(codes) => {
              setStep({ is: "codes", codes });
              toast({ title: "Two-Step Login On" });
              void refresh();
            }}
            onCancel={rest}
          />
        )}
        {step.is === "codes" && <RecoveryCodes codes={step.codes} onDone={rest} />}
      </div>
    </section>
  );
}

const Start = ({ text, isFirst, onClick }: { text: string; isFirst?: boolean; onClick: () => void }) => (
  <button type="button" className={isFirst ? "btn btn-act" : "btn"} onClick={onClick}>
    {text}
  </button>
);

function CodesLeft({ left }: { left: number }) {
  return (
    <p className={left < 3 ? "note note-stop" : "meta"}>
      {left === 1 ? "1 recovery code is" : `${left} recovery codes are`} left.
      {left < 3 && " Make new ones before you run out."}
    </p>
  );
}

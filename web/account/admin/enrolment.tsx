import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { confirmSecondFactor } from "../../../contracts/account.ts";
import { call } from "../../api/call.ts";
import { Field } from "../../ui/field.tsx";
import { useFormRefusal } from "../../admin/use-form-refusal.ts";

interface EnrolmentProps {
  secret: string;
  uri: string;
  qrSvg: string;
  /** Gets the recovery codes. */
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** The secret as a picture and as text, and the code that proves that the app has it. */
export function Enrolment({ secret, uri, qrSvg, onDone, onCancel }: EnrolmentProps) {
  const form = useForm({ resolver: zodResolver(confirmSecondFactor.input), defaultValues: { code: "" } });
  const { register, handleSubmit, formState, setFocus } = form;
  const refused = useFormRefusal(form, { title: "Two-step login is still off" });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus("code"), [setFocus]);
  const submit = handleSubmit(async (fields) => {
    try {
      onDone((await call(confirmSecondFactor, fields)).recoveryCodes);
    } catch (error) {
      refused(error);
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="enrol">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
          width="180"
          height="180"
          alt="QR code for your authenticator app"
        />
        <div className="stack">
          <p>
            Scan this with your authenticator app. On this device you can also <a href={uri}>open the app</a>.
          </p>
          <p className="soft">Or type this key into the app:</p>
          <code className="secret">{secret.replace(/.{4}(?=.)/g, "$& ")}</code>
        </div>
      </div>
      <Field
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        error={errors.code?.message}
        {...register("code")}
      />
      <div className="row">
        <button className="btn btn-act" type="submit" disabled={isSubmitting} aria-busy={isSubmitting}>
          Turn on
        </button>
        <button className="btn btn-bare" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

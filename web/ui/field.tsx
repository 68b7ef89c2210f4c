import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from "react";
import { useId } from "react";

interface FieldProps {
  label: string;
  required?: boolean;
  /** What is wrong, in words; announced, and tied to the control. */
  error?: ReactNode;
  hint?: ReactNode;
  /** What stands before and behind a number: '$', 'a week'. */
  unit?: readonly [before: string, behind: string];
  /** What is asked back about an answer that may stand; announced. */
  question?: ReactNode;
}
type InputProps = FieldProps &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; multiline?: false };
type TextareaProps = FieldProps &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement>; multiline: true };

/** A labelled control with its hint and its error beneath. */
export function Field(props: InputProps | TextareaProps) {
  const { label, required, error, hint, unit, question, multiline, ...control } = props;
  const generated = useId();
  const id = control.id ?? generated;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const shared = {
    ...control,
    id,
    className: "input",
    required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && (
          <>
            {"\u00a0"}
            <span className="req">*</span>
          </>
        )}
      </label>
      {multiline ? (
        <textarea {...(shared as TextareaHTMLAttributes<HTMLTextAreaElement>)} />
      ) : unit ? (
        <span className="unit">
          {unit[0]}
          <input {...(shared as InputHTMLAttributes<HTMLInputElement>)} />
          {unit[1]}
        </span>
      ) : (
        <input {...(shared as InputHTMLAttributes<HTMLInputElement>)} />
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p className="err" id={`${id}-error`}>
            {error}
          </p>
        )}
        {question && !error && <div className="hint">{question}</div>}
      </div>
    </div>
  );
}

/** What is wrong with a field, in one line: what to do, and then the rule as every answer of the site says it. */
export const Fault = ({ help, rule }: { help: string; rule: string }) => (
  <span>
    {help} <span>{rule}</span>
  </span>
);

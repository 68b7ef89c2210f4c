import { type FocusEvent, memo } from "react";
import { ASSESSMENT_QUESTIONS, type AssessmentField } from "../../contracts/assessment.ts";
import { CHOICES, type ChoiceField, INDUSTRIES } from "../../contracts/assessment-options.ts";
import { Field } from "../ui/field.tsx";
import { MeantAddress } from "../ui/meant-address.tsx";
import { afterPress } from "./after-press.ts";
import { SEVERAL } from "./wizard/reducer.ts";

/** The calls are the same from one drawing to the next: only what an answer changes is drawn anew. */
export interface QuestionProps {
  field: AssessmentField;
  value: string | string[];
  /** What is wrong, once the question was left. */
  message: string | undefined;
  /** Somebody has been here, and gone on. */
  left: boolean;
  onAnswer: (field: AssessmentField, value: string) => void;
  /** One of several that may be ticked. */
  onTick: (field: AssessmentField, option: string, on: boolean) => void;
  /** One of several was chosen by a press: nothing more is to be done here. */
  onChosen: (field: AssessmentField) => void;
  onLeave: (field: AssessmentField) => void;
  /** Enter in a line of text: a browser does nothing at it while Next waits. */
  onEnter: () => void;
}

/** One question as a native control: text, select, radios or checkboxes. */
export const Question = memo(function Question(props: QuestionProps) {
  const { left, ...rest } = props;
  const { field, value, message, onAnswer, onLeave, onEnter } = rest;
  const { ask, hint } = ASSESSMENT_QUESTIONS[field];
  if (field === "industry") return <IndustryQuestion {...rest} />;
  if (field === "businessName" || field === "email")
    return (
      <Field
        label={ask}
        hint={hint}
        required
        name={field}
        type={field === "email" ? "email" : "text"}
        autoComplete={field === "email" ? "email" : "organization"}
        maxLength={field === "email" ? 254 : 500}
        value={value}
        error={message}
        question={
          field === "email" &&
          left && <MeantAddress email={String(value)} onMeant={(meant) => onAnswer(field, meant)} />
        }
        onChange={(event) => onAnswer(field, event.target.value)}
        onKeyDown={({ key }) => {
          if (key === "Enter") onEnter();
        }}
        onBlur={() => afterPress(() => onLeave(field))}
      />
    );
  return <Options {...rest} />;
});

function Options({ field, value, message, ...calls }: Omit<QuestionProps, "left">) {
  const { ask, hint } = ASSESSMENT_QUESTIONS[field];
  const several = SEVERAL[field];
  const options = several ? several.map((label) => ({ value: label, label })) : CHOICES[field as ChoiceField];
  const described = [hint && `${field}-hint`, message && `${field}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className="q" aria-describedby={described || undefined}>
      <legend>{ask}</legend>
      {hint && (
        <p className="hint" id={`${field}-hint`}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {message && (
          <p className="err" id={`${field}-error`}>
            {message}
          </p>
        )}
      </div>
      <div className="opts">
        {options.map((option) => (
          <Option
            key={option.value}
            {...option}
            {...calls}
            field={field}
            type={several ? "checkbox" : "radio"}
            checked={several ? value.includes(option.value) : value === option.value}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps extends Omit<QuestionProps, "value" | "message" | "left"> {
  type: "checkbox" | "radio";
  value: string;
  label: string;
  checked: boolean;
}

const Option = memo(function Option({ field, type, value, label, checked, ...calls }: OptionProps) {
  const { onAnswer, onTick, onChosen, onLeave } = calls;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest("fieldset")?.contains(relatedTarget)) afterPress(() => onLeave(field));
  };
  return (
    <label className="choice">
      <input
        type={type}
        name={field}
        value={value}
        checked={checked}
        onChange={({ target, nativeEvent }) => {
          if (type === "checkbox") return onTick(field, value, target.checked);
          onAnswer(field, value);
          // The arrow keys try one after the other: the page stays where it is.
          if ((nativeEvent as MouseEvent).detail > 0) onChosen(field);
        }}
        onBlur={leave}
      />
      {label}
    </label>
  );
});

function IndustryQuestion({ field, value, message, onAnswer, onLeave }: Omit<QuestionProps, "left">) {
  return (
    <div className="field">
      <label htmlFor={field}>
        {ASSESSMENT_QUESTIONS[field].ask}
        {"\u00a0"}
        <span className="req">*</span>
      </label>
      <select
        className="input"
        id={field}
        name={field}
        required
        value={value}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${field}-error` : undefined}
        onChange={(event) => onAnswer(field, event.target.value)}
        onBlur={() => afterPress(() => onLeave(field))}
      >
        <option value="" disabled hidden>
          Select your industry
        </option>
        {INDUSTRIES.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </select>
      <div aria-live="polite">
        {message && (
          <p className="err" id={`${field}-error`}>
            {message}
          </p>
        )}
      </div>
    </div>
  );
}

import type { FocusEvent } from "react";
import { ASSESSMENT_QUESTIONS, type AssessmentField } from "../../contracts/assessment.ts";
import {
  BOTTLENECKS,
  CHANNELS,
  CHOICES,
  type ChoiceField,
  INDUSTRIES,
} from "../../contracts/assessment-options.ts";
import { Field } from "../ui/field.tsx";
import { afterPress } from "./after-press.ts";

export interface QuestionProps {
  field: AssessmentField;
  value: string | string[];
  /** What is wrong, once the question was left. */
  message: string | undefined;
  onAnswer: (value: string | string[]) => void;
  /** One of several was chosen by a press: nothing more is to be done here. */
  onChosen: () => void;
  onLeave: () => void;
}

const SEVERAL: Partial<Record<AssessmentField, readonly string[]>> = {
  interactionChannels: CHANNELS,
  operationalBottlenecks: BOTTLENECKS,
};

/** One question as a native control: text, select, radios or checkboxes. */
export function Question(props: QuestionProps) {
  const { field, value, message, onAnswer, onLeave } = props;
  const { ask, hint } = ASSESSMENT_QUESTIONS[field];
  if (field === "industry") return <IndustryQuestion {...props} />;
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
        onChange={(event) => onAnswer(event.target.value)}
        onBlur={() => afterPress(onLeave)}
      />
    );
  return <Options {...props} />;
}

function Options({ field, value, message, onAnswer, onChosen, onLeave }: QuestionProps) {
  const { ask, hint } = ASSESSMENT_QUESTIONS[field];
  const several = SEVERAL[field];
  const options = several ? several.map((label) => ({ value: label, label })) : CHOICES[field as ChoiceField];
  const chosen = (each: string) => (Array.isArray(value) ? value.includes(each) : value === each);
  const toggle = (each: string, on: boolean) => {
    if (!Array.isArray(value)) return onAnswer(each);
    const next = on ? [...value, each] : value.filter((other) => other !== each);
    // In the order in which they are offered, however they were ticked.
    onAnswer((several ?? []).filter((option) => next.includes(option)));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest("fieldset")?.contains(relatedTarget)) afterPress(onLeave);
  };
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
          <label className="choice" key={option.value}>
            <input
              type={several ? "checkbox" : "radio"}
              name={field}
              value={option.value}
              checked={chosen(option.value)}
              onChange={({ target, nativeEvent }) => {
                toggle(option.value, target.checked);
                // The arrow keys try one after the other: the page stays where it is.
                if (!several && (nativeEvent as MouseEvent).detail > 0) onChosen();
              }}
              onBlur={leave}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function IndustryQuestion({ field, value, message, onAnswer, onLeave }: QuestionProps) {
  return (
    <div className="field">
      <label htmlFor={field}>
        {ASSESSMENT_QUESTIONS[field].ask} <span className="req">*</span>
      </label>
      <select
        className="input"
        id={field}
        name={field}
        required
        value={value}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${field}-error` : undefined}
        onChange={(event) => onAnswer(event.target.value)}
        onBlur={() => afterPress(onLeave)}
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

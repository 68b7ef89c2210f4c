import { type Ref, useEffect, useState } from "react";
import { Field } from "../../../ui/field.tsx";

/** From this length on, laying the source out anew takes longer than a key may. */
const LONG = 20_000;
const PAUSE_MS = 300;

interface SourceFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  /** HTML. */
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/** The text as its HTML. A long one follows what is written in the formatted text at its next pause. */
export function SourceField({ ref, value, error, onChange, onBlur }: SourceFieldProps) {
  const [shown, setShown] = useState(value);
  const [hasFocus, setHasFocus] = useState(false);
  const mayWait = !hasFocus && value.length > LONG;
  if (!mayWait && shown !== value) setShown(value);
  useEffect(() => {
    const timer = setTimeout(() => setShown(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <div className="code-field">
      <Field
        label="Content"
        multiline
        id="content"
        name="content"
        ref={ref}
        value={mayWait ? shown : value}
        spellCheck={false}
        hint="The text above as HTML. They stay in sync."
        error={error}
        onChange={(event) => {
          setShown(event.target.value);
          onChange(event.target.value);
        }}
        onFocus={() => setHasFocus(true)}
        onBlur={() => {
          setHasFocus(false);
          onBlur();
        }}
      />
    </div>
  );
}

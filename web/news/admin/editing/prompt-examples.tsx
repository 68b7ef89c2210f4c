const examples = [
  "How a small dental practice can stop losing the calls that come after five",
  "Five mistakes that law firms make with voicemail",
  "A 30-day plan for a clinic that wants every call answered",
  "A checklist for shops before the holidays",
  "Voicemail or an answering service: a comparison for small offices",
] as const;

/** Prompts to begin with; hidden while there are words of one's own. */
export function PromptExamples({ prompt, onPick }: { prompt: string; onPick: (prompt: string) => void }) {
  if (prompt && !examples.some((example) => example === prompt)) return null;
  return (
    <div>
      <p className="label" id="prompt-examples">
        Examples to start from
      </p>
      <ul className="examples" aria-labelledby="prompt-examples">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="example"
              aria-pressed={example === prompt}
              onClick={() => onPick(example)}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  label: string;
  chips: readonly string[];
  onSay: (text: string) => void;
  onReach?: () => void;
  /** In a call: one line that is always there, so that nothing jumps. */
  oneLine?: boolean;
}

/** Things that one could say, as buttons. */
export function SayChips({ label, chips, onSay, onReach, oneLine = false }: Props) {
  return (
    <fieldset className={oneLine ? "chips chips-line" : "chips"} aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip}
          className="chip"
          type="button"
          onPointerEnter={onReach}
          onFocus={onReach}
          onClick={() => onSay(chip)}
        >
          {chip.replaceAll("'", "’")}
        </button>
      ))}
    </fieldset>
  );
}

interface Props {
  label: string;
  chips: readonly string[];
  onSay: (text: string) => void;
  onReach?: () => void;
}

/** Things that one could say, as buttons. */
export function SayChips({ label, chips, onSay, onReach }: Props) {
  return (
    <fieldset className="chips" aria-label={label}>
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

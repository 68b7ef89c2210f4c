interface Props {
  label: string;
  chips: readonly string[];
  onSay: (text: string) => void;
  onReach?: () => void;
  /** In a call they answer what was asked, and make room for the words when there are none. */
  inCall?: boolean;
}

/** Things that one could say, as buttons. */
export function SayChips({ label, chips, onSay, onReach, inCall = false }: Props) {
  return (
    <fieldset className={inCall ? "chips chips-call" : "chips"} aria-label={label}>
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

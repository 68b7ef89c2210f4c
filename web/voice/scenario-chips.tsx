import type { ShownScenario } from "../../contracts/voice-call.ts";

interface Props {
  scenarios: readonly ShownScenario[];
  chosen: ShownScenario["id"];
  onChoose: (scenario: ShownScenario) => void;
}

/** The word that tells one desk from the others; the rest of its label is for wider screens. */
function Label({ id, label }: ShownScenario) {
  return label.split(" ").map((word, i, all) => (
    <span key={word} className={i === (id === "ringwell" ? all.length - 1 : 0) ? undefined : "desk-more"}>
      {word}{" "}
    </span>
  ));
}

/** Who answers: before a call or in the middle of one. */
export function ScenarioChips({ scenarios, chosen, onChoose }: Props) {
  return (
    <fieldset className="desks with-script" aria-label="Who answers">
      {scenarios.map((scenario) => (
        <button
          key={scenario.id}
          className="desk"
          type="button"
          aria-pressed={scenario.id === chosen}
          onClick={() => onChoose(scenario)}
        >
          <Label {...scenario} />
        </button>
      ))}
    </fieldset>
  );
}

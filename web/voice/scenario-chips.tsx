import type { ShownScenario } from "../../contracts/voice-call.ts";

interface Props {
  scenarios: readonly ShownScenario[];
  chosen: ShownScenario["id"];
  onChoose: (scenario: ShownScenario) => void;
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
          {scenario.label}
        </button>
      ))}
    </fieldset>
  );
}

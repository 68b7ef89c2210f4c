/**
 * What a caller in danger has to hear before anything else, for what a text names. Numbers are those of the United
 * States, each as its own body gives it: 911; Poison Help 1-800-222-1222 (poisonhelp.hrsa.gov, which sends whoever
 * collapses, has a seizure, cannot breathe or cannot be woken to 911, and skin and eyes under running water); the
 * Suicide & Crisis Lifeline 988, by call or text (988lifeline.org). No other number belongs here.
 */
export const dangers: readonly { named: RegExp; say: string }[] = [
  {
    named: /\b(smell(?:s|ing)? (?:of )?gas|carbon monoxide|\bgas,)/i,
    say: "A smell of gas or a carbon monoxide alarm: everyone goes outside first and touches no switch, then calls 911 and the gas company from outside. Nobody waits indoors for a call back.",
  },
  {
    named:
      /\b(?:burst pipes?|sewage|pipe (?:has |that )?burst|no water stopping|water through the ceiling)\b/i,
    say: "A burst pipe: shut the main valve first, and tell the caller how to find it. Nobody touches switches or outlets where water is running. If sewage is coming up, nobody runs water or flushes anywhere in the house.",
  },
  {
    named:
      /\b(sparks|downed (?:power )?lines?|smell of burning|water near wires|wires? that hangs?|wires that hang down|tree on a line|cut cable)\b/i,
    say: "Sparks, a burning smell or a wire that is down: keep away, touch nothing, and call 911 at once. The power company comes before any trade.",
  },
  {
    named:
      /\b(allergic reaction|swelling after color|burning scalp|swelling face|stung who cannot breathe|trouble breathing|cannot breathe|eyelids have been swelling)\b/i,
    say: "A swelling face or trouble breathing: 911 at once, before any questions. Hold burning skin or eyes under running water; Poison Help is at 1-800-222-1222.",
  },
  {
    named: /\b(swallowed|wrong dose|at the bait|poison)\b/i,
    say: "Something swallowed or a wrong dose: for a person, Poison Help at 1-800-222-1222, and 911 if they collapse, have a seizure, can’t breathe or can’t be woken; for an animal, the nearest emergency animal hospital.",
  },
  {
    named:
      /\b(chest pain|pain in the chest|bleeding that does not stop|numbness|swollen calf|sudden loss of sight|baby with fever|knocked out|tooth knocked)\b/i,
    say: "Chest pain, trouble breathing, sudden numbness or heavy bleeding: 911 at once. Say this before you offer any appointment.",
  },
  {
    named: /\b(self-harm|thoughts of (?:self|suicide|harm\w*|hurting|death|dying|ending))\b/i,
    say: "Any mention of self-harm: a person takes over and stays on the line; 988 by call or text at any hour, and 911 if there is danger now.",
  },
  {
    named: /\b(violence at home|danger at home|hurt at home|a child taken)\b/i,
    say: "Violence at home: 911 first, and ask whether it is safe to talk and safe to call back at this number.",
  },
  {
    named: /\b(a death that has just happened|death at home)\b/i,
    say: "If a death was unexpected, 911 comes first. If hospice was in the house, the family calls the hospice nurse first and you after that. There is no hurry, and it helps to say so.",
  },
  {
    named:
      /\b(child locked in a car|children in it|somebody standing on the highway|break-in still going on)\b/i,
    say: "A child in a locked car, people on the road or a break-in: 911 first. Stay on the line only as long as that doesn’t delay it.",
  },
  {
    named: /\b(bloat|seizure|cannot pass water|animal that collapses)\b/i,
    say: "An animal that collapses, bloats or can’t pass urine: give the nearest emergency animal hospital with its number and address first, not at the end.",
  },
];

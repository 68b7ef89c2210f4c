/**
 * What is said of danger where the callers’ animals are meant: nobody sends an ambulance for them. In this order, since
 * the longer phrase has the shorter one in it.
 */
export const animalsFirst: readonly (readonly [said: RegExp, instead: string])[] = [
  [
    /\bIf (?:someone|somebody|anyone|anybody|you or someone else|a person)(?:’s| is) in danger, (?:please )?(?:hang up and )?(?:call|dial) 911\b/g,
    "If your animal can’t wait, call [the emergency hospital] at [number]",
  ],
  [
    /\bIf (?:this is|it(?:’s| is)|it may be) an emergency, (?:please )?(?:hang up and )?(?:call|dial) 911\b/g,
    "If your animal can’t wait, call [the emergency hospital] at [number]",
  ],
  [/(?<=\bto )hang up and (?:call|dial) 911\b/g, "go to [the emergency hospital], [number]"],
  [/\b[Hh]ang up and (?:call|dial) 911\b/g, "Go to [the emergency hospital], [number]"],
  [/\b(call|dial) 911\b/g, "call the emergency hospital"],
  [/\b(Call|Dial) 911\b/g, "Call the emergency hospital"],
  [/\bwhat(’s| is) for 911\b/g, "what$1 for the emergency hospital"],
  [/\bto 911\b/g, "to the emergency hospital"],
  [/\b911 (?=first|before|and|at once|comes)/g, "the emergency hospital "],
];

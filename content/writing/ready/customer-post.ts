/** A text for customers on calling at a full time; places are those of `rules/writing/fill.ts`, and `{when}`. */
export const customerPost = {
  heard:
    /\bhow (?:our |your |you |the )?(?:customers|clients|patients|guests|callers|parents|tenants|homeowners) (?:can|could) (?:help|make|get|save|reach)|\bhelp us help (?:you|them)\b|\bhow (?:our )?(?:customers|clients|patients|guests|homeowners) (?:should|can) (?:call|reach|contact)/,
  lead: "{When}, everybody calls at once. Here is what happens on our end, and what you can do so that help comes sooner.",
  sections: [
    [
      "What happens when you call",
      [
        "We take calls in the order they come in, with one exception: danger and people who can’t wait go first. If all our lines are busy, leave your name, your number and one sentence. We call back in order, by [time] the same day, and you keep your place in line.",
        "Please don’t call twice. Your second call goes to the end of the same line, and takes the minute in which we could have called you.",
      ],
    ],
    [
      "Have this ready",
      [
        "Have three things ready: {sorts}. Add the address with the door or gate code, and a number where you will really pick up.",
        "If you can, text a picture or two to [number], so we know what to bring.",
      ],
    ],
    [
      "While you wait",
      [
        "{todo}",
        "If it gets worse, call again and say so in your first sentence. You won’t be bothering us.",
      ],
    ],
    [
      "What can’t wait",
      [
        "Tell us first if it is {wakes}, or if someone in the house is very old, very young or ill. We look after those before all others, and ask everyone else to be patient.",
      ],
    ],
    [
      "What we promise",
      [
        "A time when you will hear from us, and a call if we can’t keep it. A price [before we start]. And nobody can buy a better place in line: [cross this out if you have a priority plan, and say so here].",
      ],
    ],
  ],
  todo: {
    heat: "If the system runs without cooling, switch it off at the thermostat and leave the fan on. Close the blinds, drink water, and spend the hottest hours in the coolest room or with a neighbor. Check the filter and the breaker once; if the breaker trips again, leave it off. Dizziness, confusion or hot, dry skin: call 911.",
    cold: "Let a faucet drip, open the cabinets under the sinks, and find out where the main valve is. Never heat with an oven or a grill. If you smell gas or a carbon monoxide alarm sounds, go outside first, then call 911.",
    other:
      "[Two or three things anyone can safely do until you come, and the one thing they should leave alone.]",
  },
  close: "Save our number now, while nothing is wrong: [number]. And thank you for your patience.",
} as const;

/** A text for customers on calling at a full time; places are those of `rules/writing/fill.ts`, and `{when}`. */
export const customerPost = {
  heard:
    /\bhow (?:our |your |you |the )?(?:customers|clients|patients|guests|callers|parents|tenants|homeowners) (?:can|could) (?:help|make|get|save|reach)|\bhelp us help (?:you|them)\b|\bhow (?:our )?(?:customers|clients|patients|guests|homeowners) (?:should|can) (?:call|reach|contact)/,
  lead: "{When} everybody calls at once, and we would rather tell you beforehand how it goes than have you wonder why it rings. Here is what happens at our end, and what you can do at yours so that help comes sooner.",
  sections: [
    [
      "What happens when you call",
      [
        "Calls are answered in the order in which they come, with one exception: danger and those who cannot wait go first. If you hear that we are on other lines, leave your name, your number and one sentence. We call back by [hour] the same day, in order, and those who left a message do not lose their place to those who ring again.",
        "Please do not call twice. The second call goes to the end of the same line, and takes the minute in which we would have called you.",
      ],
    ],
    [
      "Have this ready",
      [
        "Three things save a second call: {sorts}. Add the address with the door or gate code, and a number at which you really pick up.",
        "A picture or two by text to [number] often tells us what to bring.",
      ],
    ],
    [
      "While you wait",
      [
        "{todo}",
        "If things get worse, call again and say so in the first sentence. That is no nuisance; it is what the order is for.",
      ],
    ],
    [
      "What cannot wait",
      [
        "Tell us first if there is {urgent}, or if somebody in the house is very old, very young or ill. These are looked at before all others, and we ask everybody else to bear with us for it.",
      ],
    ],
    [
      "What we promise",
      [
        "An hour at which you hear from us, and a call if we cannot keep it. A price [before we begin]. And no place in the line that can be bought: [strike if you have a plan with priority, and say so here].",
      ],
    ],
  ],
  todo: {
    heat: "Switch the system off at the thermostat if it runs without cooling, and leave the fan on. Close blinds, drink water, spend the hottest hours in the coolest room or with a neighbor. Look at the filter and at the breaker once; if the breaker trips again, leave it off. Dizziness, confusion or hot dry skin: 911.",
    cold: "Let a faucet drip, open the cabinets under sinks, know where the main valve is. Never heat with an oven or a grill. If you smell gas or an alarm for carbon monoxide sounds, go out first, then call 911.",
    other:
      "[Two or three things that anybody can do safely until you come, and the one thing that they should leave alone.]",
  },
  close:
    "Save our number now, while nothing is wrong: [number]. Thank you for your patience. We know that it is hard to have it.",
} as const;

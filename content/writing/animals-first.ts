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
  [
    /\bIs anyone in danger\? Is it getting worse by the hour\? Can it be made safe until morning\? The first yes means 911\. The second means they go, or send whoever can\. If it can be made safe, they say how and give a time\./g,
    "Is it on the list for the emergency hospital? Has it been worse in the last hour? Can it wait until we open? The first yes means the hospital, with its address, before anything else. The second yes means that whoever is on call talks to the owner. All else gets a time in the morning.",
  ],
  [
    /\bTonight: (bloat[^.]{3,120})\./g,
    "To the emergency hospital at once: $1. Tonight, to whoever is on call: what nobody can sort into the other groups.",
  ],
  [/\bThe tonight group will\b/g, "The group that wakes somebody will"],
  [
    /\b[Ss]wallowed, straining, bloated and collapsed always ring a person\./g,
    "Swallowed, straining, bloated and collapsed are sent to the emergency hospital, by name and address.",
  ],
  [/\btell us the name, a phone number, which\b/g, "tell us your pet’s name, your phone number, which"],
  // One way for what can’t wait: the hospital, and nobody is rung for it beside that.
  [
    / For [^.“”]{3,120}, press 1 (?:and we’ll get|to reach) the person on call\./g,
    " If you aren’t sure whether it can wait, press 1, and the person on call talks to you.",
  ],
  [
    /\bThen what the rest of them get, a call before nine\./g,
    "Then what the rest of them get, a call by ten.",
  ],
  [/\bwe’ll call before nine\b/g, "we’ll call you by 10"],
  [/\bName five signs, then\b/g, "Name the signs, then"],
  [
    /\bAnything life-threatening goes to the emergency hospital and never through you\./g,
    "What’s on the list goes to the emergency hospital and never through you; whoever isn’t sure gets the person on call.",
  ],
  [/\bwhat(’s| is) for 911\b/g, "what$1 for the emergency hospital"],
  [/\bto 911\b/g, "to the emergency hospital"],
  [/\b911 (?=first|before|and|at once|comes)/g, "the emergency hospital "],
];

/**
 * What happens, where a request is about that: heard in its clause, and said in at least one heading of a text that
 * answers it. A text of the same people and of another event is a neighbor's.
 */
export const events: readonly (readonly [heard: RegExp, said: RegExp])[] = [
  [
    /\b(?:can(?:not|'?t)|nobody|no one|doesn'?t|don'?t|never) (?:\w+ )?(?:pick(?:s|ing)? up|answers?|get to (?:the|every) (?:phone|call))\b/,
    /\b(?:rang|rings?|miss(?:ed|ing|es)?|nobody|no one|pick(?:s|ed)? up|voicemail|forward\w*|unanswered|second (?:phone|place|line)|calls? (?:on|them back|back|every)|text(?:s|ed)? back|los(?:e|ing)|greeting|answers? (?:when|while|new|every|for|calls)|path|after (?:three|four) rings|can’t)\b/,
  ],
  [/\bon hold\b|\bhold times?\b/, /\b(?:holds?|wait\w*|minutes?|seconds?|rings?|back)\b/],
  [
    /\bh[au]ng(?:s|ing)? up\b/,
    /\b(?:h[au]ng\w*|wait\w*|rings?|hold|gave up|leave|voicemail|menu|answer\w*|nobody|recording|robot|stranger|speaks?|voice)\b/,
  ],
  [
    /\b(?:running|are|is|come|show(?:s|ing)? up|arriv\w+) late\b/,
    /\b(?:late|behind|times?|wait\w*|minutes?|grace|rule)\b/,
  ],
  [
    /\bcancel\w*\b/,
    /\b(?:cancel\w*|mov(?:e|ing)|gaps?|fill\w*|fees?|slots?|lists?|remind\w*|confirm\w*|policy|times?)\b/,
  ],
];

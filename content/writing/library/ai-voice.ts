import type { Subject } from "./kinds.ts";

const AI = "(?:ai|virtual|voice|automated|phone) ?(?:phone |voice )?(?:receptionist|assistant|agent)s?";
export const aiVoice: Subject = {
  id: "ai-voice",
  name: "the voice and manner of an AI receptionist",
  heard: new RegExp(
    `\\b(?:voices?|tone|name|naming|personality|accents?|script|greeting|persona|manners?|sound(?:s|ing)?)\\b.{0,40}\\b(?:for |of |to )?(?:our |your |the |an? )?${AI}\\b|\\b${AI}\\b.*\\b(?:voices?|tone|personality|accents?|sound(?:s|ing)?|name|natural|robotic)\\b`,
  ),
  not: /\b(?:human|hide|disclos\w*|tell|vs|versus|who sound)\b|\bvoice (?:assistant|receptionist|agent)s? (?:cost|for|in|at|are)\b/,
  title: "Choosing the voice and manner of an AI receptionist at {who}",
  lead: "Choose the voice people understand best on a bad line, and not the one that impresses in a quiet room. Short sentences, an unhurried pace, your own words. It says what it is, and it doesn’t tell jokes, sigh or pretend. Let five callers of different ages decide between two, and keep the one with fewer “Sorry, what?”",
  close:
    "Call it from a car with the window open. If you understood each word, and it understood you, you’re done choosing. Everything else is taste.",
  passages: [
    {
      does: "Pick by ear, on a bad line",
      asks: "Which voice should we choose?",
      heard: /\b(?:which|choose|pick|voice|male|female|best|right)\b/,
      says: [
        "Try each candidate from a cell phone in a parking lot and from an old handset with somebody over seventy. A slightly lower, clear voice at a calm pace usually wins, whether it sounds like a man or a woman. Don’t choose what’s close to your own receptionist. It makes her wonder, and callers too.",
      ],
      mistake: [
        "Choosing in the conference room",
        "Through good speakers, they all sound wonderful. Your callers hear it next to a truck.",
      ],
      checks: ["The voice was chosen by people of different ages on a bad line."],
      tasks: ["Have five people of different ages hear two voices on a bad line, and count “Sorry, what?”"],
    },
    {
      does: "Give it your words",
      asks: "How do we make it sound like us?",
      heard: /\b(?:words|like us|script|sound|brand|wording|robotic|natural)\b/,
      says: [
        "Robotic isn’t a matter of the voice. It’s sentences no one would say: “I’d be happy to assist you with that today.” Take what your best person says and write it down as it comes. “Sure. Which day works?” is friendlier than three adjectives. Cut every sentence in half and read it aloud.",
      ],
      lines: [
        ["Instead of “I would be happy to assist you with scheduling”", "Sure. Morning or afternoon?"],
        ["Instead of “I apologize for the inconvenience”", "Sorry about that. Let me get someone."],
        ["Instead of “Is there anything else I can help you with today?”", "Anything else?"],
      ],
      checks: ["Its sentences were written by the people who answer, and none is longer than two breaths."],
      tasks: ["Rewrite its ten commonest sentences with whoever answers now."],
    },
    {
      does: "Name it, or don’t",
      asks: "Should it have a name?",
      heard: /\b(?:names?|called|naming|human|persona|identity)\b/,
      says: [
        "A name makes it easier to talk about (“Nora booked that one”) and easier to mistake for a person. If you give it one, the next words say what it is: “I’m Nora, the office’s AI assistant.” Don’t use the name of somebody who works there or ever did. No name at all is fine, and nobody will miss it.",
      ],
      checks: ["If it has a name, the next words say that it’s an AI."],
      tasks: ["Decide on a name or none, and say the first sentence aloud to three people."],
    },
    {
      does: "Slow it down and let people interrupt",
      asks: "How fast should it talk?",
      heard: /\b(?:fast|slow|pace|interrupt|pause|older|understand)\b/,
      says: [
        "A little slower than you’d speak, with a real pause after each question. Callers must be able to talk over it at any time, because people know what they want before the sentence ends. Numbers and dates come in groups, and it repeats them without being asked. For those who ask twice, it slows down further by itself; ask whether yours can.",
      ],
      checks: ["Callers can interrupt it, and it slows down when somebody asks again."],
      tasks: ["Interrupt it in the middle of a sentence, and ask it to repeat a date."],
    },
    {
      does: "Leave feelings to people",
      asks: "Should it be warm or funny?",
      heard: /\b(?:warm|funny|jokes?|empath\w*|feelings?|emotion\w*|friendly|tone)\b/,
      says: [
        "Plain and kind is enough. “I’m so sorry to hear that” from a machine is heard as what it is. With somebody who’s upset it says one true sentence and gets a person. No jokes, no background typing, no “hmm.” They’re there to make you forget what you’re talking to, and that’s the wrong aim.",
      ],
      mistake: [
        "Adding fake typing and breathing",
        "When callers notice, and they do, everything it has said becomes a trick. Let it be a clear machine.",
      ],
      checks: ["It makes no jokes and no human noises, and passes upset callers on."],
      tasks: ["Take out every sentence in which it claims a feeling."],
    },
    {
      does: "Check it with accents and other languages",
      asks: "Will it understand accents?",
      heard: /\b(?:accents?|languages?|spanish|dialects?|understand|hard of hearing)\b/,
      says: [
        "Mostly, and you can find out for your own callers in an hour. Have three people with different accents call, one in a hurry, and read the notes afterward. What matters as much is what it does when it didn’t understand: it should ask once more in other words, read back names letter by letter, and then get somebody. If callers switch languages in mid-sentence, see whether it follows or offers a person.",
      ],
      checks: ["People with the accents of our callers tried it, and names came out right."],
      tasks: ["Have three people with your callers’ accents give a name and a date, and check the note."],
    },
  ],
};

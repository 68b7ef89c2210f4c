import type { Subject } from "./kinds.ts";

export const anxious: Subject = {
  id: "anxious",
  name: "nervous callers",
  heard:
    /\b(?:nervous|anxious|anxiety|fear(?:ful)?|afraid|scared|phobi\w*|worried|apprehensive)\b.*\b(?:patients?|kids?|child\w*|callers?|clients?|visits?|parents?|people|appointments?)\b|\b(?:patients?|kids?|child\w*|callers?|parents?)\b.*\b(?:nervous|anxious|anxiety|afraid|scared|worried)\b|\bfirst (?:dental )?visits?\b.*\b(?:kids?|child\w*|toddlers?)\b/,
  title: "What to say to nervous callers at {who}",
  lead: "A nervous caller wants to know three things and will ask about none of them: what will happen, whether it will hurt, and whether they can stop. Answer all three without being asked, in short plain sentences, and offer one choice they can make. Three minutes on the phone save twenty in the room.",
  close:
    "Write “nervous” and the one thing that helps in {system}, so the person at the door can use it: “Hi Leo, I heard you like dinosaurs.” Nothing you say in the room will do as much.",
  passages: [
    {
      does: "Hear it before they say it",
      asks: "How do we notice that someone’s nervous?",
      heard: /\b(?:notice|hear|signs?|tell|recogni\w+|listen)\b/,
      says: [
        "They ask about price twice, they’ve canceled before, they say “I know this is silly.” They want the last slot on a Friday. Don’t say “There’s nothing to be afraid of”; to someone who’s afraid, that sounds like they’re on their own. Say, “A lot of people feel that way before they come. What part worries you most?” Then stop, and let it be quiet for a moment.",
      ],
      mistake: [
        "“There’s nothing to worry about”",
        "It closes the subject, and the worry stays. Ask which part worries them most. It’s usually one small thing you can do something about.",
      ],
      checks: ["We ask “What part worries you most?” and write the answer down."],
      tasks: ["Practice “What part worries you most?” and the silence after it."],
    },
    {
      does: "Tell them what will happen, in order",
      asks: "What do we say about the visit?",
      heard: /\b(?:what happens|expect|explain|visit|steps?|beforehand|prepare|say)\b/,
      says: [
        "Fear feeds on blanks. Walk them through it in five sentences, from the parking lot to the goodbye, with how long each part takes. Say what won’t happen, too: “On the first visit nothing is done. You talk, we look, you decide.” Only promise what the person in the room will really do, so have them approve the words.",
      ],
      lines: [
        [
          "To an adult",
          "You’ll come in, and Ana will take you straight back so you don’t have to sit and wait. The first ten minutes you just talk. Nothing is done without you saying yes, and if you raise your hand, everything stops.",
        ],
        [
          "If they ask whether it hurts",
          "I can’t promise how it’ll feel. I can promise that you’ll be told before anything happens, and that you can stop it.",
        ],
      ],
      mistake: [
        "Promising that it won’t hurt",
        "If it does, they’ll never believe you again. Promise what you control: being told first, and being able to stop.",
      ],
      checks: ["There are five approved sentences on what happens, from the door to the goodbye."],
      tasks: ["Write the five sentences with whoever does the work, and have them approved."],
    },
    {
      does: "Give parents words to use at home",
      asks: "What can parents say to their child beforehand?",
      heard: /\b(?:parents?|kids?|child\w*|pediatric|toddlers?|mom|home)\b/,
      only: ["dental", "medical", "other"],
      says: [
        "Children take their cue from the grown-up, and grown-ups often say the wrong thing out of kindness. “It won’t hurt” plants the word. “Be brave” says there’s something to be brave about. Give the parent two sentences to say and two to leave out, and suggest a morning slot, when a small child is rested and fed.",
      ],
      lines: [
        [
          "Say at home",
          "On Thursday we’re going to the office where they count teeth. You get to sit in a chair that goes up and down, and I’ll be there.",
        ],
        [
          "If the child asks whether it’ll hurt",
          "I don’t know, we can ask them together. They’ll tell you everything first.",
        ],
        ["Leave out", "Hurt, shot, needle, drill, brave, and “if you’re good, you’ll get …”"],
        [
          "What to bring",
          "A favorite stuffed animal, headphones and five extra minutes. If you’re nervous yourself, maybe send the parent who isn’t.",
        ],
      ],
      checks: [
        "Parents get two sentences to say and words to leave out, by text after the call.",
        "Small children are offered morning slots.",
      ],
      tasks: ["Write the text for parents with what to say, what to leave out and what to bring."],
    },
    {
      does: "Let them choose something",
      asks: "How can we help them feel in control?",
      heard: /\b(?:control|choice|choose|help|calm\w*|options|comfort\w*)\b/,
      says: [
        "Any choice will do, because choosing is the opposite of being helpless. Morning or afternoon. Come in for a five-minute look around first, or straight to the visit. Music or quiet. Wait inside or in the car until we text. Agree on a stop signal on the phone, and make sure that the person in the room knows it.",
      ],
      checks: ["Nervous people get a choice, a stop signal and, if they like, a visit just to look."],
      tasks: ["Make a list of four choices you can really offer."],
    },
    {
      does: "Book it short, soon and early",
      asks: "When should nervous people be scheduled?",
      heard: /\b(?:schedul\w+|when|book\w*|time|wait\w*|slot)\b/,
      says: [
        "Waiting is the worst part, so give them the first slot of the day or the first after lunch, when you’re on time. Soon is better than far away; two weeks of dread undo a good phone call. Keep the first visit short and end it while it’s going well. If they cancel, don’t lecture. “Thanks for calling, that took some courage. Let’s make it shorter next time.”",
      ],
      mistake: [
        "Giving them the last slot on Friday",
        "You’ll run late, and they’ll have had all day to imagine it. First slot, early in the week, and on time.",
      ],
      checks: ["Nervous people get the first slot, soon, and a short first visit."],
      tasks: ["Hold one first-of-the-day slot a week for nervous people."],
    },
    {
      does: "Call the day before",
      asks: "Should we follow up before the visit?",
      heard: /\b(?:day before|reminder|follow|call|confirm|after)\b/,
      says: [
        "A text says “Don’t forget.” A call says “We’re expecting you.” Two minutes: “It’s Dana. I told them you’re coming and that you’d like to be told everything first. Ana will meet you at the door. Anything you’d like to ask?” If they’re going to cancel, they’ll do it now, and you can make it smaller instead of losing it.",
      ],
      checks: ["Nervous people get a call from a person the day before."],
      tasks: ["Call every nervous first-timer the day before, by name."],
    },
  ],
};

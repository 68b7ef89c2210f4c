import type { QuestionSet } from "./customer-questions.ts";

/** The same questions where the answers are for the people who are asked them, in words that can be said at the desk. */
export const spokenAnswers: readonly QuestionSet[] = [
  {
    heard: /\b(?:ai|assistant|bot|robot|automated|virtual receptionist|voice)\b/,
    about: "the assistant",
    lead: "People ask about it at the counter and on the phone, usually in passing. You don’t have to defend it and you don’t have to sell it. Say one of these in your own words, and write down every question that isn’t here.",
    questions: [
      [
        "Was that a real person I talked to last night?",
        "No, that was our assistant. It’s a computer, and it tells everyone so at the beginning. If you give me your name, I’ll look at the note it took, and you can tell me whether it got you right.",
      ],
      [
        "How do I get you and not the machine?",
        "Just say “I’d like to talk to someone.” While we’re open it comes to one of us if anybody’s free; otherwise it takes your number and we call you. [I can note that you’d rather be called by a person.]",
      ],
      [
        "Why are you doing this?",
        "Because people were getting a busy signal or a recording, and I couldn’t be on two lines at once. Now somebody gets the call, and I can finish with the person in front of me.",
      ],
      [
        "Are they going to replace you?",
        "I’m still here, and so is everyone you know. It takes the calls that used to ring out. [The rest, we’re doing as before.] But thank you for asking.",
      ],
      [
        "It didn’t understand me. Can you help?",
        "I’m sorry about that. Tell me, and I’ll do it right now. And what did it get wrong? I’ll pass it on today, because we fix those.",
      ],
      [
        "Can it see my file? Who hears what I told it?",
        "It can [see open times and nothing else]. What you tell it comes to us as a note, and [who] can read it. [Calls are / aren’t recorded.] If you’d rather not tell it something, don’t; ask for one of us.",
      ],
      [
        "Why did it tell me something else than you?",
        "Please go by what I’m telling you, and I’ll check it while you’re here. Do you remember how it put it? I’ll have that changed.",
      ],
      [
        "What if it’s an emergency?",
        "Then don’t call us first: 911. The assistant says the same. If it’s urgent and nobody’s in danger, say that it can’t wait, and [it reaches whoever is on call].",
      ],
      [
        "Does my mother have to talk to a computer?",
        "No, she doesn’t. [I’ll put a note on her card.] She can ask for a person, or you can call for her, and I’m glad to call her back myself.",
      ],
    ],
  },
];

/** Whatever the matter is: how the answers are used, and what comes back from them. */
export const toldAtTheDesk = {
  lead: "These are for whoever is asked at the counter or on the phone. Say them in your own words, and write down every question that isn’t here.",
  close:
    "If you don’t know, say so: “I don’t know that, and I don’t want to guess. I’ll find out and call you by [time].” Keep a sheet by the phone for questions that aren’t here, and add the most frequent one each week.",
  check:
    "(A note for the editor: fill in the brackets with whoever decides it, and have two of the people who answer read the answers aloud. Whatever they stumble over, they should change.)",
};

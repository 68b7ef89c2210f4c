import type { Subject } from "./kinds.ts";

export const noName: Subject = {
  id: "no-name",
  name: "callers who won’t say who they are",
  heard:
    /\b(?:won'?t|don'?t|refus\w+ to|do not|will not|unwilling to) (?:give|say|share|tell|leave|provide|identify)\b[^.?!]{0,30}\b(?:names?|who they are|themselves|information|number|why)\b|\banonymous callers?\b|\bcallers? who (?:hide|withhold)\w*\b|\bblocked (?:numbers?|caller id)\b/,
  not: /\b(?:spam|robocalls?|ai|assistant)\b/,
  title: "How {who} can handle callers who won’t give their name",
  lead: "Give yours first, say why you’re asking, and offer help with what doesn’t need a name. Most people who hold back are afraid of being sold to, of being judged, or of someone finding out. The few who want information about somebody else get none without it, and that needs one calm sentence.",
  close:
    "Decide once, on one page, what may be said to a caller without a name. Whoever answers then has a reason that isn’t distrust.",
  passages: [
    {
      does: "Say who you are and why you ask",
      asks: "What do we say?",
      heard: /\b(?:say|script|words|ask|handle|respond|how)\b/,
      says: [
        "“Who’s calling?” is a demand. A reason turns it into help. Ask once more after you’ve been useful; by then most people say it by themselves.",
      ],
      lines: [
        [
          "Asking",
          "I’m Maria, by the way. Who do I have the pleasure of helping? It’s so that I can call you back if we get cut off.",
        ],
        [
          "They’d rather not",
          "That’s all right. Tell me what you need, and I’ll say if I need a name for it.",
        ],
        [
          "Now you do need it",
          "For an appointment I’ll need a name and a number. Everything you tell me stays here.",
        ],
        [
          "They ask about someone else",
          "I can’t say anything about anyone without knowing who I’m talking to, not even whether they’re known here. I’m sure you’d want that for yourself.",
        ],
      ],
      checks: ["Whoever answers gives their own name first and says why they’re asking."],
      tasks: ["Practice asking for a name with a reason, in pairs."],
    },
    {
      does: "Know what needs no name",
      asks: "What may we tell them?",
      heard: /\b(?:tell|may|allowed|information|without|answer|share)\b/,
      says: [
        "Hours, directions, what you do, what a first visit costs, whether you have room this week: all of it is for anybody. A name is needed for an appointment, for whatever concerns a person or a file, and for a call back. With those two lists on a card, the desk doesn’t have to judge who deserves an answer.",
      ],
      eg: {
        law: "At a law firm the story comes after the names, always, and it’s fair to say why: “Until I’ve checked that we don’t act for the other side, it’s safer for you not to tell me. Once I have the names, I can listen.” Some will hang up, and that’s better than a conflict.",
        medical:
          "In a medical office someone who won’t give a name may be asking about a test, a pregnancy or a partner. Answer the general question, say how private a visit is, and offer a number they can call back on and ask for you.",
      },
      checks: ["A card lists what anyone may be told and what needs a name."],
      tasks: ["Write the two lists, and have whoever’s responsible for privacy read them."],
    },
    {
      does: "Hear it when somebody’s afraid",
      asks: "What if they’re scared?",
      heard: /\b(?:scared|afraid|fear|danger|abuse|safe|crisis|suicid\w*)\b/,
      says: [
        "Whispering, long pauses, a question put for “a friend.” Ask whether they can talk freely and whether they’re safe. Danger is 911, thoughts of suicide 988, by call or text, and nobody needs a name for either. Offer a time when you’ll be there yourself, and don’t call the number back unless they’ve said it’s safe.",
      ],
      checks: ["Callers who may be afraid are asked whether they can talk and are safe, before any name."],
      tasks: ["Have a clinician or whoever’s responsible approve the two safety questions."],
    },
    {
      does: "End it kindly when it’s a game",
      asks: "What about nuisance callers?",
      heard: /\b(?:nuisance|prank|harass\w*|abusive|game|end|repeat\w*|silent)\b/,
      says: [
        "Someone who calls five times and only wants to know who’s working tonight isn’t shy. Don’t say who’s in, who’s alone or when anyone leaves. One sentence, “I can’t help without a name, so I’ll say goodbye now,” and write down time and words. After the third such call tell whoever runs the place, and the phone company; a threat goes to the police.",
      ],
      checks: ["Nobody tells an unknown caller who’s working, alone or leaving when."],
      tasks: ["Agree on what’s never said about staff, and start a list for repeated calls."],
    },
    {
      does: "Write them down without a name",
      asks: "How do we note such a call?",
      heard: /\b(?:note|write|record|log|message|track)\b/,
      says: [
        "Time, what they wanted, what you said, and a detail by which you’d know them again: “won’t give name, asks about a consultation for a custody matter, will call Thursday at ten, ask for Maria.” When they do call back, you can begin where you stopped, and that’s usually the moment the name is given.",
      ],
      checks: ["Calls without a name are noted, so that the next person can go on from there."],
      tasks: ["Add “no name given” to the call form, with room for one detail."],
    },
  ],
};

import type { Subject } from "./kinds.ts";

export const dontKnow: Subject = {
  id: "dont-know",
  name: "questions the front desk can’t answer",
  heard:
    /\b(?:receptionists?|front[- ]desk|staff|you|someone|employees?|she|he|they|we)\b[^.?!]{0,40}\b(?:doesn'?t|don'?t|do not|does not|can'?t|cannot) (?:know|answer)\b(?! the phones?)|\b(?:unknown|tough|hard|difficult) questions\b[^.?!]{0,30}\b(?:phone|calls?|front desk|callers?)\b/,
  not: /\b(?:ai|assistant|bot|automated|pick up|calls? from us|who(?:'s| is) calling)\b/,
  title: "What to say at {who} when you don’t know the answer",
  lead: "Say that you don’t know, say who does, and say when the caller will hear. Those three sentences take ten seconds and sound more competent than any guess. What makes a caller lose faith is hearing “I think so” and finding out later that it wasn’t so.",
  close:
    "Keep a sheet by the phone for two weeks with every question nobody could answer. Ten of them will come up again and again, and once they have answers on a page, the sentence you practiced is hardly needed.",
  passages: [
    {
      does: "Use one sentence, and mean it",
      asks: "What should the receptionist say?",
      heard: /\b(?:say|sentence|words|script|phrase|respond|receptionist)\b/,
      says: [
        "The words should be so familiar that they come out calm. No apology for not knowing, no “I’m just the receptionist,” no sigh. Then the caller’s question is said back in one line, because that’s how they know it was understood.",
      ],
      lines: [
        [
          "The sentence",
          "That’s a good question, and I don’t want to guess. Let me find out, and I’ll call you by three.",
        ],
        [
          "Someone else knows",
          "Dana handles that and knows it inside out. She’s free at two. Shall she call you, or would you rather have it by text?",
        ],
        [
          "It may not be known yet",
          "Nobody here knows that yet. We’ll hear on Thursday, and you’ll hear from me on Thursday.",
        ],
        [
          "They push",
          "I could tell you something right now and I might be wrong, and you’d plan around it. Give me until three.",
        ],
      ],
      mistake: [
        "“I think so”",
        "The caller hears a yes and builds on it. Say that you’ll find out, and say by when.",
      ],
      checks: ["Everyone who answers has one sentence for not knowing, and uses it without apology."],
      tasks: ["Agree on the sentence, and have everyone say it aloud three times."],
    },
    {
      does: "Write the question down the way it was asked",
      asks: "How do we pass the question on?",
      heard: /\b(?:write|note|pass|message|forward|escalat\w+)\b/,
      says: [
        "“Wants to know about the thing from last week” makes somebody call back to ask. Write the sentence in the caller’s words, what they need it for, and by when: “Can she take the antibiotic with her blood pressure pill? Picks it up at five.” Then whoever knows can answer in one line, and you can read that line out without explaining anything yourself.",
      ],
      checks: ["Open questions are written in the caller’s words, with what they’re for and by when."],
      tasks: ["Add “in their words,” “what for” and “by when” to the message form."],
    },
    {
      does: "Know which questions you must not answer",
      asks: "Which questions should never be answered at the desk?",
      heard: /\b(?:never|must not|shouldn'?t|not allowed|which|legal|medical|advice|liab\w+)\b/,
      says: [
        "Some you could answer and mustn’t. Anything that tells a caller what to do about their body, their case or their money belongs to whoever is licensed or in charge. Make a list of ten such questions as callers put them, and next to each the sentence that hands it on. The list protects the person at the desk: they aren’t being unhelpful, they’re following the page.",
      ],
      eg: {
        law: "At a law firm: Do I have a case? Should I sign this? Do I have to go to court? What’s it worth? How long do I have? Each sounds like a quick favor. “I’m not a lawyer, so I can’t answer that one, and it matters. Attorney Chen can, and she has time at four.”",
        medical:
          "In a medical office: Is this normal? Can I take these together? Should I go to the ER? Are my results okay? “I’m not a nurse, so I won’t guess. Let me get one on the line,” and for anything that sounds like danger, 911 first.",
        dental:
          "In a dental office: Do I need that crown? Is it infected? Can it wait until after vacation? “That’s for Dr. Lee to say once she’s looked. I can get you in on Thursday.”",
      },
      checks: ["A list has the ten questions the desk never answers, with the sentence for each."],
      tasks: ["Collect the ten questions the desk must not answer, and write the sentence for each."],
    },
    {
      does: "Be back before you said",
      asks: "How soon must we call back?",
      heard: /\b(?:call ?backs?|by when|promise|soon|time|follow[- ]?up)\b/,
      says: [
        "Promise three if you expect two. If it’s five minutes to three and you still don’t know, call and say exactly that, with a new time. Callers forgive the second wait as long as they didn’t have to ask. Fifteen such promises a week are about 45 minutes of calls, and nearly every one of them saves a complaint.",
      ],
      checks: ["Every “I’ll find out” ends in a call before the promised time, with or without the answer."],
      tasks: ["Put every promised answer on one list with its hour, and look at it at noon and at four."],
    },
    {
      does: "Turn it into an answer for next time",
      asks: "How do we know more next time?",
      heard: /\b(?:next time|page|list|knowledge|train\w*|faq|learn|improv\w+)\b/,
      says: [
        "Once the answer is found, it goes on the page in two sentences with a date and the name of the person it came from. Go through the new ones on Friday for five minutes, so that everyone who answers has them. If an assistant answers your phone at times, it gets the same page, and its own list of questions it couldn’t answer goes on the same sheet.",
      ],
      checks: ["New answers are on the page by Friday, dated and with a name."],
      tasks: ["Start the answer page with this week’s questions, and read the new ones together on Friday."],
    },
  ],
};

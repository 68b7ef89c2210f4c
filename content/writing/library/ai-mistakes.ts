import type { Subject } from "./kinds.ts";

export const aiMistakes: Subject = {
  id: "ai-mistakes",
  name: "wrong answers of an AI receptionist",
  heard:
    /\b(?:ai|assistants?|automated|virtual|bots?)\b.*\b(?:wrong|mistakes?|errors?|mak(?:e|es|ing) (?:things|stuff|it|answers) up|hallucinat\w*|doesn'?t know|don'?t know|gets? (?:it|things|something) wrong|inaccura\w*|accura\w*|reliab\w*|misunderstand\w*)\b|\b(?:wrong (?:information|answers?)|hallucinat\w*|mistakes?)\b.*\b(?:ai|assistants?|bots?)\b/,
  not: /\bmistakes (?:\w+ ){0,3}(?:when|in|with|while) (?:\w+ ){0,2}(?:choos|buy|introduc|set|us|implement|adopt|roll)\w*|\b(?:choos|buy|introduc|implement|adopt)\w+ (?:an? )?(?:ai|virtual)\b/,
  title: "How {who} can keep an AI receptionist from giving wrong answers",
  lead: "It will get things wrong now and then, as every new person at your desk does. What you can arrange is that it says “I don’t know” instead of guessing, that it never speaks on the subjects where a wrong answer does harm, and that somebody reads what it said. Ask for all three before you sign, and test them yourself.",
  close:
    "Keep a list of what it got wrong, with the date and the fix. If the same line appears twice, the fix wasn’t one. If the list stays empty for a month, somebody has stopped looking.",
  passages: [
    {
      does: "Make “I don’t know” a good answer",
      asks: "What happens when it doesn’t know the answer?",
      heard:
        /\b(?:don'?t know|doesn'?t know|unknown|guess\w*|making|made up|makes?|hallucinat\w*|invent\w*)\b/,
      says: [
        "The sentence should exist before the first call, and it should end in a promise somebody keeps. The question then lands in front of you with a name and a number, you call, and you write the answer down so that it knows next time. In the first weeks, a long list of these is a good sign. It means that it asked instead of guessing.",
      ],
      lines: [
        [
          "What it says",
          "I don’t want to guess about that. May I take your number? Someone here will call you by ten with the right answer.",
        ],
      ],
      mistake: [
        "Rewarding it for always having an answer",
        "A demo without a single “I don’t know” should worry you. Ask it something that’s written nowhere, such as whether you take a plan that doesn’t exist, and listen.",
      ],
      checks: ["Asked something it can’t know, it says so, takes a number and names a time."],
      tasks: ["Ask it three things that are written nowhere, and note whether it guesses."],
      put: "What does it say when the answer isn’t on our page?",
    },
    {
      does: "Close the dangerous subjects completely",
      asks: "Which questions should it never answer?",
      heard: /\b(?:never|danger\w*|medical|legal|advice|diagnos\w*|subjects?|topics|limits?)\b/,
      says: [
        "Some answers are harmless when wrong and some aren’t. Wrong about parking: annoying. Wrong about a dose, a deadline or a price you’ll be held to: serious. Put the serious ones on a list it doesn’t touch, whatever the caller says, and give it one sentence for each that leads to a person.",
      ],
      eg: {
        medical:
          "For a medical office that list holds symptoms, doses, results and whether something can wait. Danger comes first on every call: chest pain, trouble breathing, heavy bleeding or thoughts of self-harm means 911, before any question about the date of birth.",
        dental:
          "For a dental office: whether a symptom can wait, what to take for pain, what a treatment will cost in the end, and what insurance will pay. It may say that you take a plan if you’ve put the plan on its list.",
        law: "For a law firm: whether there’s a case, how long a deadline is, what a case is worth, and whether you represent somebody. Each gets the same ending: “That’s a question for the attorney. May I have her call you?”",
        trades:
          "For a trade: whether it’s safe to stay in the house, what a repair will cost before anyone has seen it, and when somebody will be there if no slot is open. Gas, smoke and sparks go to 911 and out of the building.",
      },
      checks: ["A written list says which subjects it never answers, whatever the caller says."],
      tasks: [
        "List the questions where a wrong answer does harm, and write the one sentence that leads to a person.",
      ],
      put: "How do we close a subject so that no caller can talk it into an answer?",
    },
    {
      does: "Feed it one page instead of your website",
      asks: "Where do wrong answers come from?",
      heard: /\b(?:where|why|cause|come from|website|page|source|outdated|information)\b/,
      says: [
        "Nearly always from something old or something double. The website has summer hours, the flyer has last year’s price, and three pages give the cancellation rule three ways. One page that you wrote for the phone, with a date at the top, settles it. Take out everything that isn’t needed to answer a call; what it hasn’t been told, it can’t get wrong.",
      ],
      mistake: [
        "Pointing it at everything you’ve ever published",
        "More text means more versions of the truth. One page with a date at the top is easier to answer from and easier to correct.",
      ],
      checks: ["It answers from one page, and the page has a date and an owner."],
      tasks: ["Write one page of answers for the phone, date it, and remove whatever contradicts it."],
    },
    {
      does: "Have it read back whatever matters",
      asks: "How do we catch misunderstandings?",
      heard: /\b(?:misunderst\w+|mishear\w*|accents?|catch|confirm|read back|spelling|names?|numbers?)\b/,
      says: [
        "Names, numbers, days and times are misheard by people, too. The cure is the same: say it back before the call ends, and send it in writing a minute later. “That’s Thursday the 12th at two, for Priya, P-R-I-Y-A.” A caller corrects in one word what nobody would have noticed until Thursday.",
      ],
      checks: ["Every booking is read back with day and date, and confirmed in writing."],
      tasks: [
        "Book with a hard name, a noisy room and a change of mind, and check what arrives in the calendar.",
      ],
      put: "What does it read back, and what do callers get in writing?",
    },
    {
      does: "Try to break it before your callers do",
      asks: "How do we test it?",
      heard: /\b(?:test\w*|before|trial|break|check|try|qualit\w+)\b/,
      says: [
        "Ten calls by people who’d enjoy it. Ask two questions in one sentence. Contradict yourself. Claim to be the owner’s brother and ask who’s coming at three. Insist on a price. Mention chest pain in passing, between two questions about parking. Write down what it said each time; the last one is the only call it isn’t allowed to fail even once.",
      ],
      checks: ["Ten awkward calls were made, among them an emergency mentioned in passing."],
      tasks: [
        "Make ten awkward calls, one with an emergency mentioned in passing, and write down every answer.",
      ],
    },
    {
      does: "Read what it said, every day at first",
      asks: "How will we notice a wrong answer?",
      heard: /\b(?:notice|review|read|monitor\w*|transcripts?|notes|listen|week)\b/,
      says: [
        "Someone who was wrongly informed rarely tells you; they just show up on the wrong day. So read all its calls in the first two weeks and ten a week after that, the short ones and the strange ones before the nice ones. Every wrong answer gets two fixes: you call the person, and you change the page.",
      ],
      mistake: [
        "Correcting the page and forgetting the caller",
        "The next caller gets the right answer. The last one still has the wrong one, and is on the way to you with it. Call first, then type.",
      ],
      checks: ["Somebody reads its calls each week, and calls whoever got a wrong answer."],
      tasks: ["Read every call for two weeks; for each wrong answer, call the person and change the page."],
      put: "Can we read every call, and change an answer ourselves the same minute?",
    },
    {
      does: "Know who stands behind what it says",
      asks: "Who is responsible when it’s wrong?",
      heard: /\b(?:responsib\w*|liab\w*|legal|blame|insur\w*|contract)\b/,
      says: [
        "To the caller, you do. It speaks in your name, so treat its words like those of an employee. Read what the contract says about wrong answers before you need it, tell your liability insurer that you use one, and ask your attorney about anything your profession has rules on. Callers should hear at the start that it’s an assistant and can be corrected by a person.",
      ],
      checks: ["Our liability insurer and our attorney know that we use it."],
      put: "What does the contract say if a wrong answer causes damage?",
    },
  ],
};

import type { Subject } from "./kinds.ts";

export const disclosure: Subject = {
  id: "disclosure",
  name: "telling callers that it’s an AI",
  heard:
    /\b(?:rude|impersonal|cold|off-?putting|annoy\w*|offend\w*)\b[^.?!]{0,40}\b(?:ai|bot|assistant|machine)\b|\b(?:ai|bot|assistant|machine)\b[^.?!]{0,40}\b(?:rude|impersonal|off-?putting|annoy\w*|offend\w*)\b|\b(?:say|tell|disclos\w*|admit\w*|hide|hiding|reveal\w*|announc\w*|know|pretend\w*|honest\w*|transparen\w*|identif\w+)\b.*\b(?:it'?s|it is|they'?re|is|are|talking to|speaking (?:to|with)|that) (?:an? )?(?:ai|bot|machine|robot|computer|automated|assistant)\b|\b(?:ai|assistants?|bots?)\b.*\b(?:say (?:it'?s|that it|so)|disclos\w*|pretend\w*|sound(?:s|ing)? human|ask(?:s|ing)? for (?:a )?(?:human|person)|want a (?:human|person))\b|\b(?:older|elderly|senior|patients|clients|customers|callers|people)\b.*\b(?:mind|hate|dislike|object\w*|accept|like|uncomfortable|okay with|comfortable|refuse)\b.*\b(?:ai|bots?|machines?|robots?|assistants?)\b/,
  not: /\b(?:letter|email|newsletter|announcement) (?:to|for)\b|\b(?:tell|inform|explain)(?:ing)? (?:to )?(?:\w+ )?(?:clients|patients|customers|guests|families)\b/,
  title: "How {who} can tell callers that they’re talking to an AI",
  lead: "Say it in the first sentence, in plain words, and put the way to a person into the second. Most callers want their question settled and will give a machine thirty seconds to do it, as long as nobody fooled them and the door is open. Some won’t, whatever you do, and those should have a person at once, without explaining themselves.",
  close:
    "Listen to ten openings with the sound up and pretend you’re eighty, in a hurry and a bit worried. If you knew within five seconds what you were talking to and how to get someone else, it’s right.",
  passages: [
    {
      does: "Say it in the first sentence",
      asks: "How should it tell callers that it’s an AI?",
      heard: /\b(?:first|how to tell|tell callers|wording|say|greeting|opening|introduc\w*|sentence|words)\b/,
      says: [
        "Name of the business, what it is, one question. Under eight seconds, without an apology and without “I’m a state-of-the-art.” The words “AI assistant,” “automated assistant” or “computer” are all clear. A human first name with no other hint isn’t, and “virtual receptionist” leaves half of your callers guessing.",
      ],
      lines: [
        [
          "Plain",
          "Thanks for calling [name]. I’m the office’s AI assistant. I can book, move a time or take a message. What do you need?",
        ],
        [
          "With recording",
          "You’ve reached [name]. This is an AI assistant, and the call is recorded. If you’d rather not, say “person.” How can I help?",
        ],
        [
          "At night",
          "This is [name]’s AI assistant; the office is closed. In danger? Hang up and call 911. Otherwise, tell me what happened.",
        ],
      ],
      mistake: [
        "Giving it a name and leaving it at that",
        "“Hi, this is Jessica” is a small lie, and callers who find out in the second minute stop believing the first. A name is fine as long as the next three words say what it is.",
      ],
      checks: ["The first sentence says that it’s an AI, before anything is asked."],
      tasks: ["Write the first sentence in under twenty words and time it aloud."],
      put: "Can we write the first sentence ourselves?",
    },
    {
      does: "Let one request be enough for a person",
      asks: "What should it say when callers ask for a human?",
      heard: /\b(?:human|person|real|someone|operator|representative|ask(?:s|ing)? for|transfer)\b/,
      says: [
        "No second try, no “I can help with that!” Whoever asks has decided. By day it puts them through and says to whom. When nobody’s free it says so, takes a number and names a time, and that call comes before all others on the list. Test it with the words people really use: “operator,” “representative,” “I want Linda,” or just a sigh and “No, no.”",
      ],
      lines: [
        [
          "When someone’s there",
          "Of course. I’m putting you through to the front desk now. I’ve told them it’s about your Tuesday visit, so you won’t have to repeat it.",
        ],
        [
          "When nobody’s there",
          "Everyone’s gone for today. I’ll have Linda call you first thing, before nine. Is this the best number?",
        ],
        [
          "When they’re annoyed",
          "Understood. A person will call you back today. I only need your name and number, nothing else.",
        ],
      ],
      mistake: [
        "Trying to talk them out of it",
        "“Most questions can be answered right here” costs you the caller, and they tell the story at dinner. One request, one answer: yes.",
      ],
      checks: ["“Person,” “human,” “operator” and a name all lead to somebody, the first time."],
      tasks: ["Ask for a person in five different ways, by day and at night, and time how long it takes."],
      put: "How many times does a caller have to ask for a person?",
    },
    {
      does: "Answer “Are you a robot?” straight",
      asks: "What if callers ask whether it’s real?",
      heard: /\b(?:robot|real|are you|lie|deny|pretend\w*|trick\w*|fool\w*)\b/,
      says: [
        "“Yes, I’m an AI assistant. I can help, or get you a person. Which would you like?” It says that on the first call and on the thousandth, to a child, a reporter or someone testing it. Some states have laws about bots that pose as people, and more are coming; a plain yes keeps you on the right side of all of them. Ask your attorney about yours.",
      ],
      mistake: [
        "Letting it dodge the question",
        "“I’m here to help!” isn’t an answer, and everyone hears that. The honest one takes four words.",
      ],
      checks: ["Asked whether it’s a person, it says no, every time."],
      tasks: ["Have three people ask it whether it’s real, one of them in the middle of a booking."],
    },
    {
      does: "Don’t guess who minds",
      asks: "Do older callers mind talking to an AI?",
      heard:
        /\b(?:older|elderly|seniors?|mind|hate|like|prefer\w*|generations?|age|accept\w*|uncomfortable)\b/,
      says: [
        "Some seventy-year-olds love that nobody sighs when they ask twice. Some thirty-year-olds hang up on principle. The only honest figure is yours: for one month, count the calls that end within ten seconds and the ones that ask for a person, and look at who they were. Those who mind get a note in {system}, and their calls ring a human first.",
      ],
      mistake: [
        "Deciding for a whole generation",
        "“Our people are too old for that” is a guess about four hundred individuals. Count for a month, then note the ones who said no.",
      ],
      checks: ["We count hang-ups in the first ten seconds and requests for a person, by month."],
      tasks: ["Count for a month how many hang up within ten seconds and how many ask for a person."],
    },
    {
      does: "Say it elsewhere, too",
      asks: "Where else should we mention it?",
      heard: /\b(?:website|elsewhere|where|newsletter|desk|sign|in person|beforehand)\b/,
      says: [
        "One sentence on the contact page, one in the confirmation text, one that everyone at the desk can say. All three use the same words, so nobody wonders which version is true. Add what happens with what callers say and for how long it’s kept. People who read it beforehand aren’t startled when it answers.",
      ],
      lines: [
        [
          "On the contact page",
          "When we can’t pick up, an AI assistant answers. It tells you so, and you can ask for one of us at any time.",
        ],
      ],
      checks: ["The website says who answers when we can’t, and what’s kept of the call."],
      tasks: ["Put one sentence about it on the contact page and in the confirmation text."],
    },
    {
      does: "Give the desk an answer for complaints",
      asks: "What do we say to people who object?",
      heard: /\b(?:complain\w*|object\w*|upset|angry|annoyed|criticis\w*|answer)\b/,
      says: [
        "Somebody will stand at the counter and say they didn’t like it. Thank them, ask what happened, and make a note so that they get a person next time. Don’t explain the technology. “I’m glad you told me. I’ve put a note in so your calls come to us first” settles it in ten seconds, and now and then the complaint is about a real fault.",
      ],
      checks: ["Whoever objects gets a note in {system}, and a person the next time."],
      tasks: ["Agree on what the desk says when somebody objects, and where it’s noted."],
    },
  ],
};

import type { Subject } from "./kinds.ts";

export const triage: Subject = {
  id: "triage",
  name: "emergency calls",
  heard:
    /\bsymptoms?\b.*\b(?:911|receptionists?|front desk|calls?|phone)\b|\bmedical advice\b.*\b(?:phone|receptionists?|front desk)\b|\b(?:receptionists?|front desk)\b.*\bmedical advice\b|\bcallers?\b.*\bemergenc\w+\b|\bemergenc\w+\b.*\b(?:calls?|callers?|phone|front desk|triage|protocol|script|handle)\b|\b(?:triage|urgent calls?|prioriti[sz]\w+ calls?|emergency protocol)\b|\b(?:front desk|receptionists?|staff)\b.*\bemergenc\w+\b/,
  not: /\bafter[- ]hours\b|^how much\b|\b(?:should|to) ask\b/,
  title: "Handling emergency calls at {who}",
  lead: "Whoever answers needs one page with three columns: hang up and call 911, get one of us now, and book it today or tomorrow. They don’t diagnose. They ask what’s happening, match it to the page and say a sentence they’ve practiced. Have the page written or approved by the person who’s professionally responsible, and practice it before it’s needed.",
  close:
    "Read the page aloud together on the first Monday of every quarter, with two made-up calls. It takes ten minutes, and on the day it counts nobody has to think of what to say.",
  passages: [
    {
      does: "Write the page with three columns",
      asks: "What counts as an emergency?",
      heard:
        /\b(?:what counts|criteria|list|page|protocol|columns?|define|categories|sort|triage|prioriti\w+)\b/,
      notFor: ["vet"],
      says: [
        "One page with three columns. The first is 911, for anybody in danger as they speak: not breathing right, fire, gas, a person who may hurt themselves or others. The second is yours, and it interrupts whoever is in charge: {wakes}. The third gets the next reasonable opening. Write down what callers say and not what it’s called, in large type, with a date and the name of whoever approved it.",
      ],
      eg: {
        dental:
          "For a dental office, trouble breathing or swallowing along with swelling goes to 911 or the emergency room. A knocked-out adult tooth is a get-the-dentist-now call, since minutes count: the caller shouldn’t touch the root, and your dentist decides in advance what the desk may say about putting it back or keeping it in milk. A lost filling without pain can be booked this week.",
        trades:
          "For a heating company, a smell of gas or a carbon monoxide alarm means everybody out of the house and 911 or the gas company from outside, before anything else. No heat with a baby or an elderly person in the house on a freezing night is a now call. No hot water can usually wait for morning.",
      },
      mistake: [
        "Leaving it to common sense",
        "Common sense at 8:05 with two lines lit is luck. A page with the callers’ own words works for the new person, too.",
      ],
      checks: [
        "One dated page lists 911 calls, now calls and today calls in callers’ words.",
        "It was approved by the person who’s professionally responsible.",
      ],
      tasks: ["Write the three columns from last year’s urgent calls, and have them approved."],
    },
    {
      does: "Sort animals into come now, come today and come this week",
      asks: "Which calls about an animal can’t wait?",
      heard: /\b(?:what counts|list|page|sort|triage|emergenc\w*|urgent|say|ask|script|prioriti\w+)\b/,
      only: ["vet"],
      says: [
        "One page by each phone, in owners’ words, written by your veterinarians and dated. Come now: can’t breathe, can’t stand, won’t stop bleeding or seizing, a swollen belly with dry heaving, a male cat that strains and nothing comes, anything poisonous in the last hours. Come today: hasn’t eaten since yesterday, vomiting again and again, an eye that’s shut. The rest gets this week’s next opening. Whoever answers matches words to the page and judges nothing.",
      ],
      lines: [
        [
          "First",
          "What’s your number in case we’re cut off, and what is [name] doing right now? How long, and is it getting worse?",
        ],
        [
          "If it’s come now",
          "Please bring [name] straight here. I’m telling the team now; how far away are you?",
        ],
        [
          "If you’re closed or full",
          "The nearest hospital that’s open is [name and address], at [number]. Call them from the car, and don’t wait for us.",
        ],
        [
          "If they ask what to give",
          "I’m not able to say, and some things at home make it worse. The doctor or [the poison line you trust] can tell you now.",
        ],
      ],
      mistake: [
        "Asking “Is it an emergency?”",
        "Owners don’t know. A cat that strains looks constipated, and it may have hours. Ask what they see, and read it off the page.",
      ],
      checks: ["One dated page by each phone sorts animals in owners’ words, and a veterinarian signed it."],
      tasks: ["Have a veterinarian write the page from last year’s urgent calls, in owners’ words."],
    },
    {
      does: "Ask what’s happening, and not whether it’s an emergency",
      asks: "What should the person answering ask?",
      heard: /\b(?:ask|questions?|script|say|words|answering)\b|\bcallers? (?:has|is in|with) /,
      notFor: ["vet"],
      says: [
        "Some callers call everything an emergency, and the ones who need help most apologize for bothering you. So skip the word. Ask what’s happening right now, since when, whether it’s getting worse, and who’s with them. Number and location come first in case the line drops.",
      ],
      lines: [
        ["First", "Give me your number in case we get cut off, and tell me what’s happening right now."],
        [
          "If it’s column one",
          "I want you to hang up and call 911. Do it now, please. You can call us afterward.",
        ],
        [
          "If it’s column two",
          "Stay on the line. I’m getting someone for you. It’ll be less than a minute, and I won’t hang up.",
        ],
        [
          "If it can wait",
          "Thank you for telling me all that. I have 2:40 today. If it gets worse before then, this is what I want you to watch for: [approved words].",
        ],
      ],
      mistake: [
        "Asking “Is this an emergency?”",
        "Frightened people say yes to everything, and stoic people say no with a broken arm. Ask what’s happening and match it to the page.",
      ],
      checks: [
        "The number is taken first, then what’s happening, since when and whether it’s getting worse.",
      ],
      tasks: ["Practice the four sentences with two made-up calls each."],
    },
    {
      does: "Say who may be interrupted, and how",
      asks: "Who gets interrupted, and how?",
      heard: /\b(?:interrupt\w*|who|notify|reach|escalat\w*|doctor|on[- ]call|chain|backup)\b/,
      says: [
        "Agree on one signal that always means “now”: a knock, a certain text, a phrase over the intercom. And a backup if that person doesn’t answer within two minutes. People hesitate to interrupt someone important, so that person has to say it personally, once, in front of everyone: “If it’s in column two, I want you to come in. I’ll never be annoyed.” And then never be annoyed.",
      ],
      mistake: [
        "Punishing one interruption",
        "Roll your eyes once, and nobody will knock for a year, including the time they should. Thank them, and correct the page later if it was the wrong column.",
      ],
      checks: ["There’s one signal for “now” and a backup after two minutes."],
      tasks: ["Agree on the signal and the backup, and try both tomorrow morning."],
    },
    {
      does: "Decide beforehand what happens when two come at once",
      asks: "What if two emergency calls come in at the same time?",
      heard: /\b(?:two|both|second|several|same time|at once|simultaneous\w*)\b/,
      extra: true,
      says: [
        "The rule is short: the second caller gets one question before anything else. “Is anyone in danger right now?” takes four seconds, and a yes goes to 911, not to your hold button. Whichever is worse by the page stays with you; the other is told the truth and a number of minutes, and a colleague takes it by hand signal. If you’re alone, 911 can help the first caller faster than you can help two.",
      ],
      lines: [
        [
          "To the second caller",
          "Is anyone in danger right now? If so, hang up and call 911. If not, I have another emergency on the line, and I’m calling you back in three minutes. What’s the number?",
        ],
        [
          "To the first",
          "I’m staying with you. I have to say one sentence to someone else, and I’ll be right back.",
        ],
      ],
      checks: ["Everyone knows the one question for a second emergency and the signal for a colleague."],
      tasks: ["Practice two urgent calls at once, with one person playing both callers."],
    },
    {
      does: "Never give advice you weren’t given",
      asks: "May the front desk give advice?",
      heard: /\b(?:advice|diagnos\w*|reassur\w*|legal|liab\w*|say|never|not)\b/,
      says: [
        "“That’s probably nothing” is a diagnosis. The desk says only what’s on the page, approved by someone licensed to say it, and for the rest: “I’m not able to judge that, and I don’t want to guess. Let me get someone who can.” Kindness and a quick handover are the desk’s job. The judgment belongs to someone else, and callers accept that easily when it’s said warmly.",
      ],
      mistake: [
        "Calming callers with “I’m sure it’s fine”",
        "If it isn’t, they waited because of you. Say you’re glad they called, and hand them to someone who can judge it.",
      ],
      checks: ["The desk gives only advice that’s on the approved page."],
      tasks: ["Write three sentences that are kind and contain no advice."],
    },
    {
      does: "Keep room in the day",
      asks: "How do we fit urgent people in?",
      heard: /\b(?:schedul\w+|room|fit|slots?|open\w*|capacity|time|same[- ]day)\b/,
      says: [
        "If urgent calls come every day, they aren’t a surprise and can have a place. Hold two short slots, late morning and midafternoon, until an hour before, then give them to the waiting list. Look at last quarter to see how many you need. Without them, each urgent call takes an argument with the schedule, and the desk loses.",
      ],
      checks: ["Two short slots a day are held for urgent calls."],
      tasks: ["Count last quarter’s urgent calls per weekday and hold as many slots."],
    },
    {
      does: "Write down what was said",
      asks: "What do we have to document?",
      heard: /\b(?:document\w*|record\w*|note|write down|log)\b/,
      says: [
        "Time, name, number, what the caller said in their words, what you told them, whom you got. Three lines in {system}, right after the call. It protects the caller, because the next person knows, and it protects the one who answered. Every quarter, read ten of them together and move things to the right column.",
      ],
      checks: ["Urgent calls are noted the same hour in the caller’s own words, with what was said."],
      tasks: ["Read ten noted calls together and correct the page."],
    },
    {
      does: "Make sure machines know the page, too",
      asks: "What about voicemail, services and AI assistants?",
      heard: /\b(?:voicemail|service|ai|assistant|after|recording|automat\w*)\b/,
      extra: true,
      says: [
        "A recording says 911 in the first sentence. An answering service or an assistant gets the same three columns and is tested on them: describe column one without using its words and see whether it sends you to 911 before anything else. If it asks for your date of birth first, it fails.",
      ],
      checks: ["Recording, service and assistant were tested with a disguised emergency this quarter."],
    },
  ],
};

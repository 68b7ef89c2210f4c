import type { Subject } from "./kinds.ts";

/** Callers who want it, and don't have the money. */
export const cantAfford: Subject = {
  id: "cant-afford",
  name: "callers who can’t afford it",
  heard:
    /\b(?:can(?:no|['’])?t|couldn['’]?t|could not|can not|unable to|not able to|struggl\w+ to) (?:\w+ )?(?:afford|pay (?:for|the|their|a|that|it|upfront|up front|in full))\b|\bno money (?:for|to)\b|\bmoney (?:is|gets|are) tight\b|\blow[- ]income (?:callers?|clients?|patients?|customers?|families|owners|people)\b|\bask(?:s|ing)? (?:for|about) (?:a )?(?:discount|free (?:care|help|work|consult\w*)|financial (?:help|aid|assistance))\b/,
  not: /\b(?:we|i|our (?:practice|office|firm|shop)|small (?:business|practice|office)s?) can(?:no|['’])?t afford\b|\bcan(?:no|['’])?t afford (?:a |an |to (?:hire|miss|lose)|another|any |one|more)\b/,
  title: "What {who} can say to callers who can’t afford it",
  lead: "Ask first what has to happen today, and only then talk about money. After that have four things on one sheet: what the first look costs, what may be split or done in steps, who lends or helps near you, and where you send people whom you can’t take. The caller wants to hear a figure and a next step, without being made to feel poor.",
  close:
    "Once a month, count how many calls ended without anything you could offer, and what they needed. If it’s the same thing three times, it needs a price, a plan or an address on the sheet.",
  passages: [
    {
      does: "Ask what can’t wait before you talk about money",
      asks: "What do we ask first?",
      heard: /\b(?:first|emergenc\w*|urgent|triage|ask|before)\b/,
      says: [
        "“Before we talk about the cost, tell me what’s going on right now.” Somebody who’s ashamed about money leaves out the worst or says that it’s probably nothing. What’s urgent goes the way of anything urgent, with or without money: {urgents}. Nobody at the desk decides that it can wait because somebody can’t pay, and nobody says what the law makes you do. [Ask your own board or attorney what you owe a caller in danger, and put it on the sheet.]",
      ],
      eg: {
        vet: "An animal that’s suffering is seen or sent on, and the owner hears within a minute what the exam alone costs, so that they can come. Say too that pain relief and, at worst, a kind end are possible for less than the whole treatment. Many who stay away think it’s all or nothing.",
        dental:
          "Swelling with fever, trouble swallowing or breathing, or bleeding that won’t stop goes to 911 or an emergency room, whoever pays. For pain, say what it costs to look and to make it stop today; the rest of the work is another talk.",
      },
      lines: [
        [
          "When they begin with money",
          "I’m glad you called. Tell me first what’s happening and since when. Then I’ll tell you exactly what it costs to have it looked at.",
        ],
      ],
      checks: ["What can’t wait is asked before anything about money."],
      tasks: ["Write the first question on the card, above the price."],
    },
    {
      does: "Give the one price you’re sure of",
      asks: "What do we say it costs?",
      heard: /\b(?:price|cost|fee|estimate|how much|quote)\b/,
      says: [
        "One figure, without “starting at”: what it costs that somebody looks. Then say how you go on: nothing is done before they’ve seen an estimate in writing, with a low line and a high line, and they may choose where to stop. People can decide with a figure. What they can’t do is walk into a bill.",
      ],
      lines: [
        [
          "The figure",
          "Having it looked at is $[exam or first visit]. Before anything else is done you get a list with prices, and you choose. You can say no to any line of it.",
        ],
      ],
      mistake: [
        "“It depends” as the whole answer",
        "It’s true, and it sounds like “too much.” Give the one price that doesn’t depend, and say when the others are known.",
      ],
      checks: ["Everybody at the desk knows the price of the first look, and says it."],
      tasks: ["Put the price of the first look on the card, with the date it was checked."],
    },
    {
      does: "Offer it in steps before you offer it for less",
      asks: "What can we offer instead of a discount?",
      heard: /\b(?:steps?|options?|spectrum|instead|discount|offer|cheaper|alternative)\b/,
      says: [
        "Most of what you do has a first step that helps by itself. Have whoever does the work write down for the ten commonest cases what has to be done now, what can wait a month, and what’s the simplest thing that’s still right. The desk doesn’t choose among them; it says that they exist and that whoever does the work will go through them. A discount for whoever asks is unfair to those who don’t. If you give one, give it by a rule.",
      ],
      lines: [
        [
          "There are steps",
          "There’s often more than one way to do it, and we can begin with what matters most. [Name] will tell you which ones there are and what each costs.",
        ],
      ],
      checks: ["For the ten commonest cases there’s a first step with a price."],
      tasks: ["Write down what has to be done now and what can wait, for ten cases."],
    },
    {
      does: "Say how it can be paid, all of it at once",
      asks: "How can they pay over time?",
      heard: /\b(?:plans?|payments?|financ\w+|install\w*|credit|split|pay)\b/,
      says: [
        "Read the ways off one sheet, in the same order to everyone: card, the part that’s due today, a plan of your own if you have one [how many months, with what signed], and outside credit, if you take it. Of a credit plan say that it’s a loan with interest after some months, and that they apply by themselves; nobody at the desk fills it in for them or promises that it’s approved. [Your attorney or accountant should read the sheet once.]",
      ],
      lines: [
        [
          "The sheet",
          "There are three ways: all at once, [half today and half on the 1st], or [name of the lender], which is a loan you’d apply for yourself. Would you like me to text you the three?",
        ],
      ],
      checks: ["The ways to pay stand on one sheet and are read to everybody alike."],
      tasks: ["Write the sheet of ways to pay, and have it read by whoever advises you."],
    },
    {
      does: "Keep three addresses that really help",
      asks: "Where do we send people we can’t help?",
      heard: /\b(?:refer\w*|charit\w+|resources?|help|address\w*|send|nonprofit|shelter|clinics?|school)\b/,
      says: [
        "Call them before you give them out: what do they take, whom, in which weeks, with which papers? Strike whoever hasn’t answered in two tries. 211 knows what there is in most counties. Write the date beside each line, and call again in spring and fall. An address that’s full is one more no.",
      ],
      eg: {
        vet: "For animals: the humane society’s clinic, a veterinary school within two hours, a fund for your breed or your county. Ask what each pays for, since many pay only for spays or for one emergency.",
        dental:
          "For teeth: the nearest dental school, a community health center with a sliding fee, the free clinic days of your state’s dental association.",
        medical:
          "For patients: a community health center with a sliding fee, the hospital’s own charity care form, your state’s Medicaid page. Ask the drug’s maker about an assistance program before somebody stops a medicine.",
        law: "For clients: legal aid, the bar’s referral line with its first half hour, the court’s self-help center. Say which one takes which matter; “try legal aid” sends people in circles.",
      },
      lines: [
        [
          "When you can’t take it",
          "I can’t do it for that, and I don’t want you to go without help. Two places that do: [name and number], open [hours], and [name and number]. Shall I text you both?",
        ],
      ],
      checks: ["Three addresses were called this season, with what each takes."],
      tasks: ["Call three places that help, and write down what each really takes."],
    },
    {
      does: "Let nobody be shamed, and nobody at the desk decide alone",
      asks: "How do we handle anger and tears?",
      heard: /\b(?:angry|anger|guilt|tears|cry\w*|upset|blame|compassion\w*|kind|tone|staff|burnout)\b/,
      says: [
        "“If you loved him, you’d find the money” is thought by tired people and heard by callers. So is “You people only care about money,” the other way around. One sentence answers the second: “I hear that, and I’d be upset, too. Here’s what I can do today.” Who may make an exception, and up to which sum, stands on the sheet with a name; the desk asks that person and isn’t talked into it.",
      ],
      lines: [
        [
          "When they’re angry",
          "I’d be upset, too. I can’t change the price, and I don’t want to leave you with nothing. May I tell you what we can do today?",
        ],
      ],
      mistake: [
        "Giving in to whoever is loudest",
        "Then those who are quiet pay for it, and the desk learns to dread the phone. One name decides, by a rule that holds for all.",
      ],
      checks: ["One person may make an exception, up to a sum that’s written down."],
      tasks: ["Name who may make an exception, and up to which sum."],
    },
  ],
};

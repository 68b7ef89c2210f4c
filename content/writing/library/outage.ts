import type { Subject } from "./kinds.ts";

export const outage: Subject = {
  id: "outage",
  name: "phone outages",
  heard:
    /\b(?:storms?|snow(?:storm)?s?|hurricanes?|power cuts?)\b[^.?!]{0,50}\b(?:phones?|lines?|calls?)\b|\b(?:phones?|lines?|calls?)\b[^.?!]{0,50}\b(?:storms?|snow(?:storm)?s?|hurricanes?)\b|\b(?:phone|internet|power|network|system|voip)s? (?:\w+ ){0,2}(?:outages?|go(?:es)? (?:down|out)|fails?|is down|are down|failure)\b|\boutages?\b.*\b(?:phones?|calls?|plan)\b|\b(?:phones?|lines?) (?:go|are|went|is) (?:down|dead|out)\b|\b(?:blackout|hurricane|disaster)\b.*\b(?:phones?|calls?)\b|\bphones? (?:stop|stops|stopped) working\b/,
  // Of the calls that a storm brings, the phone is the least.
  not: /\bsnow (?:removal|plow\w*|shovel\w*|clear\w*|business|contract\w*|crew)\b|\bmiss(?:es|ed|ing)? (?:\w+ )?calls?\b(?!.*\b(?:outages?|power|internet) )|\bstorm season\b|\b(?:hail|storm|snow)[- ](?:damage )?calls\b(?!.*\b(?:down|out|outage)\b)|\bafter (?:the |a |an )?(?:hail ?)?storms?\b/,
  title: "A plan for the day the phones go down at {who}",
  lead: "Your calls can be sent elsewhere in minutes, if you know whom to ask and have tried it. Internet phones stop when the internet or the power does, but the number itself lives at the phone company, where calls can be forwarded to a cell phone, a service or an assistant. Put the login, the steps and three names on a card that isn’t on the computer, and practice once a year.",
  close:
    "Pull the plug of the router one evening after closing and call your own number. You’ll learn more in three minutes than from any plan, and it’s the only outage that you get to choose.",
  passages: [
    {
      does: "Find out what stops when what fails",
      asks: "What happens to our phones when the internet fails?",
      heard: /\b(?:what happens|internet|power|fail\w*|stops?|find out|know|depends?)\b/,
      says: [
        "Internet phones need the router, the internet and power; a copper line needs none of the three, but there are few left. Cell phones work until the tower’s batteries are empty. Go through it: power out, internet out, phone company out, office locked. For each, write what callers hear. Today it’s often nothing at all, or a busy signal that tells them you’ve gone out of business.",
      ],
      checks: ["We know what callers hear when power, internet or the phone company fails."],
      tasks: [
        "Write down what callers hear in each case: no power, no internet, phone company down, office locked.",
      ],
    },
    {
      does: "Set the fallback in advance",
      asks: "How can calls be sent elsewhere automatically?",
      heard: /\b(?:fallback|automatic\w*|forward\w*|elsewhere|failover|backup|reroute|send)\b/,
      says: [
        "Most phone systems have a rule for “unreachable”: if your phones don’t answer the system, calls go to a number you’ve chosen. Point it at a cell phone that somebody carries, or at a service or assistant that works from the same page of answers. It takes ten minutes to set, and it works at four in the morning without anyone waking up.",
      ],
      mistake: [
        "Counting on someone to switch it over",
        "The person who knows the password is on a plane. Set the rule for unreachable phones today, while everything works.",
      ],
      checks: ["Calls go to another number by themselves when our phones can’t be reached."],
      tasks: ["Set the rule for unreachable phones, and point it at a number that’s always answered."],
    },
    {
      does: "Print the card",
      asks: "What should the emergency card say?",
      heard: /\b(?:card|print|plan|steps|list|say|who|checklist)\b/,
      says: [
        "Account number and support line of the phone company and the internet company, the login for forwarding, the code to dial, three names in the order in which they’re called, and the sentence for callers. On paper, in two places, one of them at home. A plan on the server that’s down is a joke that’s been played on better offices than yours.",
      ],
      checks: ["The card is printed, kept in two places, and less than a year old."],
      tasks: [
        "Print the card with account numbers, login, codes, names and the sentence, and put one at home.",
      ],
    },
    {
      does: "Tell callers what’s true",
      asks: "What should callers hear during an outage?",
      heard: /\b(?:callers|hear|tell|say|message|greeting|website|patients|clients|customers)\b/,
      says: [
        "Short, with a time and a way around. If people might be in danger, 911 first. Put the same sentence on the website and on your business listing, and send a text to whoever has an appointment today. When it’s over, take it down everywhere, the same hour.",
      ],
      lines: [
        [
          "On the phone",
          "This is [name]. Our phones are having trouble. If it’s an emergency, hang up and call 911. For today’s appointments, text [number]. We expect to be back by [time], and will call everyone who left a number.",
        ],
        [
          "By text",
          "Hi from [name]. Our phones are down, but we’re open, and your 2:00 today is on. Questions? Reply here.",
        ],
      ],
      checks: [
        "The outage message is written, and we know how to put it on the phone, the website and the listing.",
      ],
      tasks: ["Write the message, and practice putting it on the phone, the website and the listing."],
    },
    {
      does: "Keep working without the screen",
      asks: "How do we keep the day going?",
      heard: /\b(?:keep|working|day|paper|schedule|continue|calendar|offline)\b/,
      says: [
        "Print tomorrow’s schedule with phone numbers every evening, or have it on a charged tablet that needs no network. Keep a pad of call forms: name, number, what, by when. A cell phone with a mobile hotspot carries one desk for a morning. Enter it all when the system’s back, with one person checking that no hour was given away twice.",
      ],
      checks: ["Tomorrow’s schedule with phone numbers is available without power or internet."],
      tasks: ["Print the next day’s schedule at closing, and put a pad of call forms at the desk."],
    },
    {
      does: "Call everyone back, in order",
      asks: "What do we do when it’s over?",
      heard: /\b(?:over|after|back|call(?:ing)? back|recover\w*|list)\b/,
      says: [
        "The phone company can tell you who called while you were down, even if nothing rang. Ask for that list; it’s called attempted calls. New numbers first, then anyone with an appointment, then the rest: “Our phones were out this morning, and I see that you tried to reach us.” People are impressed, because hardly anyone does it.",
      ],
      mistake: [
        "Waiting for people to try again",
        "Half of them did, somewhere else. The list of attempted calls exists; ask for it.",
      ],
      checks: ["After an outage we get the list of attempted calls, and call new numbers first."],
      tasks: ["Find out how to get a list of attempted calls from the phone company."],
    },
    {
      does: "Practice it once a year",
      asks: "How do we test the plan?",
      heard: /\b(?:test|practice|drill|year|try|works?)\b/,
      says: [
        "Fifteen minutes after closing: unplug, call, watch the clock until something answers, and let the newest person follow the card. Whatever they have to ask is missing from it. Do it again after you change the phone system, the internet company or the person with the password.",
      ],
      checks: ["The newest person ran the drill from the card alone this year."],
      tasks: ["Unplug the router after closing, and let the newest person follow the card."],
    },
  ],
};

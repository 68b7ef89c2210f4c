import type { Subject } from "./kinds.ts";

const TRADE =
  "(?:plumb\\w*|hvac|heating|electric\\w*|roof\\w*|furnace|boiler|contractor|locksmith|restoration|garage door|trades?|septic|drain)";
export const tradeEmergency: Subject = {
  id: "trade-emergency",
  of: ["trades"],
  name: "emergency calls from homeowners",
  heard: new RegExp(
    `\\b${TRADE}s?\\b.*\\b(?:emergenc\\w*|no[- ]heat|burst|middle of the night|on[- ]call|roll a truck)\\b|\\b(?:emergenc\\w*|burst pipes?|on[- ]call)\\b.*\\b${TRADE}|\\bno[- ]heat calls?\\b|\\broll(?:ing)? a truck\\b|\\bgas (?:smell|leak)\\b|\\bsmell(?:s|ing)? (?:of )?(?:gas|burning|smoke|something burning|rotten eggs)\\b|\\b(?:sparks?|sparking|burning smell|carbon monoxide|burst pipe)\\b`,
  ),
  not: /\bvs\b|\bversus\b/,
  title: "How {who} can take emergency calls at night",
  lead: "Sort by danger, then by damage, then by comfort. Gas, carbon monoxide, smoke and sparks get the caller out of the house and onto 911 or the utility before you talk about a visit. Water that’s running gets the shutoff valve while you look for the truck. The rest gets a price, a time and the choice to wait. Put that on one card, and let whoever answers decide by it.",
  close:
    "Once a month, go through last month’s night calls with the people who drove. Which ones could have waited, and which one should have come first? Change one line on the card.",
  passages: [
    {
      does: "Get people out before you ask for an address",
      asks: "Which calls go to 911 first?",
      heard: /\b(?:911|danger\w*|gas|carbon monoxide|smoke|sparks?|first|safety|fire)\b/,
      says: [
        "A smell of gas or a CO alarm: everyone out, no switches, no phone call from inside, 911 or the gas company from the sidewalk. Sparks, smoke or a hot panel: out and 911. Water near an outlet or a panel: don’t step in it. Whoever answers says this before anything else and repeats it once. A booking can wait until they’re standing outside.",
      ],
      lines: [
        [
          "Gas or a CO alarm",
          "Please get everyone out now, pets too, and don’t touch any switches. Call 911 from outside. When they’ve told you it’s safe, call us back and you’ll be first.",
        ],
        [
          "Sparks or a burning smell",
          "Leave the house and call 911 from outside. Don’t go back for the breaker. We’ll come once the fire department says it’s all right.",
        ],
      ],
      mistake: [
        "Booking a visit for a smell of gas",
        "“We can be there in an hour” keeps a family in the house for an hour. Out first, then the utility, then you.",
      ],
      checks: ["The card starts with gas, CO, smoke and sparks: out of the house, 911, then us."],
      tasks: ["Write the two sentences for gas and sparks at the top of the card, and practice them aloud."],
    },
    {
      does: "Stop the damage while you’re on the line",
      matter:
        /\b(?:plumb\w*|water|leak\w*|pipes?|burst|flood\w*|sew\w*|drain\w*|septic|restoration|contract\w*|handy\w*)\b/,
      asks: "What can the caller do until someone comes?",
      heard: /\b(?:damage|shut ?off|until|meanwhile|water|burst|flood\w*|what can)\b/,
      says: [
        "For water, the main shutoff: usually where the pipe comes in, in the basement, the crawl space or at the meter by the street. Righty tighty, or a quarter turn for a lever. Stay on the line while they look. It’s the one instruction that saves a floor, and people remember for years who gave it. For a sewage backup: no water anywhere in the house, no flushing.",
      ],
      lines: [
        [
          "Finding the shutoff",
          "Let’s stop the water first, I’ll stay on with you. Is there a basement? Follow the pipe that comes in from the street. You’re looking for a wheel or a lever near the wall. Turn it to the right.",
        ],
      ],
      checks: ["Everyone who answers can talk a caller to the main shutoff."],
      tasks: ["Practice talking somebody to the main shutoff, in a basement and in a house without one."],
    },
    {
      does: "Ask five questions in ninety seconds",
      asks: "What should we ask on an emergency call?",
      heard: /\b(?:ask|questions?|script|what to|information|intake)\b/,
      says: [
        "What’s happening right now, in their words. Since when, and is it getting worse? Who’s in the house: a baby, someone over seventy-five, someone on oxygen? Address and cell number. Own or rent, since a tenant may not be able to say yes to the bill. Then you know nearly everything that a technician would ask.",
      ],
      lines: [
        [
          "The five",
          "What’s happening right now? Is it getting worse? Who’s at home with you? What’s the address, and a number in case we get cut off? And do you own the place or rent it?",
        ],
      ],
      mistake: [
        "Asking whether it’s an emergency",
        "At one in the morning they’ll say yes about a dripping faucet and no about a cracked flue. Ask what’s happening, and decide yourself.",
      ],
      checks: ["Five questions are on the card, ending with own or rent."],
      tasks: [
        "Print the five questions, and role-play three calls: a real emergency, a small one, and a tenant.",
      ],
    },
    {
      does: "Write down when a truck rolls",
      asks: "When should we send someone at night?",
      heard: /\b(?:when|roll|truck|send|decide|rules?|tonight|wait|morning|no[- ]heat)\b/,
      says: [
        "Tonight: water you can’t stop, sewage in the house, no heat below freezing, no heat or cooling with a baby, someone old or someone ill at home, no water at all. Morning, first slot: one toilet out of two, a slow leak into a bucket, no hot water, no cooling in a house that’s bearable. The owner signs the list, so that whoever is on call never has to argue with a caller about it, or with you.",
      ],
      checks: ["A signed list says what rolls tonight and what is first in the morning."],
      tasks: [
        "Have the owner sign the list of what rolls tonight, with temperatures and who’s in the house.",
      ],
    },
    {
      does: "Put a temperature on “no heat”",
      asks: "When does a no-heat call need a truck tonight?",
      heard: /\b(?:no[- ]heat|temperatures?|cold|furnace|boiler|cooling)\b/,
      matter: /\b(?:hvac|heat\w*|furnaces?|boilers?|cool\w*|air conditioning)\b/,
      says: [
        "Below 32 outside, or below 60 inside with a baby or someone frail, a truck goes. Otherwise it’s the first slot at seven. Until then: close off rooms, let faucets drip so that pipes don’t freeze, and never heat with the oven or a grill.",
      ],
      checks: ["“No heat” has a temperature next to it, inside and outside."],
      tasks: ["Agree on two temperatures for no heat, and write them on the card."],
    },
    {
      does: "Say the price before you drive",
      asks: "How do we talk about the emergency rate?",
      heard: /\b(?:price|rates?|cost|fee|charge|money|after[- ]hours rate)\b/,
      says: [
        "Nobody likes to bring up money with a person standing in water, and everybody likes it less afterward. Say the after-hours fee, what it includes, what comes on top, and the alternative. Half of the callers who hear both choose the morning, and your technician sleeps.",
      ],
      lines: [
        [
          "The choice",
          "Coming out tonight is [fee], which covers the trip and the first half hour. Or I can hold seven o’clock tomorrow at the regular rate. Which would you like?",
        ],
      ],
      mistake: [
        "Letting the technician name the fee at the door",
        "Now it’s an argument at midnight, in a stranger’s kitchen. On the phone, it’s a choice.",
      ],
      checks: ["The after-hours fee is said on the phone, with the morning as a choice."],
      tasks: ["Write the sentence with the after-hours fee and the morning slot, and use it on every call."],
    },
    {
      does: "Give the on-call person two nights and a backup",
      asks: "Who should be on call?",
      heard: /\b(?:who|on[- ]call|rotation|backup|schedule|crew|technicians?|burn ?out|answer)\b/,
      says: [
        "Two nights in a row at the most, a second name that’s rung after three minutes, pay for carrying the phone and more for driving, and a late start after a night out. Someone or something else should answer first and sort: a person, a service or an assistant with the card. A technician who’s woken for “What are your hours?” stops picking up by Thursday.",
      ],
      checks: ["Each night has two names, and somebody other than the technician answers first."],
      tasks: [
        "Plan the month with two names a night, and decide who answers before the technician’s phone rings.",
      ],
    },
    {
      does: "Call when you’re on the way, and in the morning",
      asks: "How do we keep the caller calm until we arrive?",
      heard: /\b(?:calm|on the way|eta|text|follow[- ]?up|update|wait\w*|next)\b/,
      says: [
        "A text with the name, a photo and the minutes until arrival keeps people from calling the next company. If it takes longer, call before they do. Those who chose the morning get a text at six-thirty, so nobody lies awake wondering whether you wrote it down.",
      ],
      checks: [
        "Callers get the technician’s name and the arrival time by text, and a call if it gets later.",
      ],
      tasks: ["Set up the text with name and arrival time, and the one at half past six."],
    },
  ],
};

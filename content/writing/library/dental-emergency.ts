import type { Subject } from "./kinds.ts";

export const dentalEmergency: Subject = {
  id: "dental-emergency",
  of: ["dental"],
  name: "dental emergency calls",
  heard:
    /\b(?:knocked[- ]?out|broken|cracked|chipped|avulsed) (?:\w+ )?(?:tooth|teeth)\b|\b(?:tooth|teeth) (?:\w+ )?(?:knocked out|broke)\b|\bdental emergenc\w*|\b(?:dental|dentists?|tooth|teeth|oral surg\w*|orthodont\w*|endodont\w*)\b.*\bemergenc\w*|\bemergenc\w*\b.*\b(?:dental|dentists?|tooth|teeth|oral surg\w*|orthodont\w*)\b|\b(?:facial|jaw|gum) swelling\b|\babscess\w*/,
  title: "How {who} should take dental emergency calls",
  lead: "Danger first, then the tooth. Trouble breathing or swallowing, swelling that’s spreading toward the eye or neck, bleeding that won’t stop, or a blow to the head goes to 911 or the emergency room. A permanent tooth that’s been knocked out is the one dental call in which minutes count, and the caller needs three sentences from you right away. Everything the desk says on a call like that should be on a card your dentist has signed.",
  close:
    "Practice it twice a year like a fire drill: one person plays a father with a crying nine-year-old and a tooth in his hand. If it takes longer than twenty seconds until he knows what to do with the tooth, practice again.",
  passages: [
    {
      does: "Ask about danger before you ask for a name",
      asks: "What should the receptionist ask first?",
      heard: /\b(?:first|ask|questions?|danger|911|er|swelling|breath\w*|triage|receptionist)\b/,
      says: [
        "Three questions, in this order, even when the caller wants to start with the insurance: Any trouble breathing or swallowing? Is there swelling, and is it spreading toward the eye, the neck or under the jaw, or is there fever with it? Was there a hit to the head, passing out, or bleeding that won’t stop? A yes to any of them means 911 or the emergency room now, and your dentist hears of it afterward.",
      ],
      lines: [
        [
          "The first thirty seconds",
          "I’m glad you called. Two quick questions before anything else. Is there any trouble breathing or swallowing? Is there swelling, and is it getting bigger?",
        ],
        [
          "If yes",
          "Please hang up and call 911 now. Don’t drive yourself. I’m letting the dentist know, and we’ll call you tonight to see how you are.",
        ],
      ],
      mistake: [
        "Starting with “Are you a patient here?”",
        "It’s the first field on the screen and the last thing that matters. Danger, then the tooth, then the name.",
      ],
      checks: [
        "The card begins with breathing, spreading swelling, head injury and bleeding, before the name.",
      ],
      tasks: ["Write the three danger questions at the top of the card, and have the dentist sign it."],
    },
    {
      does: "Handle a knocked-out tooth in twenty seconds",
      asks: "What do we say when a tooth has been knocked out?",
      heard: /\b(?:knocked|avuls\w*|out|tooth|script|say|handle|steps)\b/,
      says: [
        "If it’s a permanent tooth, it may be saved, and the odds get worse by the minute; dentists like to see it within half an hour. The caller holds it by the crown, the white part, rinses dirt off briefly without scrubbing, and puts it back in its place if that’s possible. If it isn’t, the tooth goes into milk, or into the cheek of somebody old enough not to swallow it. It must not dry out. A baby tooth isn’t put back. Ask the age, and then get them moving.",
      ],
      lines: [
        [
          "Opening",
          "Okay, we can help. How old is the patient? Any hit to the head, any passing out, any bleeding that won’t stop?",
        ],
        [
          "A permanent tooth",
          "Pick it up by the white part, not the root. If it’s dirty, rinse it for a few seconds with water, don’t scrub. If you can, set it back in the gap and have them bite gently on a clean cloth. If you can’t, put it in a cup of milk.",
        ],
        [
          "Getting them here",
          "Come now, don’t wait for a call back. The address is [address]. What’s your cell number, in case we get cut off? Dr. [name] is meeting you at [time].",
        ],
        [
          "A baby tooth",
          "Leave the tooth out, please don’t put it back. Have your child bite on a clean cloth, and we’ll see you today.",
        ],
        [
          "If you can’t be there",
          "We can’t get to the office in time tonight. Please go to [emergency dentist or hospital] at [address] right now and take the tooth in milk. I’m calling ahead.",
        ],
      ],
      mistake: [
        "Taking a message about a tooth in a napkin",
        "“Someone will call you within the hour” costs the tooth. The three sentences come first, the call to the dentist second.",
      ],
      checks: ["Everyone can say the three sentences for a knocked-out tooth without looking."],
      tasks: ["Learn the three sentences for a knocked-out tooth by heart, and practice them in pairs."],
    },
    {
      does: "Get the dentist on call within five minutes",
      asks: "Who gets called after hours, and how?",
      heard: /\b(?:after[- ]hours|on[- ]call|who|night|weekend|reach|dentist|closed)\b/,
      says: [
        "The message or the assistant gives the three sentences itself, then rings the dentist on call. No answer in two minutes: the second name. Nobody in five: the caller is told which emergency dentist or hospital to go to, and that you’ve called ahead. A box that says “leave a message for the on-call doctor” isn’t a plan for a tooth.",
      ],
      lines: [
        [
          "After-hours message",
          "You’ve reached [practice]. We’re closed. If there’s trouble breathing or swallowing, spreading swelling, heavy bleeding or a head injury, hang up and call 911. If a permanent tooth was knocked out, hold it by the white part, put it in milk, and press 1 now; our on-call dentist will answer. For anything else, leave your name and number, and we’ll call you by eight.",
        ],
      ],
      checks: [
        "Two dentists’ numbers stand on the list for every night, with an emergency dentist or hospital behind them.",
      ],
      tasks: ["Fill in two names for every night, and the hospital or emergency dentist behind them."],
    },
    {
      does: "Sort the rest into today and this week",
      asks: "Which dental calls can wait?",
      heard: /\b(?:wait|today|sort|urgent|pain|toothache|chipped|broken|crown|same[- ]day|which)\b/,
      says: [
        "Have your dentist fill in the two columns. Today, as a rule: pain that keeps people awake, swelling that isn’t spreading, a broken tooth that hurts, a wire that cuts, bleeding after an extraction that slows with pressure. This week: a chipped edge without pain, a lost filling, a crown that came off and is in their hand. What’s never said is that something can surely wait; “I’ll ask the dentist and call you by noon” is the sentence.",
      ],
      checks: ["The dentist has filled in which calls are seen today and which this week."],
      tasks: ["Have the dentist sort the twelve commonest urgent calls into now, today and this week."],
    },
    {
      does: "Write down the minute",
      asks: "What should be noted on the call?",
      heard: /\b(?:note|write|document\w*|record|chart|time)\b/,
      says: [
        "When it happened, when they called, what they were told, who was reached and when. Cell number and whoever is driving. It helps the dentist decide what can be done, and it’s the record if anyone asks later why a patient was sent to the hospital.",
      ],
      checks: ["The note has the time of the accident, of the call, and what was said."],
      tasks: ["Put five lines for an emergency note into {system}."],
    },
    {
      does: "Stay within the card",
      asks: "What must the front desk never say?",
      heard: /\b(?:never|not say|advice|painkillers?|medication|ibuprofen|diagnos\w*)\b/,
      says: [
        "No medicine, no dose, no “it’s probably just a nerve.” People ask what to take for the pain, and a kind receptionist wants to help. The answer is that the dentist will say, and when. If your dentist wants callers to hear something about cold packs, salt water or not lying flat, it goes on the card with a signature.",
      ],
      mistake: [
        "Recommending a painkiller",
        "You don’t know about the blood thinner or the ulcer. “The dentist will tell you what’s safe, and I’m calling him now” is help, too.",
      ],
      checks: ["No one at the desk names a medicine, and everyone has the sentence to say instead."],
      tasks: ["Practice the sentence for “What can I take for the pain?”"],
    },
    {
      does: "Call the next morning",
      asks: "What about the day after?",
      heard: /\b(?:next (?:day|morning)|follow[- ]?up|after|call back)\b/,
      says: [
        "Someone calls before ten: how was the night, what did the hospital say, when are they coming in? People tell this story for years, and it’s the best five minutes you’ll spend that week. The note also shows whether the night went as the card says.",
      ],
      checks: ["Everyone who called in an emergency hears from us the next morning."],
      tasks: ["Reserve ten minutes each morning for last night’s emergency callers."],
    },
  ],
};

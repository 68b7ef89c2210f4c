import type { OutlineKind } from "./kind.ts";

// What is made, grown, learned and written.

export const writing: OutlineKind = {
  id: "writing",
  heard:
    /\b(?:writ(?:e|ing)|draft(?:ing)?) |\be-?mails?\b|\b(?:mission statement|slogan|tagline|about page|speech|toast|resume|cover letter|product descriptions?|menu descriptions?)\b/,
  points: [
    [
      "Picture one reader",
      "Who reads it, and where?",
      "It’s read by [one real person], [standing, on a phone, in a hurry], who already knows [what].",
      "Ask that person what they would want to know first.",
    ],
    [
      "Put the point in the first line",
      "What should they do or remember?",
      "[Do what] by [when]: [why, in half a sentence].",
      "Cover the rest. Is the first line enough?",
    ],
    [
      "Use their words",
      "How do they say it?",
      "They say “[word]”, not “[ours]”.",
      "Three real messages from them.",
    ],
    [
      "Give one proof",
      "Why should they believe it?",
      "[One number, one name, one day.]",
      "Whoever was there; ask for leave to use it.",
    ],
    [
      "Cut it by a third",
      "How long may it be?",
      "[n] words; out went [what everyone writes].",
      "Read it aloud with a watch.",
    ],
    [
      "Have one person read it cold",
      "Does it work?",
      "[Name] read it once and said it was about [what].",
      "Someone who doesn’t work with you.",
    ],
  ],
};

export const making: OutlineKind = {
  id: "making",
  heard:
    /\b(?:recipes?|bak\w+ (?!shop|owner)|cook\w*|brew\w*|build(?:ing)? (?:an?|your own|the) (?!(?:[\w-]+ ){0,2}(?:team|brand|habit|business|relationship|reputation|routine|budget|website|following|community|culture|list|network|portfolio|career|company|schedule)\b)|sew\w*|knit\w*|crochet\w*|weav\w+|make (?:an?|your own|homemade)|making|carv\w+|assembl\w+|install\w*|craft\w*|roast\w*|soups?|stews?|cakes?|cookies|bread|sourdough|salads?|cocktails?)\b/,
  points: [
    [
      "Set out what you need, in the order you use it",
      "What do I need?",
      "You need [amounts, with the allergens marked] and [one tool]; instead of [what] you can use [what].",
      "Make it once, and weigh or measure everything.",
    ],
    [
      "Say how long it takes, waiting included",
      "How long does it take?",
      "It takes [minutes] of work and [hours] of waiting; begin at [hour] to have it by [hour].",
      "A watch, and somebody who does it for the first time.",
    ],
    [
      "Do it step by step, with the sign for each step",
      "How is it done?",
      "First [what], until it [looks, smells, feels] like [what]; then [what].",
      "Stop at each step and take a picture.",
    ],
    [
      "Name the step where it fails",
      "Why did mine fail?",
      "If it’s [flat, dry, crooked], it was [what]; next time [what].",
      "Do it wrong on purpose once, or ask someone who teaches it.",
    ],
    [
      "Say what keeps, and how long",
      "What do I do with it afterward?",
      "It keeps [days] in [where]; you can stop at [step] and go on the next day.",
      "Your own test, with the date on the jar.",
    ],
    [
      "Add one change worth trying",
      "How can I make it mine?",
      "Once it works, try [what]; leave [what] as it is.",
      "Which one do people ask you for?",
    ],
  ],
};

export const tending: OutlineKind = {
  id: "tending",
  heard:
    /(?<!^(?:train|teach|walk|groom|draw|paint|photograph|film|name|sell|stop|calm|wash|travel|introduc|rid|cook|roast|arrang)\w{0,6} .{0,80})\b(?:grow(?:ing)? (?!a business|your|our|my)|plant\w*|compost\w*|garden\w*|ferment\w*|bees?|beekeep\w*|hives?|chickens?|hens|goats?|rabbits?|pupp(?:y|ies)|kittens?|dogs?|cats?|aquariums?|houseplants?|herbs?|lawns?|prun\w+|trees?|flowers?|tomato\w*)\b/,
  points: [
    [
      "Choose the place and the time",
      "Where, and when do I start?",
      "Start in [month], where there is [hours of sun, space, quiet].",
      "Your state’s extension service, or a vet, for your own climate.",
    ],
    [
      "Begin with one",
      "What do I get first?",
      "Get [which kind, how many, how old] from [where]; it costs [sum].",
      "A neighbor who has had one for two years.",
    ],
    [
      "Make the weekly round short",
      "What does it need every week?",
      "Every [day]: [water, food, cleaning], [minutes]; when you’re away, [who].",
      "Keep a diary for two weeks.",
    ],
    [
      "Know the first sign of trouble",
      "How do I see that something is wrong?",
      "The first sign is [what]; it’s usually [cause], and then you [what].",
      "The extension office or the vet: what are they asked most?",
    ],
    [
      "Know what is dangerous",
      "What must I never do?",
      "Never [what]: [what it does].",
      "The official page; with poison, the poison center.",
    ],
    [
      "Say what you’ll have after a year",
      "What can I expect?",
      "After [months] you’ll have [how much, how big]; in the first year, [what] is normal.",
      "Your own pictures, with dates.",
    ],
  ],
};

export const learning: OutlineKind = {
  id: "learning",
  heard:
    /\b(?:learn\w*|train(?:ing)? for|practicing|practice (?:the|your|an?|every|daily|with)\b|play(?:ing)? |run(?:ning)? (?:a|your first) (?:marathon|race|half|\d)|marathon|yoga|meditat\w+|exercis\w*|stretch\w*|workout|swim\w*|guitar|piano|drawing|language|habits?)\b/,
  points: [
    [
      "Find out where you are",
      "Where do I start?",
      "If you can [small test, ten minutes], start here; if not, first [what].",
      "Someone who teaches it: what do they test on the first day?",
    ],
    [
      "Fix the days",
      "How often, and how long?",
      "[n] times a week, [minutes], on [days]; the other days are for rest.",
      "Your own calendar: which days really worked last month?",
    ],
    [
      "Learn the one thing everything rests on",
      "What comes first?",
      "For [weeks], only [the basic movement, the first ten words].",
      "The teacher: what do beginners skip?",
    ],
    [
      "Make it a little harder",
      "When do I add more?",
      "When [sign], add [how much]; not more than [limit] a week.",
      "The teacher, or a published plan by a coach; name it.",
    ],
    [
      "Take an easy week",
      "When do I rest?",
      "In week [n], do half.",
      "Two people who did it: when did they get tired or bored?",
    ],
    [
      "Know when to stop",
      "When is it too much?",
      "Stop if [pain, dizziness] and ask [whom]; being [sore, annoyed] is normal.",
      "A doctor or a physical therapist sets the signs.",
    ],
    [
      "Rehearse the day itself",
      "What do I do just before?",
      "[Days] before, do it once under real conditions: [time of day, clothes, food, people].",
      "Somebody who did it last year: what would they do the evening before?",
    ],
    [
      "Do it, and say what comes next",
      "And then?",
      "On the day, [first rule]; afterward [rest], then [next goal].",
      "Ask how the week after felt.",
    ],
  ],
};

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
      "Ask that person what they would want to know first.",
      "One real person, where they’re standing when they read it, and what they already know.",
    ],
    [
      "Put the point in the first line",
      "What should they do or remember?",
      "Cover the rest. Is the first line enough?",
      "What a reader should do or remember, in the first line.",
    ],
    [
      "Use their words",
      "How do they say it?",
      "Three real messages from them.",
      "The words that customers use, and the ones that only insiders do.",
    ],
    [
      "Give one proof",
      "Why should they believe it?",
      "Whoever was there; ask for leave to use it.",
      "One number, one name or one day that can be checked.",
    ],
    [
      "Cut it by a third",
      "How long may it be?",
      "Read it aloud with a watch.",
      "What usually goes: the history, the thanks, the second adjective.",
    ],
    [
      "Have one person read it cold",
      "Does it work?",
      "Someone who doesn’t work with you.",
      "What to ask that person, and what to do if they misunderstood.",
    ],
  ],
};

export const making: OutlineKind = {
  id: "making",
  heard:
    /\b(?:recipes?|bak\w+ (?!shop|owner)|cook\w*|brew\w*|build(?:ing)? (?:an?|your own|the) (?!(?:[\w-]+ ){0,2}(?:team|brand|habit|business|relationship|reputation|routine|budget|website|following|community|culture|list|network|portfolio|career|company|schedule)\b)|sew\w*|knit\w*|crochet\w*|weav\w+|make (?:an?|your own|homemade) (?!(?:[\w-]+ ){1,3}(?:nicer|better|safer|faster|easier|quieter|cleaner|work|look|feel)\b)|making|carv\w+|assembl\w+|install\w*|craft\w*|roast\w*|soups?|stews?|cakes?|cookies|bread|sourdough|salads?|cocktails?)\b/,
  points: [
    [
      "Set out what you need, in the order you use it",
      "What do I need?",
      "Make it once, and weigh or measure everything.",
      "Give every amount by weight, in the order in which a hand reaches for it, and mark what can be left out and what can’t. Say which single tool is worth borrowing, and name the allergens.",
    ],
    [
      "Say how long it takes, waiting included",
      "How long does it take?",
      "A watch, and somebody who does it for the first time.",
      "Two numbers decide whether a reader begins: minutes of work and hours of waiting. Work backward from the moment at which it’s to be on the table.",
    ],
    [
      "Do it step by step, with the sign for each step",
      "How is it done?",
      "Stop at each step and take a picture.",
      "One action per step, and at the end of each the sign by which a beginner sees that it’s right: the smell, the color, how it feels under a finger. Minutes alone don’t help; kitchens differ.",
    ],
    [
      "Name the step where it fails",
      "Why did mine fail?",
      "Do it wrong on purpose once, or ask someone who teaches it.",
      "Describe the two failures that nearly everybody has, what they look like and what caused them. It’s the part that gets a text saved.",
    ],
    [
      "Say what keeps, and how long",
      "What do I do with it afterward?",
      "Your own test, with the date on the jar.",
      "Tell where a reader may stop and go on tomorrow, and how long the result keeps, cool or at room temperature.",
    ],
    [
      "Add one change worth trying",
      "How can I make it mine?",
      "Which one do people ask you for?",
      "One change for the second time, and one thing that a reader should leave alone.",
    ],
  ],
};

export const tending: OutlineKind = {
  id: "tending",
  heard:
    /(?<!^(?:train|teach|walk|groom|draw|paint|photograph|film|name|sell|stop|calm|wash|travel|introduc|rid|cook|roast|arrang)\w{0,6} .{0,80})\b(?:(?:fiddle leaf|rubber) (?:figs?|plants?)|orchids?|succulents?|ferns?|monsteras?|cact(?:us|i)|bonsais?|lawns?|rose ?bush\w*|grow(?:ing)? (?!a business|your|our|my)|plant\w*|compost\w*|garden\w*|ferment\w*|bees?|beekeep\w*|hives?|chickens?|hens|goats?|rabbits?|pupp(?:y|ies)|kittens?|dogs?|cats?|aquariums?|houseplants?|herbs?|lawns?|prun\w+|trees?|flowers?|tomato\w*)\b/,
  with: /\b(?:keep\w*|rais(?:e|ing)|gr[eo]w\w*|car(?:e|ing)|start\w*|begin\w*|plant(?:ing|ed)?|feed\w*|water\w*|prun\w+|mow\w*|repot\w*|set(?:ting)? up|get(?:ting)?|first|home|alive|yard|balcon\w+|winter\w*|compost\w*|ferment\w*|garden\w*|tips|ideas|best|how to|train\w*|teach\w*)\b/,
  points: [
    [
      "Choose the place and the time",
      "Where, and when do I start?",
      "Your state’s extension service, or a vet, for your own climate.",
      "Light, space and season come before everything that can be bought. Name the month for your readers’ climate.",
    ],
    [
      "Begin with one",
      "What do I get first?",
      "A neighbor who has had one for two years.",
      "Which kind forgives a beginner, how many to start with, and what it costs the first time.",
    ],
    [
      "Make the weekly round short",
      "What does it need every week?",
      "Keep a diary for two weeks.",
      "What it needs on an ordinary day and once a week, in minutes, and who does it when a reader is away.",
    ],
    [
      "Know the first sign of trouble",
      "How do I see that something is wrong?",
      "The extension office or the vet: what are they asked most?",
      "The three signs that something is wrong, in the order in which they show, with what to do within a day.",
    ],
    [
      "Know what is dangerous",
      "What must I never do?",
      "The official page; with poison, the poison center.",
      "What must never be given, mixed or planted, and the number to call if it happened.",
    ],
    [
      "Say what you’ll have after a year",
      "What can I expect?",
      "Your own pictures, with dates.",
      "An honest picture of the first year, with what’s normal and looks like failure.",
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
      "Someone who teaches it: what do they test on the first day?",
      "A test that takes ten minutes at home and sorts readers into two groups: those who can begin with week one, and those who need four easier weeks before it.",
    ],
    [
      "Fix the days",
      "How often, and how long?",
      "Your own calendar: which days really worked last month?",
      "How many days a week, how long, and which days are for rest. A plan that fits around a job has a fixed day for the long session and one that may be skipped.",
    ],
    [
      "Learn the one thing everything rests on",
      "What comes first?",
      "The teacher: what do beginners skip?",
      "The first third of the time goes into the base: easy, regular, a little boring. Say so, since it’s where people overdo it.",
    ],
    [
      "Make it a little harder",
      "When do I add more?",
      "The teacher, or a published plan by a coach; name it.",
      "What’s added each week and by how much at most, and the one sign that it was too much.",
    ],
    [
      "Take an easy week",
      "When do I rest?",
      "Two people who did it: when did they get tired or bored?",
      "Every third or fourth week is lighter. Say by how much, or readers will leave it out.",
    ],
    [
      "Know when to stop",
      "When is it too much?",
      "A doctor or a physical therapist sets the signs.",
      "Which pain is normal and which one ends the session, and whom to ask before beginning at a certain age or with an illness.",
    ],
    [
      "Rehearse the day itself",
      "What do I do just before?",
      "Somebody who did it last year: what would they do the evening before?",
      "A trial run two or three weeks ahead, at the same hour, with the same shoes and the same breakfast.",
    ],
    [
      "Do it, and say what comes next",
      "And then?",
      "Ask how the week after felt.",
      "The last week is for rest, the day has one rule for its first half hour, and the week after it has a plan, too.",
    ],
  ],
};

export const endurance: OutlineKind = {
  id: "endurance",
  heard: /\b(?:(?:half[- ])?marathons?|(?:5|10)k|triathlons?|couch to|century ride|running plan|ultra)\b/,
  points: [
    [
      "Find out where everybody starts",
      "Where do I start?",
      "A coach: what do you test on the first day?",
      "A test of thirty minutes, and what those who fail it do for a month first.",
    ],
    [
      "Fix the three days",
      "How often a week?",
      "Your own calendar: which days really worked last month?",
      "Two short sessions and a long one, each on its own weekday, and which of them may be skipped when life gets in the way.",
    ],
    [
      "Build the base",
      "How slow is slow?",
      "A published plan by a coach; name it, with its year.",
      "Everything at a pace at which one can talk. Say it with a test, because nearly everybody goes too fast.",
    ],
    [
      "Take the first easy week",
      "When do I rest?",
      "Two people who did it: in which week were they tired?",
      "A third less of everything, and why skipping this week is how people get hurt.",
    ],
    [
      "Make the long day longer",
      "How much do I add?",
      "The same plan: what’s the most it adds in a week?",
      "How much is added to the long session and nothing else, with the sign that it was too much.",
    ],
    [
      "Add one faster session",
      "When does it get faster?",
      "A coach: for whom is it too early?",
      "One session with short faster parts, described by how it feels and not only by minutes.",
    ],
    [
      "Practice eating and drinking",
      "What do I eat?",
      "A sports dietitian; the race’s own page for what’s handed out.",
      "What, how much and how often on the long day, tried now and not on the day itself.",
    ],
    [
      "Take the second easy week",
      "How do I know it’s too much?",
      "A doctor or physical therapist sets the signs.",
      "Which pain is normal, which one ends the session, and whom to ask.",
    ],
    [
      "Reach the peak",
      "What is the longest?",
      "Three published plans: where do they agree?",
      "The longest session of the plan, and why it’s shorter than the race.",
    ],
    [
      "Rehearse the day",
      "What do I try out?",
      "Somebody who ran it last year: what would they do the evening before?",
      "The same hour, shoes and breakfast as on the day, on ground like the course.",
    ],
    [
      "Cut back",
      "Why less, now of all times?",
      "The same three plans, at “taper”.",
      "By how much, week by week, and what to do with the nervous energy.",
    ],
    [
      "Do it, and say what comes next",
      "And then?",
      "Ask three people how the week after felt.",
      "One rule for the first half hour, and a plan for the week afterward.",
    ],
  ],
};

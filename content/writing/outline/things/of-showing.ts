import type { TradeMatter } from "./kind.ts";

/** What a business shows of itself. */
export const ofShowing: readonly TradeMatter[] = [
  {
    id: "post-ideas",
    heard:
      /\b(?:(?:instagram|facebook|tiktok|linkedin|social(?: media)?|reels?|youtube|blog|newsletter|e-?mail(?: newsletter)?|content|video|posts?) (?:post |content |video |marketing |topic )?(?:ideas|topics|posts|captions|content)|(?:what to|ideas for what to) post|newsletter ideas|things to post)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|calendar|schedule|plan|from social media|(?:gift|birthday|party|date|costume|recipe) ideas)\b/,
    about: "what to post",
    kind: "promotion",
    bySteps: true,
    settles:
      "what to show, who takes the picture, what may not be shown, and how you see that it did anything",
    opening:
      "Nobody follows a business to be advertised at. They stop for hands at work, for something before and after, and for the answer to a question they were too shy to ask.",
    points: [
      [
        "Hands at work, from close up",
        "What do our hands do all day that nobody sees?",
        "ten minutes with a phone beside the best of you",
        "One step, fifteen seconds, no talking. What it is in the first line.",
      ],
      [
        "Before and after",
        "What looked otherwise an hour ago?",
        "last week’s work; written consent for anybody’s face, body, home or animal",
        "Two pictures from the same spot and light, what was done, how long it took.",
      ],
      [
        "The question everybody asks",
        "What were you asked three times this week?",
        "whoever stands at the counter: a tally",
        "The question in their words, the answer in two sentences, what depends on whom.",
      ],
      [
        "One of you, with one detail",
        "Who are we?",
        "each of you: how long here, what you’re proud of, what you’re bad at",
        "Face, first name, one sentence of their own.",
      ],
      [
        "What it costs, and why",
        "What goes into the price?",
        "one bill taken apart: hours, material, what is thrown away",
        "Numbers, without excuse.",
      ],
      [
        "What went wrong, and what you did",
        "What did you do over?",
        "whoever it happened to; leave out names",
        "What happened, how it was put right, what is done since.",
      ],
      [
        "What’s good this month",
        "What is only now?",
        "delivery slips, the season, the weather, the school calendar",
        "What it is, until when, how many there are.",
      ],
      [
        "A neighbor you buy from",
        "Who else is in it?",
        "a supplier, a colleague, a school: ask them for a picture, too",
        "Who they are, what you take from them, since when.",
      ],
      [
        "A mistake you can spare them",
        "What do people do just before they come to us?",
        "the last ten who came too late",
        "What it looks like, what to do tonight, when to come. No advice on one person’s case.",
      ],
      [
        "A thank-you with a number",
        "What did you do together?",
        "a count you really have: jobs, loaves, animals, years",
        "The number, what it means, no hashtags.",
      ],
      [
        "A vote",
        "Which of the two?",
        "two things that you’d really make or offer",
        "Two pictures, a day on which it’s decided, and then what won.",
      ],
      [
        "How to find you",
        "What do new ones not know: door, parking, hours?",
        "three who came for the first time this week",
        "Door, parking, hours, how to order or book.",
      ],
    ],
    rows: [
      ["What was asked at the counter, by count", "A tally of one week"],
      ["Which posts brought somebody", "Asked at the counter: “What did you see?”"],
      [
        "Rules on pictures, praise and prizes",
        "Your board or bar; ftc.gov on endorsements; the platform’s terms",
      ],
      ["Consent for faces, homes, animals", "A one-page form, signed, with the date"],
    ],
    fears: [
      "“Nobody will see it.” Count who says at the counter that they did.",
      "“I’ve no time.” Take ten pictures on one morning.",
    ],
    line: "This week [number] people asked us [question]; here is the answer in two sentences: [answer].",
    unsourced: "the best hour to post, or what an algorithm likes",
    ask: [
      "Whoever is in the picture, in writing",
      "Your board or bar, where cures, results or praise are shown",
    ],
    forget: [
      "No patient, client, child or address without written consent",
      "Who answers what is written underneath, within a day",
    ],
    yours: ["The post that really brought somebody", "What you’d never show"],
  },
  {
    id: "own-show",
    heard:
      /\b(?:(?:start(?:ing)?|launch\w*|record\w*|mak(?:e|ing)|host\w*) (?:an?|my|our|the)? ?(?:[\w-]+ ){0,2}(?:podcasts?|youtube channel|video series|blog|webinars?)|podcasts? for (?:my|our|a)|youtube channel for)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemail)\b/,
    about: "podcasts and channels",
    kind: "promotion",
    bySteps: true,
    settles:
      "for which one listener, how many hours an episode takes, and after how many you look whether it helps",
    opening:
      "Most of them end at the seventh episode. So decide three things before the first: the one person you talk to, the ten questions they have, and whose two hours a week these are.",
    points: [
      [
        "Name one listener and ten questions",
        "Who is it for, and what do they ask?",
        "your last ten first talks: the questions, in their words",
        "One person with a town and a worry; ten questions, an episode each.",
      ],
      [
        "Say what should come of it",
        "How would we know after ten?",
        "what you want: first talks, referrals from colleagues, applicants",
        "One count, asked of each new one: “How did you come to us?” Not downloads.",
      ],
      [
        "Record two before you announce one",
        "Can we do it at all?",
        "a quiet room, one good microphone, twenty minutes; three friends who listen to the end",
        "Minutes until they drifted off, and what they’d ask next.",
      ],
      [
        "Count the hours of one episode",
        "What does one take?",
        "the two you recorded: preparing, recording, cutting, notes, posting",
        "Hours and whose; what a cutter costs for each.",
      ],
      [
        "Know what your trade forbids",
        "May we speak about cases, results or prices?",
        "bar or board rules on advertising and advice; consent of guests; no client’s story that could be told apart",
        "Disclaimer in one sentence, what is never told, who listens before it goes out.",
      ],
      [
        "Choose guests who send people",
        "Whom would it help to know?",
        "ten who meet your listener before you do",
        "Names, a question for each, what they get.",
      ],
      [
        "Make three things of each",
        "Where else does it go?",
        "a page with the question as its title, a short clip, a line in the newsletter",
        "What, where, by whom, the same day.",
      ],
      [
        "Look after ten, and stop or go on",
        "Was it worth it?",
        "the count from step two; the hours",
        "The number under which you stop, written down today.",
      ],
    ],
    rows: [
      ["Hours for one episode", "The two test recordings"],
      ["New people who name it", "Asked at the first talk, for ten episodes"],
      ["Rules of your trade on ads and advice", "Bar or board; an ethics line"],
      ["Music and guests’ rights", "The license; a signed line from each guest"],
    ],
    fears: [
      "“Nobody listens.” Ten right ones are enough; say which.",
      "“I’ll say something wrong.” Somebody of your trade listens before it goes out.",
    ],
    line: "It’s for [one person], answers [question], takes us [hours], and after ten episodes [number] new [clients] should have named it.",
    unsourced: "listeners, rankings, or that it “builds trust”",
    ask: ["Your bar’s or board’s ethics line", "Two colleagues who stopped: why?"],
    forget: ["Advice to one person is no show", "A written yes from each guest"],
    yours: ["The question you could answer in your sleep", "Whose two hours a week it is"],
  },
];

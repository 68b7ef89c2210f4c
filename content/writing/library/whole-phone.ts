import type { Subject } from "./kinds.ts";

export const wholePhone: Subject = {
  id: "whole-phone",
  name: "the phone as a whole",
  heard:
    /\bphones?\b.*\b(?:under control|in order|overhaul|clean(?:ing)? up|fix(?:ing)?|mess|chaos|better|improv\w*|audit|check-?up)\b|\b(?:fix(?:ing)?|improv\w*|overhaul\w*|audit\w*|clean(?:ing)? up|better|get(?:ting)? a handle on)\b.*\b(?:phones|phone (?:handling|calls|experience|process|setup))\b/,
  not: /\b(?:phone (?:system|menu|tree)|voip|ai|assistant|vs|versus|voicemail)\b/,
  title: "Getting the phone under control at {who}",
  lead: "Take it in this order, since each step makes the next one smaller: count what comes in, get rid of calls that needn’t happen, decide who answers at each hour, give them one page, put something behind them for the second call and the evening, and look at three numbers once a month. Most of it is free. What it takes is one person who owns it.",
  close:
    "Put the person’s name and the date of the first look into the calendar before you do anything else. A phone gets better when it’s somebody’s job, and it slides back the month it’s nobody’s.",
  passages: [
    {
      does: "Count one ordinary week",
      asks: "Where do we start?",
      heard: /\b(?:start|begin|count|first|audit|measure|month 1|find out)\b/,
      says: [
        "Two sources: the phone company’s log with all attempts, and a sheet by each phone with hour, what about, and how it ended. After five days you know how many calls got nobody, in which half hours, and the ten reasons people call. Everyone guesses these beforehand. Write the guesses down, they’re fun to read later.",
      ],
      mistake: [
        "Starting with a new phone system",
        "A new system rings just as long at noon. Count first; half of what you find costs nothing to fix.",
      ],
      checks: ["We have one week’s log and sheet: when, what about, how it ended."],
      tasks: [
        "Get the log with all attempts for a week, and keep a sheet by each phone.",
        "Write down the ten commonest reasons and the four worst half hours.",
      ],
    },
    {
      does: "Remove the calls that needn’t happen",
      asks: "Which calls can we get rid of?",
      heard: /\b(?:remove|reduce|fewer|needless|unnecessary|get rid)\b/,
      says: [
        "Take the ten reasons and ask of each: could they have known without calling? Hours and parking go into the greeting and the first screen of the website. “Is it ready?” gets a text before they ask. “Can I move my time?” gets a link in the reminder. Three of ten gone is a usual catch, and it costs an afternoon.",
      ],
      checks: ["The three commonest needless calls have an answer that doesn’t need a phone."],
      tasks: ["Answer the three commonest needless calls in the greeting, the reminder and on the website."],
    },
    {
      does: "Put a name in each hour",
      asks: "Who should answer when?",
      heard: /\b(?:who|answer|staff|name|hours|schedule|cover)\b/,
      says: [
        "Draw the week by the half hour and write in who answers. “Whoever’s free” is nobody. The four worst half hours get two names; lunch gets one who isn’t eating. Protect two stretches in which the desk does work that needs a clear head, and let calls go elsewhere during those.",
      ],
      checks: ["Each half hour of the week has a name, and the worst ones have two."],
      tasks: ["Write a name into each half hour of the week, two into the worst four."],
    },
    {
      does: "Give everyone the same page",
      asks: "What should everyone say?",
      heard: /\b(?:page|say|script|greeting|answers|same|train\w*)\b/,
      says: [
        "The greeting, ten answers of two sentences, what may be booked, what’s urgent and who takes it, and the sentence for “I don’t know.” One side of paper with a date. Practice it aloud for ten minutes with everyone who picks up, the doctor or the owner too.",
      ],
      lines: [
        [
          "The sentence for “I don’t know”",
          "I don’t want to guess. I’ll find out and call you by two. Is this the best number?",
        ],
      ],
      checks: ["One dated page is by each phone, and everyone has practiced it aloud."],
      tasks: ["Write the page with whoever answers most, and practice it aloud for ten minutes."],
    },
    {
      does: "Put something behind the first ring",
      asks: "What happens when nobody can pick up?",
      heard: /\b(?:behind|nobody|overflow|missed|second|lunch|busy)\b/,
      says: [
        "After three rings, or on a busy line, the call moves on: a second phone in the building, then a service or an assistant that works from the same page. Voicemail is the net under that, with a time in its greeting and one person who empties it. Test each path from a cell phone in the parking lot.",
      ],
      checks: ["A call nobody takes moves on after three rings, and each path was tested from outside."],
      tasks: ["Set up the path after three rings, and test it from the parking lot."],
    },
    {
      does: "Settle evenings and weekends",
      asks: "What about after hours?",
      heard: /\b(?:after hours|evenings?|nights?|weekends?|closed|month 2)\b/,
      says: [
        "Three groups: what’s dangerous goes to 911, what’s urgent goes to a person with a backup, everything else gets a time at which you’ll call, or is settled there and then by something that can book. Write the list of urgent things with whoever would be woken up. It’ll be short: {wakes}.",
      ],
      checks: ["A list says which late calls ring a person, with two names for each night."],
      tasks: ["Write the list of urgent calls and two names for each night, and record the message."],
    },
    {
      does: "Call back in two fixed windows",
      asks: "How should we handle call backs?",
      heard: /\b(?:call(?:ing)? back|call-?backs|messages|follow)\b/,
      says: [
        "Half past eleven and half past four, one name each, new callers first. Callers are told the window, so they don’t try again at three. Each note ends as reached, settled or too late. If the list isn’t empty at closing, the windows are too short, and now you can prove it.",
      ],
      checks: ["Call backs have two windows with a name, and the list is empty at closing."],
      tasks: ["Set two windows for call backs with a name each, and tell callers which."],
    },
    {
      does: "Look at three numbers once a month",
      asks: "How do we keep it that way?",
      heard: /\b(?:numbers|month|keep|measure|metrics|track|month 3|results)\b/,
      says: [
        "Answered out of received, minutes until a new caller is called back, and how many had to call twice. Fifteen minutes, one page, on the same day each month, with the people who answer. Change one thing. Next month you’ll see whether it was the right one.",
      ],
      checks: ["Three numbers are looked at each month with the people who answer."],
      tasks: [
        "Put fifteen minutes a month in the calendar for three numbers, and change one thing each time.",
      ],
    },
  ],
};

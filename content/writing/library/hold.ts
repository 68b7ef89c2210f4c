import type { Subject } from "./kinds.ts";
import { hangUpCauses } from "./signs/people.ts";
import { holdSigns } from "./signs/calls.ts";

export const hold: Subject = {
  id: "hold",
  name: "hold times",
  heard:
    /\bhang(?:s|ing)? up\b|\bon hold\b|\bhold times?\b|\bholds\b|\bhold music\b|\bwait times? (?:on the phone|for callers)\b|\bphone (?:wait|queue)\w*\b|\bcallers? wait\w*\b|\bbusy signals?\b/,
  not: /\bvs\b|\bversus\b|\bbefore leaving\b|\b(?:leav(?:e|es|ing)|left) (?:an? |any |no )?(?:messages?|voice ?mails?)\b|\bhang(?:s|ing)? up\b.{0,60}\b(?:voice ?mails?|answering machines?|at the beep)\b/,
  title: "How to shorten hold times at {who}",
  lead: "You shorten hold times by needing fewer holds. Take the calls out of the busy hour that don’t have to be in it, give whoever answers the information they now get up to look for, and offer a call back at a set time instead of a second minute of music. None of that needs another person.",
  close:
    "Measure one thing before and after: how many callers waited longer than a minute in the busiest hour. If it goes down by half in a month, keep going. If it doesn’t, the line is simply too narrow for the calls, and now you can prove it.",
  signs: holdSigns,
  causes: hangUpCauses,
  passages: [
    {
      does: "Find the hour that does the damage",
      asks: "When are hold times worst?",
      heard: /\b(?:measure|when|count|find|monday|peak|busiest|track|metric|number)\b/,
      says: [
        "Ask your phone company for last month’s calls by hour, with wait time and hang-ups. It’s nearly always a short list: Monday from eight to ten, the hour after lunch, the last half hour before closing. Write down one figure for the worst of them, callers who waited longer than a minute. That’s your starting point, and the only thing you need to measure.",
      ],
      mistake: [
        "Looking at the average hold time",
        "An average of forty seconds can hide ten callers who waited six minutes on Monday. Count the callers who waited longer than a minute, by hour.",
      ],
      checks: ["We know how many callers waited longer than a minute in our busiest hour."],
      tasks: ["Get last month’s calls by hour with wait times, and mark the worst hour."],
    },
    {
      does: "Move calls out of Monday morning",
      asks: "How do we get fewer calls in the busy hour?",
      heard: /\b(?:fewer|move|monday|reduce|spread|without hiring|shorten|cut)\b/,
      says: [
        "Some of that hour is made at home. Reminders and bills that go out on Friday call you on Monday, so send them on Tuesday. Whoever left a message over the weekend will call at eight unless somebody has called them first; fifteen minutes before opening, one person works that list. And say it where people look: “Refills and forms: call after 11 or use the website, you’ll get through right away.” Those who can wait are happy to.",
      ],
      eg: {
        medical:
          "In a doctor’s office, refills are the first thing to move. Send people to the pharmacy for them and say so in the greeting: “For refills, call your pharmacy. They reach us electronically.” Then hold four same-day visits for Monday, so the call about a sick child ends in thirty seconds with a time.",
        dental:
          "In a dental office, keep one emergency slot on Monday at eleven. “He can see you at 11” ends the call that otherwise takes six minutes and two conversations with the back.",
      },
      mistake: [
        "Sending bills and reminders on Friday",
        "Everyone who has a question about them calls at 8:01 on Monday. Send them Tuesday, when you have time to answer.",
      ],
      checks: [
        "Bills and reminders go out Tuesday to Thursday.",
        "The weekend’s messages are worked before the phones open.",
      ],
      tasks: [
        "Send bills and reminders on Tuesdays, so that their questions don’t fill Monday’s line.",
        "Work the weekend’s messages for fifteen minutes before the phones open.",
      ],
    },
    {
      does: "Ask first, and give people a way out",
      asks: "What do we say before we put someone on hold?",
      heard: /\b(?:scripts?|say|words|ask|phrases?|before|template)\b/,
      says: [
        "A hold is a request, so it ends in a question mark and waits for the answer. Say how long, and offer the alternative in the same breath. Most people who can wait will pick the call back, which gets them out of your line.",
      ],
      lines: [
        [
          "Before a hold",
          "I need about two minutes to look that up. Would you like to hold, or shall I call you at 10:30?",
        ],
        [
          "Back after a minute",
          "I haven’t forgotten you. One more minute, or would the 10:30 call be easier?",
        ],
        [
          "When the second line rings",
          "Thank you for calling, this is Dana. Is this an emergency? … No? I’m with someone. May I call you back in ten minutes? What’s the best number?",
        ],
      ],
      mistake: [
        "Saying “Please hold” and clicking",
        "You’ve no idea who’s on the line: a vendor, a mother with a sick child, someone with chest pain. Five seconds to ask, then hold.",
      ],
      checks: ["Nobody is put on hold before saying whether it’s an emergency and agreeing to wait."],
      tasks: ["Tape the three hold sentences to the monitor and use them for two weeks."],
    },
    {
      does: "Keep your call-back promise to the minute",
      asks: "Do call backs work better than holding?",
      heard: /\bcall ?-?backs?\b|\bpromise|instead\b/,
      says: [
        "A call back only shortens the line if people believe it. So don’t promise “shortly.” Promise 10:30, write it on one list that everyone sees, and block 10:30 to 11:00 for it. Miss it twice and callers will hold for six minutes rather than trust you again, and they’ll be right.",
      ],
      checks: ["Call backs have a time, stand on one list and have a blocked half hour."],
      tasks: ["Block half an hour after the rush for promised call backs."],
    },
    {
      does: "Put the answers within reach",
      asks: "Why do calls take so long?",
      heard: /\b(?:long|faster|efficien\w*|handle time|answers?|look up|train\w*|why)\b/,
      says: [
        "Listen to what happens during a hold. Usually somebody walks to the back to ask something. Write down for one week what they got up for, and turn the top five into a sheet: who can squeeze in a visit, what the fee is, whether a form came. Each answer that’s already at the desk saves two minutes per call, which in a busy hour is another caller answered.",
      ],
      mistake: [
        "Blaming the desk for being slow",
        "They’re walking to the back to ask whether someone can be squeezed in. Give them the rule, and the hold disappears.",
      ],
      checks: ["The five questions people get up for have written answers at the desk."],
      tasks: ["Note for a week what people leave the desk for, and write down the top five answers."],
    },
    {
      does: "Put every hand on the phone for one hour",
      asks: "How can we staff the rush without hiring?",
      heard: /\b(?:staff\w*|team|hands|lunch|shifts?|without hiring|people|schedule)\b/,
      says: [
        "From eight to nine on Mondays nobody files, stocks or meets. Two people answer, a third handles the counter. In exchange, somebody goes home an hour early on Wednesday afternoon, when the phone is quiet. It’s a swap and no extra wage. If there are only two of you, let overflow go to a service or an assistant for that single hour; it’s the cheapest hour of help you can buy.",
      ],
      checks: ["In the busiest hour nobody at the desk does anything but answer and greet."],
      tasks: ["Swap one quiet afternoon hour for one more pair of hands in the rush."],
    },
    {
      does: "Fix what they hear while they wait",
      asks: "What should callers hear on hold?",
      heard: /\b(?:music|message|hear|recording|silence|announcement)\b/,
      extra: true,
      says: [
        "Silence makes people think they’ve been cut off, and an ad every twenty seconds makes them think someone has answered. Quiet music without singing, once a minute a line that helps: “For directions and hours, we’ll text you a link if you press 1.” Check that your license covers music on hold. Then wait in it yourself for three minutes, all the way through.",
      ],
      mistake: [
        "Playing ads to people who are waiting",
        "Every interruption makes them think somebody’s there. Let them have quiet music and one useful line.",
      ],
      checks: ["Someone has listened to our own hold for three minutes this quarter."],
    },
  ],
  view: {
    claim: "Stop putting people on hold",
    opens: [
      "Hold is the only service we offer where a person does exactly what we ask, for free, and leaves angrier than they came. We put up with it because it’s a button. If we had to tell each caller to stand in the corner and face the wall, we’d have found another way years ago.",
    ],
    of: {
      vet: [
        [
          "A dog that ate chocolate waits behind a refill",
          "On hold all calls sound alike. Line one wants heartworm pills, line two a bath on Saturday, and on line three somebody watches a dog that found the baking chocolate twenty minutes ago. Nobody knows which is which until somebody asks. One question first, “Is your pet in trouble right now?”, takes five seconds, and it’s the one thing that music can’t do.",
        ],
        [
          "Worried owners don’t sit still",
          "A limping dog, a cat that hasn’t eaten since yesterday: after a minute of piano the owner is looking for another clinic with one hand. They’d have waited an hour for a call back, if somebody had said the dog’s name and a time.",
        ],
      ],
      dental: [
        [
          "A knocked-out tooth waits behind a question about a bill",
          "On hold all calls sound alike. A tooth that’s been knocked out has about an hour; a statement has until Friday. One question first, “Are you in pain right now?”, sorts them in five seconds.",
        ],
      ],
      medical: [
        [
          "A tight chest waits behind a refill",
          "On hold all calls sound alike, and patients with the worst reasons are often the most polite. Somebody has to hear the first sentence of every call before anybody waits, and say 911 where it’s needed.",
        ],
      ],
      law: [
        [
          "An arrest waits behind a question about an invoice",
          "Someone calling for a brother in jail, or with a hearing tomorrow, sounds like anybody else until they’ve said their first sentence. Hear that sentence before you ask anyone to wait.",
        ],
      ],
      trades: [
        [
          "Trouble in the house doesn’t wait for the end of the song",
          "Somebody whose evening has just gone wrong has your number, two others and a phone in the other hand. Hear what it is before anyone waits. Whoever can wait is glad to be called back; whoever can’t has hung up by the second verse.",
        ],
      ],
    },
    because: [
      [
        "It answers a question nobody asked",
        "They called to learn something. “Please hold” tells them that you’re busy, which they’d guessed.",
      ],
      [
        "It takes a line and gives nothing back",
        "While somebody’s waiting, whoever parked them has one ear on the light and half a mind for the person in front of them. A call back at ten thirty lets both of you breathe.",
      ],
      [
        "It’s usually a sign of something you could fix",
        "People are put on hold because the answer’s in somebody’s head in the back. Write it down once and that hold never happens again.",
      ],
    ],
    sum: [
      "Two minutes, forty times",
      "Say forty callers a day wait two minutes each. That’s eighty minutes of other people’s lives, every day. If one in eight hangs up, it’s five calls; if one of those is new, it’s twenty a month. Calling all forty back takes no longer than the talk they were waiting for. What it adds is half a minute each for a name, a number and a time: twenty minutes a day. That’s the price of not losing them.",
    ],
    grants: [
      "Sometimes a minute is honestly the fastest way: you’re looking at the screen, the answer’s coming. Then ask, say how long, and be back before it’s up. I’m not against waiting. I’m against being parked.",
    ],
    ends: "Call your own number on Monday at 8:20 and wait. Whatever you decide after that, you’ll decide it with feeling.",
  },
};

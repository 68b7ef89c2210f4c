import type { Subject } from "./kinds.ts";

export const late: Subject = {
  id: "late",
  name: "late arrivals",
  heard:
    /\b(?:late (?:arrivals?|patients?|clients?|customers?|policy)|(?:arriv\w+|show(?:s|ing)? up|com(?:e|es|ing)|runn?(?:s|ing)?|are|is) (?:\w+ ){0,3}late|(?:minutes|min) late|lateness|tardy)\b/,
  title: "Handling late arrivals at {who}",
  lead: "Set a limit in minutes, tell people when they book, and give the front desk two choices to offer when someone’s late: a shorter {visit} now or a full one on another day. Up to the limit you see them and finish on time. Past it, you offer the next opening without a lecture. What matters is that it’s the same for everyone and that nobody has to argue.",
  close:
    "Try it for a month and count two things: how many came late, and how many minutes behind you finished the day. If the second number drops, post the policy for good.",
  passages: [
    {
      does: "Choose the limit from your own schedule",
      asks: "How late is too late?",
      heard: /\b(?:how late|limit|minutes|grace|too late|20|15|10|cutoff)\b/,
      says: [
        "The limit is however late someone can be without the next person paying for it. For a twenty-minute {visit} that’s five to seven minutes; for an hour it may be fifteen. Twenty minutes late to a thirty-minute slot means that there’s no {visit} left, and pretending otherwise makes six other people late. Look at one bad afternoon and find out which arrival started it.",
      ],
      mistake: [
        "Squeezing everyone in",
        "One late arrival becomes eight late people, and the ones who came on time learn that it doesn’t matter. A limit is kinder to more of them.",
      ],
      checks: ["There’s a limit in minutes for each length of {visit}."],
      tasks: ["Choose a limit for each length of {visit} from one bad afternoon’s schedule."],
    },
    {
      does: "Post a policy people can read in ten seconds",
      asks: "What should the posted policy say?",
      heard: /\b(?:policy|post(?:ed)?|sign|rule|written|wording|website)\b/,
      says: [
        "Short, in plain words, with the reason and what happens next. No capitals, no “will be charged,” no threats. Put it in the confirmation as well; a sign at the counter reaches only those who’ve already come late.",
      ],
      lines: [
        [
          "For the wall and the website",
          "If you’re running late, please call or text us at [number]. Up to [10] minutes, we’ll still see you, maybe for a shorter visit. After that, we’ll find you the next open time, so that people who came on time don’t have to wait. If you’re in pain or it’s urgent, tell us, and we’ll work something out. Thank you for understanding!",
        ],
      ],
      checks: ["The policy is on the wall, on the website and in the confirmation, in the same words."],
      tasks: [
        "Write the policy in five sentences and put it on the wall, on the website and in the confirmation.",
      ],
    },
    {
      does: "Give the desk words for the phone",
      asks: "What do we say when someone calls to say they’re late?",
      heard: /\b(?:phone|say|call|words|script|tell|running late)\b/,
      says: [
        "When they call, thank them first. They’re doing what you want. Then give them the arrival time that still works and the alternative, and let them choose. It takes thirty seconds and it keeps the decision away from the counter, where everyone’s listening.",
      ],
      lines: [
        [
          "Within the limit",
          "Thanks for calling! If you’re here by 10:25, we can still see you, a bit shorter. Drive safely.",
        ],
        [
          "Past the limit",
          "Thanks for letting me know. By then we’d be into the next person’s time. I can do 2:30 today or Thursday at 9. Which is better?",
        ],
        [
          "At the counter",
          "I’m glad you made it. We’ve had to start the next visit. I can get you in at 11:40 if you’d like to wait, or tomorrow at 8.",
        ],
        [
          "If they push back",
          "I hear you, traffic’s been awful. We do it the same way for everyone so nobody else has to wait. Let me find you the soonest time I have.",
        ],
      ],
      mistake: [
        "Making them explain themselves",
        "“What happened?” turns it into a trial in front of the waiting room. Say you’re glad they came and offer two choices.",
      ],
      checks: [
        "The desk has four sentences: inside the limit, past it, at the counter, and for those who argue.",
      ],
      tasks: ["Practice the four sentences aloud with everyone who works at the desk."],
    },
    {
      does: "Decide who gets an exception",
      asks: "When should we make an exception?",
      heard: /\b(?:exceptions?|urgent|pain|kids|elderly|transport|repeat|again|chronic)\b/,
      says: [
        "Urgent complaints, people who depend on a ride, and {newOnes} who couldn’t find the door. Write those three down and nobody else. For those who are late every time, book them at the end of the morning or tell them a time ten minutes earlier. It isn’t sneaky if you say so: “I’m putting you down for 9:50 so we both have a chance.”",
      ],
      checks: ["Exceptions are written down, and the desk may make them alone."],
      tasks: ["Write down the three exceptions the desk may make without asking."],
    },
    {
      does: "Find out whether it’s you",
      asks: "What if we’re the ones who run late?",
      heard: /\b(?:we|us|our|behind|doctor|provider|wait|why|cause)\b/,
      extra: true,
      says: [
        "If people have learned that you run thirty minutes behind, they come thirty minutes behind. Before you post anything, track for a week when each {visit} was supposed to start and when it did. If you’re late by eleven every day, fix the schedule first: a ten-minute gap midmorning, and first visits that are really as long as they take. Then text people when you’re behind, and the policy will look fair.",
      ],
      mistake: [
        "Posting a policy you don’t keep yourself",
        "People who’ve waited forty minutes for you won’t accept ten from you. Fix your own start times first.",
      ],
      checks: ["We know how often we start late ourselves."],
    },
    {
      does: "Make it easy to arrive on time",
      asks: "How do we get people to come on time?",
      heard: /\b(?:on time|prevent|reduce|fewer|remind\w*|parking|directions)\b/,
      says: [
        "Much of the trouble is the last half mile. The morning text should carry the address, where to park, which door, and how long check-in takes: “Please come at 9:50 for your 10:00.” Send forms the day before with a link. For people who come by bus or bring children, offer slots that start on the half hour. None of that costs anything, and it catches the ones who meant to be on time.",
      ],
      checks: ["The morning text gives parking, the door and when to be there."],
      tasks: ["Add parking, door and arrival time to the morning text."],
    },
  ],
};

import type { Subject } from "./kinds.ts";

export const deskDay: Subject = {
  id: "desk-day",
  name: "a day with an AI receptionist",
  heard:
    /\b(?:a )?(?:day|week|morning) (?:in the life|at the (?:front )?desk|with (?:an? )?(?:ai|virtual|phone))\b|\bwhat (?:a|the) (?:day|morning|week) (?:looks|is) like\b|\bhour by hour\b/,
  not: /\bgo(?:es|ing)?[- ]live\b/,
  title: "A day at the front desk with an AI receptionist at {who}",
  lead: "This is a made-up day, put together from the things such an assistant does and doesn’t do. It’s here so that you can hold it against one of your own. Watch two things in it: what’s already settled when the first person comes in, and which calls still belong to people.",
  close:
    "Write down your own Tuesday in the same way, with what was interrupted and by whom. The places where the two differ are where an assistant would help, and you’ll also find hours in which it would do nothing for you at all.",
  parts: true,
  passages: [
    {
      does: "7:40, before the doors open",
      asks: "What is waiting in the morning?",
      heard: /\b(?:morning|before|open|7|first|notes)\b/,
      says: [
        "Marisol hangs up her coat and opens the list. Nine calls since closing: two wrong numbers, three people who got a time by themselves, one who asked about parking, and three notes. The urgent one was passed on at 9:20 last night, and the note says who took it. She calls the other two before the coffee’s ready. The first caller says, “Oh good, you’ve read it.” That saves them both a minute.",
      ],
      eg: {
        vet: "At a clinic, the night’s urgent note is the beagle that got into the raisins. The assistant gave the emergency hospital’s number and address first and then rang the vet on call. Marisol puts a callback to that owner at the top, simply to ask how he’s doing.",
        dental:
          "At a dental office, one of the three that booked itself was a cleaning, put into a hygiene hour that had been empty since Friday. The one that was passed on was a swelling; the dentist on call sent that patient to the emergency room.",
        medical:
          "In a medical office, two of the nine wanted refills. They’re in the list with name, birth date, medication and pharmacy, all in one piece, and they go to the nurse’s queue without a call back.",
        law: "At a law firm, the note that matters has a date in it: papers served on Monday. The names were taken before the story, so the conflict check is done before anybody calls.",
        trades:
          "At a plumbing company, the urgent one was a main that wouldn’t shut off. The caller was told where the street valve is while Ray’s phone was ringing. The three that booked themselves are water heaters that can wait till Thursday.",
      },
    },
    {
      does: "8:10, three calls at once",
      asks: "What happens in the morning rush?",
      heard: /\b(?:rush|busy|once|8|peak|lines)\b/,
      says: [
        "The doors have been open for ten minutes, there are two people at the counter, and the phone lights up three times. Marisol takes the first. The second and third ring three times and move on to the assistant: one wants to know whether you’re open Saturday, the other needs to move Thursday to next week, and does. Nobody at the counter heard “Can you hold?” All she notices is that a slot on Thursday came free, so she texts the next name on the list.",
      ],
    },
    {
      does: "10:30, a call that isn’t for a machine",
      asks: "Which calls still reach a person?",
      heard: /\b(?:person|human|hard|upset|hand|transfer)\b/,
      says: [
        "A man says, “I got your bill, and I’m done with you people.” The assistant says one sentence, that a person should hear this, and rings the desk. Marisol reads the line on her screen before she speaks: “Mr. Ortiz, upset about Tuesday’s bill, second call.” She starts with his name and the bill. It takes eleven minutes, and it’s worth every one of them. Nothing else rings through while she’s on it.",
      ],
    },
    {
      does: "12:00, lunch, away from the desk",
      asks: "What happens at lunch?",
      heard: /\b(?:lunch|noon|break|12)\b/,
      says: [
        "She eats in the back room with the door closed, which took two months to get used to. Calls go straight to the assistant. In the forty minutes there were seven: four settled, two notes, one hang-up after five seconds. She’ll look at that one later; it’s a number that has called before.",
      ],
    },
    {
      does: "2:15, something it got wrong",
      asks: "What goes wrong?",
      heard: /\b(?:wrong|mistake|fail|fix|improve|problem)\b/,
      says: [
        "A caller shows up for a visit that should have been booked for an hour and was booked for half of one. Two kinds of {visit} sound alike to people on the phone, and the rule doesn’t ask the question that tells them apart. Marisol moves things around, apologizes, and changes one line on the page of answers. It takes her less than a minute, and she puts the date next to it. She doesn’t have to wait for anybody to do it for her.",
      ],
    },
    {
      does: "4:45, the last hour",
      asks: "How does the day end?",
      heard: /\b(?:end|close|evening|last|4|5)\b/,
      says: [
        "Call backs have a name and a time, so the list is empty at ten to five. She reads three of the day’s calls: the hang-up at lunch, the longest, and one in which somebody asked for a person. The hang-up belongs to a regular who doesn’t like machines; she makes a note in {system} so that his calls ring her first. Then she forwards the evening, says good night, and goes home on time.",
      ],
      tasks: ["Read three calls, empty the list, forward the evening."],
    },
    {
      does: "9:20 in the evening, nobody there",
      asks: "What happens after closing?",
      heard: /\b(?:night|after|closed|evening|9)\b/,
      says: [
        "Someone calls about {night}. The assistant says what it is, asks whether anyone’s in danger, and matches the words with the list that was written by people who know. This one’s on it: it rings the person on call, and when that phone isn’t answered within a minute, the next. Ten minutes later there’s an easy one, {easy}. That one gets a time and a text, and nobody wakes up for it.",
      ],
    },
  ],
};

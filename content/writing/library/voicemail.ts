import { noMessageCauses } from "./hang-up-causes.ts";
import type { Subject } from "./kinds.ts";
import { voicemailSigns } from "./signs/calls.ts";

export const voicemail: Subject = {
  id: "voicemail",
  name: "voicemail",
  heard:
    /\bvoice ?mails?\b|\banswering machines?\b|\b(?:before|without|instead of) leaving (?:an? |any |their )?messages?\b/,
  not: /\bvs\b|\bversus\b/,
  causes: noMessageCauses,
  causesWhere: {
    heard: /./,
    lead: "They hang up because a recording asks a stranger for trust and offers nothing for it: no hour, no answer, nobody who has heard it. Most of the reasons below are mended in the greeting, in an afternoon, and the rest by having something else pick up first.",
    causes: noMessageCauses,
  },
  title: "How to make voicemail work at {who}",
  lead: "Voicemail keeps people who know you and can wait, and loses those who don’t and can’t. Keep it for the first group: a greeting of ten seconds, one thing to leave, a time when you’ll call back, and one person who empties the box at fixed hours. For the second group, put something in front of it that answers.",
  close: "Call your own number now, from a phone you don’t usually use. If you’d have hung up, so did they.",
  signs: voicemailSigns,
  passages: [
    {
      does: "Count who hangs up",
      asks: "How many callers hang up on voicemail?",
      heard: /\b(?:count|how many|hang up|measure|numbers?)\b/,
      says: [
        "Take the last two weeks and compare two figures: calls that reached the box, from the phone company’s log, and messages that were left. Subtract the messages from the calls that reached the box, and what’s left is people who had a reason to call and said nothing. Then look at which numbers those were. If most belong to regulars, they’ll try again. If most are new, they’ve found someone else by now.",
      ],
      mistake: [
        "Counting messages instead of callers",
        "The box shows you the people who stayed. The ones who hung up at the beep left no trace except in the phone company’s log, and those are the ones it costs you.",
      ],
      checks: ["We know how many calls reached the box last month and how many left a message."],
      tasks: [
        "From the log of the last two weeks, compare calls that reached voicemail with messages left, by day.",
      ],
    },
    {
      does: "Put something in front of it that answers",
      asks: "What’s better than voicemail?",
      heard: /\b(?:better|instead|alternatives?|replace\w*|dead|ai|assistant|answering service)\b/,
      says: [
        "Three things can stand there, in order of cost. A second phone that rings after four rings and belongs to one person that hour; it’s free, and it catches much of the daytime. An answering service, where people take messages from your script. Or an AI receptionist that picks up at once, books what follows a rule and takes a proper note of the rest; {priceRange} from the publisher of this page, who sells them. Begin with the hours in which most new numbers hung up. Voicemail stays behind all three as the net under the net.",
      ],
      checks: ["Calls roll to a second phone before they reach the box."],
      tasks: ["Set calls to ring a second phone after four rings, before they go to voicemail."],
    },
    {
      does: "Record a greeting that fits in one breath",
      asks: "What should the greeting say?",
      heard: /\b(?:greeting|say|record\w*|script|message|wording|examples?)\b/,
      says: [
        "Your name, why nobody’s picking up, one thing to leave, and when you’ll call. No address, no website, no “please listen carefully as our options have changed.” Stand up while you record; people can hear a chair.",
      ],
      lines: [
        [
          "After closing",
          "This is [name of the business]. We’re closed until [eight]. If anyone is in danger, hang up and call 911. If it’s {wakes}, call [emergency number] now. Otherwise leave your name, your number and what it’s about, and we’ll call you before [ten].",
        ],
        [
          "By day, when all of you are busy",
          "Hi, you’ve reached [name]. We’re with someone right now. Leave your name and number. We go through messages at ten and at three, new callers first. If you’d rather text, this number takes texts.",
        ],
        [
          "Weekends and holidays",
          "You’ve reached [name]. We’re closed through [Monday] and back [Tuesday] at [8]. In danger, call 911; for {wakes}, call [emergency number]. Everyone else: leave your number, and we’ll call [Tuesday] before noon.",
        ],
        [
          "In your busiest weeks",
          "This is [name of the business]. Calls take longer this [season]. Leave your name, your number and one sentence, and you’ll hear from us by [tomorrow noon]. For a quick question, text us at [number]; that’s faster.",
        ],
        [
          "On one person’s line",
          "You’ve reached Kim at [name of the business]. I return calls at 11:30 and 4:30. Leave a number that’s good then. If it can’t wait, press zero, and someone will pick up.",
        ],
        [
          "When one of you is away",
          "This is Kim at [name of the business]. I’m out until [weekday, date], and this box isn’t checked until then. Sam is taking my calls at [number].",
        ],
        [
          "When you’re on your own",
          "Hi, it’s Kim with [name of the business]. I can’t pick up while I’m working. Text me one line at this number, or leave your name and number; I call back at noon and at five.",
        ],
        [
          "When the weather closes you",
          "This is [name of the business]. We’re closed today, [date], because of the weather. We’re calling everyone who had a time today. If anyone is in danger, hang up and dial 911. We expect to open [weekday] at [time].",
        ],
      ],
      mistake: [
        "A greeting longer than the message it asks for",
        "Every second before the beep costs you callers. If yours runs past fifteen seconds, cut it in half, then cut the website.",
      ],
      checks: [
        "Our greeting takes under fifteen seconds and names a time for the call back.",
        "It was recorded this season, with the right hours.",
      ],
      tasks: ["Rewrite the greeting in four short sentences, and record it standing up."],
    },
    {
      does: "Give the box an owner and the two times you promise",
      asks: "Who should check voicemail, and how often?",
      heard: /\b(?:who|check\w*|how often|owner|empty|listen|respond|call back)\b/,
      says: [
        "A box that belongs to everybody is emptied by nobody. Name one person and two times, 10:00 and 3:00 for example, the same ones that the greeting names, with a backup for days off. A number nobody knows isn’t left until then: it’s called back in the next quiet quarter of an hour. They listen, write each message down with a phone number, call new people first, and delete it once somebody has actually talked to the caller. “Left a message” doesn’t count as done.",
      ],
      mistake: [
        "Emptying the box when things calm down",
        "Things never calm down. By four o’clock the morning’s callers have found someone else. Two fixed times with a name beside them beat good intentions.",
      ],
      checks: [
        "One person empties the box at two fixed times, and there’s a backup.",
        "New callers are called first.",
      ],
      tasks: ["Name who empties the box, at which two times, and who covers for them."],
    },
    {
      does: "Text back every missed call",
      asks: "Is a text back better than a message?",
      heard: /\b(?:text(?:ing|s)?|text[- ]back|sms)\b/,
      says: [
        "Within a minute of a missed call: “Sorry we missed you! This is [name]. How can we help? You can answer right here.” Many people who’d never talk to a machine will type two lines. It only works if someone reads the answers, and only for cell phones. Landlines won’t get it.",
      ],
      checks: ["A missed call from a cell phone gets a text within a minute, and somebody reads the answer."],
      tasks: ["Switch on a text back for missed calls, and decide who answers the replies."],
    },
    {
      does: "Call new numbers before familiar ones",
      asks: "Which messages should we answer first?",
      heard: /\b(?:first|order|priorit\w+|which)\b/,
      says: [
        "Play them in the order they came in, but don’t call them back in that order. People who’ve never been with you are still deciding, so they come first. Then anything with a date in it, then the regulars. Listen to all of them before you dial the first, since the one that can’t wait is always number seven. Two minutes with a pen save you from finding that out at noon.",
      ],
      mistake: [
        "Working through the box from top to bottom",
        "The message that couldn’t wait is number seven. Listen to all of them first, then call the new people and anything with a date in it.",
      ],
      checks: ["All messages are heard before the first call back."],
      tasks: ["Hear every message before you call the first one back, and start with new numbers."],
    },
    {
      does: "Let callers out of the box",
      asks: "How do callers reach a person from voicemail?",
      heard: /\b(?:person|urgent|emergenc\w*|reach|zero|out)\b/,
      says: [
        "Someone with a real problem shouldn’t be stuck in front of a recorder. Give them one way out: press zero for the person on duty, or a cell number for what can’t wait, said slowly and twice. Say what it’s for in callers’ words, or everyone presses it. And put 911 first if your callers could ever be in danger. Test the way out once a month, because the person it leads to may have left in March.",
      ],
      checks: ["There’s one way out of the box to a person, and it was tested this month."],
      tasks: ["Set up one way out to the person on duty, and test it after closing."],
    },
    {
      does: "Record holidays before they come",
      asks: "What about holidays and vacations?",
      heard: /\b(?:holidays?|vacation|closed|christmas|weekends?)\b/,
      extra: true,
      says: [
        "Put two reminders in the calendar for every closing: one to record the special greeting, one to take it down. Say the day you’re back with its date. A recording that wishes people a merry Christmas in the second week of January tells callers more about you than you’d like, and it’s the first thing a new one hears.",
      ],
      checks: ["Every closing day has a reminder to record the greeting and one to take it down."],
    },
  ],
};

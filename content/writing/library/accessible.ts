import type { Subject } from "./kinds.ts";

export const accessible: Subject = {
  id: "accessible",
  name: "callers who hear or speak with difficulty",
  heard:
    /\bhard-of-hearing\b|\b(?:hard of hearing|hearing (?:loss|impair\w*|aids?|difficult\w*)|deaf|accessib\w+|speech (?:impair\w*|disabilit\w*|difficult\w*)|stutter\w*|disabilit\w+|(?:older|elderly|senior) (?:callers?|patients?|clients?|people|customers?)|dementia|memory loss)\b/,
  not: /\bvs\b|\bversus\b|\bcompar\w+|\breminders?\b|\bwithout annoying\b|\bonline booking\b/,
  title: "How to make phone calls easier for everyone at {who}",
  lead: "Slow down, lower the pitch, say one thing at a time, and offer a way that isn’t a phone call. Answer relay calls instead of hanging up on them. And ask once, “What’s the best way to reach you?” then write it where everyone can see it. Most of what helps people with hearing loss is better for everybody else on a bad line as well.",
  close:
    "Ask three {customers} who have trouble on the phone to call you and tell you where they got lost. Pay them with a coffee. You’ll fix more in that hour than with any guideline.",
  passages: [
    {
      does: "Ask once how they’d like to be reached",
      asks: "How do we find out what people need?",
      heard: /\b(?:ask|need|prefer\w*|find out|record|note)\b/,
      says: [
        "“Do phone calls work well for you, or would you rather text or email?” Ask everyone, so that nobody has to announce a disability. Put the answer at the top of the record with what helps: “speak slowly, left ear,” “text only,” “relay.” There’s no use in asking if the next person dials anyway.",
      ],
      mistake: [
        "Writing the wish where nobody looks",
        "They told you “text only” and get a voicemail every time. Put it where whoever dials can’t miss it.",
      ],
      checks: ["The best way to reach each person is at the top of the record."],
      tasks: ["Add the question to the form and put the answer at the top of the record."],
    },
    {
      does: "Speak low, slow and one thing at a time",
      asks: "How should we speak on the phone?",
      heard: /\b(?:speak|talk|voice|slow|clear\w*|say|calls? easier)\b/,
      says: [
        "Shouting distorts. A slightly lower voice at a slower pace carries better, with a pause after each fact. One question, then wait, longer than feels polite. Say numbers in pairs, months by name, and spell with words: “B as in Boston.” If they didn’t get it, say it in other words instead of louder. Then let them say it back.",
      ],
      lines: [
        ["Checking", "I’d like to be sure I was clear. What day do you have down?"],
        ["Rephrasing", "Let me put that another way. You don’t need to eat anything before you come."],
      ],
      mistake: [
        "Repeating the same sentence louder",
        "Loud isn’t clear. Change the words, drop the pitch and slow down.",
      ],
      checks: ["We rephrase instead of repeating louder, and let people say it back."],
      tasks: ["Practice one booking with a scarf over the receiver and one question at a time."],
    },
    {
      does: "Get rid of the noise on your end",
      asks: "What can we change in the office?",
      heard: /\b(?:noise|background|office|headset|equipment|speaker\w*|room)\b/,
      says: [
        "A radio, a printer and a waiting room come along on every call. Use a headset with a good microphone, turn from the room, and never use the speakerphone. For calls that matter, move to a room with a door. Hold music is torture through a hearing aid, so offer a call back at a set time.",
      ],
      checks: ["Calls are taken with a headset, away from noise, and never on speaker."],
      tasks: ["Try three headsets on a call with a friend at the other end, and keep the clearest."],
    },
    {
      does: "Take relay calls, and know what they are",
      asks: "What is a relay call?",
      heard: /\b(?:relay|trs|captions?|tty|711|interpreter|asl|sign)\b/,
      says: [
        "Someone who is deaf may call through a relay service: an operator speaks what they type or sign and sends back what you say. It begins with an introduction that sounds like a sales call, and too many desks hang up. Tell everyone: stay on, talk to the caller and not the operator, “go ahead” means it’s your turn. You can call out by dialing 711. Captioned phones have a delay, so leave pauses.",
      ],
      mistake: [
        "Hanging up on relay calls",
        "The operator’s introduction sounds like telemarketing. It’s somebody trying to reach you. Teach everyone the first sentence.",
      ],
      checks: ["Everyone knows a relay call when they hear one, and that 711 calls out."],
      tasks: ["Make one relay call to yourselves by dialing 711, so that everyone has heard one."],
    },
    {
      does: "Give a way that needs no voice",
      asks: "What can we offer instead of a call?",
      heard: /\b(?:instead|text|email|online|chat|alternative|portal|written)\b/,
      says: [
        "A number that takes texts and is read by someone, an email that gets answered the same day, a booking page without a phone number as a required field. Put all three next to the phone number and say how fast each is answered. After any call, send the essentials in writing: day, time, place, what to bring. It’s courtesy for most people and the whole conversation for some.",
      ],
      checks: [
        "There’s a written way to book and to ask, with the time in which it’s answered.",
        "The essentials of every call go out in writing.",
      ],
      tasks: ["Put the written ways next to your phone number, with how fast each is answered."],
    },
    {
      does: "Give menus and machines a way out",
      asks: "What about phone menus and AI?",
      heard: /\b(?:menus?|ai|assistant|automated|machine|voicemail|press)\b/,
      says: [
        "A menu read at speed shuts people out. Three choices, slowly, repeated, and a person at any time by pressing zero. An assistant should be able to slow down, repeat, wait through a long pause and get a person when asked. Test it with a slow speaker and someone who stutters. If it talks over them, that’s a reason not to use it.",
      ],
      checks: ["Menu and assistant can repeat, wait and reach a person."],
      tasks: ["Have a slow speaker call your menu or assistant, and fix where it cuts them off."],
    },
    {
      does: "Know what you owe people",
      asks: "What does the law require?",
      heard: /\b(?:law|legal|ada|require\w*|rights|interpreter|pay)\b/,
      extra: true,
      says: [
        "The Americans with Disabilities Act asks businesses that serve the public to communicate effectively with people who have disabilities, and practices that take federal money have further duties. That can include a qualified interpreter at your expense for a visit. Don’t ask people to bring their own or to use a child. Your attorney or ada.gov can tell you what applies; set up the interpreter account before someone needs it.",
      ],
      checks: ["We know how to book an interpreter, and that we pay for it."],
    },
  ],
};

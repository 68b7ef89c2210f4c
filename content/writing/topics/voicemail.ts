import type { Topic } from "../kinds.ts";

export const voicemail: Topic = {
  id: "voicemail",
  name: "voicemail",
  goal: "get more out of voicemail than silence",
  gist: "Keep the recording to two sentences, ask for one thing, and put one person in charge of the messages.",
  heard: /\b(voice ?-?mail(s|box)?|answering machine|leave (us )?a message|mailbox|recorded message)\b/,
  keywords: ["voicemail", "messages"],
  scene:
    "Call your own number and count the seconds until the beep. That is how long {aCustomer} waits for the chance to talk to nobody.",
  close: "Whatever you decide, record it again this week. Last year’s greeting is certainly out of date.",
  causes: [
    {
      head: "They want an answer now, not later",
      text: "Voicemail tells them nobody is there, and the next number on the list might pick up.",
      remedy: "Say when you call back, to the hour, and offer a number they can text.",
    },
    {
      head: "They do not know what to say",
      text: "After a long recording comes a beep, and they have lost the thread.",
      remedy: "Ask them one question: “What is this about, and how late can we reach you today?”",
    },
    {
      head: "They don’t believe anyone will listen",
      text: "They have left messages elsewhere and never heard back.",
      remedy: "Name the hour you call back, keep it, and change the recording when you are away.",
    },
    {
      head: "They can’t talk where they are",
      text: "They are on a bus or at work, and it is nobody else’s business.",
      remedy: "Give them a number to text, and say it slowly, twice.",
    },
    {
      head: "The recording goes on too long",
      text: "They sit through hours, address and website before they may speak.",
      remedy:
        "Keep it to ten seconds: your name, when you call back, what to leave, and what to do in an emergency.",
    },
    {
      head: "They assume you will see their number",
      text: "To many people, a missed call is the message.",
      remedy:
        "Call back everyone who called, or text within minutes: “You called us. What can we do for you?”",
    },
  ],
  thesis: "Voicemail makes the caller do the work",
  reasons: [
    {
      head: "They called with a question",
      text: "{Customers} call to find out {ask0}. Voicemail can’t tell them, so most of the reason for the call is gone before the beep.",
    },
    {
      head: "You never see what it costs",
      text: "You hear the people who left a message. You don’t hear the ones who hung up after four seconds, and {aNewOne} is more likely to be one of those.",
    },
    {
      head: "Everything waits in the same line",
      text: "Messages are played in the order they came in. A call about {urgent} sits behind somebody asking {ask2}, and you find out only when you get to it.",
    },
  ],
  against: {
    text: "It is cheap, it never breaks, and for {customers} who know you it does the job.",
    reply:
      "Then keep it for them, behind something that answers. Voicemail makes a decent last resort and a poor front door.",
  },
  near: ["after-hours", "greeting", "counting"],
  points: [
    {
      id: "listen-to-yours",
      phase: "find out",
      do: "Call your own voicemail",
      how: "Call from another phone and listen the way a stranger would. Is the name right? Are the hours current? Does it say when someone will call back? Note the moment when you would have hung up.",
      mistake: "Leaving an old recording in place",
      harm: "It gives last year’s hours and maybe the name of someone who has left. Anyone who hears it will guess that nobody at {aPlace} listens to the messages either. Set a reminder to redo it every year.",
      ask: "How do we tell whether our greeting is any good?",
      answer:
        "Play it to someone who has never called {aPlace} and ask what they would do next. If they wouldn’t leave a message, rewrite it.",
      check: "We called our own voicemail this quarter, and everything it says is true.",
      task: "Play your recording to two people who have never called you, and note where they lose patience.",
    },
    {
      id: "match-log",
      phase: "find out",
      do: "Compare messages with calls",
      how: "Your phone log shows how many calls went to voicemail, and the mailbox shows how many left a message. Write the two numbers side by side for two weeks. The difference is people who hung up, and some of them wanted {aJob}.",
      mistake: "Counting only the messages",
      harm: "Nine messages look like nine callers. The log may show thirty, and the other twenty-one had a reason to call too.",
      ask: "How many callers hang up at our voicemail?",
      answer:
        "Take the number of calls that reached voicemail and subtract the messages. Use your own log; averages from elsewhere won’t tell you about {one}.",
      check: "We know how many calls reached voicemail last month and how many left a message.",
      task: "For two weeks, write down the calls that reached voicemail and the messages left, day by day.",
    },
    {
      id: "two-sentences",
      obvious: true,
      phase: "write down",
      do: "Cut the recording to two sentences",
      how: "The first says who you are. The second says what to leave and when you will call back. If your callers may be dealing with {urgent}, tell them where to turn before anything else.",
      mistake: "Reading out everything",
      harm: "Hours, fax, website and thanks take longer than the caller’s own question would. {Customers} want a person or the beep. Give them two sentences and leave the rest to your website.",
      ask: "What belongs in the recording?",
      answer:
        "Your name, when you call back, and where to turn with {urgent}. Everything else can go on the website.",
      check: "Our recording is two sentences long and says where to turn in an emergency.",
      task: "Rewrite the recording in two sentences, read it aloud, and record it standing up.",
    },
    {
      id: "ask-for-one-thing",
      phase: "write down",
      do: "Say what you need to know",
      how: "“Leave a brief message” makes the caller guess. Ask for what you need to call back prepared: {sort0}, say, and a number. One good message saves you a second call.",
      mistake: "Asking for “a brief message”",
      harm: "You get a name and a number rattled off too fast to write down. Then you call back just to find out {sort0}. Ask for it in the recording.",
      ask: "How do we get messages we can use?",
      answer:
        "Ask for something specific. For {one} that could be {sort0} and the best number to reach them.",
      check: "Our recording asks {sort0}, and for a number.",
      task: "Decide on the one thing every message should include ({sort0}, perhaps) and ask for it in the recording.",
    },
    {
      id: "own-the-box",
      phase: "start",
      do: "Put one person in charge of the messages",
      how: "They check it at two fixed times a day, write one line for each message, and note who will call back. Name a backup for days off. If everyone can listen, everyone assumes someone else has.",
      mistake: "Sharing the mailbox",
      harm: "A message that three people have heard is often one that nobody has answered. Put one name on it for every day of the week.",
      ask: "Who should check the messages?",
      answer:
        "One person a day, by name, at fixed times. If that is hard to arrange {hands}, it may be time for something other than voicemail.",
      check: "Every weekday has one person in charge of the mailbox, and a backup.",
      task: "For every weekday, put a name and two fixed times on the mailbox.",
    },
    {
      id: "close-the-loop",
      phase: "look back",
      do: "Write down how each message ended",
      how: "Next to each one note: reached, settled, or too late. Ask the ones who went elsewhere when they decided. After a month you will know whether to improve your voicemail or replace it.",
      mistake: "Deleting messages once you have heard them",
      harm: "They are the only record of what callers wanted. Keep one line for each for a month, and you will see which ones could have been answered on the spot.",
      ask: "When is it time to replace voicemail?",
      answer:
        "When your notes keep saying “reached too late”. Or when many of the messages just ask {ask0}, which could have been answered on the spot.",
      check: "We kept a line for each message of the past month, with how it ended.",
      task: "Keep one line for each message with how it ended, and read through them at the end of the month.",
    },
  ],
};

import type { Topic } from "../kinds.ts";

export const voicemail: Topic = {
  id: "voicemail",
  name: "voicemail",
  goal: "get more out of voicemail than silence",
  gist: "Two sentences, one definite request, and somebody who empties it at a fixed hour.",
  heard: /\b(voice ?-?mail(s|box)?|answering machine|leave (us )?a message|mailbox|recorded message)\b/,
  keywords: ["voicemail", "messages"],
  scene:
    "Count the seconds from the first ring to the tone on your own line. That is what {aCustomer} pays before being allowed to speak to nobody.",
  close:
    "Whatever you decide, record it anew this week. Last year’s voice is the one thing that is surely wrong.",
  causes: [
    {
      head: "They want an answer now, not later",
      text: "A mailbox says that nobody is there, and the next name on the list may be.",
      remedy: "Say in the recording when exactly you call back, and offer a text that somebody reads.",
    },
    {
      head: "They do not know what to say",
      text: "A beep after a long recording, and the sentence is gone.",
      remedy: "Ask one question in the recording: “What is it about, and until when can we reach you?”",
    },
    {
      head: "They do not believe that anybody listens",
      text: "Elsewhere nobody called back the last time.",
      remedy: "Name the hour, keep it, and change the recording when you are away.",
    },
    {
      head: "They cannot speak freely",
      text: "They stand in a bus or at work, and the matter is nobody’s business.",
      remedy: "Offer a way to write: a number for texts, said slowly and twice.",
    },
    {
      head: "It is too long until the beep",
      text: "Hours, address, website, and only then may they talk.",
      remedy: "Ten seconds at most: name, when you call back, what to leave, what to do if it cannot wait.",
    },
    {
      head: "They hope that you see the number",
      text: "Many take the missed call for the message.",
      remedy: "Call back whoever called, or send a text within minutes: “You called; what can we do?”",
    },
  ],
  thesis: "Voicemail asks callers to do the work",
  reasons: [
    {
      head: "It wants a message from somebody with a question",
      text: "{Customers} call to learn {ask0}, not to dictate. A machine that can only record has nothing to give in return, and one that gives nothing is seldom told much.",
    },
    {
      head: "It hides its own losses",
      text: "You see those who spoke. You do not see those who listened to four seconds and left, and among them may well be {aNewOne}. A tool that reports only its successes is hard to judge.",
    },
    {
      head: "It puts all calls in one row",
      text: "First in, first heard: a call about {urgent} lies behind somebody who wants to know {ask2}. A list can be sorted at a glance; a row of voices has to be sat through.",
    },
  ],
  against: {
    text: "It is cheap, it never fails, and for {customers} who know you by name it does what they need.",
    reply:
      "Keep it for them, then, behind something that answers. It makes a decent last resort and a poor front door.",
  },
  near: ["after-hours", "greeting", "counting"],
  points: [
    {
      id: "listen-to-yours",
      phase: "find out",
      do: "Listen to your recording as a stranger",
      how: "Call from outside and keep your eyes shut. Is the name right, are the hours this year’s, does it say when anybody will hear it? Write down the moment at which you would have hung up.",
      mistake: "Leaving an old recording in place",
      harm: "It gives hours that have changed and perhaps the name of somebody who left. Whoever hears it concludes that nobody at {aPlace} listens either. Put a yearly date on it.",
      ask: "How do we tell whether our recording is any good?",
      answer:
        "Play it to somebody who has never called {aPlace} and ask what they would do now. If the answer is not “leave a message”, you know enough.",
      check: "The recording was heard from outside this quarter, and everything in it is still true.",
      task: "Play the recording to two people who have never called you; note where they lose patience.",
    },
    {
      id: "match-log",
      phase: "find out",
      do: "Set messages against calls",
      how: "The mailbox shows how many spoke; the log shows how many were sent to it. Lay the two side by side for two weeks. The gap is made of people, some of whom wanted {aJob}.",
      mistake: "Counting only the messages",
      harm: "Nine messages look like nine callers. The log of the same days may show thirty, and the silent ones had a reason to call too. Compare the two before you call it working.",
      ask: "How many callers hang up at the mailbox?",
      answer:
        "Your own log can tell you: calls that reached the mailbox, less messages that have words in them. Figures from elsewhere will not fit {one} anyway.",
      check: "We know how many calls reached the mailbox last month, and how many left words.",
      task: "For two weeks, write calls to the mailbox beside messages in it, day by day.",
    },
    {
      id: "two-sentences",
      obvious: true,
      phase: "write down",
      do: "Cut it to two sentences",
      how: "Sentence one says who this is. Sentence two says what to leave and by which hour it is answered. If something like {urgent} can happen to your callers, where to turn then comes before both.",
      mistake: "Reading out the whole house rules",
      harm: "Hours, fax, website and thanks take longer than the caller’s question would. {Customers} want the beep or a person. Two sentences; let the website keep the rest.",
      ask: "What belongs on the recording?",
      answer:
        "Your name, an hour for the call back, and where to turn with {urgent}. All else can be read somewhere else.",
      check: "The recording has two sentences, and where to turn if it cannot wait.",
      task: "Write the recording anew in two sentences, read it aloud, and record it standing.",
    },
    {
      id: "ask-for-one-thing",
      phase: "write down",
      do: "Tell them what to leave",
      how: "“A brief message” leaves the caller to guess. Ask for what your call back needs and no more: {sort0}, say, and a number. Whoever gives you that can be helped in one call instead of two.",
      mistake: "Asking for a brief message",
      harm: "You get a name, a cough, and a number said at speed. Then somebody calls only to learn {sort0}. Ask for it on the tape and the second call falls away.",
      ask: "How do we get messages that we can use?",
      answer:
        "By asking for something definite. For {one}: {sort0}, and how to reach them. Vague requests bring vague messages.",
      check: "The recording asks {sort0}, and for a number, not for a message.",
      task: "Choose the one thing a message must hold ({sort0}, perhaps) and ask for exactly that.",
    },
    {
      id: "own-the-box",
      phase: "start",
      do: "Give the mailbox an owner",
      how: "One name, two hours of the day, and a stand-in. The owner empties it, writes each message as a line and says who takes it. When everybody may listen, everybody thinks that somebody has.",
      mistake: "Letting everybody share it",
      harm: "A message that three people have heard is often a message that nobody has answered. Put one name on it for each day of the week.",
      ask: "Who should look after the messages?",
      answer:
        "One person a day, by name, at hours that are fixed. If that is hard to arrange, {hands}, it is worth asking whether a mailbox is the right thing at all.",
      check: "Each weekday has one name against the mailbox, and a second for absence.",
      task: "Put a name and two fixed hours against the mailbox for every weekday.",
    },
    {
      id: "close-the-loop",
      phase: "look back",
      do: "Write down how each one ended",
      how: "Beside every message: reached, settled, or gone elsewhere. Ask those who went elsewhere when they decided it. A month of such lines tells you whether to improve the mailbox or replace it.",
      mistake: "Deleting messages once they are heard",
      harm: "With them goes the only trace of what callers wanted. Keep a line about each for a month; it shows what could have been answered at once.",
      ask: "When is it time for something else than voicemail?",
      answer:
        "When the lines of a month say “reached too late” again and again. Or when much of what is asked, such as {q0}, has an answer that could have been given on the spot.",
      check: "A month of messages has been kept as lines, each with its ending.",
      task: "Keep a line for each message with its ending, and read the month’s lines together.",
    },
  ],
};

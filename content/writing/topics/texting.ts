import type { Topic } from "../kinds.ts";

export const texting: Topic = {
  id: "texting",
  name: "texting with customers",
  goal: "text with its customers",
  gist: "Text from one business number, ask first, decide what never goes in a text, and have one person read the replies.",
  heard:
    /\b((two[- ]way|business) text(ing|s| messag\w+)|text(ing)?( messag\w+)? (with|to|between) (\w+ )?(customers|clients|patients|guests|callers|homeowners|tenants|owners|parents|members)|(roll\w* out|start\w*|introduc\w*|set\w* up|add\w*|offer\w*|use|using|allow\w*) (two-way |business )?text(ing| messag\w+)|text(ing)? (line|number|policy|policies|etiquette|rules|program)|(our|a|the) text(ing)? system|text messaging|text(ing)? ((our|my|your|their|its) )?(customers|clients|patients|guests|tenants|parents|members)(?! (\w+ )?(back|reminders?|to confirm))|text(ing|s)? .{0,30}(personal|private) (cells?|phones?|numbers?))\b/,
  keywords: ["texting customers", "business texting"],
  scene:
    "“Running late, can we do 3?” It came in at noon, to a cell phone in a jacket, and the jacket was in the car. At {aPlace} nobody else could see it.",
  close: "If you can say who reads the next reply, you are ready to send the next text.",
  thesis: "A text that nobody answers is worse than no text",
  reasons: [
    {
      head: "People read texts and let calls ring",
      text: "Many won’t pick up a number they don’t know, {hands} or not. A text with your name and one question gets its answer from a bus seat.",
    },
    {
      head: "One number can be handed over",
      text: "What runs through somebody’s own phone goes on vacation with them. From one business number, whoever is in that day can see what was promised.",
    },
    {
      head: "It frees the line for what needs a voice",
      text: "A time, an address, a yes: two lines settle it. That leaves the phone for {hard}.",
    },
  ],
  against: {
    text: "Some people never text, and some things should never be texted.",
    reply:
      "Both are true, so keep the phone as it is and write down what stays on it: danger, bad news, money that is disputed, and anything about health. A text is one more way in and not the new front door.",
  },
  near: ["reminders", "writing", "missed"],
  points: [
    {
      id: "which-texts",
      phase: "find out",
      do: "Find out which calls could have been a text",
      how: "For a week, whoever answers puts a T next to every call that two lines would have settled: a time, an address, {status}. Those are the texts to begin with. If there are few, you need fewer calls and not more channels.",
      mistake: "Texting everything because it is possible",
      harm: "People get three messages about one {visit} and mute you. Begin with what a week of marks shows.",
      ask: "What should we use texts for first?",
      answer:
        "For calls that two lines would have settled. Mark them for a week; times, addresses and {status} are usually at the top.",
      check:
        "We marked a week of calls that two lines would have settled, and chose three kinds to begin with.",
      task: "For a week, put a T next to every call that two lines would have settled, and choose three kinds.",
    },
    {
      id: "one-number",
      phase: "decide",
      do: "Text from one business number",
      how: "Have your phone company turn on texting for the number people already know, or get one inbox for it. Before it can send, a business has to be registered with the carriers; ask your provider how long that takes. Nobody texts from a private phone any more, or only half of it can be found later.",
      mistake: "Texting from private phones",
      harm: "The answer is on a phone in somebody’s pocket, on their day off. Use one number with one inbox.",
      ask: "Which number should we text from?",
      answer:
        "The one people already call, if your provider can turn texting on for it. Ask about registration with the carriers, which takes some days.",
      check: "All texts go out from one business number, and more than one of us can see the inbox.",
      task: "Ask your provider to turn on texting for the business number, and start the registration.",
    },
    {
      id: "ask-consent",
      phase: "decide",
      do: "Ask before you text, and note the yes",
      how: "“May we text you about your {visit}? You can stop it with one word.” Ask it when people book, and note the date. Messages about an appointment they made are one thing; offers are another and need written consent. Have a lawyer look at the second kind before you send any.",
      mistake: "Texting offers to everyone in the list",
      harm: "They gave you the number for their {visit}. Offers without written consent can be expensive. Ask, note it, and let STOP mean stop.",
      ask: "Do we need permission?",
      answer:
        "Ask when people book, note the yes with its date, and honor STOP at once. Offers need written consent; have a lawyer read those first.",
      check: "We ask when people book, note the yes with its date, and STOP works at once.",
      task: "Add the question to the booking call and the form, with a place for yes, no and the date.",
    },
    {
      id: "never-by-text",
      phase: "decide",
      do: "Write down what is never texted",
      how: "Danger goes to 911 and the phone: {urgent}. Bad news, a dispute about money, anything about somebody’s health, card numbers and passwords stay out as well. If one of those comes in by text, the answer is always the same line: “I’ll call you about that. Is now good?”",
      mistake: "Letting urgent things come in by text",
      harm: "Someone writes about {urgent} and waits for the little bubble to move. Say in the first message that urgent things are for the phone.",
      ask: "What should never go in a text?",
      answer:
        "Danger, bad news, disputes, health and card numbers. Answer those with one line: “I’ll call you about that. Is now good?”",
      check:
        "The list of what is never texted hangs by the phone, and our first message says where urgent things go.",
      task: "Write the list of what is never texted, and the one line that moves it to the phone.",
    },
    {
      id: "six-texts",
      phase: "write down",
      do: "Write six short messages",
      how: "Confirmation, reminder, on our way, running late, sorry we missed you, thank you. Each has your name, one fact and one question, and fits on a screen: “[Name of the business]: we’re on our way and should be there by 2:40. Reply if that doesn’t work.”",
      mistake: "Making every text up as you go",
      harm: "One is cheerful, one is curt, and one forgets who it is from. Six messages cover nearly all of them.",
      ask: "What should our texts say?",
      answer:
        "Your name, one fact, one question. Six messages are enough: confirmation, reminder, on our way, running late, missed call, thanks.",
      check: "Six messages are written; each has our name, one fact and one question.",
      task: "Write the six messages, read them on a phone, and cut whatever doesn’t fit on the screen.",
    },
    {
      id: "who-replies",
      phase: "start",
      do: "Give the replies a name and two times a day",
      how: "One person reads them, at least in the morning and after lunch, with a backup for days off. After closing, an automatic line says when you read them next and where urgent things go. Until that is settled, don’t send anything that invites an answer.",
      mistake: "Sending texts that nobody reads the answers to",
      harm: "“Can’t make it, sorry” sits there until the hour has passed. Put a name and two times against the replies.",
      ask: "Who answers the replies?",
      answer:
        "One person by name, twice a day at least, with a backup. After hours an automatic line says when you read them next.",
      check: "Each weekday has one name for the replies, and the automatic line names a time.",
      task: "Put one name and two times a day against the replies, and switch on the line for after hours.",
    },
    {
      id: "texting-pilot",
      phase: "try",
      do: "Begin with one kind of message and one part of your customers",
      how: "Two weeks of “on our way” or reminders, nothing else. Count how many answered, how many asked to stop, and which calls didn’t come. Then add the next kind. Going slowly costs nothing, and you find the wrong numbers while there are few.",
      mistake: "Switching everything on in one day",
      harm: "Wrong numbers, double messages and forty replies before lunch. One kind for two weeks shows you all of that while it is small.",
      ask: "How do we begin?",
      answer:
        "With one kind of message for two weeks. Count replies, stops and the calls that didn’t come, then add the next.",
      check: "We tried one kind of message for two weeks and counted replies, stops and calls saved.",
      task: "Send one kind of message for two weeks, and count replies, stops and calls saved.",
    },
    {
      id: "texting-look-back",
      phase: "look back",
      do: "Read fifty replies after a month",
      how: "Look for questions that came up three times, for replies that waited longer than a day, and for people who stopped. The first go into your messages, the second change who reads them, and the third you call and ask.",
      mistake: "Counting texts sent",
      harm: "A thousand sent says nothing. Fifty replies, read one by one, tell you what to change.",
      ask: "How do we know it works?",
      answer:
        "Read fifty replies a month: questions that repeat, replies that waited, people who stopped. Change one thing for each.",
      check: "We read fifty replies after a month and changed something because of them.",
      task: "Read fifty replies, and change one message, one time or one name because of them.",
    },
  ],
};

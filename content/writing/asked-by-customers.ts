/** What customers want to know about calling a business, as they ask it, with answers for its own page; in square brackets what only the business knows. */
export const askedByCustomers: readonly (readonly [question: string, answer: string])[] = [
  [
    "Who answers when I call {when}?",
    "[A person on duty, our answering service, or a phone assistant that says it is one.] Whoever it is has today’s notes and knows whom to reach. There is no menu.",
  ],
  [
    "What should I do first if it can’t wait?",
    "If anyone is in danger, hang up and call 911. [For anything that can’t wait until morning: the number or place, with its address.] Then call us, so that we know about it.",
  ],
  [
    "How do I know whether it can wait?",
    "Ask yourself three things: is anyone in danger, is it getting worse by the hour, and can it be made safe until morning? If you aren’t sure, call. Nobody here will mind.",
  ],
  [
    "What will you ask me?",
    "Your name, a number where we can reach you, what happened in your own words, and [one question that decides what comes next].",
  ],
  [
    "When will somebody call me back?",
    "[Within how many minutes if it is urgent; by what time in the morning for everything else.] If it gets later than that, we’ll tell you before you have to ask.",
  ],
  [
    "Can I book or change an appointment on that call?",
    "[Yes, for these kinds; no, for those, and why.] You’ll get the day and time in writing afterward. Until you have that, nothing is booked.",
  ],
  [
    "Does it cost anything?",
    "The call itself [costs nothing, or what it costs]. If someone comes out or sees you {when}, we tell you the price beforehand.",
  ],
  [
    "What happens to what I tell you?",
    "It becomes a note for the person who takes care of it. [Whether calls are recorded, who may read the note, and when it is deleted.] You can ask us to delete it.",
  ],
  [
    "What if I’d rather talk to someone I know?",
    "Just say so. [Name] is in on [days]. We’ll note your question and when to reach you, and [name] will call you then. If it’s urgent, please don’t wait for that.",
  ],
];

/** What customers want to know about calling a business, as they ask it, with answers for its own page; in square brackets what only the business knows. */
export const askedByCustomers: readonly (readonly [question: string, answer: string])[] = [
  [
    "Who answers when I call {when}?",
    "[A person on duty, our answering service, or a phone assistant that says it is one.] Whoever it is has today’s notes and knows whom to reach. You won’t get a menu, and you won’t be left with a tone.",
  ],
  [
    "What should I do first if it can’t wait?",
    "If somebody is in danger, hang up and call 911. [For what cannot wait until morning: the number or place, with its address.] Then call us, so that we know of it.",
  ],
  [
    "How do I know whether it can wait?",
    "Ask yourself three things: is somebody in danger, is it getting worse by the hour, and can it be made safe until morning? If you aren’t sure, call. Nobody here will hold it against you.",
  ],
  [
    "What will I be asked?",
    "Your name, a number where you can be reached, what has happened in your own words, and [one question that decides what comes next]. It takes about as long as it takes to say it.",
  ],
  [
    "When will somebody call me back?",
    "[Within how many minutes for what is urgent; before which hour in the morning for everything else.] If it gets later than that, we tell you before you have to ask.",
  ],
  [
    "Can I book or change an appointment on that call?",
    "[Yes, for these kinds; no, for those, and why.] You get the day and time in writing afterward. Until you have it, nothing is fixed.",
  ],
  [
    "Does it cost anything?",
    "The call itself [costs nothing, or what it costs]. If somebody comes out or sees you {when}, we tell you the price before it is done, not after.",
  ],
  [
    "What happens to what I tell you?",
    "It becomes a note for the person who takes care of it. [Whether calls are recorded, who may read the note, and when it is deleted.] You can ask us to delete it.",
  ],
  [
    "What if I’d rather talk to somebody I know?",
    "Say so. [Name] is in on [days]; we note your question and when you can be reached, and [name] calls you then. What is urgent should not wait for that.",
  ],
];

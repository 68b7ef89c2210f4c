import type { Practices } from "./practice.ts";

export const office: Practices = {
  "Appointment Scheduling": () =>
    "Two fixed windows a week for first conversations, half an hour each, which people choose themselves; the rest of the calendar is for work that is paid. The invitation asks for three lines beforehand: what, by when, who decides. Anybody who can't write those isn't ready to talk.",
  "Customer Support": () =>
    "Each piece of work under way gets one note a week on the same day: done, next, what we need from you. Anything in between goes on a list for that note, unless it is an emergency; agree at the start what counts as one. Then interruptions are the exception, and you can work for two hours straight.",
  "Lead Qualification": (t) =>
    `Ask before you meet, in the same three lines for everybody: ${t.sort.join("; ")}. Say your lowest price in the first reply. It loses the people you would have lost after two meetings, and the others take you more seriously. Keep one name for each kind of work that you pass on.`,
  "After-Hours Coverage": (t) =>
    `Nobody has to answer at night, but ${t.night} deserves an answer by noon. Set one reply that says when you read mail, what to send along and how to choose a time for a first conversation. Name the one thing for which you may be disturbed in the evening, and how.`,
  "Repetitive FAQ Handling": (t) =>
    `How you work, ${t.ask[0]}, what you need from them: one page that you send before the first conversation. Keep off it what they pay for: ${t.expert}. If you type the same paragraph a third time, it becomes a saved reply that evening.`,
  "Data Entry/Form Filling": (t) =>
    `Let the client fill in one sheet at the start, with the legal name, the address for bills and who signs. Offers, contracts and bills are made from it. For a month, note each time ${t.typed} are typed again; two of these places make up most of it, and a copied template ends them.`,
  "Order Processing": () =>
    "Begin nothing on “go ahead”. One page says what is included, what is not, the date and the price of a change, and work starts when it is signed and the first part is paid. Changes get a line and a price the same day. It is the written small change that keeps a job from becoming a loss.",
  "Follow-up Communication": () =>
    "An offer is followed up on the fourth day by the person who made it, and on the fourteenth with a question that can be answered in a word: “now, later, or no?”. After that it is closed, politely. Twice a year write to ten people whose work went well, by hand, about something that concerns them.",
  growth: () =>
    "Ask your last five good clients one question: what do you need next that you would not think of us for? Two of the answers are work that you do already.",
  experience: () =>
    "Nobody likes to ask how it stands. A note on the same day every week, three lines long, is what people mean when they call a firm reliable.",
  cost: "hours worked and never billed, programs nobody opened this season, and work begun on an empty page",
  efficiency:
    "templates from your five best pieces of work, two mornings a week for nothing else, and each project's next step with one name on it",
};

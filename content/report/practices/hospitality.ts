import type { Practices } from "./practice.ts";

export const hospitality: Practices = {
  "Appointment Scheduling": () =>
    "One book for all bookings, whatever way they came, with a number beside each name. Confirm large ones the day before and ask, “still all eight of you?”. Keep a short list of people who would come at short notice; a table that is given back at four can be full by seven.",
  "Customer Support": (t) =>
    `Whoever serves may put things right up to an amount you name, without asking you. Write down every complaint in one line with the day. Three of the same kind in a month are not guests' moods. Whoever asks ${t.status} gets an answer within the hour, if only “I'll know by noon”.`,
  "Lead Qualification": () =>
    "For parties and events, five things before you offer anything: date, how many, what occasion, budget a head, who decides. Have three ready offers at three prices. Who gets one the same day, with a date until which you hold it, mostly stops asking others.",
  "After-Hours Coverage": (t) =>
    `People plan their evening while you serve and their party after you close. Let every page answer three things without a person: are you open, is there room, how do I book. What is left (${t.night}) goes on one list that somebody reads before the kitchen starts.`,
  "Repetitive FAQ Handling": (t) =>
    `Hours, ${t.ask[0]}, ${t.ask[1]}: on the first screen of your site and in your Google profile, changed in both on the same day. Allergies stay off it: the kitchen is asked each time.`,
  "Data Entry/Form Filling": (t) =>
    `Bookings, orders and hours are often copied three times by closing. Write down for three days where ${t.typed} are typed, and by whom. Keep the one place that the kitchen or the desk works from; what is only kept in case somebody asks can go.`,
  "Order Processing": () =>
    "Spoken orders are repeated back whole, with name, time and total, before the conversation ends. In the rush one person takes orders and does nothing else. Large ones come in writing a day ahead, with a deposit and a last hour for changes. Note each remake for a week, and where the mistake began.",
  "Follow-up Communication": () =>
    "Two kinds of people would come back and are not asked. Who held a party with you: write in the tenth month, before they choose again. Who asked and did not book: one line on the third day, “shall I keep the date until Friday?”. Both lists fit on a page; one person keeps it.",
  growth: () =>
    "Your quiet evenings are the room you have: one reason to come on a Tuesday, told to whoever sat with you on a Saturday, fills more than a lower price. A party in a side room is worth ten tables.",
  experience: () =>
    "The first five minutes and the bill decide how an evening is remembered. A greeting within one minute, even in a rush, and a bill within three are free.",
  cost: "what the ten things you sell most cost you to make or to clean up after, what apps and platforms keep of each order or booking, and the paid hours of your two slowest days",
  efficiency:
    "a short list for the busiest hours, everything for it made ready the day before, and suppliers who come twice a week instead of daily",
};

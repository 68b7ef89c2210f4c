import type { Versus } from "../kinds.ts";

/** The same message by two ways that are written. */
export const textOrEmail: Versus = {
  id: "text-or-email",
  not: /\b(?:phone calls?|calling|voicemails?)\b/,
  sides: [
    { name: "text messages", heard: /\b(?:texts?|texting|text messages?|sms)\b/ },
    { name: "email", heard: /\be-?mails?\b/ },
  ],
  lead: "Text what has to be seen today and answered in one word; email what has to be kept, read twice or printed. For a date that somebody could forget, the text comes first and the email carries the details. Ask each {customer} once, at booking, which they read, and note it with the day of their yes.",
  criteria: [
    {
      name: "Who sees it in time",
      heard: /\b(?:sees?|read|time|fast|quick\w*|open\w*|response|effect\w*|works?|no-?shows?|remind\w*)\b/,
      cells: [
        "Nearly everyone, within minutes, on the phone in their hand",
        "Whoever opens mail that day; some of it lands in spam",
      ],
      says: "Don’t take anybody’s percentage; count your own. For four weeks send half of your {customers} the one and half the other, two days ahead, both ending in a question that can be answered by YES. Write down who answered by the evening, and who didn’t come. Texts usually get their answer sooner. The share that emails reach at all differs from list to list, and an address that was typed wrong at the desk reaches nobody.",
    },
    {
      name: "What fits in",
      heard: /\b(?:fits?|details?|length|long|attach\w*|pictures?|instructions|forms?|directions)\b/,
      cells: ["Day, time, place, one question", "Directions, what to bring, a form, a price with its lines"],
      says: "A text holds the weekday, the date, the hour, your name and one question. With a third sentence nobody reads the second. Everything that’s looked up later belongs in the email: where to park, what to bring, what was agreed, a form. So send the email when the date is made, and the text when it comes near. Leave out of both what it’s about, wherever that is nobody else’s business; other people see screens.",
    },
    {
      name: "What comes back",
      heard: /\b(?:answers?|repl(?:y|ies)|back|confirm\w*|cancel\w*|reschedul\w*)\b/,
      cells: [
        "YES, a new day, a question, within the hour",
        "Fewer answers, and longer ones, in somebody’s inbox",
      ],
      says: "A reminder is only as good as whoever reads the answer. Replies to texts come at once and expect the same, so put one name on them for each half day and offer two other times right in the reply. Replies to email pile up where nobody looks before noon. Whichever you choose, never send from an address or number that says “do not reply”: a no that reaches you two days ahead is a time you can still fill.",
    },
    {
      name: "What it asks of you first",
      heard: /\b(?:costs?|price|money|consent|permission|law|legal|rules?|setup|set up|privacy)\b/,
      cells: [
        "A yes from each of them, a registered number, cents per message",
        "A correct address, a way to stop it; next to no cost",
      ],
      says: "Business texts need a number that’s registered with the carriers, a noted yes from each person, and a STOP that works at once; offers need a written yes of their own. Email is easier to begin: a correct address, your postal address on anything that advertises, and a link to stop it. Have a lawyer read the first text and the first email once, and then don’t change their kind.",
    },
    {
      name: "Who is left out",
      heard: /\b(?:older|elderly|seniors?|landlines?|left out|who)\b/,
      cells: ["Landlines, and people who said no", "People who share an inbox or never open it"],
      says: "Some of your {customers} have neither. Keep a short list of them, and call between ten and noon. “Text, email or call?” takes four seconds at booking, and it’s the only setting here that no system can guess for you.",
    },
  ],
  verdict: [
    "for reminders, changes of today and anything with a yes or no in it.",
    "for the details, for what is kept, and for everyone who never said yes to texts.",
    "the email when the date is made, a text two days ahead that asks for a yes, and a call to whoever hasn’t answered by noon.",
  ],
};

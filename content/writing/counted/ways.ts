import { priceRange } from "../../prices.ts";
import { type Counted, WAYS } from "./kind.ts";

/** By what more calls are answered: each names who picks up, what it costs and where it ends. */
const answered: Counted = {
  noun: WAYS,
  heard:
    /\b(?:answer|take|catch|pick up|get to|cover)(?:ing|s)? (?:(?:more|all|every|the|our|your|their|its|after[- ]hours) )*(?:phone )?(?:calls?|phones?)\b|\bmiss(?:ing)? (?:fewer|less|no) (?:phone )?(?:calls?|callers)\b|\b(?:never|stop|avoid|not|to keep from) (?:miss|los)\w* (?:another |a |any |so many )?(?:calls?|callers)\b|\b(?:reduce|cut|fewer|prevent) missed (?:phone )?calls?\b/,
  not: /\b(?:spam|angry|upset|spanish|languages?|prices?|review|train\w*|new receptionist|faster|better|nicely|professional\w*)\b/,
  name: "answering more calls",
  lead: "More calls are answered in two ways: somebody or something else picks up, or fewer people have to call. Below each stands what it costs and where it ends, because none of them takes every call. Begin with the one that catches the hour in which most calls rang out.",
  close:
    "Print two weeks of the call log first, and mark what nobody answered. Start with one of these for that hour, and count again after a month.",
  entries: [
    [
      "Ring a second phone after three rings, in a fixed order",
      "Set forwarding for “no answer” and, separately, for “busy”: the first name’s cell phone, then the second’s. Put the two names on a calendar by day, evening and weekend, so that it isn’t always the same one. It costs nothing with most phone plans. It ends where both have their hands full, so something has to stand behind it.",
    ],
    [
      "Text back every missed call within a minute",
      "“Sorry, we’re with someone. What do you need, and where? You’ll hear from us by [time].” Many phone systems send it by themselves for a few dollars a month. It keeps people from trying the next name as long as somebody reads the replies. It doesn’t reach landlines, and it’s no answer to an emergency.",
    ],
    [
      "Let an AI receptionist take what rings out",
      `It picks up at any hour, nights and weekends included, several calls at once, books what follows a rule ({easy}, for example), and rings a person for what you’ve put on its list: {urgents}. It costs ${priceRange} with the publisher of this page, who sells them, so try any of them with ten of your own calls. It can’t comfort anybody, and it knows only what you gave it.`,
    ],
    [
      "Put an answering service behind you",
      "People in another place answer with your name and your page, on nights and weekends too. They hear fear, and they take a message; some book. It’s paid by the minute or the call, so have your busiest month priced. It ends at the edge of the script, and on the evening on which everybody in your region calls.",
    ],
    [
      "Let people settle the simple things themselves",
      "A link on the website, in the map listing and in the missed-call text, for the one or two things that always follow the same rule, such as {easy}. It costs a calendar that’s kept up to date. It works at night and on a Sunday. It ends where somebody has to ask a question first.",
    ],
    [
      "Name two times at which you call back",
      "“We’re working right now and call back at 12:15 and at 5.” Both times stand in the calendar, with a name. It costs two quarters of an hour a day and nothing else. Whoever can wait stops trying others; for whoever can’t, the greeting needs a second number. On a weekend it’s once a day.",
    ],
    [
      "Trade hours with somebody who does the same work",
      "Two businesses that trust each other take each other’s phones on alternate evenings and weekends or over lunch, with one page of rules: what is urgent, what gets a message, and that nobody keeps the other’s callers. It’s free. It ends at your calendar, which they can’t see.",
    ],
    [
      "Take away the calls that needn’t happen",
      "Hours, area, where to park, “are you on your way?”: put these in the greeting, in the listing and in a text before each appointment. The line is free for the calls that bring work. It costs an afternoon, and it has to be done again when something changes.",
    ],
    [
      "Move somebody’s hour to where the calls are",
      "Lay the log beside the schedule. One start half an hour earlier, or a lunch at one instead of at noon, often covers the worst stretch. It costs a talk with one person. It ends after closing and on the weekend.",
    ],
  ],
};

export const ways: readonly Counted[] = [answered];

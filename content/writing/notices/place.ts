import type { Notice } from "./kind.ts";

// Where it is, and what happens to the building.

/** A house number and its street, or a floor or suite. */
const ADDRESS =
  /\b\d{1,5} (?:[\w.]{1,20} ){1,4}(?:street|st|avenue|ave|road|rd|lane|drive|boulevard|highway|floor)\b|\bsuite \d/;

export const moving: Notice = {
  id: "moving",
  gist: "What to change in your calendar, and how to find the door the first time.",
  walkInGist: "Until when you’ll find us at the old door, and how to find the new one.",
  heard:
    /\b(?:mov(?:e|es|ing|ed) (?:to|into|from|our|office|on|across|next|down)|(?:is|are|’re|'re|we) (?:have )?mov(?:ing|ed)|relocat\w+|new (?:address|premises|home|building|location)|mov\w+ .{0,20}\b(?:street|avenue|road|suite|floor))\b/,
  not: /\b(?:second|another|additional) (?:location|office|branch)\b|\bmove to (?:mornings?|afternoons?|mondays?|\w+days?)\b/,
  says: [
    {
      says: "The new address is [new address], and the first day there is [date].",
      unless: ADDRESS,
      books: true,
    },
    {
      says: "Please write the new address next to your next appointment now. Every appointment from that day on takes place there, and nobody will be at the old door to send you along.",
      unless: /\bold (?:address|door|place)\b/,
      books: true,
    },
    {
      says: "Until [last day at the old address] you’ll find us where we’ve always been. The new {place} opens on [date] at [new address].",
      unless: ADDRESS,
      books: false,
    },
    {
      says: "If you have something on order or here for repair, call before you set out, and we’ll tell you which door it’s behind.",
      books: false,
    },
    "Leave ten minutes early the first time. A navigation app that knows only our old entry will take you to the wrong place with great confidence, so type in the street and the number rather than our name.",
    {
      says: "If stairs are hard for you, or you need to be dropped off at the door, call us before your first visit and we’ll tell you the easiest way in. [Where to park, and which entrance to use.]",
      unless: /\bparking\b|\bentrance\b/,
      books: true,
    },
  ],
  todo: "If you mail us anything, please use the new address from then on. For questions, call us{at}.",
  walkInTodo: "For questions, call us at [phone number]. It moves with us.",
  ends: "Come and see us there. We’ll be glad to show you around.",
};

export const secondPlace: Notice = {
  id: "second-place",
  gist: "How to choose where you come, and what stays as it is.",
  walkInGist: "Where the new place is, and what stays as it is.",
  heard:
    /\b(?:second|another|additional|new|third) (?:\w+ )?(?:location|office|branch|clinic|store|shop|practice)\b|\bopen(?:ing|s)? (?:a|our|an) (?:new|second)\b/,
  not: /\b(?:mov(?:e|es|ed|ing)|relocat\w+) (?:[\w’]+ ){0,3}to\b/,
  says: [
    {
      says: "You can choose where you come. If the new place is closer to your home, your work or your children’s school, say so when you call, and we’ll book you there. If you like things the way they are, nothing changes for you.",
      books: true,
    },
    {
      says: "Whichever one you call, tell us which one you’d like to come to. We’d rather ask once too often than have you standing at the wrong door.",
      books: true,
    },
    {
      says: "The one you know stays where it is. The new one is at [address of the second {place}].",
      books: false,
    },
    {
      says: "If you need something today, call before you drive. We’ll look at both places and have it set aside at the one that has it.",
      books: false,
    },
    "The first weeks at a new place are never quite smooth. If you’re among the first to come, tell us what you couldn’t find. It’s still easy to change.",
  ],
  todo: "To book a time there, call us{at}.",
  walkInTodo: "To ask what’s on the shelf, call us at [phone number].",
  ends: "We hope to see you there soon.",
};

export const works: Notice = {
  id: "works",
  gist: "What we ask of you on these days, and whom to call if they’re difficult for you.",
  heard:
    /\b(?:repairs?|repaired|maintenance|construction|renovat\w+|outage|inspections?|shut.?off|turned off|be off|is off|roof(?:ing)?|repav\w+|painting|elevator|parking lot|water)\b/,
  says: [
    "We’ll keep it as short as we can, and we know that no day is a good one for it. If anything takes longer than planned, you’ll hear from us before you notice.",
    "If these days are difficult for you, because you need the way in to be level, have a delivery coming or can’t do without it, call us before then. It’s easier to find a way now than on the day itself.",
  ],
  todo: "For questions, call us{at}.",
  ends: "We’re sorry for the trouble, and thank you for your patience.",
};

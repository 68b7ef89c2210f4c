import type { OutlineKind } from "./kind.ts";

// What has happened to others, told as news.

export const development: OutlineKind = {
  id: "development",
  byQuestion: true,
  heard:
    /\b(?:chang(?:ed|es|ing)|affect(?:s|ed|ing)|hit(?:s|ting)?|hurt(?:s|ing)?|spread(?:s|ing)?|arriv(?:es?|ed|ing)|reshap\w+|disrupt\w+|mean(?:s|t)? for|happen(?:s|ed|ing) (?:to|with)|impact\w*)\b/,
  with: /\b(?:(?:this|last|the past) (?:season|year|spring|summer|fall|autumn|winter|month|week|decade)|since (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4}|the)|recently|lately|local news|news ?letter|news (?:item|story|piece|article)|in (?:19|20)\d\d)\b/,
  points: [
    [
      "Say what changed, for whom, and since when",
      "What changed, and since when?",
      "Three people whom it concerns, asked separately: what do they do now that they didn’t do a year ago?",
      "One sentence with who, what, where and the month it began. It stands first, before any history.",
    ],
    [
      "Give two figures about {x}, each with its source",
      "What do the figures on {x} say?",
      "The state agency, the university’s extension office or the trade’s association; write down the date of each figure.",
      "One figure from here and one from the state or the country, for this year and for the year before. Without the year before it’s no news.",
    ],
    [
      "Show one person’s season",
      "What does a day with {x} look like?",
      "Spend an hour there. Note what they show you first.",
      "One day and one decision: what they saw, what they did, what it cost them, and what they’d do differently.",
    ],
    [
      "Quote two people who don’t agree",
      "Which two people can be quoted?",
      "One who has done it for twenty years and one who began last year; read each quote back to them.",
      "Name, place, and how long they’ve been at it, then one sentence in their own words. Where they disagree is the middle of the piece.",
    ],
    [
      "Tell what people do about it, and what that costs",
      "What do people do about {x}, and what does it cost?",
      "Whoever sells or lends what’s needed: what went out this year, at what price?",
      "The two or three ways people have found, with hours and dollars for each, and which one an expert would warn against.",
    ],
    [
      "Answer what a reader who knows {x} will object",
      "What would someone who knows {x} object?",
      "Give the draft to somebody who thinks it’s exaggerated.",
      "The strongest objection in one sentence, and what the figures say to it. If they say nothing, write that.",
    ],
    [
      "Say what comes next, with a date",
      "What happens now?",
      "The association’s calendar, the agency’s next count, the next meeting.",
      "The next date on which more will be known, and what a reader can do before it.",
    ],
  ],
};

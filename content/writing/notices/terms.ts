import type { Notice } from "./kind.ts";

// Money and rules.

export const rent: Notice = {
  id: "rent",
  gist: "The new rent, what stays as it is, and whom to call before it begins.",
  heard: /\brents?\b/,
  says: [
    "You’re getting this early, so that you can plan and ask. [The old rent and the new rent, in dollars a month.] Until that day you pay what you pay now, and nothing else in the lease changes because of it.",
    "If something in your home has been waiting for repair, send it to us with this letter’s answer. It’s a fair moment to bring it up.",
  ],
  todo: "If you have questions, or if the new rent is a problem for you, call us{at} before then rather than after.",
  ends: "Thank you for being our tenant.",
};

export const prices: Notice = {
  id: "prices",
  gist: "Why, what applies to what you’ve already booked, and how to find out what you’ll pay.",
  heard:
    /\b(?:prices?|rates?|fees?|tuition|dues|charges?)\b.{0,40}\b(?:rais\w+|increas\w+|ris(?:e|es|ing)|go(?:es|ing)? up|chang\w+|higher|adjust\w*|new)\b|\b(?:rais\w+|increas\w+|adjust\w*|chang\w+|new)\b.{0,40}\b(?:prices?|rates?|fees?|tuition|dues)\b/,
  says: [
    "We’d rather tell you in a letter than let you find it on a bill. What we pay for has become more expensive: [fuel, wages, insurance, each with its figure]. We’ve put off passing it on for as long as the work didn’t suffer. Cutting corners would have been the other way, and you’d have noticed.",
    "Whatever you’ve booked or ordered before that day, you pay what we told you then. Nothing changes after the fact.",
    "If you want to know what your own next bill will come to, ask us. We’ll work it out with you before you decide anything.",
  ],
  todo: "If the new price makes it hard for you to stay with us, please talk to us first{at}.",
  ends: "Thank you for your trust. We’ll keep earning it.",
};

export const noShow: Notice = {
  id: "no-show",
  gist: "Why we have the rule, what it is not for, and how to cancel in time.",
  heard:
    /\b(?:cancell?ations?|cancell?ing|no[- ]?shows?|late (?:fees?|arrivals?)|deposits?|missed (?:\w+ ){0,2}(?:appointments?|visits?|sessions?|consultations?|surger(?:y|ies)|procedures?))\b/,
  says: [
    {
      says: "[The fee, and by when to cancel so that it doesn’t apply.]",
      unless: /\$ ?\d|\bno (?:more|longer)\b|\b(?:drop|end|stop|waiv|abolish)\w*\b/,
    },
    "Here’s why. When somebody doesn’t come and doesn’t call, that hour is lost twice: for us, and for someone on the waiting list who’d have been glad to have it. A call the day before is nearly always enough to give it away.",
    "Illness, a sick child, a car that won’t start: those happen, and nobody here will argue with you about them. Call as soon as you know. The rule is for times that simply go unused.",
    "For what you booked before the rule began, the old rule applies.",
  ],
  todo: "If you can’t come, call or text us{at}, at any hour. A message is enough.",
  ends: "Thank you for helping us keep the calendar fair.",
};

export const payment: Notice = {
  id: "payment",
  gist: "What to do, what to watch out for, and what stays as it was.",
  heard:
    /\b(?:insurance|insurers?|in[- ]network|out[- ]of[- ]network|medicaid|medicare|delta dental|aetna|cigna|humana|metlife|blue (?:cross|shield)|invoices?|bill(?:s|ing)|payments?|cards?|checks)\b/,
  says: [
    {
      says: "Please don’t cancel anything because of it. Call your insurer first, with the number on the back of your card, and ask what you’d pay with us from that day on. Then call us, and we’ll go through it together.",
      if: /\b(?:insurance|insurers?|network|medicaid|medicare|delta dental|aetna|cigna|humana|metlife|blue (?:cross|shield))\b/,
    },
    {
      says: "Nothing changes about what you owe, only about how it gets to us. If you’ve set up a payment with your bank, please change it before the next one is due.",
      if: /\b(?:invoices?|bill(?:s|ing)|payments?|cards?|checks)\b/,
    },
    "What was done or ordered before that day is settled as before.",
    "Be careful with messages about it that ask you for a card number. We won’t ask for one in an e-mail or a text. When in doubt, call the number you already have.",
  ],
  todo: "If it’s unclear what you’ll have to pay, call us{at} before you come in. We’d rather answer ten questions than send one bill that surprises you.",
  ends: "Thank you for your patience with the paperwork.",
};

export const rule: Notice = {
  id: "rule",
  gist: "What is new, why, and what to do if it doesn’t work for you.",
  heard: /\b(?:polic(?:y|ies)|terms|rules?|requirements?|procedures?)\b/,
  says: [
    "We don’t make rules lightly. This one is here because without it a few people pay for what others forget, and because it’s easier for everybody to know beforehand than to be told at the desk.",
    "No rule fits every day. If there’s a reason why it doesn’t work for you, tell us before, not after. Most of the time there’s a way.",
  ],
  todo: "If you have questions about it, call us{at} or ask the next time you’re here.",
  ends: "Thank you for helping with this.",
};

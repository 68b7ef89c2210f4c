import type { Notice } from "./kind.ts";

/** Hours at which nobody is there: nobody is busy then, and nobody can take a call. */
export const closedHours =
  /\b(?:evenings?|weekends?|nights?|overnight|after[- ]hours|after (?:closing|we close|five|six|5|6)|saturdays?|sundays?|(?:when|while) we(?:’|')?(?:re| are) closed|outside (?:of )?(?:our )?(?:office |business )?hours)\b/;

/** An hour in the middle of the day. */
const atLunch = /\b(?:lunch(?:time)?|(?:over|at|around) noon)\b/;

// How one reaches the business.

export const assistant: Notice = {
  id: "assistant",
  gist: "What you’ll notice when you call, what the assistant won’t do, and how you reach a person.",
  heard:
    /\b(?:ai|voice assistant|virtual (?:assistant|receptionist)|(?:phone|digital|automated|an?) assistant|chat ?bot|voice bot|assistant (?:now |will )?answers?)\b/,
  urgent: true,
  says: [
    {
      says: "What you’ll notice: the phone is picked up right away, even when all of us are busy or gone for the day. The assistant is a computer, and it says so in its first sentence. Tell it in your own words what you need. There’s no menu and nothing to press.",
      unless: new RegExp(`${closedHours.source}|${atLunch.source}`),
    },
    {
      says: "What you’ll notice: the phone is picked up right away while we’re at lunch. The assistant is a computer, and it says so in its first sentence. Tell it in your own words what you need. There’s no menu and nothing to press. At all other hours nothing changes.",
      if: atLunch,
      unless: closedHours,
    },
    {
      says: "What you’ll notice: the phone is picked up right away, even when nobody’s here. The assistant is a computer, and it says so in its first sentence. Tell it in your own words what you need. There’s no menu and nothing to press. During office hours nothing changes.",
      if: closedHours,
    },
    {
      says: "You can always ask for a person. Say “I’d like to talk to someone,” once, and you’ll be put through, or told when one of us will call you back.",
      unless: new RegExp(`\\bask for (?:a (?:person|human)|one of us|someone)\\b|${closedHours.source}`),
    },
    {
      says: "If you’d rather talk to a person, say so, and leave your name and number. Nobody’s at the desk at those hours, so one of us calls you back when we’re open, and the assistant tells you when that is.",
      if: closedHours,
      unless: /\bask for (?:a (?:person|human)|one of us|someone)\b/,
    },
    {
      says: "What it won’t do is just as important. It gives no medical advice, it doesn’t guess, and it makes no decisions about your care. Those stay with us.",
      if: /\b(?:patients?|medical|dental|dentists?|clinic|doctors?|practice|therap\w+|pediatric\w*|optometr\w*)\b/,
    },
    {
      says: "What it won’t do is just as important. It gives no legal advice, it doesn’t guess, and it takes on no case. Your lawyer does that, as before.",
      if: /\b(?:law|legal|attorneys?|lawyers?)\b/,
    },
    "What you tell it is written down for us and read only by the people here who work on it, so you won’t have to say everything twice when we call. [Say here whether calls are recorded, and for how long.] Please keep account numbers and anything you’d only tell one of us for a person.",
  ],
  todo: "You don’t need to do anything. If a call goes wrong, please tell us{at}: its mistakes are ours to fix.",
  ends: "The people you know are still here, and they read what was said before they call you.",
};

export const spanish: Notice = {
  id: "spanish",
  gist: "How to call in Spanish, and what happens when we call you back.",
  heard: /\b(?:spanish|bilingual|español|spanish-speaking)\b/,
  says: [
    "If you’re more comfortable in Spanish, just start in Spanish. Nobody has to find someone to call for them, and nobody has to explain something important in a second language. If one of us calls you back, tell us which language you’d like, and we’ll note it.",
    "Si prefiere hablar en español, llámenos. Con gusto le atendemos. Si es una emergencia, cuelgue y marque al 911. (In an emergency, hang up and call 911.)",
    "Please pass it on to your parents, your neighbors and anyone who has been putting off a call because they’d rather speak Spanish.",
  ],
  todo: "Nothing else changes. Call the same number as before{at}.",
  ends: "We look forward to hearing from you. ¡Hasta pronto!",
};

export const newNumber: Notice = {
  id: "new-number",
  gist: "Where to change the number, and from when to use it.",
  heard:
    /\b(?:(?:phone|telephone|fax|emergency|after-hours|office) )?numbers? .{0,40}\b(?:chang\w+|new|will be|is now)\b|\bnew (?:\w+ ){0,2}(?:phone |telephone )?number\b|\bchang\w+ our (?:\w+ )?number\b/,
  not: /\bnumber (?:stays|remains|is) (?:the )?same\b|\bsame (?:phone )?number\b/,
  says: [
    { says: "The new number is [new number].", unless: /\d{3}[-. ]\d{4}/ },
    {
      says: "Please save it now, while you have this in front of you: in your phone, on the fridge, and wherever the old one is written down. If someone calls us on your behalf, please pass it on to them as well.",
    },
    "If you have our old number stored under a favorite, replace it rather than adding a second entry. In a hurry people tap the first one.",
    "Only the number is different. Please use it only from the day it applies; until then, call the one you have.",
  ],
  todo: {
    says: "If a call to the new number doesn’t go through, please tell us, so that we can fix it the same day.",
  },
  ends: "Thank you for taking the minute.",
};

export const phoneSystem: Notice = {
  id: "phone-system",
  gist: "What you may notice when you call, and what to do if you don’t get through.",
  heard:
    /\b(?:phone|telephone|phones) (?:system|lines?|service)\b|\bphones? (?:will be|is|are|was|were) (?:down|off|out)\b|\bnew phones?\b/,
  urgent: true,
  says: [
    {
      says: "During the change a call may ring longer than usual, or drop. If that happens, please try again after a few minutes. We’ll call back everyone whose number we see.",
      if: /\b(?:new|chang\w+|switch\w*|mov\w+|install\w*|upgrad\w+|down|off|out)\b/,
    },
    {
      says: "You may hear a different greeting and a different ring. You’re in the right place. Say what you need, and you’ll be sent to whoever can help.",
      if: /\b(?:new|switch\w*|chang\w+|upgrad\w+)\b/,
    },
    "If your call can’t wait while the phones are out, please come by in person, or send us an e-mail with a number where we can reach you.",
  ],
  todo: "You don’t need to set anything up. If something doesn’t work when you call, please tell the first person you reach.",
  ends: "Thank you for your patience.",
};

export const afterHours: Notice = {
  id: "after-hours",
  gist: "What happens when you call late, and what to say first.",
  heard: /\b(?:after[- ]hours|24\/7|around the clock|at night|evening calls?|weekend calls?|day and night)\b/,
  urgent: true,
  says: [
    "Things rarely happen between nine and five. If you call in the evening or on a weekend, you no longer end up with a recording that tells you to try again. Simple things are taken care of on the spot, and what can’t wait goes to a person.",
    "When you call late, say first what has happened and whether it can wait until morning. That one sentence decides who hears about it tonight.",
    "Please don’t hold something back because it’s late. Asking costs nothing, and we’d rather hear about it at nine in the evening than find out on Monday.",
  ],
  todo: "It’s the same number as by day{at}. Nothing has to be set up.",
  ends: "Sleep well. And if you can’t, call.",
};

export const online: Notice = {
  id: "online",
  gist: "How it works, and what to do if you’d rather call.",
  heard:
    /\b(?:online (?:booking|scheduling|appointments?|forms?|portal|ordering|payments?)|(?:book|schedule|pay|order)(?:ing)? online|(?:appointments?|bookings?|orders?|reservations?|payments?) online|(?:patient|client|customer) portal|portal)\b/,
  says: [
    "It takes about a minute. Choose what you need, pick a time that’s really open, and you’ll see right away that it’s yours. You can move it or give it back by the same way, even at eleven at night, when you remember that you promised to be somewhere else.",
    "If you aren’t sure what to choose, don’t guess. Call us, and we’ll find the right time together.",
    {
      says: "The phone works as before. Nobody has to use the website.",
      unless: /\bphone\b/,
    },
    {
      says: "You’ll get a text the day before. Answer it if you need another time. If you’d rather not get texts, reply STOP.",
      if: /\btext\b/,
    },
  ],
  todo: "You’ll find it at [web address]. For anything else, call us{at}.",
  ends: "If something gives you trouble, tell any of us. We’ll fix it or do it for you.",
};

export const texts: Notice = {
  id: "texts",
  gist: "How to answer our texts, and how to stop them.",
  heard:
    /\b(?:text(?:s|ing)? (?:\w+ ){0,2}reminders?|reminders? by text|text us|by text|texting|text messages?)\b/,
  says: [
    "You can answer our texts. Reply if you’re running late, if you need another time or if you can’t find the door, and one of us will read it. Please don’t text us in an emergency; call 911.",
    "We’ll keep texts short, and nothing personal goes into them. If you’d rather get a call, tell us once and we’ll remember. If you don’t want any texts, reply STOP and they end.",
    "If your cell phone number has changed since you were last here, please tell us. A reminder to an old number reminds nobody.",
  ],
  todo: "You don’t need to sign up for anything. If you have a question, call us{at}.",
  ends: "Thank you, and see you soon.",
};

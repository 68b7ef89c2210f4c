import type { Notice } from "./kind.ts";

// Who comes, who goes, and what there is to celebrate.

export const joining: Notice = {
  id: "joining",
  gist: "Who it is, who stays with whom, and how to book a first meeting.",
  heard:
    /\b(?:join(?:s|ed|ing)?|welcom\w+|meet|introduc\w+|hired?|new (?:team member|doctor|dentist|partner|associate|colleague|vet|veterinarian|manager|hygienist|therapist|attorney|lawyer|receptionist|paralegal))\b/,
  says: [
    "If you already have someone here whom you trust, you stay with them. If you’ve been waiting for a time, or have thought about a change, this is a good moment: a new colleague’s calendar still has room.",
    "Tell us when you call what it’s about, and we’ll set aside enough time for a first meeting.",
    "Say hello the next time you’re here. Nobody learns a new place faster than someone who is greeted by name.",
  ],
  todo: "To book, call us{at}.",
  ends: "Please help us make it a warm welcome.",
};

export const leaving: Notice = {
  id: "leaving",
  gist: "What happens to your appointments and your file, and how to say goodbye.",
  heard: /\b(?:retir\w+|leav(?:es|ing)|farewell|goodbye|stepping down|last day)\b/,
  // A plan that is left is no person who goes.
  not: /\bon (?:\w+ )?leave\b|\bleave until\b|\bleav(?:e|es|ing) (?:[\w-]+ ){0,3}?(?:networks?|insurances?|insurers?|ppos?|hmos?|plans?|medicaid|medicare|delta|aetna|cigna|humana|metlife|guardian|blue (?:cross|shield)|united(?:healthcare)?|tricare|vsp|eyemed)\b/,
  says: [
    {
      says: "We know what it means to see somebody go who knows your story. You won’t have to start from the beginning: what has been written down about you stays with us, and [name of whoever takes over] will have read it before you come.",
      unless: /\b(?:takes? over|taking over|will take)\b/,
    },
    {
      says: "We know what it means to see somebody go who knows your story. You won’t have to start from the beginning: everything that has been written down about you stays here, and is read before you come in the next time.",
      if: /\b(?:takes? over|taking over|will take)\b/,
    },
    "If you have an appointment after that day, we’ll call you and ask what you’d like: the same time with somebody else here, another time, or the names of colleagues nearby. It’s your choice, and nobody will be offended.",
    "If you’d like to say goodbye, write a card and leave it at the front desk. We’ll make sure every one of them arrives.",
  ],
  todo: "If something about your own case worries you, call us{at} before then, while the two of you can still talk.",
  ends: "Thank you for the trust of all these years.",
};

export const onLeave: Notice = {
  id: "on-leave",
  gist: "What happens to your appointments until then, and whom to ask.",
  heard: /\bon (?:\w+ )?leave\b|\bleave until\b|\b(?:maternity|paternity|parental) leave\b/,
  says: [
    "If you have an appointment during that time, you don’t have to call. We’ll call you and offer the same hour with somebody else here, or a later one if it can wait and you’d rather.",
    "Whoever sees you will have read your file first, so you won’t have to start from the beginning. And if it turns out that it’s better to wait, they’ll tell you.",
    "If you’d like to be on the calendar for the time after, tell us now. Those weeks fill up first.",
  ],
  todo: "If something can’t wait and you’re not sure whom to ask, call us{at}.",
  ends: "We’ll pass on your good wishes.",
};

export const award: Notice = {
  id: "award",
  gist: "Whom we have to thank for it, and what it doesn’t change.",
  heard: /\b(?:awards?|prize|won|named|voted|recogni[sz]ed|certified|accredited)\b/,
  says: [
    "Nobody wins such a thing alone. It belongs to the people who pick up the phone on a Monday morning, to those who stayed late when it counted, and to everyone who told a neighbor about us.",
    "Nothing changes because of it. You’ll reach the same people at the same number, and we’ll go on getting a few things wrong. Please keep telling us which.",
    "If you’d like to know what it was given for, ask the next time you’re here. The story behind it is better than the certificate.",
  ],
  todo: "If you’ve had something to do with it, and most of you have: thank you.",
  ends: "It hangs by the front desk. Come and have a look.",
};

export const thanks: Notice = {
  id: "thanks",
  gist: "A few lines of thanks, and one question.",
  heard:
    /\b(?:anniversary|\d+ years|years in business|birthday|milestone|thank[- ]you|thank(?:s| our| you))\b/,
  says: [
    {
      says: "It wasn’t always easy for you, and most of you never said a word about it. We noticed anyway, and it made a hard time easier for everybody here.",
      unless: /\b(?:years?|anniversary|birthday|milestone|business)\b/,
    },
    {
      says: "That’s no achievement of ours alone. Someone came the first time without knowing us, came back, and told a neighbor. Then the neighbor came. Everything since has been built that way, one person at a time.",
      if: /\b(?:years?|anniversary|birthday|milestone|business)\b/,
    },
    {
      says: "Some of you have watched us learn. You’ve waited when we ran late, told us when we were wrong, and brought your children and then their children. We haven’t forgotten it.",
      if: /\b(?:years?|anniversary|birthday|milestone|business)\b/,
    },
    {
      says: "We’d like to thank you in person. Come by, bring whoever you’d like to bring, and let us know a few days ahead, so that there’s enough for everybody.",
      if: /\b(?:party|invit\w+|celebrat\w+|open house|event)\b/,
    },
  ],
  todo: "And if there’s one thing we should do better in the next years, tell us. We’re asking because we mean it.",
  ends: "Thank you for being part of it.",
};

export const event: Notice = {
  id: "event",
  gist: "What to expect, who can come, and how to let us know.",
  heard:
    /\b(?:open house|party|event|celebration|workshop|seminar|webinar|fundrais\w+|drive|clinic day|invit\w+)\b/,
  says: [
    "Come for ten minutes or stay for all of it. There’s no program to sit through, and nobody will try to sell you anything. Bring someone along if you like.",
    "Ask us the thing you never call about because it seems too small. That’s what such a day is for.",
    "If you need a ramp, a quiet corner or a seat near the door, tell us beforehand and it’ll be there.",
  ],
  todo: "Please let us know{at} whether you’re coming, and with how many.",
  ends: "We look forward to seeing you without an appointment for once.",
};

export const service: Notice = {
  id: "service",
  gist: "Who it’s for, and how to ask whether it’s right for you.",
  heard:
    /\b(?:now (?:offer|have|provide|do|accept|take|treat)\w*|offering|new service|flu shots?|vaccin\w+|available)\b/,
  not: /\b(?:insurance|medicaid|medicare|cards?|payments?)\b/,
  says: [
    "Many of you have asked for this somewhere else because we didn’t have it. From now on one call is enough, to people who already know you.",
    "If you’re not sure whether it’s right for you, don’t decide from a letter. Call and ask. A short answer beforehand is better than a long trip for nothing.",
    "Please say when you book that it’s about this, so that we set aside the right amount of time.",
  ],
  todo: "To book or to ask, call us{at}.",
  ends: "We look forward to hearing from you.",
};

export const sorry: Notice = {
  id: "sorry",
  gist: "What we do about it, and how to tell us if it has cost you anything.",
  heard: /\b(?:apolog\w+|sorry)\b/,
  says: [
    "You had every right to expect better, and an explanation wouldn’t change that. So here is what we do about it: we’ve looked at how it happened, we’ve changed the step at which it did, and somebody by name is now responsible for it. [In one sentence: the change you’ve made.]",
    "If it has cost you time or money, tell us. We’d like to put it right, and we can only do that for what we know about.",
  ],
  todo: "Please call us{at} and ask for whoever is in charge. You won’t have to explain it twice.",
  ends: "Thank you for your patience with us.",
};

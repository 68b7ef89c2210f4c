import type { Subject, Told } from "./kinds.ts";

const asked = (put: string, does: string, good: NonNullable<Told["good"]>, ...says: string[]): Told => ({
  put,
  does,
  asks: put,
  good,
  says,
});

export const vendorHipaa: Subject = {
  id: "vendor-hipaa",
  of: ["dental", "medical"],
  name: "HIPAA questions for an AI phone vendor",
  heard:
    /(?=[^.?!]{0,200}\bhipaa\b)(?=[^.?!]{0,200}\b(?:ask|questions?|checklist|evaluat\w+|vet(?:ting)?|choos\w+|red flags)\b)(?=[^.?!]{0,200}\b(?:vendors?|provider'?s?|compan(?:y|ies)|before (?:you |we |i )?(?:buy|sign|choos|hir|get)\w*|signing|buying|sellers?)\b)/,
  not: /\b(?:email|fax|website|cloud)\b/,
  title: "HIPAA questions to ask an AI phone vendor, for {who}",
  lead: "Ask these in one meeting, write the answers down as they’re given, and have the ones that matter put into the agreement. A good vendor has been asked all of them before and answers most in a sentence. None of them can be answered with “We’re HIPAA compliant,” because compliance isn’t something a product has; it’s something the two of you set up. (The publisher of this page sells such assistants, so put the same questions to us, and have your compliance officer or attorney read the answers.)",
  close:
    "If a vendor can’t answer two or three of these on the spot, that’s normal. If nobody can answer them within a week, or the agreement is only for the expensive plan, keep looking.",
  parts: true,
  rules: [
    [
      "Who is a business associate, and what the agreement must say",
      "hhs.gov, “Business Associates”; 45 CFR 164.502(e), 164.504(e) and, for electronic records, 164.314(a)",
    ],
    [
      "What a business associate has to report, and when",
      "hhs.gov, “Breach Notification Rule”; 45 CFR 164.410",
    ],
    ["Which safeguards it needs itself", "hhs.gov, “The Security Rule”; 45 CFR 164.308 to 164.316"],
  ],
  passages: [
    asked(
      "Will you sign a business associate agreement before the first real call?",
      "Get the agreement signed first",
      ["“Yes. Here’s our copy, and we’ll read yours.”", "“We don’t need one, we don’t store anything.”"],
      "A vendor whose assistant hears what patients say works with protected health information for you, so it needs an agreement with you before it hears any. The answer you want is “Yes, here’s our copy, and we’ll read yours.” Walk away from “We don’t need one, we don’t store anything”: handling the call is enough. Until it’s signed, test with made-up names.",
    ),
    asked(
      "Which other companies touch our calls, and have they signed with you?",
      "See the chain of companies",
      [
        "a list by name, with what each one receives and a signed agreement behind it.",
        "“Nobody but us,” with no list to show.",
      ],
      "One call may pass through a phone carrier, a speech service, a language model, and a place where notes are kept. Each one that can see health information needs an agreement with the one above it. Ask for the list by name, what each receives, and where the data sits. A vendor who builds on a general-purpose AI service should be able to show that the agreement covers exactly the service it uses.",
    ),
    asked(
      "Is anything our patients say used to train a model?",
      "Keep your calls out of training",
      ["“No,” in the contract, binding every company on the list.", "“Only to improve our service.”"],
      "The answer is no, it’s in the contract, and it binds every company on the list. “Only de-identified” deserves a second question: by which of the two methods that HIPAA knows, and who checked? Names in a transcript are easy to remove. A rare diagnosis told in someone’s own words is not.",
    ),
    asked(
      "What exactly do you keep, and on which day is it deleted?",
      "Get three dates of deletion",
      ["three numbers of days, for sound, transcript and note, and a setting for each."],
      "Ask for three numbers of days, for the sound, the transcript, and the note, and for a setting that lets you change each. Then ask how it’s proved: you’d like to see that a call from 90 days ago can’t be found, in backups either. If something belongs in the chart, it has to get there before the day comes.",
    ),
    asked(
      "Can we limit what it asks and what it writes down?",
      "Limit what’s collected",
      ["a setting you can change yourself, and see at work on a test call."],
      "To book or to call back, a name, a number, a date of birth where you need it, and one line on the reason will do. You should be able to switch off the rest, free text about symptoms included, and to tell it what to do when a caller starts reading out a card or Social Security number: stop them and save none of it.",
    ),
    asked(
      "How does it know who’s calling before it says anything about a patient?",
      "Test what it confirms",
      [
        "it confirms nothing until it has checked the caller the way you’ve set.",
        "a test call in which it tells you when somebody else’s appointment is.",
      ],
      "“Is my husband’s appointment at two?” is the test, and you should ask it yourself on a call. Unless it has checked the caller in the way you’ve set, it confirms nothing, not even that somebody is a patient. Many practices let it take bookings and messages only, and leave whatever concerns a chart to people.",
    ),
    asked(
      "Who on your side can open our calls, and can we see who did?",
      "See the access log",
      ["roles, a login for each person, and a log that you’re shown on the spot."],
      "By role, with a login and a second factor for each person, and a log that you can look at without asking. Support gets in when you allow it, for a limited time. Ask to be shown the log during the demo; a vendor that has one can open it in a minute.",
    ),
    asked(
      "How quickly will you tell us about a breach, and who calls whom?",
      "Put the breach notice in days",
      ["a number of days in the contract, in single digits, and a named person on both sides."],
      "HIPAA gives a business associate up to 60 days to tell you, and that’s far too long for you to do your part. Ask for a number of days that begins with a 2 or a 5, a named contact on both sides, and the content of the notice: what happened, whose information, since when. Some states are stricter, and your attorney will know yours.",
    ),
    asked(
      "How are the notes and texts protected on the way to us?",
      "Protect the notes on the way",
      [
        "encrypted on the way and where they’re kept, with a notice that says “New message” and nothing else.",
      ],
      "Encrypted on the way and where they’re stored is the least. Then look at the last step, which is usually the weak one: an email with a patient’s name and reason in the subject line, or a text on a lock screen. It should be able to send “New message, log in to read it,” and nothing else.",
    ),
    asked(
      "Can we see your last risk analysis and an outside audit?",
      "Ask for the risk analysis",
      [
        "a date, and a summary you can read.",
        "“We’re HIPAA certified.” No government office certifies that.",
      ],
      "HIPAA asks a business associate for a risk analysis of its own, so there should be a date and a summary you can read. A SOC 2 report or something similar is a plus and doesn’t replace it. There’s no government certificate for HIPAA. A badge on a website that says otherwise tells you something about the vendor.",
    ),
    asked(
      "Are calls recorded, and can we switch that off ourselves?",
      "Make recording your choice",
      [
        "a switch that’s yours, and a sentence that callers hear first when it’s on.",
        "“It’s needed for quality, so it’s always on.”",
      ],
      "A recording of a patient is health information like any other, only harder to search and easier to play to somebody. It should be off until you turn it on. If you do, callers hear so before anything is kept, in the words that your state asks for; that’s a question for your attorney.",
    ),
    asked(
      "In which countries are our calls stored and listened to, and by whom?",
      "Know the countries",
      ["countries by name, in the agreement, for each company on the list.", "“In the cloud.”"],
      "HIPAA doesn’t forbid keeping health information abroad, but an agreement is hard to enforce where no court of yours can be reached, and some payers and state programs do forbid it. Ask where the servers are and where the people are who help when something goes wrong. They’re often not in the same place.",
    ),
    asked(
      "How do we get everything out when we leave, and how is the rest destroyed?",
      "Settle the end at the start",
      ["a file that others can read, by a date, and a written confirmation that the rest is gone."],
      "The agreement has to say that health information is returned or destroyed at the end, where that’s feasible. Ask in which format you get it, within how many days, and for a written confirmation that the companies behind it have deleted theirs. The phone number should be yours from the first day.",
    ),
  ],
};

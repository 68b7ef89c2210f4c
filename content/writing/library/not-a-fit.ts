import type { Subject } from "./kinds.ts";

export const notAFit: Subject = {
  id: "not-a-fit",
  name: "callers you can’t help",
  heard:
    /\b(?:turn(?:ing)? (?:away|down)|declin\w+|say(?:ing)? no to|reject\w*|refus\w+)\b[^.?!]{0,50}\b(?:callers?|calls?|cases?|clients?|patients?|customers?|jobs?|leads?|inquir\w+)\b|\b(?:callers?|calls?|cases?|clients?|jobs?|leads?|inquir\w+)\b[^.?!]{0,40}\b(?:(?:we|you) (?:can'?t|cannot|don'?t) (?:help|take|handle|do|serve)|aren'?t a (?:good )?fit|not a (?:good )?fit|wrong fit|outside (?:your|our))\b|\btire[- ]kickers?\b|\bunqualified (?:leads?|callers?|calls?)\b|\bscreen\w* (?:out )?(?:bad |unqualified )?(?:leads?|callers?|cases?)\b/,
  not: /\b(?:spam|robocalls?|angry|abusive|insurance|vs|versus)\b/,
  title: "How {who} can turn down callers well",
  lead: "Say no early, say it in one sentence, and give the caller somewhere to go. Two or three questions tell you whether you can help, and they belong at the start of the call. A person who hears a clear no with a phone number attached remembers you kindly and sends a friend; a person who’s strung along for twenty minutes writes a review.",
  close:
    "Keep a tally for a month of callers you couldn’t help and what they wanted. The commonest line on it belongs on your website, and perhaps on your price list.",
  passages: [
    {
      does: "Know your three questions",
      asks: "How do we find out whether it’s a fit?",
      heard: /\b(?:questions?|find out|screen\w*|qualif\w+|ask|early|fit|identify)\b/,
      says: [
        "Where, what and when settle most calls: is it in your area, is it something you do, and can you do it in the time they have. Ask them in the first minute, in a tone that says you’re finding out how to help. Write down the answers that end it, so that no one at the desk has to decide on their own whether forty miles is too far.",
      ],
      eg: {
        law: "For a firm there’s a question before these three: the names for the conflict check. After that: which state or county, what kind of matter, and has anyone given you a deadline. The date matters even when the answer is no, because you’ll tell them not to wait.",
        trades:
          "For a contractor: the zip code, what’s broken, and whether they own the place. A tenant usually can’t hire you for the landlord’s furnace, and it’s kinder to say so before you’ve set a time.",
        medical:
          "For a medical office: which plan, what brings them in, and whether they have a referral where one is needed. Symptoms that can’t wait are no question of fit, and go to the clinician’s list first.",
        dental:
          "For a dental office: who it’s for, what’s wrong, and which plan. “We don’t see children under three” is an easy sentence in the first minute and an awful one in the waiting room.",
      },
      checks: ["Three questions in the first minute tell whether we can help."],
      tasks: ["Write the three questions and the answers that end a call."],
    },
    {
      does: "Say no in one sentence, then where to go",
      asks: "What are the words?",
      heard: /\b(?:words|say|script|no|politely|kindly|nicely|how to)\b/,
      says: [
        "“Unfortunately at this time we’re not currently accepting” takes eight seconds and sounds like a letter. A short no is easier to hear, provided something useful follows at once. Don’t argue your reason, and don’t run down whoever they go to next.",
      ],
      lines: [
        [
          "Not what you do",
          "That’s something we don’t do, and I don’t want to waste your time. [Name of the place] does, and they’re good. Do you have a pen?",
        ],
        [
          "Too far",
          "You’re outside the area we drive to. I’d try somebody in [town]; I can give you two names.",
        ],
        [
          "Too soon",
          "The first I could do is the 24th, and I don’t think you should wait that long. Here’s who I’d call.",
        ],
        [
          "They push",
          "I wish I could. If I said yes, you’d get half a job from us, and that isn’t fair to you.",
        ],
      ],
      mistake: [
        "“We’ll get back to you” instead of a no",
        "They wait, and they don’t call anyone else. A no today is a favor; a no on Friday isn’t.",
      ],
      checks: ["Whoever answers has the sentence for each of our usual noes."],
      tasks: ["Write one sentence for each kind of no, and read them aloud."],
    },
    {
      does: "Keep a referral list worth giving out",
      asks: "Where do we send them?",
      heard: /\b(?:referr?\w*|where|list|somebody else|elsewhere|send)\b/,
      says: [
        "One page: what it’s for, two names each, the phone number, who checked it and when. Call each of them first, tell them you’ll be sending people, and ask what they’d like to get from you in return. Twice a year somebody dials every number. Giving two names instead of one keeps you out of the position of having recommended somebody.",
      ],
      eg: {
        law: "A firm’s list begins with the bar association’s lawyer referral service and the legal aid office. Fees for referrals between lawyers are regulated and differ by state; ask your ethics counsel before there’s money in it.",
      },
      checks: ["The referral list has two names each and was dialed through in the last six months."],
      tasks: ["Make the referral page with two names each, and call every one of them."],
    },
    {
      does: "Put it in writing where silence could hurt",
      asks: "When does a no need a letter?",
      heard: /\b(?:writing|letter|record|liab\w+|deadline|risk|document\w*)\b/,
      says: [
        "Some callers hear a yes in anything friendly. Where a misunderstanding costs them, write: date, what they asked, that you’re not taking it on, and that they should look for someone now. Two lines by text or email will do for a small business. Note in {system} who said it and when.",
      ],
      eg: {
        law: "For a law firm it’s a non-engagement letter, always: we don’t represent you, we haven’t judged the merits, deadlines may be short, please see another lawyer soon. Leave the date of the deadline out unless an attorney has checked it; a wrong date is worse than none.",
      },
      checks: ["Where silence could hurt a caller, the no goes out in writing the same day."],
      tasks: ["Have a two-line no approved that can be sent by text or email."],
    },
    {
      does: "Leave the door open where it should be",
      asks: "How do we keep the ones who may fit later?",
      heard: /\b(?:later|open|waitlist|future|keep|again|season)\b/,
      says: [
        "Some noes are only about today: the schedule’s full, the child’s too young, the case hasn’t ripened. Ask for permission to call back and name the month. Put it into {system} as a task with a date, since “we’ll keep you in mind” is kept by nobody. A practice that called back every one of 30 such names from the spring would need about two hours for it.",
      ],
      checks: ["A “not yet” is in the calendar with a month and a name."],
      tasks: ["Put every “not yet” of last month into the calendar with a date."],
    },
    {
      does: "Stop the wrong calls before they ring",
      asks: "How do we get fewer of them?",
      heard: /\b(?:fewer|reduce|stop|prevent|website|ads|listing|marketing|before)\b/,
      says: [
        "If one call in six is for something you don’t do, that’s your listing talking. Say on the website and the Google profile what you don’t do, in a plain line near the phone number: “We repair gas furnaces; we don’t do oil.” Look at the search terms your ads ran on, and exclude the wrong ones. An assistant on the line can say the same no with the same two names, at any hour.",
      ],
      checks: ["The website says near the number what we don’t do."],
      tasks: ["Add the line on what you don’t do to the website and the Google profile."],
    },
  ],
};

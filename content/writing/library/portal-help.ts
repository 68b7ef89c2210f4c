import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const portalHelp: Subject = {
  id: "portal-help",
  of: ["medical", "dental", "other", "vet"],
  name: "calls about the patient portal",
  heard: together(
    "(?:patient )?portals?|passwords?|log(?:ging)?[- ]?ins?|online forms?|app",
    "calls?|calling|phone|front[- ]desk|questions?|help|reset\\w*|locked out|reduce|stop",
  ),
  not: /\b(?:records?|refills?|vendor|staff logins?|security|vs|versus|booking|app for)\b/,
  title: "How {who} can cut down on calls about the portal",
  lead: "People call about the portal at three moments: the first login, the forgotten password, and the form they can’t find. Fix those three on the screen and in the text that carries the link, and most of the calls end. For the rest the desk needs a page with pictures and a rule: two minutes, then a paper form.",
  close:
    "Count portal calls for one week before and one week after. If they haven’t fallen by half, watch three people log in on their own phones, without helping. You’ll see the step in a minute.",
  passages: [
    {
      does: "Count which of the three it is",
      asks: "Why do people call about it?",
      heard: /\b(?:why|count|reasons?|which|cause|track)\b/,
      says: [
        "A tally with four columns for five days: first login, password, can’t find it, other. In many offices the first column is the longest, because the invitation expired before anyone opened it. Say 45 calls a week at four minutes: that’s three hours of the desk, and 25 of them come from a single email with a link that’s good for a day.",
      ],
      checks: ["We know how many portal calls there are a week, in four columns."],
      tasks: ["Keep the four-column tally for five days."],
    },
    {
      does: "Send the invitation while they’re standing there",
      asks: "How do we get people through the first login?",
      heard: /\b(?:first|sign ?up|invit\w+|enroll\w*|register|activate)\b/,
      says: [
        "At check-in or on the phone, with the phone in their hand: “I’ve just sent you a text. Tap it, choose a password, and tell me when you see your name.” Ninety seconds, and they’re in for years. The portal’s own invitation often expires within a day or two; ask your vendor for the longest setting your security rules allow. For new people it goes out the evening before the visit and again at the desk.",
      ],
      checks: [
        "First logins happen while someone’s there to help, and invitations last as long as our rules allow.",
      ],
      tasks: ["Send invitations at check-in for two weeks, and lengthen their lifetime."],
    },
    {
      does: "Let people reset it without you",
      asks: "What about forgotten passwords?",
      heard: /\b(?:passwords?|reset\w*|forgot\w*|locked|log ?in)\b/,
      says: [
        "The reset link belongs in every text and email that leads to the portal, above the fold, in words: “Forgot your password? Tap here.” Check that it reaches the address people really use, since a reset sent to a mailbox from 2014 makes a call. The desk never sets, hears or guesses a password. It checks who’s calling, corrects the email or cell number on file, and sends the link.",
      ],
      lines: [
        [
          "On the phone",
          "Let’s get you in. I’m going to check two things first, so I know it’s you. … I’ve sent the link to the number ending in 42. Do you see it?",
        ],
        [
          "It isn’t working",
          "This has taken long enough. I’ll take it down by phone today, and we’ll fix the portal when you’re here Tuesday.",
        ],
        [
          "They read out the password",
          "Please don’t tell me that one, and choose a new one now. Nobody here will ever ask you for it.",
        ],
      ],
      mistake: [
        "Reading out or setting a password by phone",
        "It’s quick, and now a stranger can do it, too. Check who’s calling, correct the contact, send the link.",
      ],
      checks: [
        "Nobody at the desk sets or hears a password; they send the link after checking who’s calling.",
      ],
      tasks: ["Put the reset link into every message that leads to the portal."],
    },
    {
      does: "Link to the thing and skip the front page",
      asks: "How do people find what they need?",
      heard: /\b(?:find|link|forms?|where|navigat\w*|page|results?)\b/,
      says: [
        "“Log in to the portal to complete your forms” starts a hunt. A link that opens the form starts the form. Make five such links, forms, results, refills, bills, messages, and put the right one in each text. On the website, a page with those five and a picture of each saves more calls than the portal’s own help does.",
      ],
      checks: ["Texts link straight to the form or the result, and the website has the five links."],
      tasks: ["Make the five direct links, and replace the old ones in your texts."],
    },
    {
      does: "Give the calls that remain to someone with a page",
      asks: "Who should take these calls?",
      heard: /\b(?:who|remain|take|assistant|ai|page|script|staff|route)\b/,
      says: [
        "One person, two half hours a day, a page with a picture of each step as a phone shows it. Others promise that half hour. An assistant on the line can send the reset link to the number on file and take down the rest, if it’s been set up not to confirm anything to a caller it hasn’t checked. After two minutes without success, paper; nobody should miss a visit over a password.",
      ],
      checks: ["Portal calls have a name, two half hours a day, and a limit of two minutes."],
      tasks: ["Make the page with pictures from a phone, and set the two half hours."],
    },
  ],
};

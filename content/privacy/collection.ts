import type { LegalSection } from "../legal.ts";

/** Parts 1 to 3: what is collected, what for, and who else sees it. */
export const collection: readonly LegalSection[] = [
  {
    id: "information-collected",
    title: "Information we collect",
    blocks: [
      { h: "What you tell us" },
      {
        ul: [
          "**A contact message:** your name and email address, your message and, if you give them, your company and phone number.",
          "**A free assessment:** the name of your business, your email address, your industry, and your answers on how you deal with customers, on your experience with AI and on your goals. The report that we write from them is stored with them.",
          "**The voice demo:** what you say or type is turned into text so that the assistant can answer. Nothing of a call is stored unless you save it on its receipt once the call is over. Then we keep what was booked or left in it, with the name and number you gave, how long the call lasted and your rating, your email address if you enter one, and the words of the call only if you tick the box for them. It is marked as made in the demo, and you can [have it erased](#review-update-or-delete).",
          "**A desk of your own:** what you write about a business stays in your browser, and travels with each turn of a call to it. We store it only if you ask for a private link: then with your email address, for 30 days, and for a month after its end. What callers of such a desk say, book or leave is not stored.",
          "**A purchase:** contact details, and what our payment processor needs to charge your card. We do not see or keep complete card numbers.",
        ],
      },
      {
        p: "Please make sure that what you give us is true and current, and tell us when it changes. We do not ask for sensitive information, such as information about health, religion or origin, and we ask you not to send any.",
      },
      { h: "What is collected automatically" },
      {
        p: "Like every web server, ours notes each request: the time, the address asked for, the answer’s status, how long it took, the IP address and an identifier of the request, so that faults can be found. To hold off abuse, we count requests, messages and logins for each address for a limited time.",
      },
      {
        p: "We count how many visitors reach each step of the assessment. The counts hold no answers and nothing that points to a person, and they set no cookie.",
      },
      {
        p: "If a call in the demo breaks down, your browser sends us a short report: what kind of fault it was, at what stage, a short message, the time, the page and the versions of the software. We count these reports by day, and keep of the last one of each kind its message, its time and the name of the browser. A report never holds your words, your name, an access token or the address of the call.",
      },
      { h: "What we get from others" },
      {
        p: "Nothing, as a rule. If your employer or a colleague names you as the person to talk to, we keep that with their message.",
      },
    ],
  },
  {
    id: "how-it-is-processed",
    title: "How we process your information",
    blocks: [
      { p: "We process personal information only when we have a reason that the law accepts:" },
      {
        ul: [
          "**To answer you.** A contact message is stored and sent by email to the people here who answer it.",
          "**To give you the assessment that you asked for.** Your answers are stored, a draft of the report is written by software, a person reviews and edits it, and it is sent to your email address. We send you a confirmation as well.",
          "**To hold the demo conversation,** and to get back to you if you saved the call and left an address.",
          "**To provide and bill paid services.**",
          "**To keep the site secure and working:** to find faults, stop spam and abuse, and protect logins.",
          "**To understand in general terms** how the site is used, from counts that point to nobody.",
          "**To meet legal duties** and to defend legal claims.",
        ],
      },
      {
        p: "Where a law asks for a legal basis, it is your consent, the steps before and in a contract with you, our legitimate interest in a secure and useful site, or a legal duty. You can withdraw a consent at any time; what was done before stays lawful.",
      },
      {
        p: "No decision with a legal or similarly important effect on you is taken by software alone.",
      },
    ],
  },
  {
    id: "sharing",
    title: "Sharing your information",
    blocks: [
      {
        p: "We do not sell personal information, we do not share it for advertising, and what you tell us in the assessment is not passed to others for purposes of their own. We share information only in these cases:",
      },
      {
        ul: [
          "**With companies that work for us** under a contract, and only as far as their work needs it: hosting and storage, email delivery, payment, and, where we have set them up, providers of AI text and speech. Part 5 describes those.",
          "**With error reporting.** Our own reports of broken calls may be forwarded to an error-reporting service. They hold only what part 1 lists.",
          "**In a sale or merger.** If our business or a part of it changes hands, information may pass to the new owner, who must keep to this policy or tell you about a new one.",
          "**When the law requires it,** or to protect the rights and the safety of people.",
          "**When you ask us to,** for instance to connect your calendar or your customer system.",
        ],
      },
    ],
  },
];

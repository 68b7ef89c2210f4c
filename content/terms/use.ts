import type { LegalSection } from "../legal.ts";

/** Sections 1 to 8: what may be used, by whom, and what is paid for it. */
export const use: readonly LegalSection[] = [
  {
    id: "our-services",
    title: "Our services",
    blocks: [
      {
        p: "We provide voice assistants that answer telephone calls for businesses: they receive callers, answer questions, schedule appointments and pass messages on. This website describes them, lets you try a conversation, offers a free assessment and publishes articles.",
      },
      {
        p: "The voice demo plays an invented business. An appointment or a message that you leave there goes to nobody; it reaches us only if you save the call on its receipt. Do not rely on the demo for help of any kind, and do not give it health information or anything confidential.",
      },
      {
        p: "**The Services are not an emergency service.** In an emergency, call 911 or your local emergency number yourself. The Services do not give medical, legal or financial advice, and nothing that an assistant, an article or an assessment report says should be taken as such.",
      },
      {
        p: "The Services are meant for use in the United States. If you use them from elsewhere, you do so on your own initiative, and you are responsible for following the laws there. The Services have not been made to meet the rules of any one trade, such as those for health records, unless we have agreed on that with you in writing.",
      },
    ],
  },
  {
    id: "intellectual-property",
    title: "Intellectual property rights",
    blocks: [
      { h: "What is ours" },
      {
        p: "We own, or have a license for, everything that makes up the Services: software, designs, texts, drawings, voices and databases (the “Content”), and the names and logos on them (the “Marks”). Laws on copyright, trademarks and unfair competition protect them.",
      },
      {
        p: "While you follow these terms, you may use the Services, and you may download or print parts of the Content that you have proper access to, for your own business or personal use. This permission is not exclusive, cannot be passed on, and can be withdrawn.",
      },
      {
        p: "For anything else, such as copying, republishing, selling or building on the Content or the Marks, you need our written permission beforehand. Ask at [{{email}}](mailto:{{email}}). Where we allow you to share our Content, name us as its owner and keep any notices that stand on it.",
      },
      { h: "What you send us" },
      {
        p: "If you send us ideas or suggestions about the Services, we may use them freely and without payment. What you own, such as your texts, price lists and calendars, stays yours; you let us use it as far as that is needed to serve you.",
      },
      {
        p: "Do not send us anything that you have no right to send, or that is unlawful, harassing, hateful, deceptive or harmful. You are responsible for what you send.",
      },
    ],
  },
  {
    id: "user-representations",
    title: "User representations",
    blocks: [
      { p: "By using the Services you confirm that:" },
      {
        ul: [
          "you are at least 18 years old and legally able to accept these terms;",
          "what you tell us about yourself and your business is true, current and complete, and you will correct it when it changes;",
          "you will not reach the Services by automated means, such as bots or scripts, except as a search engine does that respects our instructions to crawlers;",
          "you will not use the Services for an unlawful or unauthorized purpose;",
          "your use will not break any law or rule that applies to you, including those on telephone calls, recording and automated messages.",
        ],
      },
      {
        p: "If what you have told us is untrue, outdated or incomplete, we may suspend or end your account and refuse the Services from then on.",
      },
    ],
  },
  {
    id: "purchases-and-payment",
    title: "Purchases and payment",
    blocks: [
      { p: "We accept these cards:" },
      { ul: ["Visa", "Mastercard", "American Express"] },
      {
        p: "You agree to give current, complete and correct details for billing, contact and payment, and to update them promptly, so that we can complete your purchases and reach you when needed.",
      },
      {
        p: "All payments are in US dollars. Sales tax is added where we have to charge it. We may change prices at any time; a change does not touch what you have already paid for.",
      },
      {
        p: "You agree to pay the prices that apply at the time of your purchase, and you allow us to charge them to the card that you have chosen. If you buy something that renews, you allow us to charge the card each time without asking again, until you cancel.",
      },
      {
        p: "We may correct mistakes in prices, also after a payment has been asked for or received. We may refuse or limit an order, for instance when it appears to come from a reseller or from fraud.",
      },
    ],
  },
  {
    id: "subscriptions",
    title: "Subscriptions",
    blocks: [
      { h: "Billing and renewal" },
      {
        p: "Your subscription continues and renews automatically until you cancel it. At each renewal we charge your card without asking for approval again. The length of the term is the one that you chose when you subscribed.",
      },
      { h: "Cancellation" },
      {
        p: "**All purchases are non-refundable.** You can cancel a subscription at any time by writing to [{{email}}](mailto:{{email}}). The cancellation takes effect at the end of the term that you have paid for. Until then the Services work as before.",
      },
      { p: "If you are not satisfied with the Services, please tell us. We would like to put it right." },
      { h: "Changes of the fee" },
      {
        p: "We may change the fee of a subscription. We tell you beforehand, as the law requires, and the new fee counts from your next term.",
      },
    ],
  },
  {
    id: "prohibited-activities",
    title: "Prohibited activities",
    blocks: [
      {
        p: "You may use the Services only for the purposes for which we offer them. You agree not to:",
      },
      {
        ul: [
          "collect data or content from the Services systematically to build a database or directory without our written permission;",
          "trick, defraud or mislead us or other people, above all to learn account details such as passwords;",
          "get around security features, limits on use, or protections against copying;",
          "use the voice demo to place calls for others, to imitate a real person or business, or to produce speech meant to deceive;",
          "use the Services to harass, threaten or harm anyone, or have them call people who have not agreed to it where the law requires that they agree;",
          "record callers through the Services without telling them where the law requires that they be told;",
          "make false reports of abuse, or misuse our support;",
          "upload or pass on viruses or other harmful material, or flood the Services with requests or text;",
          "test how the Services can be broken into, except as part of a good-faith report that you send to us first;",
          "take the software of the Services apart in order to learn its source, except where the law allows it whatever we say;",
          "remove notices of copyright or other rights from the Content;",
          "pose as another user or use somebody else’s name;",
          "put tracking code into anything that you send us;",
          "use the Services, or what they answer, to build a competing service or to train a model;",
          "resell the Services, or use them in any way that breaks a law.",
        ],
      },
    ],
  },
  {
    id: "user-generated-contributions",
    title: "User generated contributions",
    blocks: [
      {
        p: "This website has no public area where visitors can post. You can, however, send us things: messages, answers in the assessment, words in the demo, ratings, testimonials, and the material from which we set up an assistant. We call these “Contributions”.",
      },
      { p: "When you send a Contribution, you confirm that:" },
      {
        ul: [
          "you made it, or have the rights and permissions to send it and to let us use it under these terms;",
          "it does not violate anyone’s rights, including copyrights, trademarks, trade secrets, privacy and publicity;",
          "any person who can be recognized in it has agreed, where such agreement is needed;",
          "it is not false or misleading;",
          "it is no unwanted advertising, chain letter or mass mailing;",
          "it is not obscene, violent, harassing, defamatory or hateful, and encourages nobody to harm anyone;",
          "it breaks no law, and none of the laws that protect minors.",
        ],
      },
      {
        p: "We treat Contributions that hold personal information as our [privacy policy](/privacy-policy) says. If you use the Services against these rules, we may suspend or end your use of them.",
      },
    ],
  },
  {
    id: "contribution-license",
    title: "Contribution license",
    blocks: [
      {
        p: "Your Contributions remain yours. You allow us to store, process and use them in order to provide and improve the Services, to answer you and to meet our legal duties, within the limits of our [privacy policy](/privacy-policy) and of your settings. The permission is worldwide, costs us nothing, and lasts as long as we may keep the Contribution.",
      },
      {
        p: "We publish a testimonial, or name you as a customer, only if you have agreed to that separately. You can withdraw it, and we then take it down within a reasonable time.",
      },
      {
        p: "We do not claim that Contributions belong to us, and we are not responsible for what they say. You alone are, and you agree not to hold us liable for them.",
      },
    ],
  },
];

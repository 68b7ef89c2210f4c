import type { LegalSection } from "../legal.ts";

/** Sections 9 to 16: how the Services are run, and how the agreement begins, changes and ends. */
export const agreement: readonly LegalSection[] = [
  {
    id: "third-party-websites-and-content",
    title: "Third-party websites and content",
    blocks: [
      {
        p: "The Services may link to websites, and may work with services, that other companies run: calendars, telephone companies, payment services, voice and AI providers. We do not control them and do not check everything that they publish or do.",
      },
      {
        p: "When you leave our site or connect such a service, its own terms and privacy policy apply. What you buy there is between you and that company. A link is not a recommendation.",
      },
    ],
  },
  {
    id: "services-management",
    title: "Services management",
    blocks: [
      { p: "We have the right, but no duty, to:" },
      {
        ul: [
          "watch over the Services for breaches of these terms;",
          "take suitable legal steps against anyone who breaks the law or these terms, including a report to the authorities;",
          "refuse, limit or remove Contributions, where that is technically possible;",
          "limit how many requests, calls or uploads may come from one source;",
          "remove files that are too large or burden our systems;",
          "otherwise run the Services so that our rights are protected and they work well for everyone.",
        ],
      },
    ],
  },
  {
    id: "privacy-policy",
    title: "Privacy policy",
    blocks: [
      {
        p: "We care about privacy. Our [privacy policy](/privacy-policy) says what we collect, why, and what you can do about it. It is part of these terms.",
      },
      {
        p: "The Services are hosted in the United States unless we have told you otherwise. If you use them from a region with other rules on personal data, your data is transferred to the United States, and by continuing to use the Services you agree to that transfer.",
      },
      {
        p: "If you use an assistant on your own telephone line, you decide which calls it takes and what is kept of them. You are responsible for telling your callers, and for having a lawful reason. We process those calls on your behalf, under the agreement between us.",
      },
    ],
  },
  {
    id: "term-and-termination",
    title: "Term and termination",
    blocks: [
      {
        p: "These terms stay in force while you use the Services. You may stop using the website at any time. A paid subscription ends as its section above says.",
      },
      {
        p: "We may refuse the Services to anyone, block addresses, and suspend or end an account, if these terms or a law have been broken, if the Services or other people are at risk, or if payment fails. Where we reasonably can, we warn you first and give you time to mend it.",
      },
      {
        p: "If we end your account, you may not open another one under your own, a borrowed or a false name. We may also take legal steps. Sections that by their nature should go on, such as those on payment, intellectual property, liability and disputes, continue after the end.",
      },
    ],
  },
  {
    id: "modifications-and-interruptions",
    title: "Modifications and interruptions",
    blocks: [
      {
        p: "We may change, suspend or remove parts of the website, its demo and its articles at any time and without notice. We are under no duty to keep what it says up to date. For paid Services, we tell you in good time about changes that take away something important.",
      },
      {
        p: "We cannot promise that the Services are always available. Hardware fails, software needs care, and telephone and internet lines are not ours. Keep another way for your callers to reach you. We are not liable for loss or trouble caused by an interruption, as far as the law allows us to say so.",
      },
      {
        p: "We may change these terms. The date at the top shows when they were last changed. If you go on using the Services after a change takes effect, you accept it.",
      },
    ],
  },
  {
    id: "governing-law",
    title: "Governing law",
    blocks: [
      {
        p: "These terms, and your use of the Services, follow the laws of the United States and of the state in which {{legalName}} has its principal office, without regard to rules that would lead to the laws of another place. The United Nations Convention on Contracts for the International Sale of Goods does not apply.",
      },
      {
        p: "Rights that the law of your own state gives you as a consumer, and that no contract can take away, remain yours.",
      },
    ],
  },
  {
    id: "dispute-resolution",
    title: "Dispute resolution",
    blocks: [
      { h: "Talk first" },
      {
        p: "Before either of us goes to court, we both try to settle the matter by talking. That begins when one writes to the other and says what is wrong. Write to us at [{{email}}](mailto:{{email}}). Each side has 30 days from that message.",
      },
      { h: "If that does not settle it: the courts" },
      {
        p: "If talking does not settle it, the state and federal courts of the place where {{legalName}} has its principal office decide, and both of us accept that they may. Small-claims courts remain open to you where you live, for matters that they can take.",
      },
      { h: "Time limits and urgent orders" },
      {
        p: "A claim about the Services has to be raised within the time that the law sets for it. Either of us may at any time ask a court for an urgent order, for instance to protect confidential information or intellectual property.",
      },
    ],
  },
  {
    id: "corrections",
    title: "Corrections",
    blocks: [
      {
        p: "The Services may contain mistakes: in descriptions, prices, availability or other information. We may correct them, and bring information up to date, at any time and without notice.",
      },
      {
        p: "Assistants, articles and reports may be made with the help of AI, and such text can be wrong while sounding certain. If you find a mistake, please tell us at [{{email}}](mailto:{{email}}).",
      },
    ],
  },
];

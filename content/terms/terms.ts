import type { LegalDocument } from "../legal.ts";
import { agreement } from "./agreement.ts";
import { liability } from "./liability.ts";
import { use } from "./use.ts";

export const terms: LegalDocument = {
  date: "January 20, 2025",
  opening: [
    {
      p: "These terms are an agreement between you and {{legalName}} (“{{name}}”, “we”, “us”). They cover this website, its voice demo and free assessment, and the voice assistants and related services that we sell. We call all of these the “Services”.",
    },
    {
      p: "By using the Services you accept these terms. If you do not accept them, please do not use the Services. If you use the Services for a business, you accept these terms for that business, and you confirm that you may do so.",
    },
    {
      p: "The Services are for people who are 18 years of age or older. If you are younger, you may not use them or register for them.",
    },
    {
      p: "If you have signed a separate agreement with us, and it says something different from this page, the signed agreement counts.",
    },
  ],
  summary: {
    id: "in-short",
    title: "In short",
    blocks: [
      { p: "The main points. The sections below are what counts; each point links to its own." },
      {
        ul: [
          "**Who may use it?** Anybody of 18 years or older. [User representations](#user-representations)",
          "**Is it for emergencies?** No. Call 911. Nothing here is medical, legal or financial advice. [Our services](#our-services)",
          "**How is it paid?** By Visa, Mastercard or American Express, in US dollars. [Purchases and payment](#purchases-and-payment)",
          "**Does it renew?** Yes, automatically, until you cancel. You can cancel at any time; it takes effect at the end of the term that you have paid for. Purchases are non-refundable. [Subscriptions](#subscriptions)",
          "**Whose is what you send?** Yours. You let us use it as far as we need it to serve you. [Contribution license](#contribution-license)",
          "**Can it be wrong, or stop?** Both. Check what matters, and keep another way for callers to reach you. [Disclaimer](#disclaimer)",
          "**How much are we liable for?** At most what you paid us in the six months before; for free services, 100 US dollars. [Limitations of liability](#limitations-of-liability)",
          "**What if we disagree?** We talk first, for 30 days. After that, a court decides. [Dispute resolution](#dispute-resolution)",
        ],
      },
    ],
  },
  sections: [...use, ...agreement, ...liability],
};

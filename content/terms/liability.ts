import type { LegalSection } from "../legal.ts";

/** Sections 17 to 24: who answers for what, and the closing rules. */
export const liability: readonly LegalSection[] = [
  {
    id: "disclaimer",
    title: "Disclaimer",
    blocks: [
      {
        p: "**The Services are provided as they are and as they are available. You use them at your own risk.** As far as the law allows, we give no warranties, express or implied, including those of merchantability, fitness for a particular purpose and non-infringement.",
      },
      { p: "In particular, we do not promise that:" },
      {
        ul: [
          "speech is always heard correctly, or every answer of an assistant is right;",
          "every call is answered, every appointment recorded and every message delivered;",
          "the Services are free of interruptions, errors or harmful components;",
          "an assessment report or an article fits your situation, or a certain result will follow from using the Services.",
        ],
      },
      {
        p: "Check what matters before you act on it. Some states do not allow such exclusions; there they apply only as far as they may.",
      },
    ],
  },
  {
    id: "limitations-of-liability",
    title: "Limitations of liability",
    blocks: [
      {
        p: "As far as the law allows, neither we nor our directors, employees or agents are liable to you or to others for indirect, consequential, incidental, special, exemplary or punitive damages. That includes lost profit, lost revenue, lost business and lost data, even if we had been told that they were possible.",
      },
      {
        p: "Whatever the cause and the form of the claim, our liability is limited to the amount that you paid us in the six months before the cause of the claim arose. For free Services, such as this website, the demo and the assessment, it is limited to 100 US dollars.",
      },
      {
        p: "These limits do not apply where the law forbids them, for instance to harm done on purpose. Some states do not allow all of them, so some may not apply to you.",
      },
    ],
  },
  {
    id: "indemnification",
    title: "Indemnification",
    blocks: [
      {
        p: "If somebody else makes a claim against us because of what you did, you agree to defend us and to bear the loss, including reasonable attorneys’ fees. This covers claims that come from:",
      },
      {
        ul: [
          "your use of the Services;",
          "your Contributions, and the material from which your assistant answers;",
          "a breach of these terms or of what you have confirmed in them;",
          "a violation of someone else’s rights, or of the rules for calls, messages and recordings that apply to you;",
          "harm that you cause to another user of the Services.",
        ],
      },
      {
        p: "We tell you of such a claim when we learn of it. We may take over the defense at your cost, and you then agree to help us with it.",
      },
    ],
  },
  {
    id: "user-data",
    title: "User data",
    blocks: [
      {
        p: "We keep certain data that you send to the Services in order to run them, and data about how they are used. Our [privacy policy](/privacy-policy) says which. We make backups regularly, but you alone are responsible for what you send or do through the Services, and for keeping copies of what you cannot lose.",
      },
      {
        p: "As far as the law allows, we are not liable for loss or damage of such data, and you waive claims against us on that ground.",
      },
    ],
  },
  {
    id: "electronic-communications",
    title: "Electronic communications, transactions and signatures",
    blocks: [
      {
        p: "When you visit the website, send us an email or fill in a form, you communicate with us electronically. You agree to receive electronic communications from us, and you agree that agreements, notices and other messages that we send by email or show on the website count as being in writing.",
      },
      {
        p: "You agree to the use of electronic signatures, contracts, orders and records, and to receiving notices of your transactions electronically. Where a law asks for an original signature or for paper, you waive that as far as you are allowed to.",
      },
    ],
  },
  {
    id: "california-users",
    title: "California users and residents",
    blocks: [
      {
        p: "If a complaint with us is not settled to your satisfaction, you can contact the Complaint Assistance Unit of the Division of Consumer Services of the California Department of Consumer Affairs in writing at 1625 North Market Boulevard, Suite N 112, Sacramento, California 95834, or by telephone at [(800) 952-5210](tel:+18009525210).",
      },
      {
        p: "Your rights under California’s privacy laws are described in the [privacy policy](/privacy-policy#us-state-rights).",
      },
    ],
  },
  {
    id: "miscellaneous",
    title: "Miscellaneous",
    blocks: [
      {
        p: "These terms, together with the policies that we publish on the website and any agreement that you have signed with us, are the whole agreement between you and us about the Services.",
      },
      {
        p: "If we do not insist on a right, we do not give it up. If a part of these terms turns out to be invalid, that part is set aside and the rest stays in force. We may pass our rights and duties on to another company, for instance when the business is sold. You may do so only with our consent.",
      },
      {
        p: "Nothing in these terms makes us partners, employer and employee, or agents of each other. They are not to be read against us because we wrote them. We are not liable for delays caused by things beyond our reasonable control. Headings are for orientation only.",
      },
    ],
  },
  {
    id: "contact-us",
    title: "Contact us",
    blocks: [
      {
        p: "To resolve a complaint, or to learn more about using the Services, write to {{legalName}} at [{{email}}](mailto:{{email}}), call [{{phone}}](tel:{{phone}}), or use the [contact page](/contact).",
      },
    ],
  },
];

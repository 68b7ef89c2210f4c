import type { LegalDocument } from "../legal.ts";
import { collection } from "./collection.ts";
import { rights } from "./rights.ts";
import { technologies } from "./technologies.ts";

export const privacy: LegalDocument = {
  date: "January 21, 2025",
  opening: [
    {
      p: "This policy of {{legalName}} (“{{name}}”, “we”, “us”) says what personal information we collect when you use our website or our services, why we do it, and what you can do about it. It covers the public website, the voice demo, the free assessment, the messages that you send us, and our sales and support.",
    },
    {
      p: "If you called a business whose phone is answered by our assistant, that business decides what happens to your call, and its own policy applies. We only act on its behalf.",
    },
    {
      p: "If you do not agree with this policy, please do not use the website. Questions are welcome at [{{email}}](mailto:{{email}}).",
    },
  ],
  summary: {
    id: "summary-of-key-points",
    title: "Summary of key points",
    blocks: [
      {
        p: "The main points in short. Each one links to the part that says more.",
      },
      {
        ul: [
          "**What do we collect?** What you send us: a contact message, the answers of an assessment, what you say or type in the demo. Besides that, what every web server sees. [Information we collect](#information-collected)",
          "**Do we process sensitive information?** We do not ask for it, and the demo is not meant for it. Please give no health information there.",
          "**Do we buy information about you?** No. We do not buy or collect it from data brokers or social networks.",
          "**Why do we process it?** To answer you, to write and send the report that you asked for, to keep the site secure, and to meet the law. [How we process your information](#how-it-is-processed)",
          "**With whom do we share it?** Only with companies that work for us, and with authorities where the law requires it. We do not sell it, and there is no advertising on this site. [Sharing your information](#sharing)",
          "**What about cookies?** One necessary cookie, where a form or a login needs it. Theme and unfinished forms stay in your own browser. [Cookies and tracking](#cookies-and-tracking)",
          "**Where does my voice go?** That depends on your browser and on how the demo is set up. You can always type instead. [AI products](#ai-products)",
          "**How do we keep it safe?** By technical and organizational measures. None of them is perfect. [Security of your information](#security)",
          "**What are your rights?** You may ask to see, correct or erase what we hold about you. [Your privacy rights](#privacy-rights)",
          "**How do you use them?** Write to [{{email}}](mailto:{{email}}), or use the private link in the assessment’s email. [Review, update or delete your data](#review-update-or-delete)",
        ],
      },
    ],
  },
  sections: [...collection, ...technologies, ...rights],
};

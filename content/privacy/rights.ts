import type { LegalSection } from "../legal.ts";

/** Parts 8 to 14: whose rights these are, and how to use them. */
export const rights: readonly LegalSection[] = [
  {
    id: "minors",
    title: "Minors",
    blocks: [
      {
        p: "Our services are for businesses and for people who are 18 or older. We do not knowingly collect information from anyone younger, nor do we market to them. By using the services you confirm that you are at least 18.",
      },
      {
        p: "If we learn that we hold information about someone under 18, we delete it as soon as we reasonably can. If you know of such a case, write to [{{email}}](mailto:{{email}}).",
      },
    ],
  },
  {
    id: "privacy-rights",
    title: "Your privacy rights",
    blocks: [
      {
        p: "Depending on where you live, the law gives you rights over your personal information. We offer these to everyone, as far as we can:",
      },
      {
        ul: [
          "to learn whether we hold information about you, and to get a copy of it;",
          "to have it corrected;",
          "to have it erased;",
          "to get it in a form that another service can read;",
          "to object to how we use it, or to have the use restricted;",
          "to withdraw a consent that you have given.",
        ],
      },
      {
        p: "Write to [{{email}}](mailto:{{email}}). We answer as quickly as we can, and within the time that the law sets. We may have to make sure first that the request really comes from you.",
      },
      {
        p: "If you live in the European Economic Area, the United Kingdom or Switzerland and believe that we process your information unlawfully, you may also complain to the data protection authority there.",
      },
      {
        p: "We do not send newsletters from this site. If you get a message from us that you do not want, answer it and say so.",
      },
    ],
  },
  {
    id: "do-not-track",
    title: "Do-not-track signals",
    blocks: [
      {
        p: "Most browsers can tell websites that you do not want to be tracked, by “Do Not Track” or by Global Privacy Control. No common standard says how a site must answer the first of them. We do not track visitors across websites.",
      },
      {
        p: "Our own counting of visits takes either signal as an opt-out: nothing of such a visit is counted.",
        counted: true,
      },
    ],
  },
  {
    id: "us-state-rights",
    title: "US state rights",
    blocks: [
      {
        p: "If you live in a US state with its own privacy law, such as California, Colorado, Connecticut, Delaware, Florida, Indiana, Iowa, Kentucky, Minnesota, Montana, Nebraska, New Hampshire, New Jersey, Oregon, Rhode Island, Tennessee, Texas, Utah or Virginia, you may have the right to know, access, correct and delete your personal information, to get a copy of it, and to opt out of its sale, of targeted advertising and of profiling with important effects. You will not be treated worse for using these rights.",
      },
      { h: "What we have collected in the past twelve months" },
      {
        ul: [
          "**Identifiers:** name, email address, phone number and IP address. Collected, from you and your browser.",
          "**Commercial information:** your company, industry and answers, and what you buy from us. Collected, from you.",
          "**Internet activity:** the requests that your browser makes to this site. Collected, in server logs.",
          "**Audio:** your voice, while you speak in the demo. Processed to answer you, not kept by us.",
          "**Professional information:** what you tell us about your work. Collected, from you.",
          "**Inferences:** what the assessment report concludes about your business. Made for you, and sent to you.",
          "**Protected characteristics, biometric information, precise location, education records and other sensitive information:** not collected.",
        ],
      },
      { h: "What we do with it" },
      {
        p: "We use it for the purposes in part 2, keep it as part 6 says, and disclose it only to the companies described in parts 3 and 5, for business purposes. We have not sold personal information or shared it for targeted advertising, and we do not intend to.",
      },
      { h: "How to use your rights" },
      {
        p: "Write to [{{email}}](mailto:{{email}}) or use the [contact page](/contact). You may have someone act for you if you authorize that person in writing. We compare what you tell us with what we hold in order to make sure that it is you, and use it for nothing else.",
      },
      {
        p: "If we decline a request, we say why. You may appeal by answering that message, and we tell you in writing what came of it. If the appeal is declined as well, you may turn to the attorney general of your state.",
      },
    ],
  },
  {
    id: "updates",
    title: "Updates to this policy",
    blocks: [
      {
        p: "We change this policy when the site, the services or the law changes. The date at the top shows when it was last changed. If a change matters much to people who have sent us information, we point to it clearly on this page or write to them.",
      },
    ],
  },
  {
    id: "contact",
    title: "Contact us about this policy",
    blocks: [
      {
        p: "Write to {{legalName}} at [{{email}}](mailto:{{email}}), call [{{phone}}](tel:{{phone}}), or use the [contact page](/contact). A person reads every message. If it is about your data, put “privacy” in the subject, so that it reaches the right one at once.",
      },
    ],
  },
  {
    id: "review-update-or-delete",
    title: "Review, update or delete your data",
    blocks: [
      {
        p: "You may ask what we hold about you, have it corrected, or have it deleted.",
      },
      {
        ul: [
          "**An assessment:** the confirmation email holds a private link. With it you can download what is stored or erase it: answers, report, and mail that is still waiting.",
          "**A contact message or a demo call that you saved:** write to [{{email}}](mailto:{{email}}) from the address that you used, or tell us the phone number that you gave.",
          "**What is kept in your browser:** clear the data of this site in your browser’s settings. We have no copy of it.",
        ],
      },
      {
        p: "After a deletion we keep only a note that it took place, and what the law obliges us to keep.",
      },
    ],
  },
];

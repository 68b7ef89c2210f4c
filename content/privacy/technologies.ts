import type { LegalSection } from "../legal.ts";

/** Parts 4 to 7: cookies, AI and voice, how long things are kept, and how they are protected. */
export const technologies: readonly LegalSection[] = [
  {
    id: "cookies-and-tracking",
    title: "Cookies and tracking",
    blocks: [
      { h: "One necessary cookie" },
      {
        p: "Reading this website sets no cookie. When you send an assessment or log in, the server sets one session cookie. It carries a random identifier, can be read only by the server, and serves two purposes: it protects forms against forged requests, and it keeps administrators logged in. It is strictly necessary and is used for nothing else.",
      },
      { h: "What stays in your browser" },
      {
        p: "Some things are kept in the local storage of your own browser, so that you do not lose them:",
      },
      {
        ul: [
          "the theme that you chose: light, dark or the one of your system;",
          "the draft of a contact message that has not been sent yet;",
          "the answers of an assessment that you have not finished. They expire after 7 days, and “start over” removes them at once.",
        ],
      },
      {
        p: "They are not sent to us until you send the form. You can remove all of them by clearing the data of this site in your browser’s settings.",
      },
      { h: "Analytics", counted: false },
      {
        p: "We use no analytics: this site does not count your visit, and nobody else does it for us.",
        counted: false,
      },
      { h: "Analytics and how to opt out", counted: true },
      {
        p: "We use no analytics service of anybody else. This site counts by itself, for each day: how often each page was shown, what kind of place visitors came from (a search engine, a social network, another site), how many demo calls began and were finished, how many messages, assessments and calls were left, and how quickly pages appeared. Only these sums are stored, for {{kept.analytics}}. No cookie is set for it and nothing is kept in your browser. To tell visitors of one day apart, your address and the name of your browser are mixed with a random number that changes every day and is never stored; the result stays in memory for that day at most and leads back to nobody.",
        counted: true,
      },
      {
        p: "You can opt out of analytics at any time: switch on Global Privacy Control or “Do Not Track” in your browser, use a content blocker, or write to us at [{{email}}](mailto:{{email}}). Everything on this site works without analytics.",
        counted: true,
      },
      { h: "No advertising" },
      {
        p: "There are no advertisements, advertising cookies, tracking pixels or buttons of social networks on this site. Fonts, pictures and scripts of our pages come from our own server. The one exception is a hosted voice call, described in the next part, and only once you reach for it.",
      },
    ],
  },
  {
    id: "ai-products",
    title: "AI products",
    blocks: [
      {
        p: "We sell products that are built on artificial intelligence, and parts of this website use it: the voice demo, and the drafts of assessment reports. Depending on how they are set up, what you say or type, and what is answered, is processed by third-party AI service providers on our behalf, so that the product can work. You may not use these products in a way that breaks those providers’ terms.",
      },
      { h: "Hearing" },
      {
        p: "If you speak in the demo, your words have to become text. Where your browser has its own speech recognition, the demo can use it. In some browsers this is a service of the browser’s maker: Chrome sends the sound to Google’s speech service. Google’s own privacy policy applies to that. If we have set up a speech provider of our own, the sound goes to our server and from there to that provider instead. We do not keep the sound.",
      },
      {
        p: "If you would rather not have your voice processed, type. It is the same conversation, and the microphone is not used.",
      },
      { h: "Thinking" },
      {
        p: "The built-in assistant runs on our own server and asks nobody else. If we have set up a provider of AI text (one that speaks the OpenAI interface), the words of the demo conversation and the answers of an assessment are sent to it to write a reply or a draft. We send what that needs and no more.",
      },
      { h: "Speaking" },
      {
        p: "The reply is spoken by your browser’s own voice, by a voice made on our server, or by a provider’s voice where one is set up. Some browsers offer voices that are made on their maker’s servers; they then receive the words of the reply.",
      },
      { h: "A hosted voice service" },
      {
        p: "If we have connected the demo to a hosted voice service, your call runs over that service and not over our server: at present Vapi, which provides the assistant, and Daily, which carries the sound. They receive your voice, your IP address and the technical details of your connection, and process them under their own policies. Nothing is loaded from them before you reach for the demo.",
      },
      {
        p: "When such a call fails badly, Daily’s call library may send a report of the fault to the error service of its maker, which is hosted by Sentry. It can hold the address of the page and of the call, your browser’s name and version, the settings of the call and the details of the fault. User name, user data and access token are filtered out before it is sent.",
      },
      { h: "What AI gets wrong" },
      {
        p: "AI can mishear and can be mistaken. Do not rely on it for medical, legal or financial advice, and check what matters. A person reviews every assessment report before it is sent.",
      },
    ],
  },
  {
    id: "retention",
    title: "Retention: how long we keep your information",
    blocks: [
      {
        p: "We keep personal information only as long as we need it for the purposes in this policy, unless a law asks us to keep it longer, as it does for invoices.",
      },
      {
        ul: [
          "**Contact messages:** {{kept.messages}} after the last word about them, or until you ask us to erase them.",
          "**Demo calls that you saved:** {{kept.demoCalls}} after the last word about them, or until you ask us to erase them.",
          "**Assessments and reports:** {{kept.assessments}} after the last word about them, or until you erase them with the private link that we send you.",
          "**Sessions of administrators:** 12 hours without use, and 7 days at most.",
          "**Server logs and counts against abuse:** for as long as we need them to find faults and attacks.",
          "**Sound of the demo:** not kept by us.",
        ],
      },
      {
        p: "When we have no more need of information, we delete it or make it anonymous. Copies in backups disappear when the backup is replaced; until then they are stored safely and not used for anything else.",
      },
    ],
  },
  {
    id: "security",
    title: "Security of your information",
    blocks: [
      {
        p: "We protect personal information by technical and organizational measures that fit the risk: encrypted connections on the public site, passwords stored only as strong hashes, forms that are protected against forgery, limits on repeated attempts, a log of what administrators do, and access only for people who need it.",
      },
      {
        p: "Still, no transmission over the internet and no storage is perfectly safe, and we cannot promise that nobody will ever get past these measures. What you send to us, you send at your own risk. Please use the site only from a device and a network that you trust.",
      },
      {
        p: "If you have found a weakness, please write to [{{email}}](mailto:{{email}}) before you tell anyone else.",
      },
    ],
  },
];

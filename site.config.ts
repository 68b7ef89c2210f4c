/** Everything that makes this site one company's: change this file, and the site is yours. */
export const site = {
  name: "Ringwell",
  legalName: "Ringwell, Inc.",
  tagline: "Never lose revenue from missed calls again.",
  description:
    "Ringwell answers the phone when you cannot: it greets callers, books appointments and sends you the summary. Try a live call in your browser.",
  email: "hello@ringwell.example",
  phone: "+1 (555) 010-0134",
  hours: "Monday-Friday 9am-5pm PST",
  /**
   * For how many days what people leave is kept, counted from the last that happened to it; then it is erased. The
   * privacy policy says the same numbers.
   */
  kept: {
    /** Contact messages. */
    messages: 730,
    /** Assessments with their reports. */
    assessments: 1095,
    /** What was booked or left in a demo call. */
    demoCalls: 90,
    /** Counts of visits. */
    analytics: 395,
  },
  /** The social image of pages that have none of their own, 1200 x 630, under public/. */
  socialImage: "/social.png",
  partners: {
    trustedBy: "Ferndell Health Group",
    logos: [
      { name: "Quillmere Health", src: "/partners/quillmere.svg", width: 216, height: 40 },
      { name: "Briarholt Medical", src: "/partners/briarholt.svg", width: 214, height: 40 },
      { name: "Talloway Clinics", src: "/partners/talloway.svg", width: 207, height: 40 },
    ],
  },
  testimonial: {
    quote:
      "I used to start the day with eleven voicemails. Now I read three lines over coffee, and the chair at ten is filled.",
    name: "Dr. Elena Marsh",
    role: "of Larkspur Family Dental, the example practice that you can call above",
  },
} as const;

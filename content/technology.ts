export interface TechnologyPoint {
  id: string;
  name: string;
  summary: string;
  /** A second paragraph, for search and for readers who want to know how. */
  detail: string;
}

/** The block 'Our Voice AI Technology', in its order. */
export const technology: readonly TechnologyPoint[] = [
  {
    id: "natural-conversation",
    name: "Natural Conversation",
    summary: "It hears pauses, corrections and “no, wait, Thursday”. Speak over it and it stops to listen.",
    detail:
      "There is no menu and no list of commands. A caller may answer two questions in one sentence, change their mind, or ask about parking in the middle of a booking. The assistant answers, and then comes back to where they were. What matters is read back before it is written down.",
  },
  {
    id: "custom-integration",
    name: "Custom Integration",
    summary:
      "Your calendar, your list of services, your rules for who is put through. Nothing to install at the front desk.",
    detail:
      "You keep your number and forward the calls you choose. During set-up we connect the calendar that your team already uses, so that a booking stands where they look for it. Your hours, services and rules are written on a few pages that you can read and change yourself.",
  },
  {
    id: "continuous-learning",
    name: "Continuous Learning",
    summary:
      "Every question it could not answer comes to you once. Your answer is what it says from then on.",
    detail:
      "It does not teach itself from your callers, and it does not guess. It learns from you. A question that it could not answer waits in a list with the caller’s words beside it. You write the answer in a sentence or two, and the next caller hears it.",
  },
];

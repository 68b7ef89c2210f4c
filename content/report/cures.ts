/** Every step of the catalogue, so that a finding can only name one that exists. */
export const STEP_IDS = [
  "absence-page",
  "ai-on-nights",
  "answer-page",
  "arrival-note",
  "ask-first",
  "better-voicemail",
  "booking-page",
  "bring-list",
  "chat-hours",
  "count-a-week",
  "counter-card",
  "duty-rota",
  "evening-mobile",
  "expert-hours",
  "expert-screen",
  "first-reply",
  "form-feed",
  "friday-list",
  "full-book",
  "intake-sheet",
  "leave-it",
  "missed-list",
  "night-line",
  "night-messages",
  "open-book",
  "order-form",
  "order-sheet",
  "overflow-line",
  "papers-in",
  "quote-chaser",
  "read-back",
  "reminder-calls",
  "reminders",
  "reply-templates",
  "standing-round",
  "status-notice",
  "teach-what-you-have",
  "text-back",
  "three-questions",
  "two-times",
  "type-once",
  "visit-slots",
] as const;
export type StepId = (typeof STEP_IDS)[number];

/** Steps that cure the same thing, as findings name them. */
export const NIGHT: readonly StepId[] = [
  "night-line",
  "night-messages",
  "better-voicemail",
  "evening-mobile",
  "duty-rota",
  "ai-on-nights",
  "open-book",
];
export const MISSED: readonly StepId[] = ["overflow-line", "missed-list", "text-back"];
export const SLOW: readonly StepId[] = [
  "missed-list",
  "arrival-note",
  "first-reply",
  "chat-hours",
  "reply-templates",
];
export const DATES: readonly StepId[] = [
  "booking-page",
  "open-book",
  "two-times",
  "standing-round",
  "visit-slots",
];
export const QUESTIONS: readonly StepId[] = [
  "answer-page",
  "counter-card",
  "reply-templates",
  "bring-list",
  "teach-what-you-have",
];

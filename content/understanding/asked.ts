/** What the receptionist had just asked when the caller spoke. Understanding leans on it: 'the later one' after `offer`. */
export const asked = {
  nothing: "nothing in particular: the greeting, or 'how can I help?'",
  service: "what it is for",
  day: "which day",
  time: "which time of day",
  offer: "one of the times just offered",
  whose: "for whom it is",
  name: "the name",
  spell: "how the name is spelled",
  phone: "the phone number",
  reason: "what happened, what is wrong",
  which: "which appointment that exists is meant",
  when: "when to call back",
  note: "what to pass on",
  confirm: "whether what was read back is right",
  change: "what of it should change",
  meant: "any other question of yes or no, such as 'do you mean ...?'",
  alarm: "whether somebody is in danger",
  "anything-else": "whether there is anything else",
  "book-or-message": "whether to book a time, answer a question or take a message",
} as const;
export type Asked = keyof typeof asked;

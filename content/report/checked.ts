import type { Bottleneck } from "../../contracts/assessment-options.ts";

/** What was checked, as its owner would say it: the form's own labels stand once, where the ticks are looked for. */
export const asOwnersSay: Readonly<Record<Bottleneck, string>> = {
  "Appointment Scheduling": "Finding a date",
  "Customer Support": "People who ask how things stand",
  "Lead Qualification": "Finding out who fits",
  "After-Hours Coverage": "When you're closed",
  "Repetitive FAQ Handling": "Questions you answer all day",
  "Data Entry/Form Filling": "What gets typed twice",
  "Order Processing": "Taking orders",
  "Follow-up Communication": "Asking a second time",
};

/** Subjects, by id, whose advice belongs beside each other: what one is short of, the others lend. */
export const neighborhoods: readonly (readonly string[])[] = [
  "ai-receptionist choosing rollout ai-handoff ai-mistakes ai-answers ai-review disclosure ai-jobs replacing roi ai-integrations ai-voice desk-day".split(
    " ",
  ),
  "ai-privacy hipaa recording ai-mistakes".split(" "),
  "hipaa voicemail-hipaa recording texting baa results".split(" "),
  "law-ai intake-law legal-advice recording client-updates".split(" "),
  "training etiquette scripts angry transfers frequent-callers good-receptionist".split(" "),
  "hiring vacancy training need-help good-receptionist remote-desk".split(" "),
  "after-hours voicemail triage holidays".split(" "),
  "overflow reach hold overload alone holidays".split(" "),
  "voicemail text-back client-updates after-hours reach".split(" "),
  "forwarding phone-system outage phone-menu".split(" "),
  "reminders gaps fees late booking recall".split(" "),
  "booking online-and-phone gaps squeeze".split(" "),
  "triage dental-emergency trade-emergency crisis squeeze".split(" "),
  "missed-cost reach kpis ads roi".split(" "),
  "new-callers phone-marketing prices insurance follow-up ads".split(" "),
  "billing fees prices insurance".split(" "),
  "rush dispatch overload hold overflow".split(" "),
  "intake-care new-callers insurance".split(" "),
];

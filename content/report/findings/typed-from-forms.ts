import type { Finding } from "../kinds.ts";

export const typedFromForms: Finding = {
  id: "typed-from-forms",
  group: "typing",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["form-feed"],
  strength: 7,
  when: (s) => s.typing && s.forms,
  title: () => "What people fill in on your form gets typed again",
  means: (_, t) =>
    `People fill in a web form, and you named typing. If somebody copies it by hand into ${t.system}, that's the one job here that a simple connection does better than any person.`,
  look: (_, t) =>
    `Take the last five forms and count the fields that end up in ${t.system} letter for letter. Then count those nobody ever needed.`,
};

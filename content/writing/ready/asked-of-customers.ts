/** What a business asks of its own customers in public, as a view that it holds. Places are those of `rules/writing/fill.ts`. */
export interface AskedOfCustomers {
  /** Lower case, plain: the clause. */
  heard: RegExp;
  about: string;
  excerpt: string;
  lead: string;
  sections: readonly (readonly [head: string, text: string])[];
  close: string;
}

export const askedOfCustomers: readonly AskedOfCustomers[] = [
  {
    heard:
      /^please (?:(?:do not|don't|stop) (?:just )?(?:no[- ]?show\w*|ghost\w*|skip\w*|miss\w*|forget\w*)\b|(?:call|tell us|let us know|cancel|text)\b.*\b(?:can't|cannot|won't) (?:come|make it|be there))/,
    about: "appointments that nobody comes to",
    excerpt: "What an empty hour is at {one}, why we’d rather hear a no, and the one thing we ask of you.",
    lead: "You can’t come, and you’re wondering whether to call. Please do, even if it’s late, even if it’s embarrassing, even if it’s the second time. We have a view on empty hours, and since you’re the ones who can fill them, you should hear it from us and not from a sign at the desk.",
    sections: [
      [
        "What the hour is when nobody comes",
        "Somebody stands there, ready, with everything laid out for you. They’re paid by that hour or they aren’t paid at all: [say how it is with you]. And somewhere in town somebody else wanted exactly that time, and we told them that it was taken. An empty hour isn’t free time. It’s two people who were let down, and neither of them is you.",
      ],
      [
        "Why we’d rather hear a no",
        "We aren’t angry when you cancel. Children get fevers, cars don’t start, and some days simply fall apart. A no at eight in the morning is nearly as good as a yes, because we can call whoever is waiting. A no ten minutes before still lets somebody drink their coffee warm. Only the silence is of no use to anyone.",
      ],
      [
        "What we do about it ourselves",
        "If it’s hard to reach us, that’s our fault and not yours. So you can answer the reminder, and a person reads it. You can call at night and leave one sentence: “This is [name], I can’t come tomorrow.” You don’t have to give a reason, and nobody will ask for one.",
      ],
      [
        "And the fee?",
        "[We don’t charge one. / From the second time on we charge (sum), and you hear that when you book.] We’d rather have the hour than the money. It’s there for the few who book three times and come once, and whoever calls in time never sees it.",
      ],
      [
        "What you may hold against us",
        "You’ve waited here, too. When we run late, you’re the one with the empty hour. If it’s more than [ten] minutes, tell us, and we’ll [make it up to you how]. We can’t ask of you what we don’t ask of ourselves.",
      ],
    ],
    close:
      "So this is all we ask: when you know, let us know. Text or call [number]; one word is enough. Somebody who’s waiting will thank you, although they’ll never learn your name.",
  },
];

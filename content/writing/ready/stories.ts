/** A business's own story in scenes; the first of each is its heading. What only its people know stands in brackets. */
export const stories: readonly (readonly [head: string, ...paragraphs: string[]])[] = [
  [
    "The beginning",
    "In {year} {who} opened {aWhat} on [street, town]. There was [one thing that they had: a loan of so much, a van, a set of tools], and there was no [one thing that they lacked]. On the first day [number] people came in. One of them bought [what], and [came back the next morning because …].",
  ],
  [
    "The first years",
    "Whoever came in then remembers [a thing: the bell at the door, the smell, the radio]. [Name] did the [work] and [name] did the books at [the kitchen table]. The first thing they learned was [what {customers} really came for, which was not what they had thought].",
  ],
  [
    "The year it nearly ended",
    "In [year] it looked as if it was over: [a competitor, a flood, a road that was closed, a landlord]. What saved the {what} was [one decision, made by whom], and [a customer, a neighbor, a supplier] who [what they did]. We have not forgotten it.",
  ],
  [
    "What has changed, and what has not",
    "Today [number] of us work here, and {we} still runs it: [names, and who does what]. We have [two things that are new: a second register, orders by telephone]. What has not changed is [the one rule from the first year that is still kept], and the way in which we answer when somebody asks for something that we do not have: [your sentence].",
  ],
  [
    "Come in",
    "If you have known us for years, tell us your own story of the place; some of the ones above came to us that way. If you have not, come by. [Address, hours, number.]",
  ],
];
/** What those scenes are about. */
export const spans = ["beginning", "first years", "hardest year", "today", "an invitation"] as const;

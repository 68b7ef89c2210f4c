/** Kinds of posts, in an order in which no two alike stand together. */
export const shapes: readonly string[] = [
  "A question you were asked: […]",
  "Hands at work, one picture: […]",
  "One of your people: […]",
  "What many believe, and what’s true: […]",
  "Before and after, with consent: […]",
  "An offer with its date: […]",
  "Thanks for a review, no names: […]",
  "Somebody from the neighborhood: […]",
  "This or that, for the comments: […]",
  "Three lines before a visit: […]",
  "A common mistake, and what helps: […]",
];

/** What a month brings that a business plans around. */
export const datesOf: Readonly<Record<string, readonly string[]>> = {
  january: [
    "New Year’s Day, and the first day you’re open again: …",
    "Martin Luther King Jr. Day, the third Monday: …",
  ],
  february: [
    "Valentine’s Day, the 14th: what goes out by the 10th: …",
    "Presidents’ Day, the third Monday: …",
  ],
  march: ["The Sunday on which clocks go forward: …", "Spring break where you are: …"],
  april: ["Easter and Passover, with the days you’re closed: …", "Tax day, April 15: …"],
  may: [
    "Mother’s Day, the second Sunday: what goes out by the Monday before: …",
    "Memorial Day, the last Monday: …",
  ],
  june: [
    "The last day of school where you are: …",
    "Father’s Day, the third Sunday, and Juneteenth, the 19th: …",
  ],
  july: ["Independence Day, and whether you’re open: …", "Vacations of your own people: …"],
  august: ["The first day of school where you are: …", "What people put off over the summer: …"],
  september: ["Labor Day, the first Monday: …", "What starts again in the fall: …"],
  october: ["Columbus or Indigenous Peoples’ Day, the second Monday: …", "Halloween, the 31st: …"],
  november: [
    "Veterans Day, the 11th, and Thanksgiving with the Friday after: …",
    "Small Business Saturday, two days after Thanksgiving: …",
  ],
  december: [
    "The last day to order or to book before Christmas: …",
    "Hanukkah, Christmas and New Year’s Eve, with your hours on each: …",
  ],
};

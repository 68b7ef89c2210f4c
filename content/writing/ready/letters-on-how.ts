/** Paragraphs of a letter on a matter that the site does not know and no kind of subject covers. */
export const anyMatter: readonly string[] = [
  "[What has happened or is due, since when, and what it means for you, in two sentences.]",
  "What we ask of you: [what to do], by [day]. [What happens if it’s late.]",
  "What you’ll need: [papers, things, a link], and about [minutes].",
  "What we do on our side: [what, by when], so you don’t have to [what].",
];

const wordsIn = (text: string) => text.split(/\s+/).length;
const sentencesOf = (text: string): string[] =>
  text === "" ? [] : text.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u);
/** The sentences that fit into so many words, and the others. */
export const upToWords = (text: string, room: number, least = 1): [within: string, beyond: string] => {
  const sentences = sentencesOf(text);
  let words = 0;
  const fits = sentences.filter((sentence) => (words += wordsIn(sentence)) <= room);
  const upTo = Math.max(least, fits.length);
  return [sentences.slice(0, upTo).join(" "), sentences.slice(upTo).join(" ")];
};

/** Where a sentence ends and the next begins. */
export const SENTENCE = /(?<=[.?!]”?) (?=[A-Z“])/;

/** A sentence that means the one before it: alone it is a hole. */
const MEANS_THE_LAST =
  /^“?(?:(?:It|That|This|They|These|Those|Both|Neither|Either|He|She)(?:[’']s|[’']re|[’']ll|[’']ve|[’']d)?\b|(?:Then|Otherwise|Instead|But|And)\b|So\b(?! (?:many|few|much|long)\b)|The (?:same|other|second|third|rest|latter|former|others)\b|The [a-z]+(?:-[a-z]+)? (?:option|one|way|half) (?:is|does|has)\b|One of (?:them|these|those)\b|(?:Two|Three|Each|All|Most|None|Neither) of (?:them|these|those|it)\b|Of (?:these|those)\b)/;

/** The sentences of a paragraph without those that are cut, and without what only said more of these. */
export function withoutSentences(text: string, isCut: (sentence: string) => boolean): string[] {
  let isOpen = false;
  return text.split(SENTENCE).filter((sentence) => {
    isOpen = isCut(sentence) || (isOpen && MEANS_THE_LAST.test(sentence));
    return !isOpen;
  });
}

/** Where a sentence ends and the next begins. */
export const SENTENCE = /(?<=[.?!]”?) (?=[A-Z“])/;

/** A sentence that means the one before it: alone it is a hole. */
const MEANS_THE_LAST =
  /^“?(?:(?:It|That|This|They|These|Those|Both|Neither|Either|He|She)(?:[’']s|[’']re|[’']ll|[’']ve|[’']d)?\b|(?:Then|Otherwise|Instead|But|And)\b|So\b(?! (?:many|few|much|long)\b)|The (?:same|other|second|third|rest|latter|former|others)\b|The [a-z]+(?:-[a-z]+)? (?:option|one|way|half) (?:is|does|has)\b|(?:Only|Just) the (?:first|second|third|last)\b|The (?:first|last) (?:group|one|two|kind|pile|column)\b|One of (?:them|these|those)\b|(?:Two|Three|Each|All|Most|None|Neither) of (?:them|these|those|it)\b|Of (?:these|those)\b)/;

/** ‘Three things can stand there’: what is counted has to follow. */
const COUNTS =
  /^(?:There(?:’s| are) )?(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight) (?:[a-z]+ ){0,3}?(?:things|ways|kinds|sorts|questions|sentences|steps|rules|causes|reasons|columns|lists|groups|piles|numbers|figures|words|parts|answers|options|choices|cases|lines|layers|calls)\b[^“”]*[.:]$/;
/** A paragraph whose end was cut counts nothing that isn’t there anymore. */
export const withoutLooseCount = (kept: readonly string[], all: number): readonly string[] => {
  const bare = kept.length < all ? kept.filter((sentence) => !COUNTS.test(sentence)) : kept;
  return bare.length ? bare : kept;
};

/** The sentences of a paragraph without those that are cut, and without what only said more of these. */
export function withoutSentences(text: string, isCut: (sentence: string) => boolean): string[] {
  let isOpen = false;
  return text.split(SENTENCE).filter((sentence) => {
    isOpen = isCut(sentence) || (isOpen && MEANS_THE_LAST.test(sentence));
    return !isOpen;
  });
}

/** What can be said, word for word: when, and the sentence. */
export type Saying = readonly [when: string, said: string];
/** By the id of their topic. */
export type Sayings = Readonly<Record<string, readonly Saying[]>>;

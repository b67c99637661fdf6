/** What a person typed, inside a sentence that takes no markup: whichever way it is written, the words around it keep theirs. */
export const isolated = (typed: string): string => `\u2068${typed}\u2069`;

import { foldText } from 'shared-api/contract/fold-text';

/** Those whose name holds each of the words, however they are spelt. */
export function findOffices<Office extends { name: string }>(offices: Office[], words: string): Office[] {
  const wanted = foldText(words).split(/\s+/);
  return offices.filter(({ name }) => {
    const folded = foldText(name);
    return wanted.every((word) => folded.includes(word));
  });
}

/** A seeded generator (mulberry32): the demo data is the same at every load. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  const chance = (share: number) => next() < share;
  const shuffled = <T>(items: readonly T[]) =>
    items
      .map((item) => ({ item, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  /** Gives the items in a shuffled order, over and over: none comes again before all the others have come. */
  function dealer<T>(items: readonly T[]) {
    const order = shuffled(items);
    let dealt = 0;
    return () => order[dealt++ % order.length] as T;
  }
  const uuid = () => {
    const hex = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  return { next, between, pick, chance, shuffled, dealer, uuid };
}
export type Random = ReturnType<typeof randomFrom>;

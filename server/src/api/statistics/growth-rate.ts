/** What was added, in percent of what stood before, one decimal; 0 where nothing stood before. */
export function growthRate({ total, added }: { total: number; added: number }) {
  const before = total - added;
  return before === 0 ? 0 : Math.round((added / before) * 1000) / 10;
}

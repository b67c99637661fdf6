type Pair = { before?: string; after?: string };

const figures = /(?<![\w.])\d+(?:\.\d+)?(?![\w.]*\w)/g;

/** What a line measures: its words, whatever its figures are. */
const subjectOf = (line: string) => line.replace(figures, '#').replace(/\s+/g, ' ').trim();

/** Lines of two runs that measure the same, the first with the first and so on; those of one run alone stay alone. */
function pairLines(before: string[], after: string[]): Pair[] {
  const left = Map.groupBy(after, subjectOf);
  const pairs = before.map((line): Pair => {
    const same = left.get(subjectOf(line))?.shift();
    return same === undefined ? { before: line } : { before: line, after: same };
  });
  return [...pairs, ...[...left.values()].flat().map((line): Pair => ({ after: line }))];
}

function toChange(before: string, after: string | undefined) {
  if (after === undefined || before === after) return before;
  const ratio = Number(after) / Number(before);
  return Number.isFinite(ratio) ? `${before} → ${after} (×${ratio.toFixed(2)})` : `${before} → ${after}`;
}

function toLine({ before, after }: Pair) {
  if (before === undefined) return `+ ${after}`;
  if (after === undefined) return `- ${before}`;
  const values = after.match(figures) ?? [];
  return `  ${before.replace(figures, (value) => toChange(value, values.shift()))}`;
}

/**
 * What two runs of a bench printed, as one text: each figure that changed as `before → after (× ratio)`; a line of the first run
 * alone begins with `-`, one of the second alone with `+`.
 */
export const compareResults = (before: string, after: string) =>
  pairLines(before.split('\n'), after.split('\n')).map(toLine).join('\n');

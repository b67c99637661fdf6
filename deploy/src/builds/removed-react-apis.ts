/**
 * Names that React no longer answers to, by the major version that removed them: a build that reads them as properties was written
 * for an older one. Names that are imported are found by the contracts instead. Source: React's upgrade guide of each version.
 */
const removed: Readonly<Record<number, readonly string[]>> = {
  19: [
    'childContextTypes',
    'contextTypes',
    'createFactory',
    'defaultProps',
    'findDOMNode',
    'getChildContext',
    'propTypes',
    'renderToNodeStream',
    'unmountComponentAtNode',
    'unstable_renderSubtreeIntoContainer',
  ],
};

/** What of that the text of a build reads, where this version of React has it no more; sorted. */
export function findRemovedReactApis(text: string, reactVersion: string): string[] {
  const major = Number.parseInt(reactVersion, 10);
  const names = Object.entries(removed).flatMap(([since, gone]) => (Number(since) <= major ? gone : []));
  const read = text.match(new RegExp(`\\.(?:${names.join('|')})\\b`, 'g')) ?? [];
  return [...new Set(read.map((name) => name.slice(1)))].sort();
}

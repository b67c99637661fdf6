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

const property = /\.([A-Za-z_]+)/g;

/** What of that the text of a build reads, where this version of React has it no more; sorted. */
export function findRemovedReactApis(text: string, reactVersion: string): string[] {
  const major = Number.parseInt(reactVersion, 10);
  const gone = Object.entries(removed).flatMap(([since, names]) => (Number(since) <= major ? names : []));
  const read = new Set([...text.matchAll(property)].map(([, name = '']) => name));
  return gone.filter((name) => read.has(name)).sort();
}

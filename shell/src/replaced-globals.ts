/** Functions that the pages of all remotes need, and that a remote can replace for all of them. */
const readGlobals = (): Record<string, unknown> & { fetch: typeof fetch } => ({
  fetch,
  'Promise.prototype.then': Promise.prototype.then,
  'history.pushState': history.pushState,
  'history.replaceState': history.replaceState,
});

/** As the shell found them, whatever an extension of the browser had replaced before. */
export const globalsAtStart = readGlobals();

const known = new Set<string>();

/** The names of those that were replaced since the shell began, each once. */
export function findReplacedGlobals(): string[] {
  const replaced = Object.entries(readGlobals()).filter(
    ([name, value]) => value !== globalsAtStart[name] && !known.has(name),
  );
  return replaced.map(([name]) => {
    known.add(name);
    return name;
  });
}

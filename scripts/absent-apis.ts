import data from '@mdn/browser-compat-data' with { type: 'json' };
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data';
import { browserFloor } from './browser-floor.ts';

const toNumber = (version: SimpleSupportStatement['version_added'] | undefined) =>
  typeof version === 'string' && version !== 'preview'
    ? Number.parseFloat(version.replace('≤', ''))
    : Number.POSITIVE_INFINITY;

/** Whether a browser of that version has it without a flag or another name, be it only a part of it. */
const hasBy = (version: number, support: SupportStatement) =>
  [support]
    .flat()
    .some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        !(flags || prefix || alternative_name) &&
        toNumber(version_added) <= version &&
        toNumber(version_removed) > version,
    );

const isAbsent = ({ support }: CompatStatement) =>
  Object.entries(browserFloor).some(([browser, version]) => {
    const given = support[browser as BrowserName];
    return given && !hasBy(version, given);
  });

/** What is not a name in JavaScript, as an event, a parameter or a way to behave. */
const isNoName = (key: string) => !/^[A-Za-z][A-Za-z\d]*(?:_static)?$/.test(key);

function collect(features: Identifier | undefined, parents: string[] = []): string[] {
  return Object.entries(features ?? {}).flatMap(([key, feature]) => {
    if (isNoName(key) || key === parents.at(-1)) return [];
    const { __compat: compat } = feature as Identifier;
    const path = [...parents, key];
    return [...collect(feature as Identifier, path), ...(compat && isAbsent(compat) ? [path.join('.')] : [])];
  });
}

/**
 * What a browser of the floor may lack of JavaScript's built-ins and of Web APIs, in the names of MDN: an interface or its
 * member, as `Promise.withResolvers`, `Document.startViewTransition` and `Response.json_static`; members before their interface.
 */
export const absentApis = { builtIns: collect(data.javascript.builtins), web: collect(data.api) };

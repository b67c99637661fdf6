import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { absentApis } from './absent-apis.ts';

const root = resolve(import.meta.dirname, '..');

/** Scripts that ask whether the browser has it before they call it, and names that are something else there. */
const allowed: Record<string, string> = {
  'AbortSignal.any': 'ky asks first',
  'URL.canParse': 'valibot asks first',
  'Error.captureStackTrace': 'emotion asks first',
  'Notification.permission': 'this-browser.ts asks first',
  'Notification.requestPermission': 'this-browser.ts asks first',
  'PublicKeyCredential.getClientCapabilities': '@simplewebauthn asks first',
  'PublicKeyCredential.isConditionalMediationAvailable': '@simplewebauthn asks first',
  'PublicKeyCredential.signalAllAcceptedCredentials': '@simplewebauthn asks first',
  'PublicKeyCredential.signalCurrentUserDetails': '@simplewebauthn asks first',
  'PublicKeyCredential.signalUnknownCredential': '@simplewebauthn asks first',
};

// most methods of iterators are methods of arrays as well
const builtIns = absentApis.builtIns.filter((api) => !api.startsWith('Iterator.'));
const absent = new Set([...builtIns, ...absentApis.web]);

/** How a script calls it: `Promise.withResolvers`, `.toSorted()`, `new Notification`. */
function toCall(api: string): string | undefined {
  const [owner = '', name, more] = api.split('.');
  if (!name) return `new ${owner}`;
  if (more || absent.has(owner)) return undefined; // of what is absent as a whole
  if (name.endsWith('_static')) return `${owner}.${name.slice(0, -'_static'.length)}`;
  if (!builtIns.includes(api)) return undefined; // a name of the Web, as `x`, may be anybody's
  return Object.hasOwn(Reflect.get(globalThis, owner) ?? {}, name) ? `${owner}.${name}` : `.${name}()`;
}
const calls = new Set([...absent].map(toCall));

const findAbsent = (script: string) =>
  [...script.matchAll(/new [A-Z]\w*|(?<![\w.])[A-Z]\w+\.\w+|\.\w+(?=\()/g)]
    .map(([call]) => (call.startsWith('.') ? `${call}()` : call))
    .filter((call) => calls.has(call) && !(call in allowed));

test('no script of a front end calls what the oldest browsers may lack', () => {
  const scripts = globSync('{shell,remote-*}/dist/*.js', { cwd: root });
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.map((file) => [file, [...new Set(findAbsent(readFileSync(resolve(root, file), 'utf8')))]]);
  expect(found.filter(([, names]) => names?.length)).toEqual([]);
});

test.each([
  ['Promise.withResolvers', 'const { promise } = Promise.withResolvers();'],
  ['.toSorted()', 'return names.toSorted()'],
  ['new URLPattern', 'new URLPattern(path)'],
])('%s is found where it is called', (call, script) => {
  expect(findAbsent(script)).toEqual([call]);
});

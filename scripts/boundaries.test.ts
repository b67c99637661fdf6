import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder with a portal's packages in it, which is checked as the portal is. */
const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const ours = (path: string) => join(import.meta.dirname, '..', path);

const run = (command: string, args: string[], folder = '.') =>
  new Promise<string>((done) => {
    execFile(ours(`node_modules/.bin/${command}`), args, { cwd: join(root, folder) }, (_, printed) => done(printed));
  });

type Diagnostic = { message: string; location: { path: string } };
type Summary = { violations: { from: string; rule: { name: string } }[]; environment: object };

async function cruise(): Promise<Summary> {
  return JSON.parse(await run('depcruise', ['--config', ours('.dependency-cruiser.mjs'), '--output-type', 'json', '.']))
    .summary;
}

const post = '../../server/src/api/posts/post.ts';
const otlp = './platform/tracing/otlp/exporter.ts';
const pointer = '../../deploy/src/pointer/pointer.ts';

/** A file of each package, which imports in each way what is not its to import, and the rule that says so. */
const forbidden = [
  ['shell/src/plain.ts', `import { a } from '../../remote-public/src/plain.ts';\nexport const b = a;`, 'shell'],
  ['remote-public/src/plain.ts', `import { a } from '${post}';\nexport const b = a;`, 'remote'],
  ['remote-public/src/typed.tsx', `import type { A } from '${post}';\nexport const b = <p>{1 as A}</p>;`, 'remote'],
  ['shared-ui/src/typed-name.ts', `import { type A } from '${post}';\nexport type B = A;`, 'shared-ui'],
  ['remote-spaces/src/typed-module.ts', `import type * as a from '${post}';\nexport type B = typeof a;`, 'remote'],
  ['remote-spaces/src/whole.ts', `import * as a from '${post}';\nexport const b = { a };`, 'remote'],
  ['remote-spaces/src/effect.ts', `import '${post}';`, 'remote'],
  ['deploy/src/handed-on.ts', `export { a } from '${post}';`, 'deploy'],
  ['server/src/of-deploy.ts', `export type { A } from '${pointer}';`, 'deploy:entries'],
  ['e2e/journeys/typed-handed-on.ts', `export type { A } from '${post}';`, 'e2e'],
  ['remote-dashboard/src/all-handed-on.ts', `export * from '${post}';`, 'remote'],
  ['remote-dashboard/src/all-types.ts', `export type * from '${post}';`, 'remote'],
  ['remote-dashboard/src/lazy.tsx', `export const B = () => <p onClick={() => import('${post}')} />;`, 'remote'],
  ['remote-dashboard/src/awaited.ts', `export const { a } = await import('${post}');`, 'remote'],
  ['shared-api/src/client.ts', `export class B { #a = () => import(\`${post}\`); }`, 'shared-api'],
  ['shell/src/kit.ts', `export { Box } from '@chakra-ui/react';`, 'chakra-lives-in-shared-ui'],
  ['server/src/eager.ts', `import { a } from '${otlp}';\nexport const b = a;`, 'server:tracing'],
  ['server/src/compiled.ts', `export { a } from 'a-compiler';`, 'served-without-dev-packages'],
  ['server/src/nowhere.ts', `import './not-here.ts';`, 'no-orphan-import'],
  ['server/src/platform/mail/mail.ts', `export type { A } from '../../api/posts/post.ts';`, 'server:platform'],
] as const;

const allowed = [
  ['server/src/api/posts/post.ts', 'export const a = 1;\nexport type A = 1;'],
  ['server/src/platform/tracing/otlp/exporter.ts', 'export const a = 1;'],
  ['deploy/src/pointer/pointer.ts', 'export type A = 1;'],
  ['deploy/src/registry/registry.ts', `export type { A } from '../pointer/pointer.ts';`],
  ['server/src/of-registry.ts', `export type { A } from '../../deploy/src/registry/registry.ts';`],
  ['server/src/lazy.ts', `export const load = () => import('${otlp}');`],
  ['server/package.json', '{ "devDependencies": { "a-compiler": "1.0.0" } }'],
  ['node_modules/a-compiler/package.json', '{ "name": "a-compiler", "exports": "./index.js" }'],
  ['node_modules/a-compiler/index.js', 'export const a = 1;'],
  ['server/src/compiled.test.ts', `export { a } from 'a-compiler';`],
  ['node_modules/@chakra-ui/react/package.json', '{ "name": "@chakra-ui/react", "exports": "./index.js" }'],
  ['node_modules/@chakra-ui/react/index.js', 'export const Box = null;'],
] as const;

beforeAll(() => {
  for (const [file, text] of [...allowed, ...forbidden]) write(file, text);
});

test('a developer is told of each import across a boundary, in whichever way it is written, and of nothing else', async () => {
  const { violations, environment } = await cruise();
  const found = violations.map(({ from, rule }) => `${from} ${rule.name}`);
  expect(found.toSorted()).toEqual(forbidden.map(([file, , rule]) => `${file} ${rule}`).toSorted());
  expect(environment).not.toHaveProperty('issues');
});

const inTypes = [
  ['of-a-module.ts', `export type B = typeof import('${post}');`],
  ['of-a-type.ts', `export const b: Promise<import('${post}').A> = Promise.resolve(1);`],
  ['satisfied.tsx', `export const b = <p>{1 satisfies import('${post}').A}</p>;`],
] as const;

// the check of boundaries does not look there
test('a developer who imports inside a type is told to import the type by a statement', async () => {
  for (const [file, text] of inTypes) write(`types/${file}`, text);
  write('types/by-statement.ts', `import type { A } from '${post}';\nexport type B = A;`);
  write('types/biome.json', JSON.stringify({ extends: [ours('biome.json')], vcs: { enabled: false } }));
  symlinkSync(ours('lint'), join(root, 'types/lint'));
  const { diagnostics } = JSON.parse(await run('biome', ['lint', '--reporter=json', '.'], 'types'));
  const found = diagnostics.map(({ message, location }: Diagnostic) => [location.path, message]);
  expect(found.toSorted()).toEqual(inTypes.map(([file]) => [file, expect.stringContaining('write `import type`')]));
});

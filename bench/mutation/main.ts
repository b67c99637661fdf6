import { once } from 'node:events';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startProcess, temporaryFolder } from '../../e2e/processes.ts';
import { isSmoke, runBench } from '../run-bench.ts';

const root = resolve(import.meta.dirname, '../..');

/** What is changed, folder by folder, and how many of the changes a test must notice. */
const targets = {
  policies: {
    packageName: 'shared-api',
    folders: 'shared-api/src/*/',
    files: isSmoke ? 'offices.policy.ts' : '*.policy.ts',
    tests: '*.policy.test.ts',
    minShare: 1,
    ignoreStatic: false,
  },
  services: {
    packageName: 'server',
    folders: 'server/src/{api,platform}/*/',
    files: isSmoke ? 'audit.service.ts' : '*.service.ts',
    tests: '**/*.test.ts',
    minShare: 0.8,
    ignoreStatic: true, // what runs once, when a module is read, would take every test for each change
  },
};
type Target = (typeof targets)[keyof typeof targets];
const isTarget = (name: string): name is keyof typeof targets => name in targets;

const foldersOf = ({ folders, files }: Target) =>
  globSync(folders, { cwd: root }).filter((folder) => globSync(`${folder}/**/${files}`, { cwd: root }).length > 0);

const report = 'mutation.json';
const stryker = resolve(fileURLToPath(import.meta.resolve('@stryker-mutator/core')), '../../../bin/stryker.js');
const environment = '@stryker-mutator/jest-runner/jest-env/node';

/** How tests are compiled and set up; a module without types. */
const { transform, testTimeout }: { transform: object; testTimeout: number } = await import(`${root}/jest.config.mjs`);

/**
 * A copy of the package for Stryker to change. Each change needs modules that are read again, so that tests run in jest's own
 * modules here, not in Node's; they name Stryker's environment in their first line, which tells it which test runs which line.
 */
function copyPackage(stack: AsyncDisposableStack, { packageName }: Target) {
  const copy = temporaryFolder(stack, 'mutation');
  const link = (path: string) => existsSync(join(root, path)) && symlinkSync(join(root, path), join(copy, path));
  for (const path of ['package.json', 'jest']) cpSync(join(root, path), join(copy, path), { recursive: true });
  const isOwn = (path: string) => !/\/(node_modules|dist)$/.test(path);
  cpSync(join(root, packageName), join(copy, packageName), { recursive: true, filter: isOwn });
  link('node_modules');
  link('e2e'); // of which tests of the server use a stand-in
  link(`${packageName}/node_modules`);
  for (const file of globSync(`${packageName}/src/**/*.test.ts`, { cwd: copy })) {
    const path = join(copy, file);
    writeFileSync(path, `/** @jest-environment ${environment} */\n${readFileSync(path, 'utf8')}`);
  }
  return copy;
}

const optionsFor = (stack: AsyncDisposableStack, { files, tests, ignoreStatic }: Target, folder: string) => ({
  mutate: [`${folder}/**/${files}`],
  inPlace: true,
  tempDirName: temporaryFolder(stack, 'mutation-backup'),
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    config: {
      testMatch: [`<rootDir>/${folder}/${tests}`],
      cacheDirectory: temporaryFolder(stack, 'mutation-cache'),
      setupFilesAfterEnv: ['./jest/setup.mjs'],
      testTimeout,
      transform,
    },
  },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  ignoreStatic,
  concurrency: isSmoke ? 1 : availableParallelism(),
  timeoutFactor: 3, // it is measured while one process has the machine to itself
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: report },
  clearTextReporter: { allowColor: false, logTests: false },
  allowConsoleColors: false,
});

type Report = { files: Record<string, { mutants: { status: string }[] }> };

/** Changes what one folder has in one place after the other. Answers how many changes its own tests noticed, and how many not. */
async function mutate(stack: AsyncDisposableStack, copy: string, options: object) {
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(options));
  const child = startProcess(stack, process.execPath, [stryker, 'run'], {
    cwd: copy,
    stdio: 'inherit',
    signal: 'SIGTERM',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Stryker ended with ${code}`);
  const { files }: Report = JSON.parse(readFileSync(join(copy, report), 'utf8'));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...names: string[]) => statuses.filter((status) => names.includes(status)).length;
  return { noticed: count('Killed', 'Timeout'), missed: count('Survived', 'NoCoverage') };
}

await runBench(async (stack) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: { smoke: { type: 'boolean' } } });
  const [name = 'policies', ...nouns] = positionals;
  if (!isTarget(name)) throw new Error(`There is nothing called '${name}' to change: policies, services`);
  const target = targets[name];
  const copy = copyPackage(stack, target);
  const total = { noticed: 0, missed: 0 };
  const isWanted = (folder: string) => nouns.length === 0 || nouns.includes(basename(folder));
  for (const folder of foldersOf(target).filter(isWanted)) {
    const { noticed, missed } = await mutate(stack, copy, optionsFor(stack, target, folder));
    process.stdout.write(`${folder}: ${noticed} of ${noticed + missed} changes were noticed\n`);
    total.noticed += noticed;
    total.missed += missed;
  }
  const all = total.noticed + total.missed;
  process.stdout.write(`${total.noticed} of ${all} changes of the ${name} were noticed\n`);
  return all > 0 && total.noticed >= target.minShare * all;
});

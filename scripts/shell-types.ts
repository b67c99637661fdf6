import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { type ShellTypes, typesFile } from 'deploy/registry';
import { readVersion } from './sources.ts';

const shared = ['shared-api', 'shared-ui'];
/** What tests of a remote use; no page has it. */
const testing = [
  'shared-api/testing/api-server',
  'shared-api/testing/builders',
  'shared-api/testing/handlers',
  'shared-api/testing/sign-in-as',
  'shared-ui/testing',
];
type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'exports', Record<string, string>>>;

const readManifest = (root: string, name: string): Manifest =>
  JSON.parse(readFileSync(resolve(root, name, 'package.json'), 'utf8'));

/** The source of a module that a package exports, by the module's name. */
function sourceOf(root: string, module: string) {
  const [name = '', ...rest] = module.split('/');
  const path = rest.join('/');
  const { exports = {} } = readManifest(root, name);
  const target = exports[`./${path}`] ?? exports['./*']?.replace('*', path);
  if (!target) throw new Error(`${name} does not export ${module}`);
  return join(name, target).split(sep).join('/');
}

/** What the shell hands to remotes, the contract, whose types a remote may name, and what its tests use. */
function modulesOf(root: string, dist: string) {
  const { offers } = JSON.parse(readFileSync(resolve(dist, 'contract.json'), 'utf8')) as {
    offers: Record<string, string[]>;
  };
  const provided = Object.keys(offers).filter((module) => shared.some((name) => module.startsWith(`${name}/`)));
  const contract = globSync('shared-api/src/contract/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map((file) =>
    file.split(sep).join('/').replace('/src/', '/').replace(/\.ts$/, ''),
  );
  return [...provided, ...contract, ...testing].sort();
}

/** Has the compiler write declarations of these sources and of what they import. @throws Error with what it printed */
async function emitDeclarations(root: string, files: readonly string[], folder: string) {
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // `tsc` of the whole repository does that; a type error must not keep a page from being built
    noCheck: true,
    types: [],
    rootDir: root,
    outDir: join(folder, 'out'),
  };
  const sources = [...files, 'shell/src/assets.d.ts'].map((file) => resolve(root, file));
  writeFileSync(
    config,
    JSON.stringify({ extends: resolve(root, 'tsconfig.base.json'), compilerOptions, files: sources }),
  );
  // one after the other, so that the texts do not depend on which of two checkers came first
  const child = spawn(resolve(root, 'node_modules/.bin/tsc'), ['-p', config, '--singleThreaded'], { cwd: root });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The declarations of the shell could not be written:\n${printed}`);
}

function readDeclarations(out: string) {
  const files = globSync('**/*.d.ts', { cwd: out });
  return Object.fromEntries(
    files
      .map((file) => [relative(out, join(out, file)).split(sep).join('/'), readFileSync(join(out, file), 'utf8')])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
}

const packageOf = (request: string) => request.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? request;

/** The packages that declarations name, those inside the shell, and where the types of React come from. */
function packagesOf(root: string, files: Record<string, string>) {
  const named = Object.values(files).flatMap((text) =>
    [...text.matchAll(/(?:from |import\()["']([^."'][^"']*)["']/g)].map(([, request = '']) => packageOf(request)),
  );
  const inside = shared.flatMap((name) => {
    const { dependencies, devDependencies } = readManifest(root, name);
    return Object.keys({ ...dependencies, ...devDependencies }).filter((inside) => !inside.startsWith('@types/'));
  });
  const names = new Set(
    [...named, ...inside, '@types/react', '@types/react-dom'].filter((name) => !shared.includes(name)),
  );
  return Object.fromEntries([...names].sort().map((name) => [name, readVersion(resolve(root, 'node_modules', name))]));
}

/**
 * Writes `types.json` into the shell's build: declarations of what it provides, for front ends whose sources are elsewhere.
 * The same sources give the same bytes.
 */
export async function writeShellTypes(root: string, dist: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tadamon-types-'));
  try {
    const sources = modulesOf(root, dist).map((module) => [module, sourceOf(root, module)] as const);
    await emitDeclarations(
      root,
      sources.map(([, file]) => file),
      folder,
    );
    const files = readDeclarations(join(folder, 'out'));
    const types: ShellTypes = {
      packages: packagesOf(root, files),
      modules: Object.fromEntries(sources.map(([module, file]) => [module, file.replace(/\.tsx?$/, '.d.ts')])),
      files,
    };
    writeFileSync(join(dist, typesFile), `${JSON.stringify(types, null, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

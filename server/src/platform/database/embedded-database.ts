import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const options = {
  extensions: { pg_trgm },
  // PostgreSQL's report of a long start, every ten seconds: its timer also outlives the database, and keeps the process
  startParams: [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0'],
};
const cacheDir = join(import.meta.dirname, '../../../../.cache');

const engineVersion = () => {
  const require = createRequire(import.meta.url);
  const manifest = join(dirname(require.resolve('@electric-sql/pglite')), '../package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
};

/** Does without a file of the checkout that this user may not read or write. */
function ifPermitted<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return undefined;
    throw error;
  }
}

/** A first start takes ten seconds and a gigabyte; a copy of an empty database one second. */
async function readTemplate() {
  const file = join(cacheDir, `pglite-${engineVersion()}.tar.gz`);
  const stored = existsSync(file) ? ifPermitted(() => readFileSync(file)) : undefined;
  if (stored) return new Blob([stored]);
  const fresh = await PGlite.create(options);
  const dump = await fresh.dumpDataDir('gzip');
  await fresh.close();
  const bytes = Buffer.from(await dump.arrayBuffer());
  ifPermitted(() => {
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, bytes);
    renameSync(`${file}.${process.pid}`, file);
  });
  return dump;
}

/** Whole or not at all: a start that is cut short must not leave half a database behind. */
async function createFolder(folder: string) {
  const staging = `${folder}.new`;
  rmSync(staging, { recursive: true, force: true });
  const pglite = await PGlite.create({ ...options, dataDir: staging, loadDataDir: await readTemplate() });
  await pglite.close();
  renameSync(staging, folder);
}

/** PGlite gives the files of its template to every user of the machine, whatever the umask: they hold password hashes. */
function closeToOthers(folder: string) {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

/** Opens the PostgreSQL that lives inside this process, in `folder`, created when it is not there. */
export async function openEmbeddedDatabase(folder: string) {
  if (!existsSync(folder)) await createFolder(folder);
  closeToOthers(folder);
  return PGlite.create({ ...options, dataDir: folder });
}

/** A database in memory: a copy of `dump`, or an empty one. */
export const openMemoryDatabase = async (dump?: Blob) =>
  PGlite.create({ ...options, loadDataDir: dump ?? (await readTemplate()) });

import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStorage, RegistryError } from 'deploy/registry';
import { createAdmin } from './api/account/create-admin.ts';
import { verifyAudit } from './api/audit/verify-audit.ts';
import { type ArchiveSize, exportArchive } from './archive/export-archive.ts';
import { importArchive } from './archive/import-archive.ts';
import { findDemoAccounts } from './demo/find-demo-accounts.ts';
import { type Db, openDatabase, type Transaction } from './platform/database/db.ts';
import { type Env, readEnv } from './platform/env/env.ts';
import { StartError } from './platform/env/start-error.ts';
import { openMedia } from './platform/media/open-media.ts';

type Portal = { env: Env; db: Db };
type Given = { argument: string | undefined; email: string; name: string; 'without-registry': boolean };

const usage = `npm run admin:create -- --email ADDRESS --name NAME
npm run export -- FOLDER      everything the portal holds, as of now
npm run import -- FOLDER      into an empty database, of either kind
npm run backup [-- FOLDER]    an export, by default into DATA_DIR/backups
npm run restore -- FOLDER     an import
  -- FOLDER --without-registry  of the four above: leaves the front ends out
npm run audit:verify [-- HASH]  whether the audit is as it was written, and still has the entry whose hash was noted`;

const stamp = () => new Date().toISOString().replaceAll(':', '-').slice(0, 19);

const openStores = async (env: Env, { 'without-registry': isWithout }: Given) => ({
  media: await openMedia(env),
  registry: isWithout ? undefined : openStorage(env.registry),
});

const describe = ({ rows, releases }: ArchiveSize) => `${rows} rows and ${releases} releases of front ends`;

async function writeArchive({ env, db }: Portal, given: Given) {
  const target = resolve(given.argument ?? join(env.dataDir, 'backups', stamp()));
  return `${describe(await exportArchive(db, await openStores(env, given), target))} written to ${target}`;
}

/** Their password is in the README. */
async function rejectDemoAccounts(transaction: Transaction) {
  const [account] = await findDemoAccounts(transaction);
  if (account)
    throw new StartError(
      `the archive holds demo accounts such as ${account.email}; DEMO_DATA=on reads it all the same`,
    );
}

async function readArchive({ env, db }: Portal, given: Given) {
  const { argument: folder } = given;
  if (!folder) throw new StartError(usage);
  const verify = async (transaction: Transaction) => {
    if (!env.allowsDemo) await rejectDemoAccounts(transaction);
  };
  const size = await importArchive(db, await openStores(env, given), resolve(folder), verify);
  return `${describe(size)} read from ${folder}`;
}

async function addAdmin({ db }: Portal, { email, name }: Given) {
  return `${email} may sign in with the password ${await createAdmin(db, { email, name })}`;
}

async function checkAudit({ db }: Portal, { argument }: Given) {
  const { total, last } = await verifyAudit(db, argument);
  if (total === 0) return 'The audit has no entry yet';
  return `${total} entries, each as it was written; the last one's hash is ${last}`;
}

const commands = new Map<string, (portal: Portal, given: Given) => Promise<string>>([
  ['admin:create', addAdmin],
  ['export', writeArchive],
  ['backup', writeArchive],
  ['import', readArchive],
  ['restore', readArchive],
  ['audit:verify', checkAudit],
]);

async function operate(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      email: { type: 'string', default: '' },
      name: { type: 'string', default: '' },
      'without-registry': { type: 'boolean', default: false },
    },
  });
  const [command = '', argument] = positionals;
  const run = commands.get(command);
  if (!run) throw new StartError(usage);
  const env = readEnv(process.env);
  const { databaseUrl, dataDir } = env;
  const onLost = (error: Error) => process.stderr.write(`${error.message}\n`);
  const { db, migrate, close } = await openDatabase({ databaseUrl, dataDir }, onLost, { timeouts: {} });
  try {
    await migrate();
    return await run({ env, db }, { ...values, argument });
  } finally {
    await close();
  }
}

try {
  process.stdout.write(`${await operate(process.argv.slice(2))}\n`);
} catch (error) {
  const isExplained = error instanceof StartError || error instanceof RegistryError;
  process.stderr.write(`${isExplained ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}

import { findDemoAccounts } from '../server/src/demo/find-demo-accounts.ts';
import { demoPassword } from '../server/src/demo/load-demo.ts';
import { startedText } from '../server/src/messages.ts';
import type { Db } from '../server/src/platform/database/db.ts';

/** Tells a developer where the portal is, and who may sign in. */
export async function printStarted(address: string, db: Db) {
  process.stdout.write(startedText(address, await findDemoAccounts(db), demoPassword));
}

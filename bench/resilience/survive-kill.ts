import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frontEnds } from '../../scripts/build.ts';
import { publishBuilt } from '../../scripts/publish-built.ts';
import { openDatabase } from '../../server/src/platform/database/db.ts';
import { startInstance } from './instance.ts';
import { sendMessage } from './send-message.ts';

const rounds = 10;
const writes = 1_000;
const atOnce = 8;

/** Sends until the server is killed from under it; answers the texts whose arrival was acknowledged. */
async function writeUntilKilled(url: string, round: number, killAfter: number, kill: () => Promise<void>) {
  const acknowledged: string[] = [];
  let next = 0;
  let dying: Promise<void> | undefined;
  async function writer() {
    while (next < writes && !dying) {
      next += 1;
      const text = `round ${round}, message ${next}`;
      const reply = await sendMessage(url, text).catch(() => undefined);
      if (reply?.status === 201) acknowledged.push(text);
      if (acknowledged.length >= killAfter) dying ??= kill();
    }
  }
  await Promise.all(Array.from({ length: atOnce }, writer));
  await dying;
  return acknowledged;
}

const dataDir = mkdtempSync(join(tmpdir(), 'survive-kill-'));
const variables = { DATA_DIR: dataDir, DEMO_DATA: 'off', TRUST_PROXY: 'loopback' };
await publishBuilt(join(dataDir, 'frontends'), frontEnds, 'bench');

const acknowledged: string[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const instance = await startInstance(4890, variables);
  const kept = await writeUntilKilled(instance.url, round, randomInt(100, writes - 100), instance.kill);
  acknowledged.push(...kept);
  process.stdout.write(`round ${round}: killed after ${kept.length} acknowledged writes\n`);
}

const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, () => undefined);
const rows = await db.selectFrom('contact_messages').select('message').execute();
await close();
rmSync(dataDir, { recursive: true });

const stored = new Set(rows.map(({ message }) => message));
const lost = acknowledged.filter((text) => !stored.has(text));
process.stdout.write(`${acknowledged.length} acknowledged, ${stored.size} stored, ${lost.length} lost\n`);
process.exitCode = lost.length === 0 ? 0 : 1;

import { randomInt } from 'node:crypto';
import { launchPortal } from '../../e2e/portal.ts';
import { openDatabase } from '../../server/src/platform/database/db.ts';
import { newDataDir } from '../data-dir.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { sendMessage } from './send-message.ts';

const rounds = isSmoke ? 1 : 10;
const writes = isSmoke ? 60 : 1_000;
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

await runBench(async (stack) => {
  const dataDir = await newDataDir(stack);
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const variables = { DEMO_DATA: 'off' };
    const { origin, kill } = await launchPortal(stack, { dataDir, script: 'server/src/main.ts', variables });
    const kept = await writeUntilKilled(origin, round, randomInt(writes / 10, (writes * 9) / 10), kill);
    acknowledged.push(...kept);
    process.stdout.write(`round ${round}: killed after ${kept.length} acknowledged writes\n`);
  }

  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, () => undefined);
  const rows = await db.selectFrom('contact_messages').select('message').execute();
  await close();

  const stored = new Set(rows.map(({ message }) => message));
  const lost = acknowledged.filter((text) => !stored.has(text));
  process.stdout.write(`${acknowledged.length} acknowledged, ${stored.size} stored, ${lost.length} lost\n`);
  return lost.length === 0;
});

import { randomInt } from 'node:crypto';
import { launchPortal } from '../../e2e/portal.ts';
import { openDatabase } from '../../server/src/platform/database/db.ts';
import { openVerdicts } from '../measure/print.ts';
import { repeat } from '../measure/sample.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { sendMessage } from '../start/member.ts';
import { newDataDir } from '../start/portals.ts';

const rounds = isSmoke ? 1 : 10;
const writes = isSmoke ? 60 : 1_000;
const atOnce = 8;

await runBench(async (stack) => {
  const { expect, areAllSo } = openVerdicts();
  const dataDir = await newDataDir(stack);
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { origin, kill } = await launchPortal(stack, { dataDir, variables: { DEMO_DATA: 'off' } });
    const killAt = acknowledged.length + randomInt(writes / 10, (writes * 9) / 10);
    let dying: Promise<void> | undefined;
    await repeat(writes, atOnce, async (turn) => {
      if (dying) return;
      const text = `round ${round}, message ${turn}`;
      const reply = await sendMessage(origin, text).catch(() => undefined);
      if (reply?.status === 201) acknowledged.push(text);
      if (acknowledged.length >= killAt) dying ??= kill();
    });
    await dying;
  }

  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, () => undefined);
  const rows = await db.selectFrom('contact_messages').select('message').execute();
  await close();
  const stored = new Set(rows.map(({ message }) => message));
  const lost = acknowledged.filter((text) => !stored.has(text));
  expect(
    lost.length === 0,
    `killed ${rounds} times; of ${acknowledged.length} acknowledged writes ${lost.length} are lost`,
  );
  return areAllSo();
});

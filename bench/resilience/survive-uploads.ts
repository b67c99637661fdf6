import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { launchPortal } from '../../e2e/portal.ts';
import { fixed, openVerdicts, print } from '../measure/print.ts';
import { median, runContinuously, timed } from '../measure/sample.ts';
import { memoryOf } from '../measure/usage.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { signIn } from '../start/member.ts';
import { newDataDir } from '../start/portals.ts';

const uploads = isSmoke ? 2 : 50;

/** 4000 × 3000 as a camera writes it, each different, so that none is found to be stored already. */
async function aPhotograph(turn: number) {
  const noise = { type: 'gaussian' as const, mean: 90 + turn, sigma: 30 };
  const noisy = sharp({ create: { width: 1_000, height: 750, channels: 3, background: 'black', noise } });
  const bytes = await noisy.resize(4_000, 3_000).jpeg({ quality: 90 }).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

await runBench(async (stack) => {
  const { expect, areAllSo } = openVerdicts();
  const dataDir = await newDataDir(stack);
  const { origin, pid } = await launchPortal(stack, { dataDir });
  const { send, post } = await signIn(origin, 'no');
  const photographs = await Promise.all(Array.from({ length: uploads }, (_, turn) => aPhotograph(turn)));
  const readList = async () => {
    const reply = await fetch(`${origin}/api/post`);
    await reply.arrayBuffer();
    return reply.status;
  };
  await readList();
  const atRest = memoryOf(pid).now;

  const waits: number[] = [];
  let refused = 0;
  const stopReading = runContinuously(1, async () => {
    const ms = await timed(async () => {
      if ((await readList()) !== 200) refused += 1;
    });
    waits.push(ms);
    await pause(50);
  });
  const images: string[] = [];
  const ms = await timed(() =>
    Promise.all(
      photographs.map(async (picture, turn) => {
        const reply = await send('POST', '/post', post(`صورة ${turn}`, picture));
        if (reply.status === 201) images.push((await reply.json()).post.image);
      }),
    ),
  );
  await stopReading();

  const served = await Promise.all(images.map(async (image) => (await fetch(origin + image)).ok));
  const filesLeft = readdirSync(join(dataDir, 'uploads')).length;
  const megabytes = photographs.reduce((sum, { size }) => sum + size, 0) / 1_048_576;
  print(
    `${uploads} photographs of 4000 × 3000, ${fixed(megabytes)} MB in all, sent at once, took ${fixed(ms / 1_000, 1)} s`,
  );
  print(`memory: ${fixed(atRest)} MB at rest, ${fixed(memoryOf(pid).most)} MB at most`);
  print(
    `half of the lists read meanwhile came within ${fixed(median(waits))} ms, the slowest in ${fixed(Math.max(...waits))} ms`,
  );
  expect(images.length === uploads, `${images.length} are stored`);
  expect(served.every(Boolean), 'each is served');
  expect(filesLeft === 0, `${filesLeft} half-received files are left`);
  expect(refused === 0, `of ${waits.length} lists ${refused} were refused`);
  return areAllSo();
});

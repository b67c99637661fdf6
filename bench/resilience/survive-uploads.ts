import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { launchPortal } from '../../e2e/portal.ts';
import { newDataDir } from '../data-dir.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { signIn } from './sign-in.ts';

const uploads = isSmoke ? 2 : 50;

/** 4000 × 3000 as a camera writes it, each different, so that none is found to be stored already. */
const photograph = (turn: number) =>
  sharp({
    create: {
      width: 1_000,
      height: 750,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 90 + turn, sigma: 30 },
    },
  })
    .resize(4_000, 3_000)
    .jpeg({ quality: 90 })
    .toBuffer();

/** Kilobytes of memory, now and at most, of a process of this machine. */
function memoryOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
  return { now: of('VmRSS'), most: of('VmHWM') };
}

type SignedIn = Awaited<ReturnType<typeof signIn>>;

async function publish(origin: string, { cookie, member }: SignedIn, picture: Buffer, turn: number) {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    title: `صورة ${turn}`,
    content: '<p>نص</p>',
    author: member,
    type: 'Post',
  }))
    form.set(name, value);
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
  const reply = await fetch(`${origin}/api/post`, { method: 'POST', headers: { cookie }, body: form });
  return { status: reply.status, image: reply.ok ? (await reply.json()).post.image : undefined };
}

await runBench(async (stack) => {
  const dataDir = await newDataDir(stack);
  const { origin, pid } = await launchPortal(stack, { dataDir, script: 'server/src/main.ts' });
  const author = await signIn(origin, 'no');
  const photographs = await Promise.all(Array.from({ length: uploads }, (_, turn) => photograph(turn)));
  await fetch(`${origin}/api/post`);
  const atRest = memoryOf(pid).now;

  const waits: number[] = [];
  let refused = 0;
  let isOver = false;
  async function reader() {
    while (!isOver) {
      const start = performance.now();
      const reply = await fetch(`${origin}/api/post`);
      await reply.arrayBuffer();
      waits.push(performance.now() - start);
      if (reply.status !== 200) refused += 1;
      await pause(50);
    }
  }

  const reading = reader();
  const start = performance.now();
  const published = await Promise.all(photographs.map((picture, turn) => publish(origin, author, picture, turn)));
  const seconds = (performance.now() - start) / 1_000;
  isOver = true;
  await reading;

  const { most } = memoryOf(pid);
  const stored = published.filter(({ status }) => status === 201);
  const served = await Promise.all(stored.map(async ({ image }) => (await fetch(`${origin}${image}`)).status));
  const missing = served.filter((status) => status !== 200).length;
  const filesLeft = readdirSync(join(dataDir, 'uploads')).length;

  const megabytes = (kilobytes: number) => `${Math.round(kilobytes / 1024)} MB`;
  const sizes = photographs.map(({ length }) => length);
  waits.sort((a, b) => a - b);
  process.stdout.write(
    [
      `${uploads} photographs of 4000 × 3000, ${megabytes(sizes.reduce((sum, size) => sum + size, 0) / 1024)} in all, sent at once`,
      `${stored.length} stored in ${seconds.toFixed(1)} s, ${missing} of them not served, ${filesLeft} half-received files left`,
      `memory: ${megabytes(atRest)} at rest, ${megabytes(most)} at most`,
      `meanwhile ${waits.length} lists read, ${refused} refused; half of them within ${Math.round(waits[waits.length >> 1] ?? 0)} ms, the slowest ${Math.round(waits.at(-1) ?? 0)} ms`,
      '',
    ].join('\n'),
  );
  return stored.length === uploads && missing + filesLeft + refused === 0;
});

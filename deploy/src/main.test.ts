import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { aFolder } from './testing/a-dist.ts';

const deploy = async (...args: string[]) => {
  const env = { ...process.env, REGISTRY_URL: await aFolder() };
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { env }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
};

test('a person types a command into a terminal and reads the answer, or what is wrong with it', async () => {
  const [good, bad] = await Promise.all([deploy('status', '--json'), deploy('fly')]);
  expect(good).toEqual({ code: 0, out: 'null\n', err: '' });
  expect(bad).toEqual({ code: 2, out: '', err: expect.stringContaining("unknown command 'fly'") });
});

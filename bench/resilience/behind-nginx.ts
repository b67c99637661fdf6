import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { openVerdicts } from '../measure/print.ts';
import { runContinuously } from '../measure/sample.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { signIn } from '../start/member.ts';
import { openInstances } from '../start/portals.ts';
import { ask, host, openNginx } from './nginx-site.ts';

const readMs = isSmoke ? 200 : 2_000;
const mebibyte = 1_048_576;

await runBench(async (stack) => {
  const { expect, areAllSo } = openVerdicts();
  const { start } = await openInstances(stack, {
    PUBLIC_ORIGIN: `https://${host}`,
    METRICS_TOKEN: 'seen-from-inside-alone',
  });
  const [first, second] = [await start(), await start()];
  const open = await openNginx(stack, [first, second]);
  const session = open();
  stack.defer(() => session.destroy());

  const home = await ask(session, '/', { 'accept-encoding': 'br' });
  expect(home.status === 200 && home.headers['content-encoding'] === 'br', 'the home page comes over HTTP/2, packed');
  expect(/'sha256-/.test(String(home.headers['content-security-policy'])), 'its content security policy comes with it');
  for (const path of ['/metrics', '/metrics/', '/readyz', '/readyz/'])
    expect((await ask(session, path)).status === 404, `${path} is not told to the outside`);

  const post = { ':method': 'POST', origin: `https://${host}` };
  const json = { ...post, 'content-type': 'application/json' };
  const login = JSON.stringify({ email: 'ad@portal.example', password: 'tadamon-1999' });
  const { status: signedIn, headers } = await ask(session, '/api/auth/login', json, login);
  const areSecure = headers['set-cookie']?.every((line) => /; Secure/.test(line));
  expect(signedIn === 201 && areSecure === true, 'who signs in gets cookies for encrypted connections alone');
  const foreign = await ask(session, '/api/auth/login', { ...json, origin: 'https://evil.example' }, login);
  expect(foreign.status === 403, 'another site cannot sign anybody in');

  const author = await signIn(first.origin, 'ad');
  const { cookie } = author;
  async function upload(bytes: number) {
    const request = new Response(author.post('ملف', new Blob([new Uint8Array(bytes)])));
    const type = { 'content-type': request.headers.get('content-type') ?? '' };
    return ask(session, '/api/post', { ...post, ...type, cookie }, Buffer.from(await request.arrayBuffer()));
  }
  const { code } = JSON.parse((await upload(11 * mebibyte)).text);
  expect(code === 'too_large', 'a file of 11 MiB is refused by the portal, in its own words');
  expect((await upload(30 * mebibyte)).status === 413, 'one of 30 MiB by nginx');

  const changes = session.request({ ':authority': host, ':path': '/api/changes', cookie });
  const isTold = new Promise<boolean>((tell) =>
    changes.on('data', (chunk) => /message/.test(String(chunk)) && tell(true)),
  );
  await once(changes, 'response');
  const message = JSON.stringify({ name: 'محمد', email: '0550 00 00 00', message: 'سلام' });
  expect((await ask(session, '/api/auth/contact', json, message)).status === 201, 'a visitor writes');
  const late = pause(isSmoke ? 60_000 : 5_000, false, { ref: false });
  expect(await Promise.race([isTold, late]), 'an administrator hears of it at once');
  changes.close();

  let reads = 0;
  const failures: number[] = [];
  /** A visitor's browser asks a hundred times over a connection of its own, and the next one comes. */
  const stopReading = runContinuously(isSmoke ? 1 : 6, async () => {
    const visitor = open();
    for (let turn = 0; turn < (isSmoke ? 10 : 100); turn += 1) {
      const { status } = await ask(visitor, '/api/post');
      reads += 1;
      if (status !== 200) failures.push(status);
    }
    visitor.close();
  });
  await pause(readMs);
  await first.kill();
  await pause(1.5 * readMs);
  const third = await start({ port: first.port });
  await pause(readMs);
  await stopReading();
  const killed = `of ${reads} reads while one of two instances was killed and came back`;
  expect(failures.length === 0, `${killed}, ${failures.length} failed ${[...new Set(failures)]}`);

  const { status } = await ask(session, '/posts');
  await Promise.all([second.kill(), third.kill()]);
  await pause(1_500); // beyond the second that nginx keeps a page
  const outage = await ask(session, '/posts');
  expect(status === 200 && outage.status === 200, 'while no instance answers, a page is read that was read before');
  expect((await ask(session, '/api/post')).status === 502, 'and nothing but pages is answered');
  return areAllSo();
});

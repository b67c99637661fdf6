import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage, parseKey } from 'deploy/registry';
import { run } from 'deploy/testing';
import { anInstance, type Instance } from '../../test/an-instance.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../test/published-front-ends.ts';

const keys = mkdtempSync(join(tmpdir(), 'keys-'));
const [old, next] = [join(keys, 'old.pem'), join(keys, 'next.pem')];
const running: Instance[] = [];

const deployWith = (signingKey: string, ...args: string[]) =>
  run(args, {
    root: keys,
    variables: { REGISTRY_URL: registry, REGISTRY_SIGNING_KEY: signingKey, REGISTRY_PUBLIC_KEY: `${old}.pub` },
  });

/** Publishes a shell and a remote that shows this text, signed with the key. */
const publish = (text: string, key: string) =>
  publishedFrontEnds(`return page('${text}');`, {
    registry,
    keys: { signingKey: parseKey('private', readFileSync(key, 'utf8'), key) },
  });

const start = (publicKeys: string) =>
  anInstance(database, registry, { REGISTRY_PUBLIC_KEY: publicKeys, METRICS_TOKEN: 'a token of the operator' });

/** One instance after the other ends and starts with these keys, while the other one serves. */
async function restartWith(publicKeys: string, text: string) {
  for (const index of [0, 1]) {
    const [former] = running.splice(index, 1, await start(publicKeys));
    await former?.close();
    await expectPages(text);
  }
}

/** Both instances answer with what was published last. */
async function expectPages(text: string) {
  for (const { get } of running) expect((await get('/')).body).toContain(text);
}

const database = await openTestDatabase();
const registry = join(keys, 'registry');
for (const key of [old, next]) await run(['new-key', key], { root: keys, variables: {} });
await publish('first', old);
running.push(await start(`${old}.pub`), await start(`${old}.pub`));
afterAll(async () => {
  await Promise.all(running.map((instance) => instance.close()));
  await database.drop();
  rmSync(keys, { recursive: true });
});

test('readers are served all the while a team goes over to another key, and what the former key signs then is not believed', async () => {
  await expectPages('first');
  await restartWith(`${old}.pub, ${next}.pub`, 'first');

  expect((await deployWith(next, 'renew')).err).toContain('renew --adopt');
  expect(await deployWith(next, 'renew', '--adopt')).toMatchObject({ code: 0 });
  await expectPages('first');
  await publish('second', next);
  await expectPages('second');

  // who may write to the storage puts back the last pointer that the former key signed
  const before = join(keys, 'before');
  await cp(registry, before, { recursive: true });
  const pointer = join(registry, 'registry/production.json');
  const { pointer: former } = JSON.parse(readFileSync(join(registry, 'registry/production/log/2.json'), 'utf8'));
  await rm(pointer);
  await openStorage(registry).writeNew('registry/production.json', Buffer.from(`${JSON.stringify(former, null, 2)}\n`));
  await expect(start(`${old}.pub,${next}.pub`)).rejects.toThrow('number 2 was put back after 4');
  await expectPages('second');
  await rm(registry, { recursive: true });
  await cp(before, registry, { recursive: true });

  await restartWith(`${next}.pub`, 'second');
  await publish('third', next);
  await expectPages('third');
  await expect(publish('fourth', old)).rejects.toThrow('is not signed with key');
});

test('an operator reads in the metrics until when the signature is valid', async () => {
  const { body } = (await running[0]?.get('/metrics', { authorization: 'Bearer a token of the operator' })) ?? {};
  const { expires } = JSON.parse(readFileSync(join(registry, 'registry/production.json'), 'utf8'));
  expect(body).toContain(`\nregistry_signature_expiry_timestamp_seconds ${Date.parse(expires) / 1000}\n`);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

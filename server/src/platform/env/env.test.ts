import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env.ts';

const folder = mkdtempSync(join(tmpdir(), 'env-'));
const file = join(folder, 'file');
writeFileSync(file, '');
const read = (variables: NodeJS.ProcessEnv) => readEnv({ DATA_DIR: folder, ...variables });

test('everything has a default', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    wantsDemo: true,
    allowsDemo: false,
    localBuilds: false,
    traces: undefined,
  });
  expect(read({ PORT: '4000', PUBLIC_ORIGIN: ' ' })).toMatchObject({
    publicOrigin: 'http://localhost:4000',
    givenOrigin: undefined,
  });
});

test('builds of their own machine are for administrators whom the operator, or a developer, lets try them', () => {
  const allows = (variables: NodeJS.ProcessEnv) => read(variables).localBuilds;
  expect([allows({ LOCAL_BUILDS: 'on' }), allows({ LIVE_RELOAD: 'on' }), allows({ LOCAL_BUILDS: 'off' })]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
])('TRUST_PROXY may be %s', (value, trusted) => {
  expect(read({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
});

test('files and front ends may lie in S3, front ends also in a folder', () => {
  const url = 's3://portal/media?endpoint=https://s3.example&region=fr-par';
  const place = { bucket: 'portal', prefix: 'media/', endpoint: 'https://s3.example', region: 'fr-par' };
  expect(read({ MEDIA_URL: url, REGISTRY_URL: url })).toMatchObject({ media: place, registry: url });
  expect(read({ REGISTRY_URL: 'file:///front-ends' }).registry).toBe('file:///front-ends');
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '3e3'],
  ['HOST', 'my host'],
  ['DATA_DIR', join(file, 'below')],
  ['DATA_DIR', file],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_READ_URL', 'replica.example'],
  ['DATABASE_CONNECTIONS', '1'],
  ['DATABASE_CONNECTIONS', '1000'],
  ['PUBLIC_ORIGIN', 'portal.example'],
  ['PUBLIC_ORIGIN', 'https://portal.example/path'],
  ['DEMO_DATA', 'yes'],
  ['LOCAL_BUILDS', 'yes'],
  ['SMTP_URL', 'http://x'],
  ['MEDIA_URL', 'https://bucket.example'],
  ['MEDIA_URL', 's3://bucket?endpoint=bucket.example'],
  ['REGISTRY_URL', '/folder'],
  ['REGISTRY_URL', 's3://Bucket'],
  ['CDN_PURGE_URL', 'cdn.example'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['TLS_KEY', file],
])('a wrong %s (%s) is rejected in one line that names it', (name, value) => {
  const start = () => read({ [name]: value });
  expect(start).toThrow(expect.objectContaining({ name: 'StartError', message: expect.stringMatching(/^[^\n]+$/) }));
  expect(start).toThrow(name === 'TLS_KEY' ? /^TLS_CERT/ : new RegExp(`^${name} `));
});

test.each([
  [{}, true],
  [{ PUBLIC_ORIGIN: 'http://localhost:3000' }, true],
  [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }, true],
  [{ PUBLIC_ORIGIN: 'https://portal.example' }, false],
  [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://localhost' }, false],
  [{ DATABASE_URL: 'postgres://localhost/portal' }, false],
  [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://portal.example', DEMO_DATA: 'on' }, true],
  [{ DEMO_DATA: 'off' }, false],
])('with %j an empty database is given accounts whose password everyone knows: %s', (variables, wantsDemo) => {
  expect(read(variables).wantsDemo).toBe(wantsDemo);
});

test('an operator whose portal others reach has to give its address', () => {
  expect(() => read({ HOST: '0.0.0.0' })).toThrow(/^PUBLIC_ORIGIN is missing/);
  expect(read({ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://portal.example' }).host).toBe('0.0.0.0');
});

test.each([
  ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
  ['REGISTRY_PUBLC_KEYS', 'REGISTRY_PUBLIC_KEY'],
  ['Metrics_Token', 'METRICS_TOKEN'],
  ['HOSTS', 'HOST'],
])('an operator who gives %s is asked whether it was to be %s', (given, known) => {
  expect(read({ [given]: 'value' }).misspelled).toEqual([{ given, known }]);
});

test('what else stands in an environment is no misspelled variable, nor is what is given in both forms', () => {
  const usual = {
    HOME: '/root',
    PATH: '/bin',
    TERM: 'xterm',
    USER: 'amina',
    PWD: '/',
    LANG: 'C',
    TZ: 'UTC',
    HOSTNAME: 'a',
  };
  const signing = { REGISTRY_SIGNING_KEY: 'key.pem', OTEL_EXPORTER_OTLP_HEADERS: 'a=b', AWS_ACCESS_KEY_ID: 'id' };
  expect(read({ ...usual, ...signing, PORTS: '', PORT: '4000', DATA_DIRS: '/x' }).misspelled).toEqual([]);
});

test('what is rejected because its variable is misspelled says so in the same line', () => {
  const start = () => read({ HOST: '0.0.0.0', PUBLIC_ORIGN: 'https://portal.example' });
  expect(start).toThrow(
    /^PUBLIC_ORIGIN is missing: .* \(PUBLIC_ORIGN is no variable of the portal: did you mean PUBLIC_ORIGIN\?\)$/,
  );
});

test('no other user of the machine reads what the portal keeps', () => {
  const dataDir = join(folder, 'new');
  readEnv({ DATA_DIR: dataDir });
  chmodSync(dataDir, 0o755);
  readEnv({ DATA_DIR: dataDir });
  const written = join(dataDir, 'mail');
  writeFileSync(written, '');
  expect([dataDir, written].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
});

test('an operator who gives a token for a CDN has to give its address', () => {
  expect(() => read({ CDN_PURGE_TOKEN: 'secret' })).toThrow(/^CDN_PURGE_URL is missing/);
  const url = 'https://cdn.example/purge';
  expect(read({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: 'secret' }).cdn).toEqual({ url, token: 'secret' });
});

test('an operator who names a replica has to name its database', () => {
  const replica = 'postgres://replica.example/portal';
  expect(() => read({ DATABASE_READ_URL: replica })).toThrow(/^DATABASE_URL is missing/);
  const variables = { DATABASE_URL: 'postgres://db.example/portal', DATABASE_CONNECTIONS: '25' };
  expect(read({ ...variables, DATABASE_READ_URL: replica })).toMatchObject({
    databaseReadUrl: replica,
    databaseConnections: 25,
  });
});

test('an operator who names a collector may say which share of the traces it gets', () => {
  const endpoint = 'http://127.0.0.1:4318';
  const usual = { endpoint, serviceName: 'tadamon', sampler: 'parentbased_always_on', sampledShare: 1 };
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).traces).toEqual(usual);
  const chosen = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...chosen }).traces).toEqual({
    ...usual,
    sampler: 'parentbased_traceidratio',
    sampledShare: 0.05,
  });
});

test('a certificate that is none is rejected', () => {
  expect(() => read({ TLS_CERT: file, TLS_KEY: file })).toThrow(/^TLS_CERT and TLS_KEY/);
  expect(() => read({ TLS_CERT: file, TLS_KEY: join(folder, 'none') })).toThrow(/^TLS_KEY/);
});

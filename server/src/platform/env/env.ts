import { createPrivateKey, X509Certificate } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readPublicKeys } from 'deploy/registry';
import { StartError } from './start-error.ts';
import { findMisspelled, type Misspelled, parseVariables, type Variables } from './variables.ts';

const reason = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** Password hashes and mails that are not sent yet lie in DATA_DIR: no other user of the machine reads them. */
const ownerOnly = 0o700;

/** Not mkdir's `recursive`, which never returns where nothing can be made, such as below /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, ownerOnly);
}

/** From here on, what this process writes is its user's alone. */
function openDataDir(path: string) {
  const folder = resolve(path);
  try {
    process.umask(0o777 - ownerOnly);
    makeFolder(folder);
    if ((statSync(folder).mode & 0o077) !== 0) chmodSync(folder, ownerOnly);
    readdirSync(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `DATA_DIR must be a folder of this user that can be read and written: ${folder} (${reason(error)})`,
    );
  }
  return folder;
}

function readPem(name: 'TLS_CERT' | 'TLS_KEY', path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartError(`${name} must be a file that can be read: ${path} (${reason(error)})`);
  }
}

function readTls({ TLS_CERT, TLS_KEY }: Variables) {
  if (!TLS_CERT && !TLS_KEY) return undefined;
  if (!TLS_CERT) throw new StartError('TLS_CERT is missing: TLS_KEY needs a certificate beside it');
  if (!TLS_KEY) throw new StartError('TLS_KEY is missing: TLS_CERT needs a private key beside it');
  const tls = { cert: readPem('TLS_CERT', TLS_CERT), key: readPem('TLS_KEY', TLS_KEY) };
  try {
    const isPair = new X509Certificate(tls.cert).checkPrivateKey(createPrivateKey(tls.key));
    if (!isPair) throw new StartError('TLS_KEY must be the private key of TLS_CERT');
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`TLS_CERT and TLS_KEY must be a PEM certificate and its private key (${reason(error)})`);
  }
  return tls;
}

function readRegistryKeys({ REGISTRY_PUBLIC_KEY }: Variables) {
  if (!REGISTRY_PUBLIC_KEY) return undefined;
  try {
    return readPublicKeys({ REGISTRY_PUBLIC_KEY });
  } catch (error) {
    throw new StartError(
      `REGISTRY_PUBLIC_KEY must be a PEM file of an Ed25519 key, or several with commas between: ${REGISTRY_PUBLIC_KEY} (${reason(error)})`,
    );
  }
}

/** Whether only this machine reaches the name or address. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Demo accounts have a known password: by itself, only a portal that nobody else reaches is given them. */
const wantsDemo = ({ DEMO_DATA, DATABASE_URL, HOST, PUBLIC_ORIGIN }: Variables) =>
  DEMO_DATA === 'on' ||
  (DEMO_DATA === 'auto' &&
    !DATABASE_URL &&
    isLoopback(HOST) &&
    (!PUBLIC_ORIGIN || isLoopback(new URL(PUBLIC_ORIGIN).hostname)));

const registryOf = ({ REGISTRY_URL, DATA_DIR }: Variables) => REGISTRY_URL ?? resolve(DATA_DIR, 'frontends');

/** A portal that others reach by its own name holds real people's data. */
const requiresSecondFactor = (variables: Variables) =>
  variables.SECOND_FACTOR === 'required' ||
  (variables.SECOND_FACTOR === 'auto' &&
    variables.PUBLIC_ORIGIN?.startsWith('https:') === true &&
    !wantsDemo(variables));

function readCdn({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: Variables) {
  if (token && !url) throw new StartError('CDN_PURGE_URL is missing: CDN_PURGE_TOKEN is sent there');
  return url ? { url, token } : undefined;
}

/** Further variables of OpenTelemetry are read by its own packages. */
function readTraces(variables: Variables) {
  const endpoint = variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  return {
    endpoint,
    serviceName: variables.OTEL_SERVICE_NAME,
    sampler: variables.OTEL_TRACES_SAMPLER,
    sampledShare: variables.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** What to tell of a name that is given in the place of a variable. */
export const misspelledText = ({ given, known }: Misspelled) =>
  `${given} is no variable of the portal: did you mean ${known}?`;

function toEnv(variables: Variables) {
  const tls = readTls(variables);
  if (!variables.PUBLIC_ORIGIN && !isLoopback(variables.HOST))
    throw new StartError(`PUBLIC_ORIGIN is missing: HOST ${variables.HOST} is reached from other machines`);
  if (variables.DATABASE_READ_URL && !variables.DATABASE_URL)
    throw new StartError('DATABASE_URL is missing: DATABASE_READ_URL names a replica of it');
  return {
    port: variables.PORT,
    host: variables.HOST,
    dataDir: openDataDir(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    /** A replica that answers what everybody may read; undefined: there is none. */
    databaseReadUrl: variables.DATABASE_READ_URL,
    /** How many this instance opens to each of them. */
    databaseConnections: variables.DATABASE_CONNECTIONS,
    /** Undefined when it was not given: then every name of this machine is its own. */
    givenOrigin: variables.PUBLIC_ORIGIN,
    publicOrigin: variables.PUBLIC_ORIGIN ?? `${tls ? 'https' : 'http'}://localhost:${variables.PORT}`,
    wantsDemo: wantsDemo(variables),
    /** Staff needs more than a password. */
    requiresSecondFactor: requiresSecondFactor(variables),
    allowsDemo: variables.DEMO_DATA === 'on',
    smtpUrl: variables.SMTP_URL,
    mailPerMinute: variables.MAIL_PER_MINUTE,
    /** Where files are kept; undefined: in DATA_DIR. */
    media: variables.MEDIA_URL,
    /** Folder or URL of the registry of front ends. */
    registry: registryOf(variables),
    /** With one of these the registry must be signed; undefined: it need not be. */
    registryKeys: readRegistryKeys(variables),
    /** Where a CDN in front is told what changed; undefined: it keeps no pages. */
    cdn: readCdn(variables),
    trustProxy: variables.TRUST_PROXY,
    logLevel: variables.LOG_LEVEL,
    metricsToken: variables.METRICS_TOKEN,
    /** Where traces are sent, and which; undefined: there are none. */
    traces: readTraces(variables),
    renderTimeoutMs: variables.RENDER_TIMEOUT_MS,
    renderers: variables.RENDERERS,
    /** A push service of a test, on this machine; none in production. */
    fakePushService: variables.PUSH_STAND_IN,
    liveReload: variables.LIVE_RELOAD === 'on',
    localBuilds: variables.LOCAL_BUILDS === 'on' || variables.LIVE_RELOAD === 'on',
    tls,
  };
}

/** Everything the server takes from its environment, checked. @throws StartError that names the variable */
export function readEnv(source: NodeJS.ProcessEnv) {
  const misspelled = findMisspelled(source);
  try {
    return { ...toEnv(parseVariables(source)), misspelled };
  } catch (error) {
    if (!(error instanceof StartError) || misspelled.length === 0) throw error;
    throw new StartError(`${error.message} (${misspelled.map(misspelledText).join(' ')})`);
  }
}
export type Env = ReturnType<typeof readEnv>;

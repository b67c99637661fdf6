import { createPrivateKey, X509Certificate } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseKey } from 'deploy/pointer/signature';
import { StartError } from './start-error.ts';
import { parseVariables, type Variables } from './variables.ts';

const reason = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** Not mkdir's `recursive`, which never returns where nothing can be made, such as below /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function openDataDir(path: string) {
  const folder = resolve(path);
  try {
    makeFolder(folder);
    readdirSync(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR must be a folder that can be read and written: ${folder} (${reason(error)})`);
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

function readRegistryKey({ REGISTRY_PUBLIC_KEY: file }: Variables) {
  if (!file) return undefined;
  try {
    return parseKey('public', readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw new StartError(`REGISTRY_PUBLIC_KEY must be a PEM file of an Ed25519 key: ${file} (${reason(error)})`);
  }
}

const registryOf = ({ REGISTRY_URL, DATA_DIR }: Variables) => REGISTRY_URL ?? resolve(DATA_DIR, 'frontends');

/** Everything the server takes from its environment, checked. @throws StartError that names the variable */
export function readEnv(source: NodeJS.ProcessEnv) {
  const variables = parseVariables(source);
  const tls = readTls(variables);
  return {
    port: variables.PORT,
    host: variables.HOST,
    dataDir: openDataDir(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    /** Undefined when it was not given: then every address that reaches the server is its own. */
    givenOrigin: variables.PUBLIC_ORIGIN,
    publicOrigin: variables.PUBLIC_ORIGIN ?? `${tls ? 'https' : 'http'}://localhost:${variables.PORT}`,
    demoData: variables.DEMO_DATA,
    smtpUrl: variables.SMTP_URL,
    /** Where files are kept; undefined: in DATA_DIR. */
    media: variables.MEDIA_URL,
    /** Folder or URL of the registry of front ends. */
    registry: registryOf(variables),
    /** What the registry must be signed with; undefined: it need not be. */
    registryKey: readRegistryKey(variables),
    trustProxy: variables.TRUST_PROXY,
    logLevel: variables.LOG_LEVEL,
    metricsToken: variables.METRICS_TOKEN,
    renderTimeoutMs: variables.RENDER_TIMEOUT_MS,
    liveReload: variables.LIVE_RELOAD === 'on',
    tls,
  };
}
export type Env = ReturnType<typeof readEnv>;

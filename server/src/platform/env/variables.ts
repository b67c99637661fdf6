import { isIP } from 'node:net';
import { parseS3Location } from 'deploy/registry';
import leven from 'leven';
import * as v from 'valibot';
import { serverLimits, usualBulkPerMinute } from '../../limits.ts';
import { StartError } from './start-error.ts';

const text = v.pipe(v.string(), v.trim());
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

const urlOf = (protocols: string[], message: string) =>
  v.optional(
    v.pipe(
      text,
      v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message),
    ),
  );

const s3Form = 's3://bucket?endpoint=https://…&region=…';
const isS3Url = (value: string) => parseS3Location(value) !== undefined;
const isFileUrl = (value: string) => URL.canParse(value) && new URL(value).protocol === 'file:';

const isProxyAddress = (part: string) => {
  const [address = '', bits, ...rest] = part.split('/');
  if (proxyNames.includes(part)) return true;
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= most));
};

/** A number of proxies in front, or the addresses they have. */
const TrustProxy = v.pipe(
  text,
  v.check(
    (value) => /^[1-9]\d?$/.test(value) || value.split(',').every((part) => isProxyAddress(part.trim())),
    'must be a number of proxies (1 to 99) or a list of their addresses, such as 10.0.0.0/8',
  ),
  v.transform((value) => (/^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim()))),
);

export const Variables = v.object({
  PORT: v.optional(
    v.pipe(
      text,
      v.check((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'must be a whole number from 0 to 65535'),
      v.transform(Number),
    ),
    '3000',
  ),
  HOST: v.optional(
    v.pipe(text, v.regex(/^[\w.:-]+$/, 'must be a host name or an address, such as 127.0.0.1')),
    '127.0.0.1',
  ),
  DATA_DIR: v.optional(text, '.data'),
  DATABASE_URL: urlOf(['postgres:', 'postgresql:'], 'must be of the form postgres://user:password@host:5432/database'),
  /** A streaming replica of it, which answers what everybody may read. */
  DATABASE_READ_URL: urlOf(
    ['postgres:', 'postgresql:'],
    'must be of the form postgres://user:password@replica:5432/database',
  ),
  DATABASE_CONNECTIONS: v.optional(
    v.pipe(
      text,
      v.check((value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) > 1, 'must be a whole number from 2 to 999'),
      v.transform(Number),
    ),
    String(serverLimits.defaultConnections),
  ),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      text,
      v.check(
        (value) => /^https?:\/\/[^/]+\/?$/.test(value) && URL.canParse(value),
        'must be an origin without a path, such as https://portal.example',
      ),
      v.transform((value) => new URL(value).origin),
    ),
  ),
  /** auto: an empty embedded database is given the demo data; on: an empty database of either engine. */
  DEMO_DATA: v.optional(v.picklist(['auto', 'on', 'off'], 'must be auto, on or off'), 'auto'),
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'must be of the form smtp://user:password@host:587'),
  /** Of mails that tell what happened; those of accounts are not held back. */
  MAIL_PER_MINUTE: v.optional(
    v.pipe(
      text,
      v.check((value) => /^[1-9]\d{0,4}$/.test(value), 'must be a whole number from 1 to 99999'),
      v.transform(Number),
    ),
    String(usualBulkPerMinute),
  ),
  MEDIA_URL: v.optional(
    v.pipe(
      text,
      v.check((value) => isS3Url(value), `must be of the form ${s3Form}`),
      v.transform(parseS3Location),
    ),
  ),
  REGISTRY_URL: v.optional(
    v.pipe(
      text,
      v.check((value) => isS3Url(value) || isFileUrl(value), `must be of the form file:///folder or ${s3Form}`),
    ),
  ),
  /** File of the Ed25519 key that the registry must be signed with; none: it need not be. */
  REGISTRY_PUBLIC_KEY: v.optional(text),
  /** Where a CDN in front is told which pages it has to forget; without one no CDN is asked to keep any. */
  CDN_PURGE_URL: urlOf(['http:', 'https:'], 'must be of the form https://cdn.example/purge'),
  CDN_PURGE_TOKEN: v.optional(text),
  TRUST_PROXY: v.optional(TrustProxy),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  /** The bearer token that may read /metrics; without one there is no such page. */
  METRICS_TOKEN: v.optional(v.pipe(text, v.minLength(16, 'must be at least 16 characters'))),
  /** Where traces are sent, over HTTP; without one there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(['http:', 'https:'], 'must be of the form http://collector.example:4318'),
  OTEL_SERVICE_NAME: v.optional(text, 'tadamon'),
  OTEL_TRACES_SAMPLER: v.optional(
    v.picklist(samplers, `must be one of ${samplers.join(', ')}`),
    'parentbased_always_on',
  ),
  /** The share of traces, where the sampler's name ends in `traceidratio`. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(text, v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1'), v.transform(Number)),
    '1',
  ),
  /** auto: required where the portal is reached over TLS and has no demo accounts. */
  SECOND_FACTOR: v.optional(v.picklist(['auto', 'required', 'optional'], 'must be auto, required or optional'), 'auto'),
  /** Tests alone name one: a push service of their own, on this machine. */
  PUSH_STAND_IN: v.optional(
    v.pipe(
      text,
      v.regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/, 'must be of the form http://127.0.0.1:4000, and is for tests alone'),
    ),
  ),
  /** on: open pages reload when a front end was published; `npm run dev` sets it. */
  LIVE_RELOAD: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  /** on: administrators may try a front end that their own machine serves, so what runs there acts in their name. */
  LOCAL_BUILDS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  /** How long the loaders and the rendering of a page may take before the browser is left to do both. */
  RENDER_TIMEOUT_MS: v.optional(
    v.pipe(text, v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number of milliseconds'), v.transform(Number)),
    String(serverLimits.renderTimeoutMs),
  ),
  /** separate: the pages of each remote are rendered in a process of their own; shared: those of all in one, for small machines. */
  RENDERERS: v.optional(v.picklist(['separate', 'shared'], 'must be separate or shared'), 'separate'),
  TLS_CERT: v.optional(text),
  TLS_KEY: v.optional(text),
});
export type Variables = v.InferOutput<typeof Variables>;

/** The environment's variables, each in its form. @throws StartError that names the first that is not */
export function parseVariables(source: NodeJS.ProcessEnv): Variables {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(Variables, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new StartError(`${v.getDotPath(issue)} ${issue.message}`);
}

/** A name that is given but is no variable of ours, and the one that it resembles. */
export type Misspelled = { given: string; known: string };

/** Short names resemble those of other programs: `HOST` is two letters from `HOME`. */
const maxTypos = (name: string) => (name.length < 6 ? 1 : 2);

/** Names in the environment that differ by a typo from a variable that is not given. */
export function findMisspelled(source: NodeJS.ProcessEnv): Misspelled[] {
  const isGiven = (name: string) => Boolean(source[name]?.trim());
  const missing = Object.keys(Variables.entries).filter((name) => !isGiven(name));
  const others = Object.keys(source).filter((name) => isGiven(name) && !Object.hasOwn(Variables.entries, name));
  return others.flatMap((given) => {
    const known = missing.find((name) => leven(given.toUpperCase(), name) <= maxTypos(name));
    return known ? [{ given, known }] : [];
  });
}

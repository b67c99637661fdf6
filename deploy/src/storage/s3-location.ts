/** A place in S3-compatible storage: `s3://bucket/prefix?endpoint=https://…&region=…`. */
export interface S3Location {
  bucket: string;
  /** Empty, or ends in `/`. */
  prefix: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  region: string;
}

const known = new Set(['endpoint', 'region']);

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Undefined when the text is none. */
export function parseS3Location(text: string): S3Location | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, searchParams } = new URL(text);
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const isValid = protocol === 's3:' && /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(host);
  if (!isValid || [...searchParams.keys()].some((key) => !known.has(key))) return undefined;
  if (endpoint !== undefined && !isWebAddress(endpoint)) return undefined;
  const parts = decodeURIComponent(pathname).split('/');
  const folder = parts.slice(parts.findIndex(Boolean), parts.findLastIndex(Boolean) + 1).join('/');
  return {
    bucket: host,
    prefix: folder && `${folder}/`,
    endpoint,
    region: searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
  };
}

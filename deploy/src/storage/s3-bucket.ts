import type { Readable } from 'node:stream';
import type * as sdkModule from '@aws-sdk/client-s3';
import { maxWriteAttempts } from '../limits.ts';
import type { S3Location } from './s3-location.ts';

type Sdk = typeof sdkModule;

/** What must be true of an object for it to be written: that there is none, or that it is this one still. */
export type S3Condition = { IfNoneMatch: '*' } | { IfMatch: string };

type Headers = Pick<sdkModule.PutObjectCommandInput, 'ContentType' | 'CacheControl'>;

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;

/** Undefined when S3 answers that there is no such object. */
async function unlessMissing<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

/** The SDK is large: it is loaded at the first request. */
function lazyClient({ endpoint, region }: S3Location) {
  let opened: Promise<{ sdk: Sdk; client: sdkModule.S3Client }> | undefined;
  async function open() {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { sdk, client };
  }
  return () => {
    opened ??= open();
    return opened;
  };
}

/** The objects below a place in S3-compatible storage; keys are relative to it. Credentials come from AWS_* variables. */
export function s3Bucket(location: S3Location) {
  const { bucket: Bucket, prefix } = location;
  const opened = lazyClient(location);
  const at = (key: string) => ({ Bucket, Key: prefix + key });

  return {
    /** Undefined when there is no such object. */
    async open(key: string) {
      const { sdk, client } = await opened();
      const reply = await unlessMissing(client.send(new sdk.GetObjectCommand(at(key))));
      if (!reply) return undefined;
      return { stream: reply.Body as Readable, size: reply.ContentLength ?? 0, tag: reply.ETag ?? '' };
    },

    async put(key: string, bytes: Uint8Array, headers: Headers = {}) {
      const { sdk, client } = await opened();
      await client.send(new sdk.PutObjectCommand({ ...at(key), ...headers, Body: bytes }));
    },

    /** False when the condition does not hold. S3 answers 409 when two write at once: that is tried again. */
    async putIf(condition: S3Condition, key: string, bytes: Uint8Array): Promise<boolean> {
      const { sdk, client } = await opened();
      for (let attempt = 1; ; attempt += 1) {
        try {
          await client.send(new sdk.PutObjectCommand({ ...at(key), ...condition, Body: bytes }));
          return true;
        } catch (error) {
          const status = statusOf(error);
          if (status === 412 || status === 404) return false;
          if (status !== 409 || attempt === maxWriteAttempts) throw error;
        }
      }
    },

    async remove(key: string) {
      const { sdk, client } = await opened();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },

    /** Names directly below a folder: of objects, and of folders of them. */
    async list(folder: string) {
      const { sdk, client } = await opened();
      const start = `${prefix}${folder}/`;
      const names: string[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new sdk.ListObjectsV2Command({ Bucket, Prefix: start, Delimiter: '/', ContinuationToken: token }),
        );
        for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(start.length));
        for (const { Prefix = '' } of page.CommonPrefixes ?? []) names.push(Prefix.slice(start.length, -1));
        token = page.NextContinuationToken;
      } while (token);
      return names.sort();
    },
  };
}

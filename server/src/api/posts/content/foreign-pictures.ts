import { decodeXML } from 'entities';
import { limits } from 'shared-api/contract/limits';
import { serverLimits } from '../../../limits.ts';
import { Rejection } from '../../../platform/errors.ts';
import { concurrencyLimit } from '../../../platform/limits/concurrency-limit.ts';
import type { OutboundFetch } from '../../../platform/outbound/outbound-fetch.ts';
import { OutboundError } from '../../../platform/outbound/outbound-request.ts';
import { type RenderedPicture, renderPicture } from '../../../platform/pictures/render-picture.ts';

const { maxForeignPicturesAtOnce, fetchPicturesTimeoutMs: timeoutMs, maxPictureRedirects: maxRedirects } = serverLimits;
const limited = concurrencyLimit(maxForeignPicturesAtOnce);
const accept = 'image/avif,image/webp,image/png,image/jpeg,image/gif';

/** Why it was not fetched stays here: the answer must not tell an author what this server reaches. */
async function render(fetch: OutboundFetch, address: string, signal: AbortSignal) {
  try {
    const request = { accept, maxBytes: limits.uploadBytes, maxRedirects, signal };
    return await renderPicture(await fetch(decodeXML(address), request), 'text');
  } catch (error) {
    if (error instanceof Rejection || error instanceof OutboundError) return undefined;
    throw error;
  }
}

/** The pictures at these addresses of a text, by address; those that could not be fetched are missing. */
export async function renderForeign(fetch: OutboundFetch, addresses: string[]) {
  const signal = AbortSignal.timeout(timeoutMs);
  const rendered = new Map<string, RenderedPicture>();
  await Promise.all(
    addresses.map(async (address) => {
      const picture = await limited(() => render(fetch, address, signal));
      if (picture) rendered.set(address, picture);
    }),
  );
  return rendered;
}

import { openPreview } from 'deploy/registry';
import type { FastifyReply } from 'fastify';
import { messages } from '../../messages.ts';
import type { Registry } from '../../platform/registry/open-registry.ts';
import { plainPageHeaders, toPlainPage } from '../render/plain-page.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { overrideCookie } from './override.routes.ts';

const parameter = 'preview';
const prefix = 'preview:';

/** The key to a preview that this browser was given by a link; undefined where it has another override, or none. */
export const previewKeyOf = (chosen: string) => (chosen.startsWith(prefix) ? chosen.slice(prefix.length) : undefined);

/** What `?preview=…` in an address opens, and the page without it; undefined when it opens nothing. */
export function readPreview(url: URL) {
  const key = url.searchParams.get(parameter);
  if (key === null) return undefined;
  const clean = new URL(url);
  clean.searchParams.delete(parameter);
  return { key, to: safeRedirect(`/.${clean.pathname}${clean.search}`) ?? '/' };
}

type PreviewLink = NonNullable<ReturnType<typeof readPreview>>;

/**
 * Shows this browser the build of the preview until it expires. Only who may write to the registry makes such a link, and could
 * publish the build as well: so nobody is asked, and no account is needed.
 */
export async function followPreview(
  { storage, env, publicKeys }: Pick<Registry, 'storage' | 'env' | 'publicKeys'>,
  reply: FastifyReply,
  { key, to }: PreviewLink,
) {
  const preview = await openPreview(storage, env, key, publicKeys);
  if (preview) {
    const expires = new Date(preview.expires);
    return reply
      .setCookie(overrideCookie, prefix + key, { httpOnly: true, expires })
      .header('cache-control', 'no-store')
      .redirect(to, 302);
  }
  return reply
    .code(410)
    .type('text/html; charset=utf-8')
    .headers(plainPageHeaders())
    .send(
      toPlainPage(
        messages.previewOver,
        `<p>${messages.previewOverHint}</p><p><a href="/">${messages.overrideEnd}</a></p>`,
      ),
    );
}

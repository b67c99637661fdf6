import { createPublicKey } from 'node:crypto';
import { type Host, originPlaceholder } from 'shared-api/contract/front-ends/server-build.contract';
import { loadServerBuild } from '../builds/server-build.ts';
import { assertUndamaged } from '../builds/stored-release.ts';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { readPointer } from '../pointer/history.ts';
import { layout } from '../pointer/layout.ts';
import { pageRemotesOf } from '../pointer/page-remotes.ts';
import type { Pointer } from '../pointer/pointer.contract.ts';
import type { UpdateRequest } from '../pointer/update-pointer.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { addCspHashes } from './csp-hashes.ts';

type StaticPageRequest = Pick<UpdateRequest, 'storage' | 'env' | 'signingKey'>;

export const staticPage = 'index.html';

/** What says of a document which page it is, or whether search engines may list it. */
const isOfOnePage = (attributes: string) =>
  ['rel="canonical"', 'name="robots"', 'property="og:url"'].some((beginning) => attributes.startsWith(beginning));

function toStatic(marked: string, seq: number) {
  const { document, policy } = addCspHashes(marked);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`;
  return document
    .replace('<meta charset="utf-8">', `<!-- number ${seq} -->\n<meta charset="utf-8">\n${meta}`)
    .replace(/<(?:link|meta) ([^<>]*)>\n?/g, (tag, attributes: string) => (isOfOnePage(attributes) ? '' : tag))
    .replaceAll(originPlaceholder, '');
}

async function render(storage: RegistryStorage, pointer: Pointer): Promise<string> {
  const { name } = pointer.host;
  const release = pointer.remotes[name]?.stable;
  if (!release) throw new RegistryError(messages.hostFirst);
  await assertUndamaged(storage, name, release);
  const folder = layout.release(name, release.metadata.version);
  const file = `${folder}/server.cjs`;
  const build = (await storage.read(file))?.bytes.toString() ?? '';
  const host = loadServerBuild<Host>(build, file, {});
  const document = host.toDocument({
    page: await host.drawFrame(new Request('http://portal.internal/')),
    assets: `/${folder}/`,
    main: { href: release.url, integrity: release.metadata.integrity },
    preloads: [],
    remotes: pageRemotesOf(pointer),
  });
  return toStatic(document, pointer.seq);
}

/** True when this storage is served as it is, by a web server that renders nothing. */
export const isServedStatic = async (storage: RegistryStorage) => (await storage.read(staticPage)) !== undefined;

/**
 * Writes the one page of a portal without a page server: the frame with the registry in it; the browser renders the
 * rest. An invalid registry leaves the page as it was. Returns the number of the pointer it was written from.
 * @throws RegistryError
 */
export async function writeStaticPage({ storage, env, signingKey }: StaticPageRequest): Promise<number> {
  const keys = signingKey && [createPublicKey(signingKey)];
  for (;;) {
    const pointer = await readPointer(storage, env, keys);
    if (!pointer) throw new RegistryError(messages.nothingLive(env));
    const document = await render(storage, pointer);
    const tag = (await storage.read(staticPage))?.tag ?? null;
    const isWritten = await storage.compareAndSwap(staticPage, tag, Buffer.from(document));
    if (isWritten && (await readPointer(storage, env, keys))?.seq === pointer.seq) return pointer.seq;
  }
}

import { buffer } from 'node:stream/consumers';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { organisation } from 'shared-api/contract/offices/organisation';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { isId } from 'shared-api/contract/wire/query.contract';
import type { PostsListService } from '../../api/posts/list/posts-list.service.ts';
import { serverLimits } from '../../limits.ts';
import { notFound } from '../../platform/errors.ts';
import { addressBudget } from '../../platform/limits/address-budget.ts';
import { concurrencyLimit } from '../../platform/limits/concurrency-limit.ts';
import { shareInFlight } from '../../platform/limits/share-in-flight.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { cropToShareImage, shareImageRenderer } from './render-share-image.ts';
import { unpackFonts } from './share-image-fonts.ts';

type ShareImagesOptions = { postsListService: PostsListService; media: MediaStore; fontsFolder: string };

const limited = concurrencyLimit(1, serverLimits.maxShareImagesWaiting);

const siteWords = { above: organisation.name, title: organisation.slogan, below: organisation.description };
const postWords = ({ title, author }: Post) => ({ above: organisation.name, title, below: author.office.name });

/** The pictures that a shared link shows: of a post its own, or its title over the portal's pattern. */
export const shareImagesRoutes: FastifyPluginAsync<ShareImagesOptions> = async (
  app,
  { postsListService, media, fontsFolder },
) => {
  const renderShareImage = shareImageRenderer(await unpackFonts(fontsFolder));
  const rendered = new LRUCache<string, Buffer>({
    maxSize: serverLimits.maxShareImagesBytes,
    sizeCalculation: (bytes) => bytes.length,
  });

  async function ownPicture({ image, picture }: Post) {
    const file = image && (await media.open(image.replace('/media/', '')));
    return file ? cropToShareImage(await buffer(file.stream), picture?.placeholder) : undefined;
  }

  const shared = shareInFlight<Buffer>();

  const chargeImage = addressBudget(serverLimits.shareImagesPerMinute);

  const once = async (key: string, { ip }: FastifyRequest, render: () => Promise<Buffer>) =>
    rendered.get(key) ??
    shared(key, async () => {
      chargeImage(ip);
      const bytes = await limited(render);
      rendered.set(key, bytes);
      return bytes;
    });

  /** A rejection is kept by nobody. */
  const send = (reply: FastifyReply, bytes: Buffer) =>
    reply
      .header('cache-control', `public, max-age=${serverLimits.discoveryMaxAgeSeconds}`)
      .type('image/jpeg')
      .send(bytes);

  async function renderSite() {
    const card = await renderShareImage(siteWords);
    if (!card) throw new Error('the card of the portal has no words');
    return card;
  }

  app.get('/cards/site.jpg', async (request, reply) => send(reply, await once('site', request, renderSite)));

  app.get<{ Params: { id: string } }>('/cards/posts/:id.jpg', async (request, reply) => {
    const { id } = request.params;
    if (!isId(id)) throw notFound();
    const post = await postsListService.get(id);
    const render = async () => (await ownPicture(post)) ?? (await renderShareImage(postWords(post))) ?? renderSite();
    return send(reply, await once(`${id} ${post.updatedAt}`, request, render));
  });
};

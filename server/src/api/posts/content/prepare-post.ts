import { decodeXML } from 'entities';
import { limits } from 'shared-api/contract/limits';
import { noPictureTexts, type SomePostTexts } from 'shared-api/contract/posts/post-texts';
import type { PostForm } from 'shared-api/contract/posts/posts.contract';
import { isSeen } from 'shared-api/contract/text/typed-text';
import { serverLimits } from '../../../limits.ts';
import { foreignPicturesSentence } from '../../../messages.ts';
import { Rejection, validationFailed } from '../../../platform/errors.ts';
import type { OutboundFetch } from '../../../platform/outbound/outbound-fetch.ts';
import type { PicturesService } from '../../../platform/pictures/pictures.service.ts';
import { type RenderedPicture, renderPicture } from '../../../platform/pictures/render-picture.ts';
import { inWorker } from '../../../platform/threads/worker-pool.ts';
import type { StoredGallery } from '../gallery/gallery.repository.ts';
import { toTextColumns } from '../posts.tables.ts';
import { badContent, cleanText, maxTextLength, toBoundedWords } from './clean-text.ts';
import { addressesOfPictures, decodeDataUri, extractPictures, inlinePictures } from './embedded-pictures.ts';
import { renderForeign } from './foreign-pictures.ts';
import { hashesIn, imageOf, removeUnknownImages } from './own-images.ts';
import { toExcerpt, toPlainText } from './plain-text.ts';
import { prepareGallery } from './prepare-gallery.ts';

/** Where the pictures of a text come from. */
type Sources = {
  /** Whose other texts wait while a long one is read, and against whose day the pictures count. */
  author: string;
  picturesService: PicturesService;
  /** This portal's own address. */
  origin: string;
  fetch: OutboundFetch;
  /** @throws Rejection 429 when the author has asked for too many */
  countFetches: (times: number) => Promise<unknown>;
  /** Of a draft: pictures of other sites stay where they are. */
  leavesForeign: boolean;
};

const tasks = import.meta.resolve('./clean-text.ts');
const cleanInWorker = inWorker<Parameters<typeof cleanText>, string>(tasks, 'cleanText');
const toWordsInWorker = inWorker<Parameters<typeof toBoundedWords>, string>(tasks, 'toBoundedWords');

/** A text that is longer still is rejected by its length alone. */
const isLong = (html: string) => html.length > serverLimits.shortTextLength && html.length <= maxTextLength;

const clean = async ({ author, origin }: Sources, html: string) =>
  isLong(html) ? cleanInWorker(author, html, origin) : cleanText(html, origin);
const toWords = async ({ author }: Sources, html: string) =>
  isLong(html) ? toWordsInWorker(author, html) : toBoundedWords(html);

/** Undefined for anything but a picture, which is dropped from the text without rejecting the post. */
async function renderEmbedded(uri: string) {
  const source = decodeDataUri(uri);
  if (!source) return undefined;
  try {
    return await renderPicture(source, 'text');
  } catch (error) {
    if (error instanceof Rejection) return undefined;
    throw error;
  }
}

async function renderAllEmbedded(uris: Map<string, string>) {
  const rendered = new Map<string, RenderedPicture>();
  for (const [address, uri] of uris) {
    const picture = await renderEmbedded(uri);
    if (picture) rendered.set(address, picture);
  }
  return rendered;
}

/** @throws Rejection that names the pictures which could not be fetched: the author decides, and nothing is left out in silence */
async function fetchForeign({ fetch, countFetches }: Sources, addresses: string[]) {
  if (addresses.length === 0) return [];
  if (addresses.length > limits.foreignPicturesInText) throw badContent('too_many_foreign_pictures');
  await countFetches(addresses.length);
  const rendered = await renderForeign(fetch, addresses);
  const missing = addresses.filter((address) => !rendered.has(address));
  if (missing.length > 0)
    throw validationFailed({ content: foreignPicturesSentence(missing.map((address) => decodeXML(address))) });
  return rendered;
}

/** The text as it is stored, and the pictures that were inside it or named by it. */
async function prepareContent(sources: Sources, sent: string) {
  const { html, embedded } = extractPictures(sent);
  const cleaned = await clean(sources, html);
  const addresses = addressesOfPictures(cleaned);
  if (addresses.length > limits.picturesInText) throw badContent('too_many_pictures');
  const known = removeUnknownImages(await sources.picturesService.find(hashesIn(cleaned)), cleaned);
  const remaining = new Map([...embedded].filter(([address]) => addresses.includes(address)));
  const foreign = addresses.filter((address) => !embedded.has(address));
  await sources.picturesService.count(sources.author, remaining.size + (sources.leavesForeign ? 0 : foreign.length));
  const rendered = new Map([
    ...(sources.leavesForeign ? [] : await fetchForeign(sources, foreign)),
    ...(await renderAllEmbedded(remaining)),
  ]);
  const images = new Map([...rendered].map(([address, picture]) => [address, imageOf(picture)]));
  const content = inlinePictures(known, images, sources.leavesForeign ? foreign : []);
  return { content, text: await toWords(sources, content), inside: [...rendered.values()] };
}

/** Undefined texts stay as they are. */
type PostWords = Pick<PostForm, 'title' | 'type'> & SomePostTexts;

/** What is stored of a text that is fit to be read. */
export function toStoredPost({ title, type, ...texts }: PostWords, content: string, text = toPlainText(content)) {
  const isBlank = !isSeen(text) && !content.includes('<img ');
  return {
    fields: {
      title,
      type,
      content: isBlank ? '' : content,
      text,
      excerpt: toExcerpt(text),
      ...toTextColumns(texts),
    },
    inText: hashesIn(content),
  };
}

/** A post as it will be stored; its new pictures are rendered but not yet stored. @throws Rejection */
export async function preparePost(sources: Sources, form: PostForm, picture: Buffer | undefined) {
  const { content, text, inside } = await prepareContent(sources, form.content);
  await sources.picturesService.count(sources.author, picture ? 1 : 0);
  const attached = picture && (await renderPicture(picture, 'post'));
  const pictureHash = attached ? attached.hash : form.withoutImage && null;
  const { gallery, below } = await prepareGallery(sources, form.gallery);
  return {
    // the words of another picture are none of its own
    ...toStoredPost({ ...(pictureHash !== undefined && noPictureTexts), ...form }, content, text),
    /** Null when it was taken off, undefined when it stays. */
    pictureHash,
    /** Undefined when none was sent. */
    gallery,
    rendered: [...inside, ...(attached ? [attached] : []), ...below],
  };
}
export type PreparedPost = Awaited<ReturnType<typeof preparePost>>;
/** Null for no picture, undefined for the one it has; the same of the pictures below the text. */
export type StoredPost = ReturnType<typeof toStoredPost> & {
  pictureHash: string | null | undefined;
  gallery?: StoredGallery | undefined;
};

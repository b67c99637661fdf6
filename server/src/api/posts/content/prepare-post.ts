import { limits } from 'shared-api/contract/limits';
import type { PostForm } from 'shared-api/contract/posts.contract';
import { hasAtMost } from 'shared-api/contract/text.contract';
import { fieldSentence } from '../../../messages.ts';
import { Refusal, validationFailed } from '../../../platform/errors.ts';
import type { PicturesService } from '../../../platform/pictures/pictures.service.ts';
import { type RenderedPicture, renderPicture } from '../../../platform/pictures/render-picture.ts';
import { decodeDataUri, extractPictures, inlinePictures, remainingPictures } from './embedded-pictures.ts';
import { hashesIn, imageOf, removeUnknownImages } from './own-images.ts';
import { toExcerpt, toPlainText } from './plain-text.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

const badContent = (code: string) => validationFailed({ content: fieldSentence('content', code) });

function refuseTooLong(html: string) {
  if (!hasAtMost(html, limits.content[1])) throw badContent('too_long');
}

/** Undefined for anything but a picture, which is dropped from the text without refusing the post. */
async function renderEmbedded(uri: string) {
  const source = decodeDataUri(uri);
  if (!source) return undefined;
  try {
    return await renderPicture(source, 'post');
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function renderAll(uris: string[], indices: number[]) {
  const rendered = new Map<number, RenderedPicture>();
  for (const index of indices) {
    const picture = await renderEmbedded(uris[index] ?? '');
    if (picture) rendered.set(index, picture);
  }
  return rendered;
}

/** The text as it is stored, and the pictures that were inside it. */
async function prepareContent(picturesService: PicturesService, sent: string) {
  const { html, uris } = extractPictures(sent);
  refuseTooLong(html);
  const clean = sanitiseRichText(html);
  const remaining = remainingPictures(clean);
  if (remaining.length > limits.picturesInText) throw badContent('too_many_pictures');
  const known = removeUnknownImages(await picturesService.find(hashesIn(clean)), clean);
  const rendered = await renderAll(uris, remaining);
  const images = new Map([...rendered].map(([index, picture]) => [index, imageOf(picture)]));
  const content = inlinePictures(known, images);
  refuseTooLong(content);
  return { content, embedded: [...rendered.values()] };
}

/** A post as it will be stored; its new pictures are rendered but not yet stored. @throws Refusal */
export async function preparePost(picturesService: PicturesService, form: PostForm, picture: Buffer | undefined) {
  const { content, embedded } = await prepareContent(picturesService, form.content);
  const attached = picture && (await renderPicture(picture, 'post'));
  const text = toPlainText(content);
  const isBlank = text === '' && !content.includes('<img ');
  return {
    fields: { title: form.title, type: form.type, content: isBlank ? '' : content, text, excerpt: toExcerpt(text) },
    /** Undefined when no new one was sent. */
    pictureHash: attached?.hash,
    inText: hashesIn(content),
    rendered: [...embedded, ...(attached ? [attached] : [])],
  };
}
export type PreparedPost = Awaited<ReturnType<typeof preparePost>>;
export type StoredPost = Omit<PreparedPost, 'rendered'>;

import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { serverLimits } from '../../../limits.ts';
import { fieldSentence } from '../../../messages.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { nestElements } from './nest-elements.ts';

const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li'];
const blockClasses = ['ql-align-left', 'ql-align-center', 'ql-align-right', 'ql-align-justify', 'ql-direction-rtl'];
const silent = ['script', 'style', 'textarea', 'option', 'noscript', 'noembed', 'noframes', 'iframe', 'xmp', 'title'];
const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
const pictureSchemes = ['http:', 'https:'];
const controls = /\p{Cc}/u;
/** The sanitiser reads an address again for each comment in it; of one that leads anywhere, a browser writes `<` as `%3C`. */
const comment = /< *! *- *-/;
/** `nestElements` removes it. Renamed to one that is not allowed, it would lend its name to the end tag of the next element. */
const withoutAddress = (tagName: string): Tag => ({ tagName, attribs: {} });

/** Ours when it begins with one slash; a second, even a backward one, would name another host. */
const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url);

/** A name of the DNS has 253 letters at most; parsing orders the marks of a longer one, however they are written. */
const hasLongHost = (url: string) =>
  (/^[a-z]*:?[/\\]*([^/\\?#]*)/i.exec(url)?.[1] ?? url).length > serverLimits.maxHostLength;

function isAddress(url: string | undefined, schemes: string[]): url is string {
  if (!url || controls.test(url) || comment.test(url)) return false;
  if (isOwnPath(url)) return true;
  return !hasLongHost(url) && URL.canParse(url) && schemes.includes(new URL(url).protocol);
}

function toLink(tagName: string, { href }: Attributes): Tag {
  const url = href?.trim();
  if (!isAddress(url, linkSchemes)) return withoutAddress(tagName);
  return { tagName, attribs: { href: url, rel: 'noopener noreferrer', target: '_blank' } };
}

const isPixels = (text: string | undefined): text is string => /^[1-9]\d{0,3}$/.test(text ?? '');

function toImage(tagName: string, { src, alt, width, height }: Attributes): Tag {
  const url = src?.trim();
  if (!isAddress(url, pictureSchemes)) return withoutAddress(tagName);
  const attribs: Attributes = { src: url };
  if (alt) attribs.alt = alt;
  if (isPixels(width)) attribs.width = width;
  if (isPixels(height)) attribs.height = height;
  return { tagName, attribs };
}

/** The editor itself writes two classes now in one order and now in the other. */
function toBlock(tagName: string, { class: names = '', 'data-list': list }: Attributes): Tag {
  const given = names.split(/\s+/);
  const kept = blockClasses.filter((name) => given.includes(name));
  const attribs: Attributes = {};
  if (tagName === 'li' && (list === 'ordered' || list === 'bullet')) attribs['data-list'] = list;
  if (kept.length > 0) attribs.class = kept.join(' ');
  return { tagName, attribs };
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, 'br', 'strong', 'em', 'u', 's', 'ol', 'ul', 'a', 'img'],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    li: ['data-list'],
  },
  allowedClasses: Object.fromEntries(blocks.map((tag) => [tag, blockClasses])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: silent,
  nestingLimit: 32,
  transformTags: {
    ...Object.fromEntries(blocks.map((tag) => [tag, toBlock])),
    a: toLink,
    img: toImage,
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
  },
};

/** Counts the elements that are open: the parser looks through all of them at many a tag. */
function nestingBound() {
  let open = 0;
  return {
    onOpenTag() {
      open += 1;
      if (open > serverLimits.maxOpenElements)
        throw validationFailed({ content: fieldSentence('content', 'too_nested') });
    },
    onCloseTag() {
      open -= 1;
    },
  };
}

/** Of what a person sent, only what the editor can write; written as the editor writes it, so that twice is as once. @throws Rejection 400 */
export const sanitiseRichText = (html: string) =>
  nestElements(sanitizeHtml(html, { ...options, ...nestingBound() }).replaceAll(' />', '>')).trim();

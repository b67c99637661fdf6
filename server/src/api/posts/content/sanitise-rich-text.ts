import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { serverLimits } from '../../../limits.ts';
import { fieldSentence } from '../../../messages.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { isLongHost } from './long-host.ts';
import { nestElements } from './nest-elements.ts';

const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li'];
const sides = ['left', 'center', 'right', 'justify'];
const blockClasses = [...sides.map((side) => `ql-align-${side}`), 'ql-direction-rtl'];
const indents = [1, 2, 3, 4, 5, 6, 7, 8].map((depth) => `ql-indent-${depth}`);
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

function isAddress(url: string | undefined, schemes: string[]): url is string {
  if (!url || controls.test(url) || comment.test(url)) return false;
  if (isOwnPath(url)) return true;
  return !isLongHost(url) && URL.canParse(url) && schemes.includes(new URL(url).protocol);
}

function toLink(tagName: string, { href, dir }: Attributes): Tag {
  const url = href?.trim();
  if (!isAddress(url, linkSchemes)) return withoutAddress(tagName);
  const attribs: Attributes = { href: url };
  if (dir === 'ltr') attribs.dir = dir;
  return { tagName, attribs: { ...attribs, rel: 'noopener noreferrer', target: '_blank' } };
}

const isPixels = (text: string | undefined): text is string => /^[1-9]\d{0,4}$/.test(text ?? '');

function toImage(tagName: string, { src, alt, width, height }: Attributes): Tag {
  const url = src?.trim();
  if (!isAddress(url, pictureSchemes)) return withoutAddress(tagName);
  const attribs: Attributes = { src: url };
  if (alt) attribs.alt = alt;
  if (isPixels(width)) attribs.width = width;
  if (isPixels(height)) attribs.height = height;
  return { tagName, attribs };
}

/** The direction that is counted is left out: only what the author chose is stored. */
const toDirection = ({ dir }: Attributes): Attributes => (dir?.toLowerCase() === 'rtl' ? { dir: 'rtl' } : {});

/** The editor itself writes two classes now in one order and now in the other. */
function toBlock(tagName: string, given: Attributes): Tag {
  const { class: names = '', 'data-list': list, align = '' } = given;
  const classes = names.split(/\s+/);
  const allowed = tagName === 'li' ? [...blockClasses, ...indents] : blockClasses;
  const kept = allowed.filter((name) => classes.includes(name));
  const attribs: Attributes = {};
  if (tagName === 'li' && (list === 'ordered' || list === 'bullet')) attribs['data-list'] = list;
  if (kept.length > 0) attribs.class = kept.join(' ');
  if (sides.includes(align)) attribs.align = align;
  return { tagName, attribs: { ...attribs, ...toDirection(given) } };
}

const toList = (tagName: string, given: Attributes): Tag => ({ tagName, attribs: toDirection(given) });

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, 'br', 'strong', 'em', 'u', 's', 'ol', 'ul', 'a', 'img'],
  allowedAttributes: {
    ...Object.fromEntries(blocks.map((tag) => [tag, ['align', 'dir']])),
    a: ['href', 'dir', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    li: ['data-list', 'align', 'dir'],
    ol: ['dir'],
    ul: ['dir'],
  },
  allowedClasses: Object.fromEntries(blocks.map((tag) => [tag, [...blockClasses, ...indents]])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: silent,
  nestingLimit: 32,
  transformTags: {
    ...Object.fromEntries(blocks.map((tag) => [tag, toBlock])),
    ol: toList,
    ul: toList,
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

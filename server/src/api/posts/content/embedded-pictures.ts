import { maxTextLength } from './clean-text.ts';
import { replaceTokens } from './replace-tokens.ts';

const opening = /\bsrc\s*=\s*["'](?=data:)/i;
const place = (index: number) => `https://embedded.invalid/${index}`;
/**
 * Of a sanitised text, where `<` and `>` stand in no attribute: a picture that is not stored here yet. The expression ends
 * at the next `<`, so it takes linear time for any text.
 */
const image = /<img src="(https?:\/\/[^"<>]*)"((?: alt="[^"<>]*")?)[^<>]*>/g;

/**
 * Extracts the `data:` pictures of a text; an address stands in the place of each, by which it is found again. Stops where
 * the text without them is too long: it is rejected, however many follow.
 */
export function extractPictures(html: string) {
  const pieces: string[] = [];
  const embedded = new Map<string, string>();
  let done = 0;
  let from = 0;
  let lengthLeft = maxTextLength;
  for (;;) {
    const match = opening.exec(html.slice(from, done + lengthLeft));
    if (!match) return { html: pieces.join('') + html.slice(done), embedded };
    const start = from + match.index + match[0].length;
    const end = html.indexOf(match[0].slice(-1), start);
    from = Math.max(start, end);
    if (end < 0) continue;
    const address = place(embedded.size);
    embedded.set(address, html.slice(start, end));
    pieces.push(html.slice(done, start), address);
    lengthLeft -= start - done + address.length;
    done = end;
  }
}

/** Addresses of the pictures of a sanitised text that are not stored here yet, each once, as they are written there. */
export const addressesOfPictures = (html: string) => [
  ...new Set([...html.matchAll(image)].map(([, address = '']) => address)),
];

/** Puts each picture's `<img>` into its place with its `alt`; the place of a rejected picture is removed, that of one `left` stays. */
export const inlinePictures = (html: string, images: Map<string, string>, left: string[] = []) =>
  html.replace(
    image,
    (tag, address, alt) =>
      // the words go in by a function: as a plain replacement, `$` in them would pull the text around into the tag
      images.get(address)?.replace(' width', () => `${alt} width`) ?? (left.includes(address) ? tag : ''),
  );

/** The bytes of `data:image/…;base64,…`; undefined of any other address. */
export function decodeDataUri(uri: string) {
  const start = /^data:image\/[a-z0-9.+-]{1,20};base64,/i.exec(uri)?.[0].length;
  return start ? Buffer.from(uri.slice(start), 'base64') : undefined;
}

const linkAttributes = 'rel="noopener noreferrer" target="_blank"';

/**
 * A text stored before pictures were fetched at publishing names some on other sites, which would learn who reads it: a link
 * stands for each, and inside a link of the author its words. The stored text keeps the address.
 */
export function linkForeignPictures(html: string, label: string) {
  if (!html.includes('<img src="http')) return html;
  return replaceTokens(html, (text, { isTag, isInLink }) =>
    isTag
      ? text.replace(image, (_, address: string, alt: string) => {
          const altText = alt.slice(6, -1) || label;
          return isInLink ? altText : `<a href="${address}" ${linkAttributes}>${altText}</a>`;
        })
      : text,
  );
}

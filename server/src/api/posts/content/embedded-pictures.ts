const opening = /\bsrc\s*=\s*(["'])(?=data:)/gi;
const place = (index: number) => `https://embedded.invalid/${index}`;
const image = /<img src="https:\/\/embedded\.invalid\/(\d+)"((?: alt="[^"]*")?)[^>]*>/g;

/** Extracts the `data:` pictures of a text; an address stands in the place of each. */
export function extractPictures(html: string) {
  const pieces: string[] = [];
  const uris: string[] = [];
  let done = 0;
  for (const match of html.matchAll(opening)) {
    const start = match.index + match[0].length;
    const end = html.indexOf(match[1] ?? '"', start);
    if (start < done || end < 0) continue;
    pieces.push(html.slice(done, start), place(uris.length));
    uris.push(html.slice(start, end));
    done = end;
  }
  return { html: pieces.join('') + html.slice(done), uris };
}

/** Numbers of the pictures that are still there in a sanitised text, each once. */
export const remainingPictures = (html: string) => [
  ...new Set([...html.matchAll(image)].map(([, index]) => Number(index))),
];

/** Puts each picture's `<img>` into its place with its `alt`; the place of a refused picture is removed. */
export const inlinePictures = (html: string, images: Map<number, string>) =>
  // the words go in by a function: as a plain replacement, `$` in them would pull the text around into the tag
  html.replace(image, (_, index, alt) => images.get(Number(index))?.replace(' width', () => `${alt} width`) ?? '');

/** The bytes of `data:image/…;base64,…`; undefined of any other address. */
export function decodeDataUri(uri: string) {
  const start = /^data:image\/[a-z0-9.+-]{1,20};base64,/i.exec(uri)?.[0].length;
  return start ? Buffer.from(uri.slice(start), 'base64') : undefined;
}

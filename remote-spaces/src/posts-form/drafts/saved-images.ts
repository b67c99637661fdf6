const images = /<img\b[^>]*>/g;
const source = /\bsrc="([^"]*)"/;
const dataSource = /\bsrc="(data:[^"]*)"/g;
/** How the server shows a picture that it stores: with its measures, which keep its place while it loads. */
const measured = /\bsrc="[^"]*"(?: width="\d+" height="\d+")?/;

/** What was put into the editor goes on being shown; what is sent and stored names the pictures of the server, by these. */
export type StoredImages = ReadonlyMap<string, string>;

/** Adds the server's addresses of the pictures in `sent`, paired by their order; unchanged if their numbers differ. */
export function addStoredImages(stored: StoredImages, sent: string, saved: string): StoredImages {
  const [from, to] = [sent.match(images) ?? [], saved.match(images) ?? []];
  if (from.length !== to.length) return stored;
  const pairs = from.map(
    (image, index) => [source.exec(image)?.[1] ?? '', measured.exec(to[index] ?? '')?.[0] ?? ''] as const,
  );
  return new Map([...stored, ...pairs.filter(([data, place]) => data.startsWith('data:') && place)]);
}

export const withStoredImages = (stored: StoredImages, html: string) =>
  html.replace(dataSource, (all, data: string) => stored.get(data) ?? all);

const images = /<img\b[^>]*>/g;
const source = /\bsrc="([^"]*)"/;
const dataSource = /\bsrc="(data:[^"]*)"/g;
/** How the server shows a picture that it stores: with its measures, which keep its place while it loads. */
const measured = /\bsrc="[^"]*"(?: width="\d+" height="\d+")?/;

/**
 * Which pictures of a text the server has by now: the editor goes on showing what was put into it, but what is sent and kept
 * names the stored one, so that each is sent once.
 */
export function savedImages() {
  const stored = new Map<string, string>();
  return {
    /** The server made `saved` of `sent`: picture by picture, unless it rejected one. */
    note(sent: string, saved: string) {
      const [from, to] = [sent.match(images) ?? [], saved.match(images) ?? []];
      if (from.length !== to.length) return;
      for (const [index, image] of from.entries()) {
        const data = source.exec(image)?.[1];
        const place = measured.exec(to[index] ?? '')?.[0];
        if (data?.startsWith('data:') && place) stored.set(data, place);
      }
    },
    clear: () => stored.clear(),
    replaceIn: (html: string) => html.replace(dataSource, (all, data: string) => stored.get(data) ?? all),
  };
}

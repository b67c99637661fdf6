const emptyParagraph = /<p(?: [^<>]*)?>(?:<br>)?<\/p>/g;
const aligned = /(<(?:p|h[1-6]|li)(?: dir="ltr")?) align="(\w+)"/g;

/** A text as it is read on the portal, for programs that show it on a page of their own: with its direction, and styles. */
export const toOutgoingHtml = (content: string) =>
  `<div dir="rtl">${content.replace(emptyParagraph, '').replace(aligned, '$1 style="text-align:$2"')}</div>`;

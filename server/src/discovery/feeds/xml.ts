/** What XML cannot hold in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very ones
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it stands in an element or an attribute. */
export const toXmlText = (text: string) =>
  text
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** HTML of ours as a reader elsewhere may show it: its addresses lead to us. */
export const toForeignHtml = (html: string, origin: string) =>
  toXmlText(html.replace(/\b(src|href)="\//g, `$1="${origin}/`));

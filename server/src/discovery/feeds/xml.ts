import { escapeUTF8 } from 'entities/escape';

/** What XML cannot hold in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are to be found
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it stands in an element or an attribute. */
export const toXmlText = (text: string) => escapeUTF8(text.replace(forbidden, ''));

/** HTML of ours as a reader elsewhere may show it: its addresses lead to us. */
export const toForeignHtml = (html: string, origin: string) =>
  toXmlText(html.replace(/\b(src|href)="\//g, `$1="${origin}/`));

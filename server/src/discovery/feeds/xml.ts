import { escapeUTF8 } from 'entities/escape';

/** Characters that XML does not allow, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are to be found
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text escaped for an element or an attribute. */
export const toXmlText = (text: string) => escapeUTF8(text.replace(forbidden, ''));

/** The HTML of a post, escaped, with absolute addresses. */
export const toForeignHtml = (html: string, origin: string) =>
  toXmlText(html.replace(/\b(src|href)="\//g, `$1="${origin}/`));
